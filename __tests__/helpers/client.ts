import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { createWatch } from './doubles/watch.mjs'

/** The result of a request: an answer, part of one with the error that cut it, or only the error. */
export interface Reply {
  status?: number
  statusText?: string
  headers?: IncomingHttpHeaders
  body?: string
  error?: string
}

export interface Question {
  method?: string
  path?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** Sends a request over its own connection. Never rejects. */
export function ask(base: string, question: Question = {}): Promise<Reply> {
  const { method = 'GET', path = '/v1/audience', headers = {}, body = '' } = question
  const url = new URL(base)
  return new Promise(resolve => {
    const reply: Reply = {}
    const options = { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: url.port, method, path, agent: false }
    const length = { 'Content-Length': Buffer.byteLength(body) }
    const req = request({ ...options, headers: { ...length, ...headers } }, res => {
      Object.assign(reply, { status: res.statusCode, statusText: res.statusMessage, headers: res.headers, body: '' })
      res.setEncoding('utf8')
      res.on('data', part => {
        reply.body += part
      })
      res.on('error', (error: NodeJS.ErrnoException) => resolve({ ...reply, error: error.code ?? error.message }))
      res.on('end', () => resolve(reply))
    })
    req.on('error', (error: NodeJS.ErrnoException) => resolve({ ...reply, error: error.code ?? error.message }))
    req.end(body)
  })
}

export interface Wire {
  socket: Socket
  received: string
  connected: boolean
  /** How the other side ended it. */
  ended?: 'fin' | 'rst'
  until: (predicate: (wire: Wire) => unknown) => Promise<void>
}

/** A bare TCP client that keeps what it receives and sees a reset apart from an orderly end. */
export function dial(base: string, text = ''): Wire {
  const url = new URL(base)
  const socket = connect({ host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) })
  const wire: Wire = { socket, received: '', connected: false, until: predicate => watch.until(predicate) }
  const watch = createWatch(wire)
  const note = (change: Partial<Wire>) => {
    Object.assign(wire, change)
    watch.changed()
  }
  socket.on('connect', () => note({ connected: true }))
  socket.on('data', part => note({ received: wire.received + part.toString('latin1') }))
  socket.on('end', () => note({ ended: 'fin' }))
  socket.on('error', () => note({ ended: 'rst' }))
  if (text !== '') socket.write(text)
  return wire
}
