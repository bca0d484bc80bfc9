import { beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { skipWaits } from '../helpers/no-waits.ts'
import { type EventName, events, isLikeAnother, type Operation, possible } from './once-events.ts'
import type { Ended, RunOf } from './once-run.ts'
import { type Choose, type Costs, clock, createWorld } from './once-world.ts'

// once-model.md explains what these tests model and how to read a failing history.

// Skip all waits so that thousands of histories take only seconds. The mocked clock advances only while a machine is
// suspended.
skipWaits()
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now)
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('1970-01-01T00:00:00.000Z')
})

/**
 * Runs `play` with every sequence of choices whose total cost is within the budget, varying the last choice first. This
 * works because the world is deterministic: the same choices always lead to the same next choice. Tries only every n-th
 * alternative, where n is `every`. Returns the number of histories.
 */
async function explore(budget: number, play: (choose: Choose) => Promise<unknown>, every = 1): Promise<number> {
  let path: number[] | undefined = []
  let histories = 0
  let possibilities = 0
  const isTried = () => ++possibilities % every === 0
  while (path) {
    const given: number[] = path
    const taken: { choice: number; costs: readonly number[]; left: number }[] = []
    let left = budget
    await play(costs => {
      const choice = given[taken.length] ?? 0
      taken.push({ choice, costs, left })
      left -= costs[choice] ?? 0
      return choice
    })
    histories++
    path = undefined
    for (let depth = taken.length - 1; depth >= 0 && !path; depth--) {
      const { choice, costs, left } = taken[depth] as (typeof taken)[number]
      const next = costs.findIndex((cost, index) => index > choice && cost <= left && isTried())
      if (next !== -1) path = [...taken.slice(0, depth).map(each => each.choice), next]
    }
  }
  return histories
}

const anything: Costs = { event: name => (name === 'is answered' ? 0 : 1), turn: 0, user: 1 }

/** Like `anything`, but without events that the action treats like others. */
const anythingElse: Costs = {
  ...anything,
  event: (name, id) => (isLikeAnother(name) ? Number.POSITIVE_INFINITY : anything.event(name, id)),
}

const userFollows = 'a user does as it says'

type Sharing =
  | 'jobs of one run'
  | 'jobs and re-runs of one run'
  | 'jobs and re-runs of one run, whose key holds its id'
  | 'runs of their own'

type KeyedRun = RunOf & { key: string }

function runOf(sharing: Sharing, id: string, group: number): KeyedRun {
  if (sharing === 'runs of their own') return { run: id, attempt: 1, key: 'model' }
  const key = sharing === 'jobs and re-runs of one run, whose key holds its id' ? 'model-4242' : 'model'
  return { run: '4242', attempt: sharing === 'jobs of one run' ? 1 : group + 1, key }
}

const certainlyNot = ({ outcome }: Ended) => outcome === 'not-sent' || outcome === 'rejected'

/** Checks what one run reports, at its end. */
function expectTruth(run: Ended, world: ReturnType<typeof createWorld>) {
  const accepted = world.acceptedCounts.get(run.id) ?? 0
  if (run.outcome === 'sent') expect([run, accepted]).toEqual([run, 1])
  if (!certainlyNot(run) && run.outcome !== 'skipped') return
  expect([run, accepted]).toEqual([run, 0])
  if (run.outcome === 'skipped') expect(run.advice).toContainEqual(expect.objectContaining({ mustCheckFirst: true }))
  if (!world.willCreateLate(run.id)) return
  // Until the late request is carried out, the command finds nothing to delete.
  const ofOwn = run.advice.filter(each => !each.allowsSecond)
  expect([run, ofOwn.length > 0 && ofOwn.every(each => each.waitsFirst)]).toEqual([run, true])
}

/**
 * Simulates and checks one history: groups of concurrent runs, followed by a single run without faults. Between any two
 * requests, people may follow the messages printed so far or send again on purpose.
 */
async function play(
  groups: readonly (readonly string[])[],
  choose: Choose,
  { costs = anything, sharing = 'jobs of one run', met }: Options = {},
) {
  let disturbed = true
  const { key } = runOf(sharing, '', 0)
  const world = createWorld((costs, names) => (disturbed ? choose(costs, names) : 0), costs)
  const runs: Ended[] = []
  let wanted = 1
  const peopleAct = (justEnded: readonly Ended[]) => {
    for (const { id, advice } of [...runs, ...justEnded]) {
      for (const each of advice) {
        const isHelpful = world.wouldDelete(each)
        if (isHelpful && choose([0, costs.user], ['nobody', `${id}: ${userFollows}`]) === 1) world.follow(each)
        const isPossible = each.allowsSecond && world.wouldDelete(each, true)
        if (isPossible && choose([0, costs.user], ['nobody', `${id}: a user sends again on purpose`]) === 1)
          if (world.follow(each)) wanted++
      }
    }
  }
  try {
    for (const [index, group] of groups.entries()) {
      const ofGroup = new Map(group.map(id => [id, runOf(sharing, id, index)]))
      const ended = await world.play(ofGroup, peopleAct)
      for (const run of ended) expectTruth(run, world)
      runs.push(...ended)
    }
    // If a message leads people to use a different key, simulate a run with one. The new key cannot prevent a second
    // send, but the checks below would catch it.
    if (runs.some(({ leadsToAnotherKey }) => leadsToAnotherKey)) {
      runs.push(...(await world.play(new Map([['800', { run: '800', attempt: 1, key: 'model-800' }]]))))
    }
    disturbed = false
    world.carryOutAll()

    // A run may leave a claim behind only if it sent the notification, may have sent it, was killed, or printed the
    // command to delete the claim.
    for (;;) {
      const holder = runs.find(({ id }) => id === world.holder(key))
      if (!holder || (!certainlyNot(holder) && holder.outcome !== 'skipped')) break
      const ofOwn = holder.advice.filter(each => !each.allowsSecond)
      expect([holder, ofOwn.some(each => world.wouldDelete(each) && world.follow(each))]).toEqual([holder, true])
    }
    const held = world.holder(key) !== undefined
    const [rerun] = await world.play(new Map([['900', runOf(sharing, '900', groups.length)]]))
    expect(rerun?.outcome).toBe(held ? 'skipped' : 'sent')
    if (runs.every(certainlyNot)) expect(world.total()).toBe(1)
    expect(world.total()).toBeLessThanOrEqual(wanted)
  } catch (error) {
    throw new Error(`after ${world.trace.join('; ')}`, { cause: error })
  }
  for (const each of world.met) met?.add(each)
  return runs.toSorted((one, other) => Number(one.id) - Number(other.id))
}

interface Options {
  costs?: Costs
  sharing?: Sharing
  /** Collects every event that occurs. */
  met?: Set<string>
}

interface Choice {
  run: string
  name: string
}

/**
 * Makes these choices in order. As long as the next choice is not among the alternatives, picks the run that it
 * belongs to. If that run is not among them either, picks the first alternative.
 */
function scripted(choices: Choice[]): Choose {
  return (_, names) => {
    const [next] = choices
    if (next === undefined) return 0
    const index = names.indexOf(`${next.run}: ${next.name}`)
    if (index !== -1) choices.shift()
    return Math.max(index, names.indexOf(next.run), 0)
  }
}

const stale: Choice = { run: '1', name: 'getRef is answered by a stale 404' }
const readAgain: Choice = { run: '1', name: 'getRef is answered' }

test.each<{ what: string; groups: string[][]; sharing?: Sharing; script: Choice[]; outcomes: string[] }>([
  {
    what: 'a lost create that may be carried out after another run has deleted its claim',
    groups: [['1', '2']],
    script: [
      { run: '1', name: 'createRef is lost, and done later' },
      { run: '2', name: 'createRef is answered' },
      readAgain,
      { run: '2', name: 'POST is refused' },
      { run: '2', name: 'deleteRef is answered' },
      readAgain,
      readAgain,
      readAgain,
      { run: '1', name: 'createRef comes late' },
    ],
    outcomes: ['skipped', 'rejected'],
  },
  {
    what: 'a lost create that may still come while another run sends',
    groups: [['1', '2'], ['3']],
    script: [
      { run: '1', name: 'createRef is lost, and done later' },
      { run: '2', name: 'createRef is answered' },
      readAgain,
      { run: '2', name: 'POST is answered' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['skipped, with a command', 'sent', 'skipped'],
  },
  {
    what: 'a cancelled run whose claim GitHub does not show yet',
    groups: [['1']],
    script: [{ run: '1', name: 'createRef is done and cancelled' }, stale, stale],
    outcomes: ['not-sent'],
  },
  {
    what: 'a create that is done twice, two lost answers to its reads, and one stale 404',
    groups: [['1']],
    script: [
      { run: '1', name: 'createRef is done twice' },
      { run: '1', name: 'getRef is answered by an error' },
      { run: '1', name: 'getRef is done, but answered by garbage' },
      stale,
    ],
    outcomes: ['sent'],
  },
  {
    what: 'a deletion that is carried out late, when another run has the claim',
    groups: [['1'], ['2'], ['3']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef is answered by a time-out, and done later' },
      readAgain,
      { run: '2', name: 'getRef is answered' },
      { run: '1', name: 'deleteRef comes late' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'skipped', 'sent'],
  },
  {
    what: 'a ref that was created although a gateway called the request invalid',
    groups: [['1'], ['2']],
    script: [{ run: '1', name: 'createRef is done, but called invalid' }, stale, stale, readAgain],
    outcomes: ['sent', 'skipped'],
  },
  {
    what: 'a ref that was created although a gateway called the request a conflict',
    groups: [['1'], ['2']],
    script: [{ run: '1', name: 'createRef is done, but called a conflict' }, stale, stale, readAgain],
    outcomes: ['sent', 'skipped'],
  },
  {
    what: 'a deletion that was carried out although a gateway called it invalid',
    groups: [['1', '2']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef is done, but called invalid' },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: 'POST is answered' },
      readAgain,
    ],
    outcomes: ['rejected', 'sent'],
  },
  {
    what: 'a deletion that was carried out although it was refused, and that GitHub does not show at first',
    groups: [['1', '2'], ['3']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef is done, but refused' },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: 'POST is answered' },
      { run: '1', name: 'getRef is answered by what this run has deleted' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'sent', 'skipped'],
  },
  {
    what: 'a deletion that gets an error and is carried out once another run has the claim',
    groups: [['1'], ['2'], ['3']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef is answered by an error, and done later' },
      readAgain,
      { run: '1', name: userFollows },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: 'POST is answered' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'sent', 'skipped'],
  },
  {
    what: 'a ref that was created although it was refused, and a cancellation before the blob',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'createRef is done, but refused' },
      { run: '1', name: 'getRef is cancelled' },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: 'POST is answered' },
    ],
    outcomes: ['not-sent', 'sent'],
  },
  {
    what: 'a ref that was created although the token was refused, and that is unreadable afterwards',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'createRef is done, but called unauthorized' },
      { run: '1', name: 'getRef is refused' },
      { run: '1', name: 'getRef is refused' },
      { run: '1', name: 'getRef is refused' },
      { run: '1', name: 'getRef is refused' },
      { run: '1', name: userFollows },
      { run: '2', name: 'createRef is answered' },
    ],
    outcomes: ['not-sent, with a command', 'sent'],
  },
  {
    what: 'a person who finds nothing in the panel while the run with the claim waits for a retry',
    groups: [['1', '2'], ['3']],
    script: [
      { run: '1', name: 'POST is put off' },
      { run: '2', name: 'createRef is answered' },
      { run: '1', name: 'getRef is answered' },
      { run: '1', name: 'POST is answered' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['sent', 'skipped', 'skipped'],
  },
  {
    what: 'a claim that is unreadable before a retry',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'POST is put off' },
      { run: '1', name: 'getRef is refused' },
      readAgain,
      { run: '1', name: 'deleteRef is answered' },
      { run: '2', name: 'POST is answered' },
    ],
    outcomes: ['rejected', 'sent'],
  },
  {
    what: 'a claim that GitHub stops showing after the service has refused',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'getRef is answered by stale 404s from now on' },
    ],
    outcomes: ['rejected, with a command', 'skipped'],
  },
  {
    what: 'a claim that GitHub stops showing, and a person who deletes it as the warning says',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'getRef is answered by stale 404s from now on' },
      { run: '1', name: userFollows },
      { run: '2', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'sent'],
  },
  {
    what: 'a ref that was created although it was refused, and a second tag object for the same claim',
    groups: [['1'], ['2']],
    script: [{ run: '1', name: 'createRef is done, but refused' }, stale, stale, stale, readAgain],
    outcomes: ['sent', 'skipped'],
  },
  {
    what: 'a machine that is suspended between its claim and its first POST, so that people delete the claim',
    groups: [['1', '2', '3']],
    sharing: 'runs of their own',
    script: [
      { run: '1', name: 'createRef is answered, then suspended' },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: userFollows },
      { run: '3', name: 'createRef is answered' },
      { run: '3', name: 'POST is answered' },
      readAgain,
    ],
    outcomes: ['skipped', 'skipped', 'sent'],
  },
  {
    what: 'a machine that is suspended while it connects for its first POST, so that people delete the claim',
    groups: [['1', '2', '3']],
    sharing: 'runs of their own',
    script: [
      { run: '1', name: 'POST is suspended before it' },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: userFollows },
      { run: '3', name: 'createRef is answered' },
      { run: '3', name: 'POST is answered' },
      readAgain,
    ],
    outcomes: ['not-sent', 'skipped', 'sent'],
  },
  {
    what: 'an error page that looks like a refusal, although the service has read the POST',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'POST is done, but answered by a 405 page' },
      { run: '1', name: 'list is answered' },
      { run: '2', name: 'createRef is answered' },
    ],
    outcomes: ['unknown, with a command', 'skipped'],
  },
  {
    what: 'an error page for every request, because there is no service',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'POST is answered by a 404 page' },
      { run: '1', name: 'list is answered by the same page' },
      { run: '1', name: 'getRef is answered' },
      { run: '2', name: 'POST is answered' },
    ],
    outcomes: ['rejected', 'sent'],
  },
  {
    what: 'a deletion that is carried out late, and a person who follows the advice, which begins with waiting',
    groups: [['1'], ['2'], ['3']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef is answered by a time-out, and done later' },
      readAgain,
      { run: '1', name: userFollows },
      { run: '2', name: 'createRef is answered' },
      { run: '2', name: 'POST is answered' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'sent', 'skipped'],
  },
  {
    what: 'a key that contains the run id, and a hint to start a new run after another job has sent',
    groups: [['1', '2']],
    sharing: 'jobs and re-runs of one run, whose key holds its id',
    script: [
      { run: '1', name: 'POST is answered' },
      { run: '2', name: 'createTag is refused' },
    ],
    outcomes: ['sent', 'not-sent'],
  },
  {
    what: 'a deletion after which GitHub says that there is no such ref, although the ref stays',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef finds no such ref, although it is there' },
      stale,
      stale,
      stale,
      { run: '2', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'skipped'],
  },
  {
    what: 'a create that a gateway refuses, and that is carried out once the run that had the claim has deleted it',
    groups: [['1', '2'], ['3']],
    sharing: 'runs of their own',
    script: [
      { run: '1', name: 'createRef is refused by a gateway, and done later' },
      { run: '2', name: 'createRef is answered' },
      readAgain,
      readAgain,
      { run: '2', name: 'POST is refused' },
      { run: '2', name: 'deleteRef is answered' },
      { run: '1', name: 'createRef comes late' },
      { run: '3', name: 'createRef is answered' },
    ],
    outcomes: ['skipped, with a command', 'rejected', 'skipped'],
  },
  {
    what: 'a create that a gateway refuses, a claim to a blob that is given up, and then the create',
    groups: [['1'], ['2']],
    script: [
      { run: '1', name: 'createRef is called missing by a gateway, and done later' },
      readAgain,
      readAgain,
      readAgain,
      { run: '1', name: 'createBlob is answered' },
      { run: '1', name: 'createRef is answered' },
      { run: '1', name: 'POST is refused' },
      { run: '1', name: 'deleteRef is answered' },
      { run: '1', name: 'createRef comes late' },
      { run: '2', name: 'createRef is answered' },
    ],
    outcomes: ['rejected, with a command', 'skipped'],
  },
  {
    what: 'a claim of another run that GitHub does not show for a moment',
    groups: [['1'], ['2']],
    script: [
      { run: '2', name: 'getRef is answered by a stale 404' },
      { run: '2', name: 'getRef is answered by a stale 404' },
    ],
    outcomes: ['sent', 'skipped'],
  },
])(
  'runs send at most once, and report the claims that they leave: $what',
  async ({ groups, sharing, script, outcomes }) => {
    const choices = [...script]
    const ended = await play(groups, scripted(choices), { sharing })
    const said = ended.map(({ outcome, advice }) =>
      advice.some(each => !each.allowsSecond) ? `${outcome}, with a command` : outcome,
    )
    // Make sure that the whole script was used.
    expect(choices).toEqual([])
    expect(said).toEqual(outcomes)
  },
)

const operations: Operation[] = ['createTag', 'createRef', 'createBlob', 'getRef', 'POST', 'list', 'deleteRef']

const grave: EventName[] = ['is refused', 'is lost', 'is done, its answer lost', 'is done and cancelled', 'is killed']

/** Allows only the unusual events in `grave`, and only for run 1. Switching runs costs half as much as an event. */
const graveToOne: Costs = {
  event: (name, id) => {
    if (name === 'is answered') return 0
    return id === '1' && grave.includes(name) ? 1 : Number.POSITIVE_INFINITY
  },
  turn: 0.5,
  user: 1,
}

/**
 * Whether maintainers/fuzz.mjs is running this file. If so, the tests go through all histories, which takes minutes.
 */
const isLong = process.env.FUZZ_MINUTES !== undefined

test.each([
  {
    what: 'a run and its re-run with any two events',
    groups: [['1'], ['2']],
    budget: 2,
    costs: anythingElse,
    every: isLong ? 1 : 11,
  },
  {
    what: 'two runs at the same time, in any order, with any one event',
    groups: [['1', '2']],
    budget: 1,
    costs: anythingElse,
    every: isLong ? 1 : 3,
  },
  {
    what: 'two runs at the same time, one of them with any two serious events',
    groups: [['1', '2']],
    budget: 3,
    costs: graveToOne,
    every: isLong ? 1 : 3,
  },
])(
  '$what send at most once',
  async ({ groups, budget, costs, every }) => {
    const met = new Set<string>()
    const histories = await explore(budget, choose => play(groups, choose, { costs, met }), every)
    expect(histories).toBeGreaterThan(isLong ? 1_000 : 50)
    if (!isLong || costs !== anythingElse || groups.length === 1) return
    const all = operations.flatMap(operation =>
      possible(operation)
        .filter(event => !isLikeAnother(event))
        .map(event => `${operation} ${event}`),
    )
    // The budget is too small for this event, because two others have to happen first: the service refuses the
    // notification, and GitHub deletes the claim but its response does not say so.
    expect(all.filter(each => !met.has(each))).toEqual(['getRef is answered by what this run has deleted'])
  },
  3_600_000,
)

/**
 * Simulates a job of two steps without a key. GitHub skips the second step if the first one fails. While a message says
 * to run the job again and does not warn that this sends again what its other steps have sent, somebody does.
 */
async function playKeyless(choose: Choose) {
  const world = createWorld((costs, names) => choose(costs, names), anythingElse)
  let accepted = 0
  try {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const steps: Ended[] = []
      for (const step of ['first', 'second']) {
        const id = `${step} step, attempt ${attempt}`
        const [ended] = await world.play(new Map([[id, { run: '4242', attempt, key: undefined }]]))
        if (!ended) break
        steps.push(ended)
        const count = world.acceptedCounts.get(id) ?? 0
        if (ended.outcome === 'sent') expect([ended, count]).toEqual([ended, 1])
        if (certainlyNot(ended)) expect([ended, count]).toEqual([ended, 0])
        if (ended.outcome !== 'sent') break
      }
      accepted = world.total()
      if (!steps.some(each => each.leadsToResend)) break
    }
    expect(accepted).toBeLessThanOrEqual(2)
  } catch (error) {
    throw new Error(`after ${world.trace.join('; ')}`, { cause: error })
  }
}

test('nobody is told to run a job without a key again, unless the message says what else that sends again', async () => {
  expect(await explore(isLong ? 3 : 2, playKeyless)).toBeGreaterThan(100)
})

test('random groups of runs send at most once, whatever happens', async () => {
  const groups = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
  const anySharing = fc.constantFrom<Sharing>(
    'jobs of one run',
    'jobs and re-runs of one run',
    'jobs and re-runs of one run, whose key holds its id',
    'runs of their own',
  )
  const choices = fc.infiniteStream(fc.tuple(fc.boolean(), fc.nat(Object.keys(events).length)))
  await fc.assert(
    fc.asyncProperty(groups, anySharing, choices, async (sizes, sharing, stream) => {
      let count = 0
      const named = sizes.map(size => Array.from({ length: size }, () => String(++count)))
      const choose: Choose = costs => {
        const [ordinary, choice] = stream.next().value ?? [true, 0]
        return ordinary && costs.some(cost => cost > 0) ? 0 : choice % costs.length
      }
      await play(named, choose, { sharing })
    }),
    { numRuns: 150, endOnFailure: true },
  )
})
