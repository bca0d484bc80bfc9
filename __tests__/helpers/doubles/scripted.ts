import type { IncomingHttpHeaders } from 'node:http'
import { readBody } from '../../../sandbox/body.mjs'
import type { Answer } from '../../../sandbox/service.mjs'
import type { Certificate } from '../tls.ts'
import { openDoor } from './door.ts'
import { createFaults, type FaultStep } from './faults.ts'
import { perform } from './perform.ts'
import { createWatch } from './watch.ts'

export interface RecordedRequest {
  method: string
  /** The path, including the query string. */
  path: string
  headers: IncomingHttpHeaders
  /** The body received so far, truncated to 1 MiB. */
  body: string
  complete: boolean
  /** The matching Octokit method. Set only by the simulated GitHub. */
  operation?: string
}

interface Recorded {
  port: number
  /** All requests, including those with incomplete bodies. */
  requests: RecordedRequest[]
  connectionCount: number
}

export interface ScriptedOptions {
  host?: string
  tls?: Certificate
  /** Called after each event, such as a new connection. `arrived` is the request whose headers just arrived, if any. */
  onEvent?: (arrived?: RecordedRequest) => void
}

interface Service<State> {
  stateAt: (url: string) => State
  operationOf?: (request: RecordedRequest, state: State) => string | undefined
  /** Returns the response to a complete request. The state does not change until `apply` is called. */
  answer: (request: RecordedRequest, state: State, bytes: Buffer, tooLarge: boolean) => Answer & { apply?: () => void }
}

/** Starts a server that records all requests. Tests use `fault` to make it fail. */
export async function startScripted<Match extends string, State extends object>(
  { onEvent, ...options }: ScriptedOptions,
  { stateAt, operationOf, answer }: Service<State>,
) {
  const faults = createFaults<FaultStep>()
  const onConnection = () => {
    server.connectionCount++
    const step = faults.take('connection')
    changed()
    return step
  }
  const door = await openDoor({ ...options, onConnection })
  const server: State & Recorded = { ...stateAt(door.url), port: door.port, requests: [], connectionCount: 0 }
  const watch = createWatch(server)
  const changed = (arrived?: RecordedRequest) => {
    onEvent?.(arrived)
    watch.changed()
  }

  door.http.on('request', (req, res) => {
    const { socket, method = '', url: path = '', headers } = req
    const request: RecordedRequest = { method, path, headers, body: '', complete: false }
    const operation = operationOf?.(request, server)
    if (operation) request.operation = operation
    server.requests.push(request)
    const step = faults.take(operation ?? method)
    changed(request)
    const reset = () => door.reset(socket)
    if (step?.kind === 'reset-early') {
      reset()
      return
    }
    readBody(req, request, (bytes, tooLarge) => {
      const judge = () => answer(request, server, bytes, tooLarge)
      const ordinary = judge()
      const status = step?.status ?? ordinary.status
      const isDone = step?.accept ?? (status >= 200 && status < 300)
      // Evaluate a delayed request again when it is carried out, because the state may have changed by then.
      if (isDone && step?.lateMs) setTimeout(() => judge().apply?.(), step.lateMs)
      else if (isDone) ordinary.apply?.()
      changed()
      if (!socket.destroyed) perform(step && { ...step, status }, { headers, ordinary, res, socket, reset })
    })
  })
  return Object.assign(server, {
    fault: (match: Match | 'connection', ...steps: FaultStep[]) => faults.add(match, steps),
    until: watch.until,
    close: () => {
      watch.stop('the server is closed')
      return door.close()
    },
  })
}
