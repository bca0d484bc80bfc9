import { readBody } from '../../../sandbox/body.mjs'
import { foreignness } from '../../../sandbox/loopback.mjs'
import { answerTo, readNotification } from '../../../sandbox/service.mjs'
import { performOnRequest } from './perform.mjs'
import { statusOf, writeAnswer } from './wire.mjs'

/** @typedef {import('./door.mjs').Connection} Connection */
/** @typedef {import('./faults.mjs').FaultStep} FaultStep */
/** @typedef {import('./types.mjs').SandboxRequest} SandboxRequest */
/** @typedef {ReturnType<typeof import('./faults.mjs').createFaults<FaultStep>>} Faults */
/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * Serves requests one by one: puts each on record, reads it, and answers by the book or as a fault wants it.
 * @param {{
 *   sandbox: import('./types.mjs').Sandbox,
 *   faults: Faults,
 *   emit: (event: import('./types.mjs').SandboxEvent) => void,
 * }} context
 */
export function createExchanges({ sandbox, faults, emit }) {
  /** @type {WeakMap<import('node:stream').Duplex, Connection>} */
  const connections = new WeakMap()
  return {
    /**
     * Tells on which connection the requests of this socket arrive.
     * @param {import('node:net').Socket} socket
     * @param {Connection} connection
     */
    open: (socket, connection) => {
      connections.set(socket, connection)
    },
    serve,
    refuseTunnel,
    refuseGarbage,
  }

  /**
   * @param {IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function serve(req, res) {
    const { request, connection } = record(req)
    // A web page must not use up a behaviour that was scripted for somebody else.
    const step = foreignness(req.headers, sandbox.url) === undefined ? faults.take(request.method) : undefined
    if (step !== undefined) request.fault = step.kind
    emit({ type: 'request', request })

    const begin = (/** @type {number} */ status) => {
      request.status = status
      emit({ type: 'answer', request })
    }
    const wire = { request, res, socket: req.socket, raw: connection.raw, begin }

    req.on('close', () => {
      if (!request.complete) emit({ type: 'aborted', request })
    })
    if (step?.kind === 'reset-early') {
      connection.raw.resetAndDestroy()
      return
    }
    readBody(req, request, (bytes, tooLarge) => {
      emit({ type: 'complete', request })
      const service = { ...sandbox, accepted: sandbox.delivered.length }
      const exchange = { service, request, bytes, tooLarge }
      const ordinary = answerTo(exchange)
      const list = sandbox.audiencesBody
      if (list !== undefined && request.method === 'GET' && ordinary.status === 200) {
        ordinary.body = typeof list === 'string' ? list : JSON.stringify(list)
      }
      const notification = step === undefined ? ordinary.notification : acceptedBy(step, exchange, ordinary)
      if (notification !== undefined) {
        const delivered = { ...notification, request }
        sandbox.delivered.push(delivered)
        emit({ type: 'delivered', request, delivered })
      }
      if (step === undefined && ordinary.refused !== undefined) request.refused = ordinary.refused
      if (!connection.raw.destroyed) {
        if (step === undefined) writeAnswer(ordinary, wire)
        else performOnRequest(step, { ...wire, ordinary })
      }
    })
  }

  /**
   * Refuses a CONNECT, which node:http hands over without an answer to write.
   * @param {IncomingMessage} req
   * @param {import('node:stream').Duplex} socket
   */
  function refuseTunnel(req, socket) {
    const { request } = record(req)
    request.complete = true
    request.status = 405
    request.refused = { error: 'this is the push service, not a proxy', problems: [] }
    emit({ type: 'request', request })
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    emit({ type: 'answer', request })
  }

  /**
   * Refuses what is no HTTP. A client that goes away, also in the middle of a request, is no such case.
   * @param {NodeJS.ErrnoException} error
   * @param {import('node:stream').Duplex} socket
   */
  function refuseGarbage(error, socket) {
    const number = connections.get(socket)?.number
    const inRequest = sandbox.requests.some(({ connection, complete }) => connection === number && !complete)
    if (error.code?.startsWith('HPE_') && !inRequest) emit({ type: 'bad-request', code: error.code })
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }

  /** @param {IncomingMessage} req */
  function record(req) {
    const connection = connections.get(req.socket)
    if (connection === undefined) throw new Error('a request came by a connection that was never opened')
    /** @type {SandboxRequest} */
    const request = {
      method: req.method ?? '',
      path: req.url ?? '',
      httpVersion: req.httpVersion,
      headers: req.headers,
      rawHeaders: req.rawHeaders,
      body: '',
      complete: false,
      connection: connection.number,
      remotePort: connection.raw.remotePort,
    }
    sandbox.requests.push(request)
    return { request, connection }
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
