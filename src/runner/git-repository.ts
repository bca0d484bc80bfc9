import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe } from '../errors.ts'
import { excerpt } from '../text.ts'

/** A `git` command failed. The message is one line of its output. */
export class GitError extends Error {}

/** `git` took too long, for example in a repository with very many files. */
export class GitTimeout extends Error {}

/** The commit that is checked out. */
export interface Head {
  commit: string
  /** Includes parents that a shallow checkout lacks. */
  parents: string[]
}

/** The limit for all commands of a run together. */
export const maxGitSeconds = 30

/** In bytes: enough for the list of all files of a large repository. */
const maxOutput = 64 * 1_048_576

/**
 * The repository checked out into a folder. Its content may be hostile, so this class only runs git commands that
 * compare commits. None of them uses the network, or runs a program that the repository or its configuration names.
 */
export class GitRepository {
  readonly #gitFolder: string
  readonly #signal: AbortSignal
  readonly #timeLimit: AbortSignal

  /** `signal` and the time limit for all commands together both stop a running command. */
  constructor(folder: string, signal: AbortSignal, limitSeconds = maxGitSeconds) {
    this.#gitFolder = join(folder, '.git')
    this.#timeLimit = AbortSignal.timeout(limitSeconds * 1_000)
    this.#signal = AbortSignal.any([signal, this.#timeLimit])
  }

  /** Whether the folder itself is a repository. */
  exists(): boolean {
    return existsSync(this.#gitFolder)
  }

  async head(): Promise<Head> {
    const commit = (await this.#run('rev-parse', '--verify', 'HEAD^{commit}')).trim()
    const [header = ''] = (await this.#run('cat-file', 'commit', commit)).split('\n\n', 1)
    return { commit, parents: [...header.matchAll(/^parent (\S+)$/gm)].map(([, parent = '']) => parent) }
  }

  /** Whether a commit is in the history of another; also false if the checkout lacks it. */
  async isAncestor(commit: string, of: string): Promise<boolean> {
    try {
      await this.#run('merge-base', '--is-ancestor', commit, of)
      return true
    } catch (error) {
      if (error instanceof GitError) return false
      throw error
    }
  }

  /** The fields that git prints for the files in which two commits differ. */
  async compare(from: string, to: string, ...options: string[]): Promise<string[]> {
    const listed = await this.#run('diff-tree', '-r', '-z', ...options, from, to)
    return listed.split('\0').slice(0, -1)
  }

  /** The files of a commit that are neither links nor submodules. */
  async plainFiles(commit: string): Promise<string[]> {
    const listed = await this.#run('ls-tree', '-r', '-z', '--full-tree', commit)
    return [...listed.matchAll(/(\d+) blob \w+\t([^\0]+)\0/g)].flatMap(([, mode = '', path = '']) =>
      mode.startsWith('100') ? [path] : [],
    )
  }

  /** The output of git. Names that are not UTF-8 contain replacement characters, as in Node's directory listings. */
  async #run(...args: string[]): Promise<string> {
    // With `--git-dir`, the repository may belong to another user, as in a container, and git looks for no other one.
    // `diff-tree` reads the index, for which git would run a file system monitor, so that is off.
    const command = [`--git-dir=${this.#gitFolder}`, '-c', 'core.fsmonitor=false', ...args]
    const options = {
      // Windows searches this folder for `git` first, so it must not be the workspace.
      cwd: dirname(process.execPath),
      env: gitEnvironment(),
      maxBuffer: maxOutput,
      signal: this.#signal,
    }
    return new Promise((resolve, reject) => {
      execFile('git', command, options, (error, stdout, stderr) => {
        if (!error) resolve(stdout)
        else if (this.#timeLimit.aborted) reject(new GitTimeout())
        else reject(new GitError(excerpt(stderr, text => text) || describe(error)))
      })
    })
  }
}

/** An environment in which git uses no other repository, program or configuration, and no network. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'))
  // In a partial clone, git would fetch missing objects, running whatever programs its config names. An empty
  // GIT_ALLOW_PROTOCOL prevents that.
  return { ...Object.fromEntries(own), GIT_ALLOW_PROTOCOL: '' }
}
