// `npm run bench [-- --runs 20] [--only text]`: runs every contender once per round and times each run from process
// start to exit. Prints each contender's median time and how it compares to `node -e 0`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from 'selfsigned'
import { findNode, inputVariables } from '../sandbox/run-action.mjs'
import { startRelay } from './relay.mjs'

register('../build/typescript-loader.mjs', import.meta.url)
const { startSandbox } = await import('../__tests__/helpers/doubles/push-service.ts')

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log('Usage: npm run bench -- [--runs 20] [--only text]; bench/README.md says what is measured.')
  process.exit()
}
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new RangeError('--runs takes a whole number from 1')

const node = findNode() ?? process.execPath
const folder = mkdtempSync(join(tmpdir(), 'web-push-bench-'))
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const main = here('../dist/index.js')
const nodeHttp = here('contenders/node-http.mjs')
const fetching = here('contenders/fetch.mjs')

const authority = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
})
const caFile = join(folder, 'ca.pem')
writeFileSync(caFile, authority.cert)
writeFileSync(join(folder, 'output'), '')

const tls = { key: authority.private, cert: authority.cert }
const plain = await startSandbox()
const secure = await startSandbox({ tls })
const thousand = await startSandbox({ audiences: audiences(1_000) })
const secureThousand = await startSandbox({ audiences: audiences(1_000), tls })
const large = await startSandbox({ audiences: audiences(100_000) })
const secureLarge = await startSandbox({ audiences: audiences(100_000), tls })
for (const sandbox of [large, secureLarge]) {
  // Serialize the list up front to keep that work out of the measurements.
  sandbox.audiencesBody = JSON.stringify({ audience: sandbox.audiences })
}
const far = await startRelay({ port: secureThousand.port, roundTripMs: 40 })

const content = {
  title: 'Version 2.0 is out',
  message: 'Faster, smaller, and it never sends twice.',
  'icon-url': 'https://example.com/icon.png',
  'landing-url': 'https://example.com/releases/2.0',
}
const body = JSON.stringify({
  title: content.title,
  message: content.message,
  icon_url: content['icon-url'],
  landing_url: content['landing-url'],
  target: { type: 'all' },
})
const name = 'Audience 777'
const byId = { target: 'audience', 'audience-id': '101' }
const byName = { target: 'audience', 'audience-name': name }

/** @typedef {{ title: string, command: string, args: string[], env: Record<string, string> }} Contender */
/** @type {Contender[]} */
const contenders = [
  { title: 'node -e 0', command: node, args: ['-e', '0'], env: {} },
  script('ten lines of node:http, http', nodeHttp, plain.url, plain.token),
  script('ten lines of node:https, TLS', nodeHttp, secure.url, secure.token),
  script('ten lines of fetch, http', fetching, plain.url, plain.token),
  script('ten lines of fetch, TLS', fetching, secure.url, secure.token),
  curl('curl, http', plain.url, plain.token),
  curl('curl, TLS', secure.url, secure.token),
  action('broadcast, http', plain.url, { target: 'all' }),
  action('broadcast, TLS', secure.url, { target: 'all' }),
  action('by id, http', plain.url, byId),
  action('by id, TLS', secure.url, byId),
  action('by name of 1,000, http', thousand.url, byName),
  action('by name of 1,000, TLS', secureThousand.url, byName),
  action('by name of 100,000, http', large.url, byName),
  action('by name of 100,000, TLS', secureLarge.url, byName),
  action('by name of 1,000, TLS, 40 ms round trip', `https://127.0.0.1:${far.port}`, byName),
].filter(({ title }, index) => index === 0 || title.includes(values.only))

try {
  const times = new Map(contenders.map(contender => [contender.title, /** @type {number[]} */ ([])]))
  const rounds = [...Array(runs + 1).keys()]
  for (const round of rounds) {
    for (const contender of contenders) {
      const ms = await time(contender)
      // Discard the first round, which only warms up the caches.
      if (round > 0) times.get(contender.title)?.push(ms)
    }
  }
  await print(times)
} finally {
  far.close()
  await Promise.all([plain, secure, thousand, secureThousand, large, secureLarge].map(sandbox => sandbox.close()))
  rmSync(folder, { recursive: true, force: true })
}

/** @param {Map<string, number[]>} times */
async function print(times) {
  const bare = times.get('node -e 0') ?? []
  console.log(
    `Node ${await output(node, ['-p', 'process.version'])}, ${runs} interleaved runs of each; wall time of whole processes.\n`,
  )
  console.log('| what | median ms | min ms | median of the ratios to node -e 0 | peak MiB |')
  console.log('|---|---:|---:|---:|---:|')
  for (const contender of contenders) {
    const own = times.get(contender.title) ?? []
    const ratio = median(own.map((ms, run) => ms / (bare[run] ?? Number.NaN)))
    const row = [
      contender.title,
      median(own).toFixed(1),
      Math.min(...own).toFixed(1),
      `${ratio.toFixed(2)}x`,
      await peak(contender),
    ]
    console.log(`| ${row.join(' | ')} |`)
  }
}

/** @param {Contender} contender @returns {Promise<number>} the wall time in milliseconds */
async function time({ title, command, args, env }) {
  const start = process.hrtime.bigint()
  const code = await ended(spawn(command, args, { env: clean(env), stdio: 'ignore' }))
  if (code !== 0) throw new Error(`${title} ended with ${code}`)
  return Number(process.hrtime.bigint() - start) / 1e6
}

/**
 * Returns the peak memory in MiB, measured in one extra run. Returns an empty string for curl, because the measurement
 * relies on a hook inside Node.
 * @param {Contender} contender
 */
async function peak({ command, args, env }) {
  if (command !== node) return ''
  const file = join(folder, 'peak')
  const hook = join(folder, 'peak.cjs')
  writeFileSync(
    hook,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)))`,
  )
  await ended(spawn(command, ['--require', hook, ...args], { env: clean(env), stdio: 'ignore' }))
  return (Number(readFileSync(file, 'utf8')) / 1024).toFixed(1)
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} */
function ended(child) {
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      clearTimeout(timer)
      resolve(code)
    })
  })
}

/** @param {string} command @param {string[]} args */
async function output(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  await ended(child)
  return text.trim()
}

/** @param {Record<string, string>} env */
function clean(env) {
  const { PATH = '', SystemRoot = '', TEMP = '', TMP = '' } = process.env
  return { PATH, SystemRoot, TEMP, TMP, ...env }
}

/** @param {string} title @param {string} url @param {Record<string, string>} inputs @returns {Contender} */
function action(title, url, inputs) {
  // Like the runner, set `expected-payload` to its default, because the action does not accept an empty value.
  const all = { 'expected-payload': 'any', 'base-url': url, 'api-token': plain.token, ...content, ...inputs }
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
  return {
    title: `action: ${title}`,
    command: node,
    args: [main],
    env: { ...inputVariables(all), ...files, ...trust(url) },
  }
}

/** @param {string} title @param {string} file @param {string} url @param {string} token @returns {Contender} */
function script(title, file, url, token) {
  return { title, command: node, args: [file], env: { URL: url, TOKEN: token, BODY: body, ...trust(url) } }
}

/** @param {string} title @param {string} url @param {string} token @returns {Contender} */
function curl(title, url, token) {
  const headers = ['-H', `Authentication-Token: ${token}`, '-H', 'Content-Type: application/json']
  const args = [
    '--silent',
    '--fail',
    '--output',
    join(folder, 'answer'),
    '--cacert',
    caFile,
    ...headers,
    '--data',
    body,
  ]
  return { title, command: 'curl', args: [...args, `${url}/v1/notifications`], env: {} }
}

/** @param {string} url @returns {Record<string, string>} */
function trust(url) {
  return url.startsWith('https') ? { NODE_EXTRA_CA_CERTS: caFile } : {}
}

/** @param {number} count */
function audiences(count) {
  return [...Array(count).keys()].map(index => ({ id: index + 1, name: `Audience ${index}`, reach: index * 7 }))
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
