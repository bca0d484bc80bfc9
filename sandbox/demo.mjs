// `npm run demo`: runs the built actions against the sandbox, as a GitHub runner would. Works without `npm install`.
import { releaseEvent } from './events.mjs'
import { startGithub } from './github.mjs'
import { sampleRelease } from './page/examples.mjs'
import { findNode, readableLog, runBuilt } from './run-action.mjs'
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
 * A step and its expected result: some of its outputs and the requests that the service should receive.
 * @typedef {object} Step
 * @property {string} title
 * @property {RegExp} says matches the expected log lines; the demo prints each match's first capture group
 * @property {string} [entry] the action's file; defaults to the send action's
 * @property {Record<string, string>} inputs all inputs except the address and the tokens
 * @property {object} [event] the event that started the workflow
 * @property {Record<string, string>} [env] additional environment variables
 * @property {Record<string, string>} outputs
 * @property {string[]} requests
 */

const once = {
  inputs: { target: 'all', 'once-key': 'release-{tag}' },
  env: { GITHUB_EVENT_NAME: 'release' },
  event: releaseEvent(sampleRelease),
}

/** @type {Step[]} */
const steps = [
  {
    title: 'List the audiences',
    says: /^(The service lists .*)$/gm,
    entry: 'audiences.js',
    inputs: {},
    outputs: { count: '11' },
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
    title: 'Dry run: shows who would receive the notification',
    says: /^(To: .*)$/gm,
    inputs: { target: 'audience', 'audience-name': 'Newsletter', 'max-reach': '20000', ...content, 'dry-run': 'true' },
    outputs: { outcome: 'dry-run' },
    requests: [list],
  },
  {
    title: 'Three mistakes: the action reports all, and sends nothing',
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
    title: 'Two audiences have this name: the action refuses to guess',
    says: /: (2 audiences are named .*)$/gm,
    inputs: { target: 'audience', 'audience-name': 'Beta testers', ...content },
    outputs: { outcome: 'not-sent', reason: 'audience-ambiguous' },
    requests: [list],
  },
  {
    title: 'A release is published: its author wrote the message',
    says: /"message":(".*?")/g,
    ...once,
    outputs: { outcome: 'sent' },
    requests: [send],
  },
  {
    title: 'The same run again: nothing is sent twice',
    says: /((?:Run|Attempt) \d+ [^:]*?claimed the key .*?) at /g,
    ...once,
    env: { ...once.env, GITHUB_RUN_ATTEMPT: '2' },
    outputs: { outcome: 'skipped', reason: 'already-sent' },
    requests: [],
  },
]

/** @type {import('./server.mjs').HandledRequest[]} */
const received = []

const sandbox = await startSandbox({ onRequest: request => received.push(request) })
const github = await startGithub()
try {
  await run()
} finally {
  await Promise.all([sandbox.close(), github.close()])
}

async function run() {
  console.log('The actions send to a push service on this machine, which notifies nobody.\n')
  console.log(row('   step', 'outcome', 'requests'))
  let surprises = 0
  for (const [index, step] of steps.entries()) {
    if (await endsAsExpected(step, index + 1)) continue
    surprises += 1
    console.log('   This step did not end as it should.')
  }
  const delivered = received.filter(({ accepted }) => accepted).length
  console.log(
    surprises === 0
      ? `\nAll ${steps.length} steps ended as they should. The service accepted ${delivered} notifications.`
      : `\n${surprises} of ${steps.length} steps did not end as they should.`,
  )
  const needs = findNode() === undefined ? ' (with Node 24 or newer)' : ''
  console.log(`Next: npm run sandbox${needs}`)
  process.exitCode = surprises === 0 ? 0 : 1
}

/**
 * Runs a step and prints its outcome, its requests, and a few lines of its log. Returns whether the step ended as
 * expected.
 * @param {Step} step
 * @param {number} number
 */
async function endsAsExpected(step, number) {
  const before = received.length
  const service = { 'base-url': sandbox.url, 'api-token': sandbox.token }
  // Only the send action has a `github-token` input.
  const token = step.entry === undefined ? { 'github-token': github.tokens.write } : undefined
  const { code, log, outputs } = await runBuilt({
    node: findNode(),
    entry: step.entry,
    inputs: { ...service, ...step.inputs, ...token },
    env: { ...github.env, ...step.env },
    event: step.event,
  })
  const requests = received.slice(before).map(({ method, path }) => `${method} ${path}`)
  const said = [...readableLog(log).matchAll(step.says)].map(([, text = '']) => text)

  const names = requests.map(request => (request === list ? 'list' : 'send'))
  console.log(row(`${number}. ${step.title}`, outputs.outcome ?? '–', names.join(', ') || 'none'))
  for (const text of said) console.log(`   ${text}`)

  const mustPass = step.outputs.outcome !== 'not-sent'
  return (
    (code === 0) === mustPass &&
    Object.entries(step.outputs).every(([name, value]) => outputs[name] === value) &&
    requests.join() === step.requests.join() &&
    said.length > 0
  )
}

/** @type {(step: string, outcome: string, requests: string) => string} */
function row(step, outcome, requests) {
  return `${step.padEnd(62)}${outcome.padEnd(12)}${requests}`
}
