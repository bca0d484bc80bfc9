import { claimRef } from '../../src/claims/once-key.ts'
import type { HttpClient, HttpRequest, HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { answer as answerOf, fault } from '../helpers/answers.ts'
import { answerTo, type GithubState, operationOf } from '../helpers/doubles/github-api.ts'
import type { Advised } from '../helpers/printed-advice.ts'
import { answerWith, type Effect, type EventName, events, type Operation, possible } from './once-events.ts'
import { type Ended, type RunOf, run, sha, token } from './once-run.ts'

/**
 * Picks an alternative and returns its index. `costs` and `names` have one entry per alternative, and the first
 * alternative costs nothing.
 */
export type Choose = (costs: readonly number[], names: readonly string[]) => number

/** The costs of an event, of switching to a different run, and of an action by a person. */
export interface Costs {
  event: (name: EventName, id: string) => number
  turn: number
  user: number
}

interface Process {
  id: string
  of: RunOf
  controller: AbortController
  waiting: { request: HttpRequest; resolve: (result: HttpResponse | RequestFailure) => void } | undefined
  ended: Ended | undefined
  kill: () => void
  resume: (() => void) | undefined
  /** Whether all of this run's later reads of the ref get a 404. */
  staysStale: boolean
  /** The last response to a POST, if it was a web server's page, and whether the service received the request. */
  page?: { response: HttpResponse; wasReceived: boolean }
}

/** `changed` is called when a process ends or starts waiting for a response. `failed` is called if a process throws. */
interface Listener {
  changed: () => void
  failed: (error: unknown) => void
}

/** The maximum number of reads that can still return a deleted ref. */
const maxOld = 2
/** How long a machine stays suspended: long enough for people to believe that its run has ended. */
const suspendedMs = 3_600_000

/** The clock that all machines share. */
export const clock = { now: 0 }

/** Creates an in-memory GitHub and push service, and simulates runs of the action's own code, one request at a time. */
export function createWorld(choose: Choose, costs: Costs) {
  clock.now = 0
  const github: GithubState = {
    url: 'http://127.0.0.1:1',
    token,
    repository: 'octo/site',
    permission: 'write',
    shas: new Set([sha]),
    refs: new Map(),
    tags: new Map(),
  }
  const acceptedCounts = new Map<string, number>()
  const trace: string[] = []
  const met = new Set<`${Operation} ${EventName}`>()
  /**
   * Requests that GitHub or the push service will carry out later. Each `name` starts with the id of the run that sent
   * the request.
   */
  const later: { name: string; effect: () => void }[] = []
  const makers = new Map<string, string>()
  /** The most recently deleted claim. Up to `left` more reads by the run that deleted it can still return it. */
  let old: { id: string; tag: string; left: number } | undefined
  let running: readonly Process[] = []

  const total = () => [...acceptedCounts.values()].reduce((sum, count) => sum + count, 0)

  /**
   * Simulates these runs concurrently until all have ended. `choose` decides whose request comes next and what happens
   * to it. Between any two requests, `peopleAct` gets the runs that have ended so far.
   */
  async function play(
    group: ReadonlyMap<string, RunOf>,
    peopleAct: (ended: readonly Ended[]) => void = () => {},
  ): Promise<Ended[]> {
    const listener: Listener = { changed: () => {}, failed: () => {} }
    const processes = Array.from(group, ([id, of]) => startProcess(id, of, listener))
    running = processes
    for (;;) {
      while (processes.some(({ waiting, ended, resume }) => !waiting && !ended && !resume)) {
        await new Promise<void>((resolve, reject) => {
          listener.changed = resolve
          listener.failed = reject
        })
      }
      const left = processes.filter(({ ended }) => !ended)
      if (left[0] && servesOnlyItself(left[0])) {
        serve(left[0])
        continue
      }
      if (later.length > 0) carryOutSome()
      peopleAct(processes.flatMap(({ ended }) => ended ?? []))
      const goesOn = left[0] === processes[0]
      const turns = left.map((_, index) => (goesOn && index > 0 ? costs.turn : 0))
      const ids = left.map(({ id }) => id)
      const next = left[left.length > 1 ? choose(turns, ids) : 0]
      if (!next) break
      // Move this run to the front, so that the first option next time is to continue it.
      processes.sort((one, other) => Number(other === next) - Number(one === next))
      serve(next)
    }
    return processes.flatMap(({ ended }) => ended ?? [])
  }

  /**
   * Whether no other run and nobody else can notice when this process's request is served. Then it is served at once, so
   * that histories do not differ only in the order of such requests.
   */
  function servesOnlyItself({ waiting, resume }: Process): boolean {
    const unnoticed: Operation[] = ['createTag', 'createBlob', 'getTag', 'list']
    return !resume && waiting !== undefined && unnoticed.includes(operationFor(waiting.request))
  }

  function carryOutSome() {
    const names = ['nothing late comes', ...later.map(({ name }) => `${name} comes late`)]
    const choice = choose(Array(names.length).fill(0), names)
    if (choice > 0) carryOut(choice - 1, 1)
  }

  /** Carries out all late deletions, which arrive within minutes. */
  function carryOutDeletions() {
    for (let at = later.length - 1; at >= 0; at--) if (later[at]?.name.endsWith('deleteRef')) carryOut(at, 1)
  }

  function carryOut(first = 0, count = later.length) {
    for (const { name, effect } of later.splice(first, count)) {
      trace.push(`${name} comes late`)
      effect()
    }
  }

  /**
   * Whether a person who follows this advice would delete a claim now. This is true if the ref points to the tag object
   * and there is no run left to wait for (a suspended run seems to have ended). If the advice says to check first, it
   * is true only if the notification was not sent or the person is sending again on purpose.
   */
  function wouldDelete({ ref, tag, waitsFor, mustCheckFirst }: Advised, onPurpose = false): boolean {
    const isWaiting = running.some(
      ({ of, ended, resume }) => !ended && !resume && (waitsFor === 'every' || waitsFor === of.run),
    )
    if (github.refs.get(ref) !== tag || isWaiting) return false
    return !mustCheckFirst || onPurpose || !isSent(makers.get(tag) ?? '')
  }

  /** Runs the command in the advice. Returns whether it deleted a claim. */
  function follow({ ref, tag, waitsFirst, mustCheckFirst }: Advised): boolean {
    if (waitsFirst || mustCheckFirst) carryOutDeletions()
    if (github.refs.get(ref) !== tag) return false
    trace.push(`a user deletes the claim of ${makers.get(tag)}`)
    return github.refs.delete(ref)
  }

  /** Whether GitHub will still carry out a request of this run to create the ref. */
  const willCreateLate = (id: string) => later.some(({ name }) => name === `${id}: createRef`)
  const holder = (key: string) => makers.get(github.refs.get(claimRef(key)) ?? '')
  const isSent = (id: string) => (acceptedCounts.get(id) ?? 0) > 0 || later.some(({ name }) => name === `${id}: POST`)

  function startProcess(id: string, of: RunOf, listener: Listener): Process {
    const controller = new AbortController()
    const process: Process = {
      id,
      of,
      controller,
      waiting: undefined,
      ended: undefined,
      kill: () => {},
      resume: undefined,
      staysStale: false,
    }
    const end = (ended: Ended) => {
      process.ended ??= ended
      listener.changed()
    }
    process.kill = () => end({ id, outcome: 'killed', advice: [], leadsToAnotherKey: false, leadsToResend: false })
    const http: HttpClient = {
      request: request => {
        if (request.signal?.aborted) return Promise.resolve(fault('cancelled', false))
        return new Promise(resolve => {
          process.waiting = { request, resolve }
          listener.changed()
        })
      },
    }
    run(id, of, http, controller.signal).then(end, error => listener.failed(error))
    return process
  }

  function serve(process: Process) {
    const { waiting, id, resume } = process
    if (resume) {
      trace.push(`${id}: goes on`)
      process.resume = undefined
      clock.now += suspendedMs
      resume()
      return
    }
    if (!waiting) return
    const { request, resolve } = waiting
    const operation = operationFor(request)
    if (operation === 'getRef' && process.staysStale) {
      process.waiting = undefined
      resolve(answerWith('stale', operation, undefined))
      return
    }
    const isStalePossible = github.refs.size > 0
    const shown = old?.id === id && old.left > 0 ? old : undefined
    const names = possible(operation).filter(name => {
      if (events[name].answer === 'stale') return isStalePossible
      if (events[name].answer === 'same page') return process.page?.wasReceived === false
      return name !== 'is answered by what this run has deleted' || shown !== undefined
    })
    const choice = choose(
      names.map(name => costs.event(name, id)),
      names.map(name => `${id}: ${operation} ${name}`),
    )
    const name = names[choice] ?? 'is answered'
    const effect: Effect = events[name]
    trace.push(`${id}: ${operation} ${name}`)
    met.add(`${operation} ${name}`)

    // The shared clock may have advanced while another machine was suspended.
    if (effect.arrives && request.beforeHandOver?.() !== undefined) {
      process.waiting = undefined
      resolve(fault('timeout', false))
      return
    }

    let ordinary = carriedOut(effect, id, operation, request)
    if (effect.answer === 'old' && shown) {
      shown.left--
      ordinary = answerOf(200, JSON.stringify({ object: { sha: shown.tag } }))
    }
    if (effect.answer === 'same page') ordinary = process.page?.response
    if (effect.answer.startsWith('page')) {
      process.page = { response: answerWith(effect.answer, operation, undefined), wasReceived: effect.done !== false }
    }
    process.waiting = undefined
    reply(process, effect, waiting, operation, ordinary)
  }

  /** Does what was requested: once, twice, later, or never. Returns the ordinary answer if it was done now. */
  function carriedOut({ arrives, done }: Effect, id: string, operation: Operation, request: HttpRequest) {
    const perform = () => performed(id, operation, request)
    if (done === 'later') later.push({ name: `${id}: ${operation}`, effect: perform })
    if (!arrives || !done || done === 'later') return undefined
    const ordinary = perform()
    return done === 'twice' ? perform() : ordinary
  }

  function reply(
    process: Process,
    { arrives, answer, and }: Effect,
    { request, resolve }: NonNullable<Process['waiting']>,
    operation: Operation,
    ordinary: HttpResponse | undefined,
  ) {
    if (and === 'stay stale') process.staysStale = true
    if (and === 'kill') return process.kill()
    if (and === 'suspend') {
      // If the request was not sent before the suspension, it has timed out by the time the machine resumes.
      const later = arrives ? answerWith(answer, operation, ordinary) : fault('timeout', false)
      process.resume = () => resolve(later)
      return
    }
    // The run receives the response before the signal, so only its next request is cancelled.
    if (answer !== 'none') resolve(answerWith(answer, operation, ordinary))
    if (and === 'cancel') process.controller.abort()
    // A cancelled run still waits for its claim to be deleted, so the signal does not abort that request.
    const broken = arrives ? 'connection-lost' : 'connection-failed'
    if (answer === 'none') resolve(fault(request.signal?.aborted ? 'cancelled' : broken, arrives))
  }

  function performed(id: string, operation: Operation, request: HttpRequest): HttpResponse {
    if (operation === 'POST') {
      acceptedCounts.set(id, (acceptedCounts.get(id) ?? 0) + 1)
      return answerOf(201, '{"status":"accepted"}')
    }
    if (operation === 'list') return answerOf(200, '{"audience":[]}')
    const { method, url, headers, body = '' } = request
    const recorded = { method, path: url.pathname, headers: { ...headers, host: '127.0.0.1:1' }, body, operation }
    const reply = answerTo({ github, request: recorded })
    const [before] = github.refs.values()
    reply.apply?.()
    if (operation === 'deleteRef' && before !== undefined && github.refs.size === 0) {
      old = { id, tag: before, left: maxOld }
    }
    if (operation === 'createTag' && reply.apply) makers.set(JSON.parse(reply.body).sha, id)
    return answerOf(reply.status, reply.body)
  }

  function operationFor({ method, url }: HttpRequest): Operation {
    if (url.pathname === '/v1/notifications') return 'POST'
    if (url.pathname === '/v1/audience') return 'list'
    const found = operationOf({ method, path: url.pathname }, github)
    if (!found) throw new Error(`nobody expects ${method} ${url}`)
    return found.name
  }

  return {
    play,
    carryOutAll: () => carryOut(),
    wouldDelete,
    follow,
    acceptedCounts,
    total,
    holder,
    willCreateLate,
    trace,
    met,
  }
}
