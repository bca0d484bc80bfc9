import { appendFile, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { runBuilt } from '../../sandbox/run-action.mjs'
import { type Command, parseCommands } from './commands.ts'
import { createWatch } from './doubles/watch.ts'
import { node24 } from './node.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const actions = { send: '', audiences: 'audiences/', preview: 'preview/' }

/** The file that collects all actions' messages. Only `maintainers/messages.mjs` sets TEST_MESSAGES. */
const messagesFile = process.env.TEST_MESSAGES

/** The job's token, which replaces `${{ github.token }}` in an action's manifest. */
export const jobToken = 'ghs_ofTheJob0123456789abcdefghijklmnopqr'

export interface Step {
  inputs: Record<string, string>
  env?: Record<string, string | undefined>
  action?: keyof typeof actions
  event?: { name: string; payload: unknown }
  files?: Record<string, string | Buffer>
  summary?: string
  node?: string
  signal?: { name: NodeJS.Signals; when: Promise<unknown> }
  /** Called while the step runs. If it rejects, `runAction` rejects with the same error. */
  meanwhile?: (running: Running) => Promise<unknown>
  /** Called with the workspace path before the step starts. */
  prepare?: (workspace: string) => Promise<void>
}

export interface Running {
  kill: (signal: NodeJS.Signals) => void
  /** Resolves as soon as stdout or stderr matches `pattern`. Rejects if the step ends first. */
  logged: (pattern: RegExp) => Promise<void>
}

interface Annotation {
  level: 'error' | 'warning' | 'notice'
  title: string
  message: string
}

export interface Outcome {
  exitCode: number | null
  outputs: Record<string, string>
  summary: string
  stdout: string
  stderr: string
  annotations: Annotation[]
  masks: string[]
  commands: Command[]
}

/** Runs a built action the way the runner does: with a clean environment, its own files, and no standard input. */
export async function runAction(step: Step): Promise<Outcome> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'web-push-')))
  const workspace = join(folder, 'workspace')
  const failed = new AbortController()
  try {
    await mkdir(workspace)
    for (const [name, content] of Object.entries(step.files ?? {})) {
      await mkdir(join(workspace, name, '..'), { recursive: true })
      await writeFile(join(workspace, name), content)
    }
    await step.prepare?.(workspace)
    const { defaults, main } = await actionAt(`${root}${actions[step.action ?? 'send']}`)
    const env = {
      CI: 'true',
      // Nothing listens on this port, so no test can reach GitHub by accident.
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_EVENT_NAME: step.event?.name ?? 'workflow_dispatch',
      GITHUB_REPOSITORY: 'octo/site',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '4242',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: 'c0ffee0000000000000000000000000000000001',
      RUNNER_TEMP: folder,
      ...step.env,
    }
    const log = { stdout: '', stderr: '' }
    const watch = createWatch(log)
    const { code, outputs, summary } = await runBuilt({
      node: step.node ?? node24,
      entry: pathToFileURL(main).href,
      inputs: { ...defaults, ...step.inputs },
      env,
      event: step.event?.payload,
      summary: step.summary,
      folder,
      workspace,
      timeoutMs: 60_000,
      signal: failed.signal,
      onStart: child => {
        for (const stream of ['stdout', 'stderr'] as const) {
          child[stream].on('data', chunk => {
            log[stream] += chunk
            watch.changed()
          })
        }
        const { signal, meanwhile } = step
        const kill = (name: NodeJS.Signals) => void child.kill(name)
        const logged = (pattern: RegExp) =>
          watch.until(({ stdout, stderr }) => pattern.test(stdout) || pattern.test(stderr))
        signal?.when.then(() => kill(signal.name)).catch(error => failed.abort(error))
        meanwhile?.({ kill, logged }).catch(error => failed.abort(error))
        child.on('close', () => watch.stop(`the step has ended, and its log is: ${log.stdout}${log.stderr}`))
      },
    })
    const commands = parseCommands(log.stdout).concat(parseCommands(log.stderr))
    const annotations = commands.flatMap(({ name, properties, data }): Annotation[] => {
      const isAnnotation = name === 'error' || name === 'warning' || name === 'notice'
      return isAnnotation ? [{ level: name, title: properties.title ?? '', message: data }] : []
    })
    const masks = commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data)
    if (messagesFile)
      await appendFile(messagesFile, `${JSON.stringify({ annotations, summary, stdout: log.stdout })}\n`)
    return { exitCode: code, ...log, outputs, summary, commands, annotations, masks }
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Reads the entry file and the default inputs from the manifest in this folder. Inputs without a default are empty, as
 * on a real runner.
 */
async function actionAt(folder: string): Promise<{ defaults: Record<string, string>; main: string }> {
  const { inputs, runs } = parse(await readFile(join(folder, 'action.yml'), 'utf8'))
  const defaults = Object.entries<{ default?: string }>(inputs).map(([name, { default: value = '' }]) => {
    return [name, value.replace(/^\$\{\{ github\.token \}\}$/, jobToken)]
  })
  return { defaults: Object.fromEntries(defaults), main: join(folder, runs.main) }
}
