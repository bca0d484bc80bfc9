// `npm run demo`: the built actions, run as a runner runs them, against the sandbox. Nothing is
// installed; Node 20 will do, though the runner has 24.
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
 * @property {string} [entry] of the action, if it is not the one that sends
 * @property {Record<string, string>} inputs besides address and token
 * @property {object} [event] that started the workflow
 * @property {Record<string, string>} [env] of the run
 * @property {Record<string, string>} outputs
 * @property {string[]} requests
 */

const page = 'https://github.com/octo/kestrel/releases/tag/v2.1'
const notes = 'Offline maps, and a faster search.\n\n- feat: offline maps by @octocat in #12'
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
    entry: 'audiences.js',
    inputs: {},
    outputs: { count: '7' },
    requests: [list],
  },
  {
    title: 'Send to every subscriber',
    inputs: { target: 'all', ...content },
    outputs: { outcome: 'sent' },
    requests: [send],
  },
  {
    title: 'Send to an audience by its name',
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
    inputs: { target: 'audience', 'audience-name': 'Newsletter', 'max-reach': '20000', ...content, 'dry-run': 'true' },
    outputs: { outcome: 'dry-run' },
    requests: [list],
  },
  {
    title: 'Three mistakes: it reports all of them, and contacts nobody',
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
    inputs: { target: 'audience', 'audience-name': 'Beta testers', ...content },
    outputs: { outcome: 'not-sent', reason: 'audience-ambiguous' },
    requests: [list],
  },
  {
    title: 'A release is published: its name and notes are the notification',
    ...once,
    outputs: { outcome: 'sent' },
    requests: [send],
  },
  {
    title: 'The same run again: it was sent already',
    ...once,
    env: { ...once.env, GITHUB_RUN_ATTEMPT: '2' },
    outputs: { outcome: 'skipped', reason: 'already-sent' },
    requests: [],
  },
]

/** @type {import('./journal.mjs').Entry[]} */
const arrived = []
const sandbox = await startSandbox({ onRequest: entry => arrived.push(entry) })
const github = await startGithub()
let surprises = 0
try {
  console.log(`The push service of this demo listens at ${sandbox.url}. It sends nothing to anyone.`)
  for (const [index, step] of steps.entries()) await show(index + 1, step)
} finally {
  await Promise.all([sandbox.close(), github.close()])
}
console.log(
  surprises === 0
    ? `\nAll ${steps.length} steps ended as they should. ${arrived.filter(({ accepted }) => accepted).length} notifications were delivered.`
    : `\n${surprises} of ${steps.length} steps did not end as they should.`,
)
process.exitCode = surprises === 0 ? 0 : 1

/**
 * @param {number} number
 * @param {Step} step
 */
async function show(number, step) {
  const before = arrived.length
  const service = { 'base-url': sandbox.url, 'api-token': sandbox.token }
  const { code, log, outputs } = await runBuilt({
    node: findNode(),
    entry: step.entry,
    inputs: { ...service, ...step.inputs, 'github-token': github.token },
    env: { ...github.env, ...step.env },
    event: step.event,
  })
  const requests = arrived.slice(before)

  console.log(`\n━━━ ${number}. ${step.title} ${'━'.repeat(Math.max(3, 90 - step.title.length))}`)
  print('with', linesOf({ ...service, 'api-token': '***', ...step.inputs }))
  print('log', readableLog(log))
  print('outputs', linesOf(outputs))
  print('arrived at the service', requests.map(describeRequest).join('\n') || 'nothing')

  const passes = step.outputs.outcome !== 'not-sent'
  const asExpected =
    (code === 0) === passes &&
    Object.entries(step.outputs).every(([name, value]) => outputs[name] === value) &&
    requests.map(({ method, path }) => `${method} ${path}`).join() === step.requests.join()
  if (!asExpected) surprises++
  const remark = asExpected ? (passes ? '' : ', as it should') : ': something here is not as it should be'
  console.log(`\n  ${code === 0 ? 'The step passes' : 'The step fails'}${remark}.`)
}

/**
 * @param {string} heading
 * @param {string} text
 */
function print(heading, text) {
  console.log(`\n  ${heading}\n${text.replace(/^/gm, '      ')}`)
}

/** @param {Record<string, string>} values those that are empty are left out */
function linesOf(values) {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return given.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** @param {import('./journal.mjs').Entry} request */
function describeRequest({ method, path, status, body }) {
  return `${method} ${path} → ${status}${body === '' ? '' : `\n  ${body}`}`
}
