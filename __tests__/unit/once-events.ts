import type { HttpResponse } from '../../src/http/exchange-and-hand-over.ts'
import { answer, retryAfter } from '../helpers/answers.ts'
import type { OperationName } from '../helpers/doubles/github-api.ts'

/** A kind of request that a run can send. Every event in the model happens to a request. */
export type Operation = OperationName | 'POST' | 'list'

/** The statuses that a web server gives by itself, although the service behind it may have read the request. */
const pageStatuses = [301, 307, 308, 403, 404, 405] as const

export interface Effect {
  arrives: boolean
  /**
   * Whether the server carries out the request. `later` means after a delay, and `twice` means that a gateway repeats
   * the request.
   */
  done: boolean | 'later' | 'twice'
  answer:
    | 'ordinary'
    | 'refusal'
    | 'unauthorized'
    | 'invalid'
    | 'conflict'
    | 'busy'
    | 'error'
    | 'time-out'
    | 'garbage'
    | `gateway ${403 | 404 | 422}`
    | 'no such ref'
    | `page ${(typeof pageStatuses)[number]}`
    | 'same page'
    | 'stale'
    | 'old'
    | 'none'
  /** `suspend` stops the machine before the run gets the response. To people, the run seems to have ended. */
  and?: 'cancel' | 'kill' | 'suspend' | 'stay stale'
}

export const events = {
  'is answered': { arrives: true, done: true, answer: 'ordinary' },
  'is refused': { arrives: true, done: false, answer: 'refusal' },
  'is put off': { arrives: true, done: false, answer: 'busy' },
  'finds no connection': { arrives: false, done: false, answer: 'none' },
  'is lost': { arrives: true, done: false, answer: 'none' },
  'is done, its answer lost': { arrives: true, done: true, answer: 'none' },
  'is lost, and done later': { arrives: true, done: 'later', answer: 'none' },
  'is done twice': { arrives: true, done: 'twice', answer: 'ordinary' },
  'is answered by a stale 404': { arrives: true, done: false, answer: 'stale' },
  'is answered by stale 404s from now on': { arrives: true, done: false, answer: 'stale', and: 'stay stale' },
  'is answered by what this run has deleted': { arrives: true, done: false, answer: 'old' },
  'is answered by an error': { arrives: true, done: false, answer: 'error' },
  'is done, but answered by an error': { arrives: true, done: true, answer: 'error' },
  'is answered by an error, and done later': { arrives: true, done: 'later', answer: 'error' },
  'is answered by a time-out': { arrives: true, done: false, answer: 'time-out' },
  'is done, but answered by a time-out': { arrives: true, done: true, answer: 'time-out' },
  'is answered by a time-out, and done later': { arrives: true, done: 'later', answer: 'time-out' },
  'is done, but refused': { arrives: true, done: true, answer: 'refusal' },
  'is done, but put off': { arrives: true, done: true, answer: 'busy' },
  'is done, but called unauthorized': { arrives: true, done: true, answer: 'unauthorized' },
  'is done, but called invalid': { arrives: true, done: true, answer: 'invalid' },
  'is done, but called a conflict': { arrives: true, done: true, answer: 'conflict' },
  'is done, but answered by garbage': { arrives: true, done: true, answer: 'garbage' },
  'is refused by a gateway': { arrives: true, done: false, answer: 'gateway 403' },
  'is refused by a gateway, and done later': { arrives: true, done: 'later', answer: 'gateway 403' },
  'is called missing by a gateway, and done later': { arrives: true, done: 'later', answer: 'gateway 404' },
  'is called invalid by a gateway, and done later': { arrives: true, done: 'later', answer: 'gateway 422' },
  'finds no such ref, although it is there': { arrives: true, done: false, answer: 'no such ref' },
  'is answered by a 405 page': { arrives: true, done: false, answer: 'page 405' },
  'is answered by a 404 page': { arrives: true, done: false, answer: 'page 404' },
  'is done, but answered by a 301 page': { arrives: true, done: true, answer: 'page 301' },
  'is done, but answered by a 307 page': { arrives: true, done: true, answer: 'page 307' },
  'is done, but answered by a 308 page': { arrives: true, done: true, answer: 'page 308' },
  'is done, but answered by a 403 page': { arrives: true, done: true, answer: 'page 403' },
  'is done, but answered by a 404 page': { arrives: true, done: true, answer: 'page 404' },
  'is done, but answered by a 405 page': { arrives: true, done: true, answer: 'page 405' },
  'is answered by a 405 page, and done later': { arrives: true, done: 'later', answer: 'page 405' },
  'is answered by the same page': { arrives: true, done: false, answer: 'same page' },
  'is cancelled before it': { arrives: false, done: false, answer: 'none', and: 'cancel' },
  'is cancelled': { arrives: true, done: false, answer: 'none', and: 'cancel' },
  'is done and cancelled': { arrives: true, done: true, answer: 'none', and: 'cancel' },
  'is answered, then cancelled': { arrives: true, done: true, answer: 'ordinary', and: 'cancel' },
  'is suspended before it': { arrives: false, done: false, answer: 'none', and: 'suspend' },
  'is answered, then suspended': { arrives: true, done: true, answer: 'ordinary', and: 'suspend' },
  'is killed': { arrives: true, done: false, answer: 'none', and: 'kill' },
  'is done and killed': { arrives: true, done: true, answer: 'none', and: 'kill' },
} as const satisfies Record<string, Effect>

export type EventName = keyof typeof events

/**
 * Events that the action treats exactly like others, such as a 504 like a 502. Only scripted and random histories have
 * them, so that going through all other histories takes minutes.
 */
export const isLikeAnother = (name: EventName) => alike.includes(name)

const alike: readonly EventName[] = [
  'is answered by a time-out',
  'is done, but answered by a time-out',
  'is answered by a time-out, and done later',
  'is called missing by a gateway, and done later',
  'is answered by a 404 page',
  'is done, but answered by a 301 page',
  'is done, but answered by a 307 page',
  'is done, but answered by a 308 page',
  'is done, but answered by a 403 page',
  'is done, but answered by a 404 page',
]

const eventNames = Object.keys(events) as EventName[]

/**
 * Returns the events that can happen to this kind of request. In this model, the push service accepts at most one
 * notification per request, and none if it refuses the request. A gateway in front of GitHub can refuse a request (401,
 * 403, 404, 409, 422, or 429) even after passing it on, in GitHub's words or, if GitHub carries it out later, in its own. A web server in front of the service can turn a 5xx into one of six
 * statuses. The list of audiences gets the same page only if no service received the notification.
 */
export const possible = (operation: Operation): EventName[] =>
  eventNames.filter(name => isPossible(operation, events[name]))

const reads: readonly Operation[] = ['getRef', 'getTag', 'list']

function isPossible(operation: Operation, effect: Effect): boolean {
  const { answer } = effect
  if (answer.startsWith('page')) return operation === 'POST'
  if (answer === 'same page') return operation === 'list'
  if (answer === 'stale' || answer === 'old') return operation === 'getRef'
  if (answer === 'no such ref') return operation === 'deleteRef'
  if (answer.startsWith('gateway')) return operation === 'createRef' || operation === 'deleteRef'
  return reads.includes(operation) ? isPossibleRead(effect) : isPossibleWrite(operation, effect)
}

function isPossibleRead({ done, answer }: Effect): boolean {
  if (answer === 'time-out') return false
  return done === true ? answer === 'ordinary' || answer === 'garbage' : done === false
}

function isPossibleWrite(operation: Operation, { done, answer }: Effect): boolean {
  const writesRef = operation === 'createRef' || operation === 'deleteRef'
  if (answer === 'invalid' || answer === 'conflict' || answer === 'unauthorized') return writesRef
  if (done === true && (answer === 'refusal' || answer === 'busy')) return writesRef
  // Model time-outs only for POSTs and ref writes. For other requests, a run treats a 504 like a 502.
  if (answer === 'time-out' || done === 'later') return writesRef || operation === 'POST'
  return done !== 'twice' || writesRef
}

export function answerWith(
  kind: Effect['answer'],
  operation: Operation,
  ordinary: HttpResponse | undefined,
): HttpResponse {
  if (kind.startsWith('page')) return answer(Number(kind.slice('page '.length)), '<html>An error page</html>')
  // A refused list never has the status of a page, because that would mean that no service is there.
  const refusals: Partial<Record<Operation, number>> = { POST: 400, list: 401 }
  if (kind.startsWith('gateway')) return answer(Number(kind.slice('gateway '.length)), '<html>An error page</html>')
  if (kind === 'refusal') return refusal(refusals[operation] ?? 403, 'No')
  if (kind === 'unauthorized') return refusal(401, 'Bad credentials')
  if (kind === 'no such ref') return refusal(422, 'Reference does not exist')
  if (kind === 'busy') return { ...refusal(429, 'Later'), ...retryAfter('0') }
  if (kind === 'stale') return refusal(404, 'Not Found')
  if (kind === 'invalid') return refusal(422, 'Validation Failed')
  if (kind === 'conflict') return refusal(409, 'Conflict')
  // On a time-out, a push service responds with 408, and a gateway in front of GitHub with 504.
  if (kind === 'time-out') return answer(operation === 'POST' ? 408 : 504, 'Timed out')
  if (kind === 'error') return answer(502, '<html>Bad gateway</html>')
  if (kind === 'garbage') return answer(operation === 'getRef' || operation === 'getTag' ? 200 : 201, '{"')
  if (!ordinary) throw new Error('only what is done has an ordinary answer')
  return ordinary
}

/** A refusal in the format of GitHub. */
const refusal = (status: number, message: string) =>
  answer(status, JSON.stringify({ message, documentation_url: 'https://docs.github.com/rest' }))
