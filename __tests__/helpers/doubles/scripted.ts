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
  /** As the request line has it. */
  path: string
  headers: IncomingHttpHeaders
  /** The part of the body that arrived, at most 1 MiB. */
  body: string
  /** True if the whole body arrived. */
  complete: boolean
  /** By the name that Octokit gives it. */
  operation?: string
}

interface Recorded {
  port: number
  /** Every one whose head arrived. */
  requests: RecordedRequest[]
  /** How many TCP connections were accepted so far. */
  connections: number
}

export interface ScriptedOptions {
  host?: string
  /** Speaks https with this certificate. */
  tls?: Certificate
  /** Called at once, whenever something happened, with a request whose head has just arrived. */
  onEvent?: (arrived?: RecordedRequest) => void
}

interface Service<State> {
  /** The state of the server, by its URL. */
  stateAt: (url: string) => State
  operationOf?: (request: RecordedRequest, state: State) => string | undefined
  /** The answer to a request that arrived whole. Nothing is done yet: `apply` does it. */
  answer: (request: RecordedRequest, state: State, bytes: Buffer, tooLarge: boolean) => Answer & { apply?: () => void }
}

/** Starts a server that keeps everything it is sent on record, and misbehaves as scripted with `fault`. */
export async function startScripted<Match extends string, State extends object>(
  { onEvent, ...options }: ScriptedOptions,
  { stateAt, operationOf, answer }: Service<State>,
) {
  const faults = createFaults<FaultStep>()
  const onConnection = () => {
    server.connections++
    const step = faults.take('connection')
    changed()
    return step
  }
  const door = await openDoor({ ...options, onConnection })
  const server: State & Recorded = { ...stateAt(door.url), port: door.port, requests: [], connections: 0 }
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
      // A late request meets the state that the server has by then.
      if (isDone && step?.lateMs) setTimeout(() => judge().apply?.(), step.lateMs)
      else if (isDone) ordinary.apply?.()
      changed()
      if (!socket.destroyed) perform(step && { ...step, status }, { headers, ordinary, res, socket, reset })
    })
  })
  return Object.assign(server, {
    /** Queues behaviors for the next that match, each used once or `times`. */
    fault: (match: Match | 'connection', ...steps: FaultStep[]) => faults.add(match, steps),
    until: watch.until,
    close: () => {
      watch.stop('the server is closed')
      return door.close()
    },
  })
}
