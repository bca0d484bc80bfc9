import { createServer } from 'node:http'
import { sampleAudiences } from '../../../sandbox/samples.mjs'
import { openDoor, untimed } from './door.mjs'
import { createExchanges } from './exchange.mjs'
import { createFaults } from './faults.mjs'
import { performOnConnection } from './perform.mjs'
import { createWatch } from './watch.mjs'

/** @typedef {import('./types.mjs').Sandbox} Sandbox */

/**
 * The push service of the sandbox as tests need it: over TLS too, with everything that it was sent on record, and
 * misbehaving as scripted with `fault`. It has no page.
 * @param {import('./types.mjs').SandboxOptions} [options]
 * @returns {Promise<Sandbox>}
 */
export async function startSandbox({
  host,
  token = 'sandbox-token-0123456789abcdef',
  audiences = sampleAudiences,
  tls,
  onEvent,
} = {}) {
  /** @type {ReturnType<typeof createFaults<import('./faults.mjs').FaultStep>>} */
  const faults = createFaults()
  const http = createServer(untimed)
  const misbehaves = (/** @type {import('./door.mjs').Connection} */ { number, raw }) => {
    const step = faults.take('connection')
    sandbox.connections = number
    emit({ type: 'connection' })
    if (step !== undefined) performOnConnection(step, raw)
    return step !== undefined
  }
  const { url, port, connectionOf, close } = await openDoor({ host, http, tls, misbehaves })

  /** @type {Sandbox} */
  const sandbox = {
    url,
    port,
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
      return close()
    },
  }
  const watch = createWatch(sandbox)
  http.on('request', createExchanges({ sandbox, faults, emit, connectionOf }))
  return sandbox

  /** @param {import('./types.mjs').SandboxEvent} event */
  function emit(event) {
    onEvent?.(event, sandbox)
    watch.changed()
  }
}
