// `npm run demo`: the built actions, run as a runner runs them, against the sandbox. Nothing is
// installed; Node 20 will do, though the runner has 24.
import { parseArgs } from 'node:util'
import { startGithub } from './github.mjs'
import { readableLog } from './readable.mjs'
import { findNode, runBuilt } from './run-action.mjs'
import { startSandbox } from './server.mjs'

const list = 'GET /v1/audience'
const send = 'POST /v1/notifications'

const content = {
  title: 'Version 2.0 is out',
  message: 'Faster, smaller, and it never sends twice.',
  'icon-url': 'https://example.com/icon.png',
  'landing-url': 'https://example.com/releases/2.0',
}

/**
 * What is shown, and how it has to end: the requests that arrive, and some of the outputs.
 * @typedef {object} Step
 * @property {string} title
 * @property {RegExp} says what the log must say; the first group of each match is shown
 * @property {string} [entry] of the action, if it is not the one that sends
 * @property {Record<string, string>} inputs besides address and token
 * @property {object} [event] that started the workflow
 * @property {Record<string, string>} [env] of the run
 * @property {Record<string, string>} outputs
 * @property {string[]} requests
 */

const page = 'https://github.com/octo/kestrel/releases/tag/v2.1'
const notes = '- feat: add offline maps by @octocat in #12\n- fix: a slow search'
const once = {
  inputs: { target: 'all', 'once-key': 'v2.1' },
  env: { GITHUB_EVENT_NAME: 'release' },
  event: {
    action: 'published',
    release: { tag_name: 'v2.1', name: 'v2.1', body: notes, html_url: page, draft: false },
    repository: {
      name: 'kestrel',
      private: false,
      owner: { login: 'octo', avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4' },
    },
  },
}

/** @type {Step[]} */
const steps = [
  {
    title: 'List the audiences',
    says: /^(The service lists .*)$/gm,
    entry: 'audiences.js',
    inputs: {},
    outputs: { count: '7' },
    requests: [list],
  },
  {
    title: 'Send to every subscriber',
    says: /^(Notification sent: .*)$/gm,
    inputs: { target: 'all', ...content },
    outputs: { outcome: 'sent' },
    requests: [send],
  },
  {
    title: 'Send to an audience by its name',
    says: /^(To: .*)$/gm,
    inputs: {
      target: 'audience',
      'audience-name': 'Newsletter',
      ...content,
      actions: '[{ text: Read more, url: "https://example.com/releases/2.0" }]',
      ttl: '12h',
    },
    outputs: { outcome: 'sent' },
    requests: [list, send],
  },
  {
    title: 'Dry run: everything except the send',
    says: /^(Checks: .*)$/gm,
    inputs: { target: 'audience', 'audience-name': 'Newsletter', 'max-reach': '20000', ...content, 'dry-run': 'true' },
    outputs: { outcome: 'dry-run' },
    requests: [list],
  },
  {
    title: 'Three mistakes: it reports all, contacts nobody',
    says: /^(- .*)$/gm,
    inputs: {
      target: 'audience',
      'audience-name': 'Newsletter',
      title: content.title,
      'icon-url': 'http://example.com/icon.png',
      'landing-url': content['landing-url'],
      ttl: 'soon',
    },
    outputs: { outcome: 'not-sent', reason: 'invalid-input' },
    requests: [],
  },
  {
    title: 'Two audiences have this name: it refuses to guess',
    says: /: (2 audiences are named .*)$/gm,
    inputs: { target: 'audience', 'audience-name': 'Beta testers', ...content },
    outputs: { outcome: 'not-sent', reason: 'audience-ambiguous' },
    requests: [list],
  },
  {
    title: 'A release is published: its notes are the message',
    says: /"message":(".*?")/g,
    ...once,
    outputs: { outcome: 'sent' },
    requests: [send],
  },
  {
    title: 'The same run again: it was sent already',
    says: /: (The key .*? claimed it) at /g,
    ...once,
    env: { ...once.env, GITHUB_RUN_ATTEMPT: '2' },
    outputs: { outcome: 'skipped', reason: 'already-sent' },
    requests: [],
  },
]

const usage = `Usage: npm run demo [-- --details]

Runs the actions against a push service on this machine, which notifies nobody.

  --details   prints the inputs, log, outputs and requests of each step`

/** What a line of an ordinary terminal can hold. */
const columns = 80

/** @type {import('./journal.mjs').Dealt[]} */
const arrived = []
const flags = readFlags()
if (flags !== undefined) await run(flags.details)

/** @returns {{ details: boolean } | undefined} undefined if there is nothing to run */
function readFlags() {
  try {
    const { values } = parseArgs({ options: { details: { type: 'boolean' }, help: { type: 'boolean' } } })
    if (!values.help) return { details: values.details === true }
    console.log(usage)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 1
  }
  return undefined
}

/** @param {boolean} details */
async function run(details) {
  const sandbox = await startSandbox({ onRequest: dealt => arrived.push(dealt) })
  const github = await startGithub()
  let surprises = 0
  try {
    console.log('The actions send to a push service on this machine, which notifies nobody.\n')
    if (!details) console.log(row('   step', 'outcome', 'requests'))
    for (const [index, step] of steps.entries()) {
      const ended = await perform(step, sandbox, github)
      if (!ended.asExpected) surprises += 1
      if (details) printDetails(index + 1, step, ended)
      else printShort(index + 1, step, ended)
    }
  } finally {
    await Promise.all([sandbox.close(), github.close()])
  }
  process.exitCode = surprises === 0 ? 0 : 1
  const delivered = arrived.filter(({ accepted }) => accepted).length
  const closing =
    surprises === 0
      ? `All ${steps.length} steps ended as they should. The service accepted ${delivered} notifications.`
      : `${surprises} of ${steps.length} steps did not end as they should.`
  console.log(`\n${closing}${details ? '' : '\nMore of each step: npm run demo -- --details'}\nNext: npm run sandbox`)
}

/** @typedef {import('./run-action.mjs').Ended & { given: Record<string, string>, requests: import('./journal.mjs').Dealt[], says: string[], asExpected: boolean }} Performed */

/**
 * @param {Step} step
 * @param {import('./server.mjs').Sandbox} sandbox
 * @param {Awaited<ReturnType<typeof startGithub>>} github
 * @returns {Promise<Performed>}
 */
async function perform(step, sandbox, github) {
  const before = arrived.length
  const service = { 'base-url': sandbox.url, 'api-token': sandbox.token }
  // Only the action that sends has this input.
  /** @type {Record<string, string>} */
  const token = step.entry === undefined ? { 'github-token': github.token } : {}
  const ended = await runBuilt({
    node: findNode(),
    entry: step.entry,
    inputs: { ...service, ...step.inputs, ...token },
    env: { ...github.env, ...step.env },
    event: step.event,
  })
  const log = readableLog(ended.log)
  const requests = arrived.slice(before)
  const says = [...log.matchAll(step.says)].map(([, text = '']) => text)
  const asExpected =
    (ended.code === 0) === mustPass(step) &&
    Object.entries(step.outputs).every(([name, value]) => ended.outputs[name] === value) &&
    requests.map(({ method, path }) => `${method} ${path}`).join() === step.requests.join() &&
    says.length > 0
  return { ...ended, log, given: { ...service, 'api-token': '***', ...step.inputs }, requests, says, asExpected }
}

/** @param {Step} step */
function mustPass({ outputs }) {
  return outputs.outcome !== 'not-sent'
}

/**
 * A few lines, so that all steps fit on a screen.
 * @param {number} number
 * @param {Step} step
 * @param {Performed} ended
 */
function printShort(number, { title }, { outputs, requests, says, asExpected }) {
  const names = requests.map(({ method, path }) =>
    path === '/v1/audience' ? 'list' : method === 'POST' ? 'send' : path,
  )
  console.log(row(`${number}. ${title}`, outputs.outcome ?? '', names.join(', ') || 'none'))
  for (const text of says) console.log(`   ${cut(text, columns - 3)}`)
  if (!asExpected) console.log('   This step did not end as it should.')
}

/** @type {(step: string, outcome: string, requests: string) => string} */
function row(step, outcome, requests) {
  return `${step.padEnd(56)}${outcome.padEnd(12)}${requests}`
}

/** @type {(text: string, length: number) => string} */
function cut(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/**
 * @param {number} number
 * @param {Step} step
 * @param {Performed} ended
 */
function printDetails(number, step, { code, log, outputs, given, requests, asExpected }) {
  console.log(`━━━ ${number}. ${step.title} ${'━'.repeat(Math.max(3, 70 - step.title.length))}`)
  printPart('with', linesOf(given))
  printPart('log', log)
  printPart('outputs', linesOf(outputs))
  printPart('arrived at the service', requests.map(describeRequest).join('\n') || 'nothing')
  const remark = asExpected ? (mustPass(step) ? '' : ', as it should') : ': something here is not as it should be'
  console.log(`\n  ${code === 0 ? 'The step passes' : 'The step fails'}${remark}.\n`)
}

/**
 * @param {string} heading
 * @param {string} text
 */
function printPart(heading, text) {
  console.log(`\n  ${heading}\n${text.replace(/^/gm, '      ')}`)
}

/** @param {Record<string, string>} values those that are empty are left out */
function linesOf(values) {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return given.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** @param {import('./journal.mjs').Dealt} request */
function describeRequest({ method, path, status, body }) {
  return `${method} ${path} → ${status}${body === '' ? '' : `\n  ${body}`}`
}
