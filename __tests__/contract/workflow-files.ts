import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { type ActionsMetadataProvider, registerLogger, validate } from '@actions/languageservice'
import type { ActionMetadata } from '@actions/languageservice/action'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The name of this repository in the workflows of users. */
export const ownRepository = 'web-push-action/web-push-action'

export interface Step {
  name?: string
  id?: string
  if?: string
  uses?: string
  run?: string
  shell?: string
  env?: Record<string, unknown>
  with?: Record<string, unknown>
}

export interface Job {
  if?: string
  needs?: string | string[]
  environment?: string | { name: string; url?: string; deployment?: boolean }
  permissions?: Record<string, string>
  strategy?: { matrix: Record<string, unknown> }
  'timeout-minutes'?: number
  /** The workflow that the job calls, if it has no steps. */
  uses?: string
  steps: Step[]
  with?: Record<string, unknown>
}

export interface Workflow {
  on: string | string[] | Record<string, unknown>
  permissions: unknown
  defaults?: { run: { shell: string } }
  jobs: Record<string, Job>
}

interface WorkflowFile {
  path: string
  text: string
  workflow: Workflow
}

/** The text of a file of this repository, with `\n` as line ends on every system. */
export const readText = (path: string): string => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n')

/** Every workflow in a folder of this repository. */
export function workflowsIn(folder: string): WorkflowFile[] {
  const names = readdirSync(root + folder).filter(name => name.endsWith('.yml'))
  return names.sort().map(name => {
    const path = `${folder}/${name}`
    const text = readText(path)
    return { path, text, workflow: parse(text) as Workflow }
  })
}

export const jobsOf = ({ workflow }: WorkflowFile): [string, Job][] =>
  Object.entries(workflow.jobs).map(([name, job]) => [name, { ...job, steps: job.steps ?? [] }])
export const stepsOf = (file: WorkflowFile): Step[] => jobsOf(file).flatMap(([, job]) => job.steps)

/** The command of a step, with the text of the scripts of this repository that it starts. */
export const programOf = ({ run = '' }: Step): string => {
  const scripts = run.match(/\.github\/scripts\/[\w/-]+\.mjs/g) ?? []
  return [run, ...scripts.map(readText)].join('\n')
}

/** True for a step that uses the send action, even with `dry-run`. */
export const isSend = ({ uses }: Step): boolean => uses === `${ownRepository}@v1`

/** A recipe as its user switches it on: with the trigger that is a comment at first, or without the dry run. */
export const switchedOn = (text: string): string =>
  text
    .replace(/^ *# Switch it on .*\n((?: *# .*\n)+)/m, (_, lines) => lines.replace(/^( *)# /gm, '$1'))
    .replace(/^( *dry-run: )true # .*change it to false.*$/m, '$1false')
    .replace(/^ *dry-run: true # .*delete this line\n/m, '')

/** A recipe with the environments of the strict setup in docs/setup.md. */
export const strict = (text: string): string => text.replace(/^( *)# (environment: .*)$/gm, '$1$2')

/** The inputs of a step in these contexts, without `check-urls`, because tests may not fetch real URLs. */
export function inputsOf(step: Step | undefined, contexts: object): Record<string, string> {
  const given = Object.entries(step?.with ?? {}).map(([name, value]) => [name, evaluate(value, contexts)])
  return { ...Object.fromEntries(given), 'check-urls': 'false' }
}

/** A value of a workflow, with each `${{ … }}` in it evaluated in these contexts. */
export const evaluate = (value: unknown, contexts: object): string =>
  String(value).replace(/\$\{\{(.*?)\}\}/g, (_, expression) => evaluated(expression, contexts))

function evaluated(expression: string, contexts: object): string {
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), []).parse()
  return new Evaluator(parsed, known).evaluate().coerceString()
}

/** True if a job or step with this `if` runs in these contexts. */
export const isTrue = (condition: string, contexts: object): boolean =>
  !['', 'false', '0'].includes(evaluated(condition.replace(/^\$\{\{(.*)\}\}$/, '$1'), contexts))

/** The fenced code blocks of a language, each as its place (such as `README.md:30`) and its text. */
export const blocksOf = (language: string, documents: string[]) =>
  documents.flatMap(path => {
    const document = readText(path)
    const blocks = document.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))
    return [...blocks].map(({ 1: indentation = '', 2: text = '', index }) => {
      const place = `${path}:${document.slice(0, index).split('\n').length}`
      return [place, text.replaceAll(new RegExp(`^${indentation}`, 'gm'), '')] as const
    })
  })

/** The manifest that a step uses, if the action is in this repository. */
function ownManifest(uses: string | undefined): { inputs: object; outputs: object } | undefined {
  const own = uses?.startsWith('./') ? uses.slice(2) : uses?.match(`^${ownRepository}/?(.*)@v1$`)?.[1]
  return own === undefined ? undefined : parse(readText(own === '' ? 'action.yml' : `${own}/action.yml`))
}

// The language service does not check the inputs of actions under `./`, so they get their public name.
const byPublicName = (text: string) =>
  text.replace(/(uses: )\.\/(\S*)/g, (_, key, path) => `${key}${ownRepository}${path && `/${path}`}@v1`)

const actionsMetadataProvider: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, name, ref, path }) {
    const manifest = ownManifest(`${owner}/${name}${path ? `/${path}` : ''}@${ref}`)
    // The inputs of other actions are unknown here, and are not checked.
    return (manifest ?? { name, description: '' }) as ActionMetadata
  },
}

/** The workflows that recipes call. Their comments tell users to save reusable.yml as send-push.yml. */
const fileProvider = {
  async getFileContent(file: object) {
    const path = 'path' in file ? String(file.path) : ''
    const name = path.replace('.github/workflows/', '').replace('send-push.yml', 'reusable.yml')
    return { name: path, content: readText(`examples/${name}`) }
  },
}

/** The outputs of other actions that workflows here read, from the documents of the pinned versions. */
const foreignOutputs: Record<string, string[]> = {
  'googleapis/release-please-action': ['release_created', 'tag_name', 'packages/app--tag_name'],
  'changesets/action': ['published', 'published-packages'],
  'cycjimmy/semantic-release-action': ['new_release_published', 'new_release_git_tag'],
  'goreleaser/goreleaser-action': ['metadata'],
  'actions/ai-inference': ['response'],
}

/** Finds each `steps.<id>.outputs.<name>` in a job whose step has no such output. */
function unknownOutputs(steps: Step[], job: unknown): string[] {
  const reads = JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)
  return [...reads].flatMap(([text, id, name = '']) => {
    const step = steps.find(step => step.id === id) ?? {}
    const { uses } = step
    const program = programOf(step)
    const outputs = ownManifest(uses)?.outputs ?? foreignOutputs[uses?.split('@')[0] ?? '']
    const isKnown = Array.isArray(outputs) ? outputs.includes(name) : Object.hasOwn(outputs ?? {}, name)
    return isKnown || program.includes(`${name}=`) || program.includes(`${name}<<`) ? [] : [`unknown output: ${text}`]
  })
}

/**
 * The problems that GitHub's language service finds in a workflow or the manifest of an action, as `line: message`, and
 * the outputs that the workflow reads although no step has them.
 */
export async function problemsIn(path: string, text: string): Promise<string[]> {
  const unhandled: string[] = []
  const log = (message: string) => void unhandled.push(`0: ${message}`)
  // The service reports its own failures only in its log.
  registerLogger({ error: log, warn: log, info: () => {}, log: () => {} })
  // The service caches documents by URL, so each document gets a new one.
  const document = TextDocument.create(`file:///${documents++}/${path}`, 'yaml', 1, byPublicName(text))
  const found = await validate(document, { actionsMetadataProvider, fileProvider })
  const workflow: Workflow = { jobs: {}, ...parse(text) }
  const unknown = jobsOf({ path, text, workflow }).flatMap(([, job]) => unknownOutputs(job.steps, job))
  return [...found.map(({ range, message }) => `${range.start.line + 1}: ${message}`), ...unhandled, ...unknown]
}

let documents = 0
