import { readBody } from '../../../sandbox/body.mjs'
import { sampleAudiences } from '../../../sandbox/samples.mjs'
import { answerTo, readNotification } from '../../../sandbox/service.mjs'
import { openDoor, recordOf } from './door.mjs'
import { createFaults } from './faults.mjs'
import { perform, statusOf } from './perform.mjs'
import { createWatch } from './watch.mjs'

/** @typedef {import('./faults.mjs').FaultStep} FaultStep */

/**
 * The push service of the sandbox as tests need it: over TLS too, with everything that it was sent on record, and
 * misbehaving as scripted with `fault`. It has no page.
 * @param {import('./types.mjs').SandboxOptions} [options]
 * @returns {Promise<import('./types.mjs').Sandbox>}
 */
export async function startSandbox({ host, token, audiences = sampleAudiences, tls, onEvent } = {}) {
  /** @type {ReturnType<typeof createFaults<FaultStep>>} */
  const faults = createFaults()
  const onConnection = (/** @type {number} */ number) => {
    sandbox.connections = number
    emit({ type: 'connection' })
  }
  const { http, url, port, connectionOf, close } = await openDoor({ host, tls, faults, onConnection })

  /** @type {import('./types.mjs').Sandbox} */
  const sandbox = {
    url,
    port,
    token: token ?? 'sandbox-token-0123456789abcdef',
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

  // Each request is put on record, read, and answered as the service does or as a fault says.
  http.on('request', (req, res) => {
    const connection = connectionOf(req.socket)
    const request = recordOf(req, connection)
    sandbox.requests.push(request)
    const step = faults.take(request.method)
    emit({ type: 'request', request })
    if (step?.kind === 'reset-early') {
      connection.raw.resetAndDestroy()
      return
    }
    readBody(req, request, (bytes, tooLarge) => {
      const service = { ...sandbox, accepted: sandbox.delivered.length }
      const exchange = { service, request, bytes, tooLarge }
      const ordinary = answerTo(exchange)
      const list = sandbox.audiencesBody
      if (list !== undefined && request.method === 'GET' && ordinary.status === 200) {
        ordinary.body = typeof list === 'string' ? list : JSON.stringify(list)
      }
      const notification = step === undefined ? ordinary.notification : acceptedBy(step, exchange, ordinary)
      if (notification !== undefined) sandbox.delivered.push({ ...notification, request })
      emit({ type: 'complete', request })
      if (connection.raw.destroyed) return
      const begin = () => emit({ type: 'answer', request })
      perform(step, { request, ordinary, res, socket: req.socket, raw: connection.raw, begin })
    })
  })
  return sandbox

  /** @param {import('./types.mjs').SandboxEvent} event */
  function emit(event) {
    onEvent?.(event, sandbox)
    watch.changed()
  }
}

/**
 * What the service acts on although it misbehaves.
 * @param {FaultStep} step
 * @param {import('../../../sandbox/service.mjs').Exchange} exchange
 * @param {import('../../../sandbox/service.mjs').Answer} ordinary
 */
function acceptedBy(step, exchange, ordinary) {
  if (exchange.request.method !== 'POST') return undefined
  const status = statusOf(step, 'POST')
  if (!(step.accept ?? (status >= 200 && status < 300))) return undefined
  // These two give the ordinary answer, so that it decides.
  if (step.status === undefined && (step.kind === 'slow' || step.kind === 'close-idle')) return ordinary.notification
  const read = readNotification(exchange)
  return 'notification' in read ? read.notification : undefined
}
