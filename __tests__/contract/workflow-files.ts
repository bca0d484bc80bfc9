import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { type ActionsMetadataProvider, registerLogger, validate } from '@actions/languageservice'
import type { ActionMetadata } from '@actions/languageservice/action'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'

export const root = fileURLToPath(new URL('../../', import.meta.url))

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

export const readText = (path: string): string => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n')

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

/** Returns a step's command, followed by the text of every script in this repository that the command runs. */
export const programOf = ({ run = '' }: Step): string => {
  const scripts = run.match(/\.github\/scripts\/[\w/-]+\.mjs/g) ?? []
  return [run, ...scripts.map(readText)].join('\n')
}

export const isSend = ({ uses }: Step): boolean => uses === `${ownRepository}@v1`

/** Makes the only change that announce-new-releases.yml needs: enters the name of the release workflow. */
export const edited = (text: string): string =>
  text.replace('workflows: [&release-workflow EDIT]', 'workflows: [&release-workflow Release]')

/** Evaluates a step's inputs with these contexts. Turns off `check-urls`, because tests must not fetch real URLs. */
export function inputsOf(step: Step | undefined, contexts: object): Record<string, string> {
  const given = Object.entries(step?.with ?? {}).map(([name, value]) => [name, evaluate(value, contexts)])
  return { ...Object.fromEntries(given), 'check-urls': 'false' }
}

export const evaluate = (value: unknown, contexts: object): string =>
  String(value).replace(/\$\{\{(.*?)\}\}/g, (_, expression) => evaluated(expression, contexts))

function evaluated(expression: string, contexts: object): string {
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), []).parse()
  return new Evaluator(parsed, known).evaluate().coerceString()
}

export const isTrue = (condition: string, contexts: object): boolean =>
  !['', 'false', '0'].includes(evaluated(condition.replace(/^\$\{\{(.*)\}\}$/, '$1'), contexts))

export const blocksOf = (language: string, documents: string[]) =>
  documents.flatMap(path => {
    const document = readText(path)
    const blocks = document.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))
    return [...blocks].map(({ 1: indentation = '', 2: text = '', index }) => {
      const place = `${path}:${document.slice(0, index).split('\n').length}`
      return [place, text.replaceAll(new RegExp(`^${indentation}`, 'gm'), '')] as const
    })
  })

/** Returns an action's manifest, or undefined if the action is not in this repository. */
function ownManifest(uses: string | undefined): { inputs: object; outputs: object } | undefined {
  const own = uses?.startsWith('./') ? uses.slice(2) : uses?.match(`^${ownRepository}/?(.*)@v1$`)?.[1]
  return own === undefined ? undefined : parse(readText(own === '' ? 'action.yml' : `${own}/action.yml`))
}

// The language service does not check the inputs of actions under `./`, so replace `./` with the name that users write.
const byPublicName = (text: string) =>
  text.replace(/(uses: )\.\/(\S*)/g, (_, key, path) => `${key}${ownRepository}${path && `/${path}`}@v1`)

const actionsMetadataProvider: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, name, ref, path }) {
    const manifest = ownManifest(`${owner}/${name}${path ? `/${path}` : ''}@${ref}`)
    // If the metadata has no `inputs`, the language service does not check the step's inputs.
    return (manifest ?? { name, description: '' }) as ActionMetadata
  },
}

/** Finds the workflows that recipes call. Recipes tell users to save reusable.yml as send-push.yml. */
const fileProvider = {
  async getFileContent(file: object) {
    const path = 'path' in file ? String(file.path) : ''
    const name = path.replace('.github/workflows/', '').replace('send-push.yml', 'reusable.yml')
    return { name: path, content: readText(`examples/${name}`) }
  },
}

/** The outputs that our workflows read from third-party actions, as documented for the pinned versions. */
const foreignOutputs: Record<string, string[]> = {
  'googleapis/release-please-action': ['tag_name'],
  'changesets/action': ['published-packages'],
}

/** Finds a job's references (`steps.<id>.outputs.<name>`) to outputs that do not exist. */
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
 * Returns the problems that GitHub's language service finds in a workflow or manifest, as `line: message`, plus any
 * references to outputs that do not exist.
 */
export async function problemsIn(path: string, text: string): Promise<string[]> {
  const unhandled: string[] = []
  const log = (message: string) => void unhandled.push(`0: ${message}`)
  // The language service reports its own failures only in its log.
  registerLogger({ error: log, warn: log, info: () => {}, log: () => {} })
  // The language service caches documents by URL, so each document needs a new URL.
  const document = TextDocument.create(`file:///${documents++}/${path}`, 'yaml', 1, byPublicName(text))
  const found = await validate(document, { actionsMetadataProvider, fileProvider })
  const workflow: Workflow = { jobs: {}, ...parse(text) }
  const unknown = jobsOf({ path, text, workflow }).flatMap(([, job]) => unknownOutputs(job.steps, job))
  return [...found.map(({ range, message }) => `${range.start.line + 1}: ${message}`), ...unhandled, ...unknown]
}

let documents = 0
