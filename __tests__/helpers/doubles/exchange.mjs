import { readBody } from '../../../sandbox/body.mjs'
import { answerTo, readNotification } from '../../../sandbox/service.mjs'
import { performOnRequest } from './perform.mjs'
import { statusOf, writeAnswer } from './wire.mjs'

/** @typedef {import('./faults.mjs').FaultStep} FaultStep */
/** @typedef {import('./types.mjs').SandboxRequest} SandboxRequest */

/**
 * What is on record of a request from its head on.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('./door.mjs').Connection} connection
 * @returns {SandboxRequest}
 */
export function recordOf({ method = '', url: path = '', httpVersion, headers, rawHeaders }, { number }) {
  return { method, path, httpVersion, headers, rawHeaders, body: '', complete: false, connection: number }
}

/**
 * Serves requests one by one: puts each on record, reads it, and answers as the service does or as a fault says.
 * @param {{
 *   sandbox: import('./types.mjs').Sandbox,
 *   faults: ReturnType<typeof import('./faults.mjs').createFaults<FaultStep>>,
 *   emit: (event: import('./types.mjs').SandboxEvent) => void,
 *   connectionOf: (socket: import('node:stream').Duplex) => import('./door.mjs').Connection,
 * }} context
 * @returns {import('node:http').RequestListener}
 */
export function createExchanges({ sandbox, faults, emit, connectionOf }) {
  return (req, res) => {
    const connection = connectionOf(req.socket)
    const request = recordOf(req, connection)
    sandbox.requests.push(request)
    const step = faults.take(request.method)
    if (step !== undefined) request.fault = step.kind
    emit({ type: 'request', request })

    const begin = (/** @type {number} */ status) => {
      request.status = status
      emit({ type: 'answer', request })
    }
    const wire = { request, res, socket: req.socket, raw: connection.raw, begin }

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
      if (step === undefined) writeAnswer(ordinary, wire)
      else performOnRequest(step, { ...wire, ordinary })
    })
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
