import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach } from '@jest/globals'
import { parse } from 'yaml'
import { readText, root, type Step, type Workflow } from './workflow-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

export const inside = (...paths: string[]) => join(folder, ...paths)

/** Writes files to the test's folder. The keys are paths in this folder, and `null` deletes a file. */
export function write(files: Record<string, string | null>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(inside(path)), { recursive: true })
    if (text === null) rmSync(inside(path))
    else writeFileSync(inside(path), text)
  }
}

export const written = (path: string) => (existsSync(inside(path)) ? readFileSync(inside(path), 'utf8') : '')

export function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']
  const env = { ...process.env, HOME: folder }
  return execFileSync('git', [...who, ...args], { cwd: inside(cwd), encoding: 'utf8', env }).trim()
}

export function stepOf(path: string, name: string): Step {
  const { jobs, defaults }: Workflow = parse(readText(path))
  const steps = Object.values(jobs).flatMap(job => job.steps ?? [])
  const step = steps.find(each => each.name === name || each.id === name)
  if (!step) throw new Error(`${path} has no step ${name}`)
  return { shell: defaults?.run.shell, ...step }
}

interface Surroundings {
  env?: Record<string, string>
  /** The working directory, relative to the test's folder. */
  cwd?: string
  /** Shell scripts that replace commands, by command name. */
  commands?: Record<string, string>
}

/**
 * Runs a step's script as GitHub would. The script can use this repository's .github folder. `calls` returns the
 * arguments of each call to a replaced command. `outputs` is the content of the step's output file.
 */
export function runScript(step: Step, surroundings: Surroundings) {
  const [file, args, options] = commandOf(step, surroundings)
  const { status, stdout } = spawnSync(file, args, options)
  const calls = (name: string) => written(`${name}.calls`).split('\n').slice(0, -1)
  return { status, stdout, outputs: written('output'), calls }
}

/** Like `runScript`, but asynchronous, so that servers in this process can respond to the script. */
export function runScriptBeside(step: Step, surroundings: Surroundings): Promise<{ status: number; stdout: string }> {
  const [file, args, options] = commandOf(step, surroundings)
  return new Promise(resolve => {
    execFile(file, args, options, (error, stdout) => resolve({ status: error ? 1 : 0, stdout }))
  })
}

function commandOf({ run = '', env: own = {}, shell }: Step, { env, cwd = '', commands = {} }: Surroundings) {
  mkdirSync(inside('bin'), { recursive: true })
  for (const [name, text] of Object.entries(commands)) {
    const script = `#!/usr/bin/env bash\necho "$@" >> "${inside(`${name}.calls`)}"\n${text}\n`
    writeFileSync(inside('bin', name), script, { mode: 0o755 })
  }
  const literal = Object.entries(own).filter(([, value]) => !String(value).includes('${{'))
  write({ output: '' })
  const folderOfScript = resolve(folder, cwd)
  if (!existsSync(join(folderOfScript, '.github'))) {
    symlinkSync(join(root, '.github'), join(folderOfScript, '.github'))
  }
  const flags = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e']
  const options = {
    cwd: folderOfScript,
    encoding: 'utf8' as const,
    timeout: 30_000,
    env: {
      PATH: `${inside('bin')}:${process.env.PATH}`,
      HOME: folder,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: inside('output'),
      GITHUB_ENV: inside('env'),
      GITHUB_STEP_SUMMARY: inside('summary.md'),
      GH_REPO: 'octo/site',
      GITHUB_REPOSITORY: 'octo/site',
      ...Object.fromEntries(literal.map(([name, value]) => [name, String(value)])),
      ...env,
    },
  }
  return ['bash', [...flags, '-c', run], options] as const
}
