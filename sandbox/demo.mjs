// `npm run demo`: the built actions, run as a runner runs them, against the sandbox. Needs nothing but Node 20 or newer.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSandbox } from './server.mjs'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const content = {
  title: 'Version 2.0 is out',
  message: 'Faster, smaller, and it never sends twice.',
  'icon-url': 'https://example.com/icon.png',
  'landing-url': 'https://example.com/releases/2.0',
}

/** @type {{ title: string, entry?: string, inputs: Record<string, string>, passes: boolean }[]} */
const steps = [
  { title: 'List the audiences', entry: 'audiences/index.js', inputs: {}, passes: true },
  { title: 'Send to every subscriber', inputs: { target: 'all', ...content }, passes: true },
  {
    title: 'Send to an audience by its name',
    inputs: {
      target: 'audience',
      'audience-name': 'Newsletter',
      ...content,
      actions: '[{ text: Read more, url: "https://example.com/releases/2.0" }]',
      ttl: '12h',
    },
    passes: true,
  },
  {
    title: 'Dry run: everything but the send',
    inputs: { target: 'audience', 'audience-name': 'Newsletter', 'max-reach': '20000', ...content, 'dry-run': 'true' },
    passes: true,
  },
  {
    title: 'A mistake: two audiences bear this name, and the icon is not https',
    inputs: {
      target: 'audience',
      'audience-name': 'Beta testers',
      ...content,
      'icon-url': 'http://example.com/icon.png',
    },
    passes: false,
  },
  {
    title: 'The icon is mended, the name is not: it refuses to guess',
    inputs: { target: 'audience', 'audience-name': 'Beta testers', ...content },
    passes: false,
  },
]

const sandbox = await startSandbox()
let surprises = 0
try {
  console.log(`The push service of this demo listens at ${sandbox.url}. It sends nothing to anyone.`)
  for (const [index, step] of steps.entries()) await show(index + 1, step)
} finally {
  await sandbox.close()
}
console.log(
  surprises === 0
    ? `\nAll ${steps.length} steps ended as they should. ${sandbox.delivered.length} notifications were delivered.`
    : `\n${surprises} of ${steps.length} steps ended otherwise than they should.`,
)
process.exitCode = surprises === 0 ? 0 : 1

/** @param {number} number @param {(typeof steps)[number]} step */
async function show(number, { title, entry = 'index.js', inputs, passes }) {
  console.log(`\n━━━ ${number}. ${title} ${'━'.repeat(Math.max(3, 90 - title.length))}\n`)
  for (const [name, value] of Object.entries(inputs)) console.log(`      ${name}: ${value}`)
  const before = sandbox.delivered.length
  const { code, log, outputs } = await run(entry, {
    'base-url': sandbox.url,
    'api-token': sandbox.token,
    ...inputs,
  })
  console.log(`\n  log\n${indent(readable(log))}`)
  console.log(`\n  outputs\n${indent(outputs)}`)
  const arrived = sandbox.delivered.slice(before).map(delivery => delivery.raw)
  console.log(`\n  arrived at the service\n${indent(arrived.join('\n') || 'nothing')}`)
  const asExpected = (code === 0) === passes
  if (!asExpected) surprises++
  console.log(`\n  ${code === 0 ? 'The step passes' : 'The step fails'}${asExpected ? '' : ', which is wrong'}.`)
}

/**
 * Runs a built action as the runner does: inputs in the environment, files for outputs and summary, no standard input.
 * @param {string} entry
 * @param {Record<string, string>} inputs
 */
async function run(entry, inputs) {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-demo-'))
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
  try {
    for (const file of Object.values(files)) await writeFile(file, '')
    const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const { PATH, SystemRoot, TEMP, TMP } = process.env
    const env = { PATH, SystemRoot, TEMP, TMP, ...Object.fromEntries(variables), ...files, GITHUB_WORKSPACE: folder }
    const child = spawn(process.execPath, [join(dist, entry)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let log = ''
    child.stdout.setEncoding('utf8').on('data', chunk => {
      log += chunk
    })
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    return { code, log, outputs: readOutputs(await readFile(files.GITHUB_OUTPUT, 'utf8')) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The outputs that are not empty, a line each.
 * @param {string} file
 */
function readOutputs(file) {
  const outputs = [...file.matchAll(/^(.+?)<<(ghadelimiter_\S+)\r?\n([\s\S]*?)\r?\n\2/gm)]
  return outputs
    .map(([, name, , value]) => (value ? `${name}: ${value}\n` : ''))
    .join('')
    .trimEnd()
}

/**
 * A log as the viewer shows it: workflow commands become what they do.
 * @param {string} log
 */
function readable(log) {
  return log
    .split(/\r?\n/)
    .filter(line => !/^::(add-mask|endgroup)::/.test(line))
    .map(line =>
      line
        .replace(/^::group::/, '▾ ')
        .replace(/^::(error|warning) title=(.*?)::/, (_, level, title) => `${level.toUpperCase()} ${title}: `),
    )
    .map(line => line.replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%'))
    .join('\n')
    .trimEnd()
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '      ')
}
