import { createServer } from 'node:http'
import { sampleAudiences } from '../../../sandbox/samples.mjs'
import { openDoor } from './door.mjs'
import { createExchanges } from './exchange.mjs'
import { createFaults, sandboxFaults } from './faults.mjs'
import { performOnConnection } from './perform.mjs'
import { createWatch } from './watch.mjs'

/** @typedef {import('./types.mjs').Sandbox} Sandbox */

/**
 * The push service of the sandbox as tests need it: over TLS too, with everything that it was sent on record, and
 * misbehaving as scripted with `fault`. It has no page.
 * @param {import('./types.mjs').SandboxOptions} [options]
 * @returns {Promise<Sandbox>}
 * @throws {RangeError} where host, port or token is not acceptable; the error of `listen` where the port cannot be had
 */
export async function startSandbox({
  host = '127.0.0.1',
  port = 0,
  token = 'sandbox-token-0123456789abcdef',
  audiences = sampleAudiences,
  tls,
  onEvent,
} = {}) {
  if (!/^[\x21-\x7e]+$/.test(token)) throw new RangeError('token must be visible ASCII, and at least one character')

  /** @type {import('./exchange.mjs').Faults} */
  const faults = createFaults(sandboxFaults)
  // No timer of node:http may close a connection: the sandbox does nothing that was not scripted.
  const http = createServer({ requireHostHeader: false, keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 })
  const door = await openDoor({ host, port, tls, onConnection })

  /** @type {Sandbox} */
  const sandbox = {
    url: door.url,
    port: door.port,
    token,
    audiences: structuredClone(audiences),
    audiencesBody: undefined,
    requests: [],
    delivered: [],
    connections: 0,
    fault: (match, ...steps) => faults.add(match, steps),
    until: predicate => watch.until(predicate),
    close: () => {
      watch.stop('the sandbox is closed')
      return door.close()
    },
  }
  const watch = createWatch(sandbox)
  const exchanges = createExchanges({ sandbox, faults, emit })
  http.on('request', exchanges.serve)
  http.on('checkExpectation', exchanges.serve)
  http.on('connect', exchanges.refuseTunnel)
  http.on('clientError', exchanges.refuseGarbage)
  return sandbox

  /** @param {import('./types.mjs').SandboxEvent} event */
  function emit(event) {
    onEvent?.(event, sandbox)
    watch.changed()
  }

  /** @param {import('./door.mjs').Connection} connection */
  function onConnection(connection) {
    const step = faults.take('connection')
    sandbox.connections = connection.number
    emit({ type: 'connection', connection: connection.number, ...(step && { fault: step.kind }) })
    if (step !== undefined) {
      performOnConnection(step, connection.raw)
      return
    }
    const socket = door.admit(connection)
    exchanges.open(socket, connection)
    http.emit('connection', socket)
  }
}
