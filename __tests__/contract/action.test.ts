import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'
import { readChangelog } from '../../.github/scripts/release/changelog.mjs'
import { inputVariables } from '../../sandbox/run-action.mjs'
import type { ProblemCollector } from '../../src/base/problems.ts'
import type { Secrets } from '../../src/base/secrets.ts'
import { version } from '../../src/base/version.ts'
import {
  checkPreviewInputs,
  checkSendInputs,
  checkServiceInputs,
  guardWords,
  previewInputs,
  sendInputs,
  serviceInputs,
} from '../../src/inputs/settings.ts'
import { readInputs } from '../../src/runner/read-inputs.ts'
import { noSecrets } from '../helpers/inputs.ts'
import { runAction } from '../helpers/runner.ts'
import { problemsIn, readText, root } from './workflow-files.ts'

interface Manifest {
  inputs: Record<string, { description: string; required: boolean; default?: unknown }>
  outputs: Record<string, { description: string }>
  runs: Record<string, string>
}

type Check<Inputs> = (inputs: Inputs, secrets: Secrets) => { settings: object | undefined; problems: ProblemCollector }

function actionOf<Inputs>(
  action: 'send' | 'audiences' | 'preview',
  names: readonly string[],
  checkInputs: Check<Inputs>,
) {
  const path = action === 'send' ? 'action.yml' : `${action}/action.yml`
  const manifest: Manifest = parse(readText(path))
  const check = (defaultOf: (name: string) => unknown) => {
    const inputs = Object.keys(manifest.inputs).map(name => [name, needed[name] ?? defaultOf(name)])
    return checkInputs(Object.fromEntries(inputs), noSecrets)
  }
  const checkWithDeclaredDefaults = () => check(name => manifest.inputs[name]?.default ?? '')
  // A guard must not be empty.
  const checkWithoutDefaults = () => check(name => guardWords.get(name) ?? '')
  return { action, path, manifest, names, checkWithDeclaredDefaults, checkWithoutDefaults }
}

const needed: Record<string, string> = {
  'base-url': 'https://push.example.com',
  'api-token': 'a-token-of-a-site',
  // This is empty because the default is an expression that only the runner can evaluate.
  'github-token': '',
  target: 'all',
  'payload-files': 'campaigns/*.yml',
}

const send = actionOf('send', sendInputs, checkSendInputs)
const list = actionOf('audiences', serviceInputs, checkServiceInputs)
const each = test.each([send, list, actionOf('preview', previewInputs, checkPreviewInputs)])

each('$path is valid, runs on Node 24, and names an existing entry file', async ({ path, manifest }) => {
  expect(await problemsIn(path, readText(path))).toEqual([])
  expect(manifest.runs).toEqual({ using: 'node24', main: expect.any(String) })
  const main = join(root, dirname(path), manifest.runs.main ?? '')
  expect(main.startsWith(join(root, 'dist')) && existsSync(main)).toBe(true)
  // Allow only `github.token`, because other expressions can keep the runner from loading the manifest.
  const expressions = readText(path).match(/\$\{\{.*/g)
  expect(expressions).toEqual(path === 'action.yml' ? [`\${{ github.token }}`] : null)
})

each('$path describes every input and output in one line, and quotes every default', ({ manifest }) => {
  for (const { description, required, default: value } of Object.values(manifest.inputs)) {
    expect(description).toMatch(/^.{5,200}$/)
    expect(typeof required).toBe('boolean')
    // Without quotes, YAML would read 1.10 as the number 1.1.
    expect(typeof value).toMatch(required ? 'undefined' : /undefined|string/)
  }
  for (const { description } of Object.values(manifest.outputs)) expect(description).toMatch(/^.{5,200}$/)
})

const environment = process.env
beforeEach(() => {
  process.env = { ...environment }
})
afterEach(() => {
  jest.restoreAllMocks()
  process.env = environment
})

each('the $action action reads the inputs in its manifest, and masks the tokens', ({ manifest, names }) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const values = Object.fromEntries(Object.keys(manifest.inputs).map(name => [name, `value of ${name}`]))
  Object.assign(process.env, inputVariables(values))
  expect(readInputs<string>(names)).toEqual(values)
  const commands = write.mock.calls.map(([text]) => String(text).trim()).filter(text => text.startsWith('::'))
  const secrets = Object.keys(values).filter(name => name.endsWith('-token'))
  expect(commands.sort()).toEqual(secrets.map(name => `::add-mask::value of ${name}`).sort())
})

each('the manifest of the $action action declares the same defaults as the code', action => {
  const declared = action.checkWithDeclaredDefaults()
  expect(declared).toMatchObject({ problems: { all: [] }, settings: { timeout: 30 } })
  expect(declared.settings).toEqual(action.checkWithoutDefaults().settings)
})

test('every manifest declares the default of an input, and it is the same in every action', () => {
  for (const [key, value] of Object.entries(send.checkWithoutDefaults().settings ?? {})) {
    const name = key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const { required, default: declared } = send.manifest.inputs[name] ?? {}
    if (!required && value !== undefined) expect(`${name}: ${declared}`).toBe(`${name}: ${value}`)
  }
  for (const [name, word] of guardWords) expect(send.manifest.inputs[name]?.default).toBe(word)
  const { retries, ...same } = list.manifest.inputs
  expect(send.manifest.inputs).toMatchObject(same)
  expect(send.manifest.inputs.retries?.default).toBe(retries?.default)
})

each('the $action action sets all outputs in its manifest, even if it fails', async ({ action, manifest }) => {
  const { exitCode, outputs } = await runAction({ action, inputs: {} })
  expect({ exitCode, ...outputs }).toMatchObject({ exitCode: 1, reason: 'invalid-input' })
  expect(Object.keys(outputs)).toEqual(Object.keys(manifest.outputs))
})

test('package.json, its lock file, the User-Agent, and the changelog name the same version', () => {
  const own = JSON.parse(readText('package.json'))
  const lock = JSON.parse(readText('package-lock.json'))
  const changelog = readChangelog(readText('CHANGELOG.md')).newest.version
  expect(new Set([own.version, version, lock.version, lock.packages[''].version, changelog]).size).toBe(1)
})
