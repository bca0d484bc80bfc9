import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type Command, parseCommands } from './commands.ts'
import { createWatch } from './doubles/watch.mjs'
import { node24 } from './node.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of each action. */
const actions = { send: '', audiences: 'audiences/', preview: 'preview/' }

/** The token of the job, which an action gets if its manifest says `${{ github.token }}`. */
export const jobToken = 'ghs_ofTheJob0123456789abcdefghijklmnopqr'

export interface Step {
  /** Inputs by name, as a workflow's `with:`. */
  inputs: Record<string, string>
  /** Environment variables beyond those of a plain step. */
  env?: Record<string, string | undefined>
  action?: keyof typeof actions
  /** The event that started the run. */
  event?: { name: string; payload: unknown }
  /** Files of the workspace, by their path in it. */
  files?: Record<string, string | Buffer>
  /** What the summary contains before the step starts. */
  summary?: string
  node?: string
  /** Settles when this signal is to be sent. */
  signal?: { name: NodeJS.Signals; when: Promise<unknown> }
  /** Called while the step runs; what it rejects with, the run rejects with. */
  meanwhile?: (running: Running) => Promise<unknown>
  /** Called with the workspace before the step starts. */
  prepare?: (workspace: string) => Promise<void>
}

/** A step that runs. */
export interface Running {
  kill: (signal: NodeJS.Signals) => void
  /** Resolves as soon as the log, in both its streams, matches; rejects if the step ends first. */
  logged: (pattern: RegExp) => Promise<void>
  /** The file of its outputs. */
  outputFile: string
}

export interface Annotation {
  level: 'error' | 'warning' | 'notice'
  title: string
  message: string
}

/** What the runner, and so a user, sees of a step. */
export interface Outcome {
  exitCode: number | null
  outputs: Record<string, string>
  summary: string
  stdout: string
  stderr: string
  annotations: Annotation[]
  masks: string[]
  /** Every workflow command in the log, in either syntax. */
  commands: Command[]
}

const endless = 60_000

/** Runs a built action as the runner does: clean environment, its own files, closed standard input, no terminal. */
export async function runAction(step: Step): Promise<Outcome> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'web-push-')))
  const workspace = join(folder, 'workspace')
  const paths = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  }
  try {
    await mkdir(workspace)
    await writeFile(paths.GITHUB_OUTPUT, '')
    await writeFile(paths.GITHUB_STEP_SUMMARY, step.summary ?? '')
    await writeFile(paths.GITHUB_EVENT_PATH, JSON.stringify(step.event?.payload ?? {}))
    for (const [name, content] of Object.entries(step.files ?? {})) {
      await mkdir(join(workspace, name, '..'), { recursive: true })
      await writeFile(join(workspace, name), content)
    }
    await step.prepare?.(workspace)
    const action = await actionAt(`${root}${actions[step.action ?? 'send']}`)
    const env = {
      ...inputVariables({ ...action.defaults, ...step.inputs }),
      ...systemVariables(),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      // GitHub itself is out of reach.
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_EVENT_NAME: step.event?.name ?? 'workflow_dispatch',
      GITHUB_REPOSITORY: 'octo/site',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '4242',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: 'c0ffee0000000000000000000000000000000001',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: folder,
      ...paths,
      ...step.env,
    }
    const exit = await execute(step.node ?? node24, action.main, workspace, env, step)
    const commands = parseCommands(exit.stdout).concat(parseCommands(exit.stderr))
    return {
      ...exit,
      outputs: parseOutputs(await readFile(paths.GITHUB_OUTPUT, 'utf8')),
      summary: await readFile(paths.GITHUB_STEP_SUMMARY, 'utf8'),
      commands,
      annotations: commands.flatMap(toAnnotation),
      masks: commands.filter(command => command.name === 'add-mask').map(command => command.data),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Manifest {
  inputs: Record<string, { default?: string }>
  runs: { main: string }
}

/** What the runner reads of the manifest in a folder. Inputs that a workflow does not give have their default, or are empty. */
async function actionAt(folder: string): Promise<{ defaults: Record<string, string>; main: string }> {
  const { inputs, runs }: Manifest = parse(await readFile(join(folder, 'action.yml'), 'utf8'))
  const defaults = Object.entries(inputs).map(([name, { default: value = '' }]) => {
    return [name, value.replace(/^\$\{\{ github\.token \}\}$/, jobToken)]
  })
  return { defaults: Object.fromEntries(defaults), main: join(folder, runs.main) }
}

/** Inputs as the runner hands them over: spaces become underscores, letters capitals, hyphens stay. */
export function inputVariables(inputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )
}

/** What a process needs to start at all, Windows included, and nothing of the machine's settings. */
function systemVariables(): Record<string, string> {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function execute(
  node: string,
  main: string,
  cwd: string,
  env: Record<string, string | undefined>,
  { signal, meanwhile }: Pick<Step, 'signal' | 'meanwhile'>,
): Promise<{ exitCode: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [main], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const timer = setTimeout(() => child.kill('SIGKILL'), endless)
    const log = { stdout: '', stderr: '' }
    const watch = createWatch(log)
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', chunk => {
        log[stream] += chunk
        watch.changed()
      })
    }
    signal?.when.then(() => child.kill(signal.name), reject)
    meanwhile?.({
      outputFile: env.GITHUB_OUTPUT ?? '',
      kill: name => child.kill(name),
      logged: pattern => watch.until(({ stdout, stderr }) => pattern.test(stdout) || pattern.test(stderr)),
    }).catch(reject)
    child.on('error', reject)
    child.on('close', exitCode => {
      clearTimeout(timer)
      watch.stop(`the step has ended, and its log is: ${log.stdout}${log.stderr}`)
      resolve({ exitCode, ...log })
    })
  })
}

/** The heredoc form of the output file. */
export function parseOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  let rest = file
  while (rest !== '') {
    const head = /^([^\n]*?)<<([^\r\n]*)\r?\n/.exec(rest)
    if (!head) throw new Error(`not an output: ${rest.slice(0, 80)}`)
    const [all, name = '', delimiter = ''] = head
    const body = rest.slice(all.length)
    const end = new RegExp(`(^|\\r?\\n)${delimiter}\\r?\\n`).exec(body)
    if (!end) throw new Error(`output without end: ${name}`)
    outputs[name] = body.slice(0, end.index)
    rest = body.slice(end.index + end[0].length)
  }
  return outputs
}

function toAnnotation({ name, properties, data }: Command): Annotation[] {
  if (name !== 'error' && name !== 'warning' && name !== 'notice') return []
  return [{ level: name, title: properties.title ?? '', message: data }]
}
