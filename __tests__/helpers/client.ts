import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

interface Question {
  method?: string
  path?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** Sends a request over a new connection. Sets Content-Length, which `headers` can override. */
export function ask(base: string, { method, path = '/v1/audience', headers = {}, body = '' }: Question = {}) {
  const { hostname: host, port } = new URL(base)
  const all = { 'Content-Length': Buffer.byteLength(body), ...headers }
  return new Promise<Reply>((resolve, reject) => {
    const req = request({ host, port, method: method ?? 'GET', path, headers: all, agent: false }, async res => {
      let body = ''
      for await (const part of res.setEncoding('utf8')) body += part
      resolve({ status: res.statusCode, headers: res.headers, body })
    })
    req.on('error', reject).end(body)
  })
}

export function dial(base: string, text = ''): Socket {
  const { hostname: host, port } = new URL(base)
  const socket = connect({ host, port: Number(port) })
  socket.on('error', () => {})
  socket.resume().write(text)
  return socket
}
