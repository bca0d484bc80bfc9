import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe } from '../errors.ts'
import { excerpt } from '../text.ts'

/** `git` could not do what it was asked to. The message is one line of what it printed. */
export class GitError extends Error {}

/** `git` took too long, as in a repository with very many files. */
export class GitTimeout extends Error {}

/** A commit that is checked out. */
export interface Head {
  commit: string
  /** Also those that a shallow checkout lacks. */
  parents: string[]
}

/** For all commands of a run together. */
export const maxGitSeconds = 30

/** The list of all files of a large repository. */
const maxOutput = 64 * 1_048_576

/**
 * The repository that is checked out into a folder. A stranger may have written what is in it, so git runs only commands
 * that compare commits. None of them runs a program that the repository or its configuration names, or uses the network.
 */
export class GitRepository {
  readonly #gitFolder: string
  readonly #signal: AbortSignal
  readonly #timeLimit: AbortSignal

  /** `signal` ends what git is doing, and so does the limit for all commands together. */
  constructor(folder: string, signal: AbortSignal, limitSeconds = maxGitSeconds) {
    this.#gitFolder = join(folder, '.git')
    this.#timeLimit = AbortSignal.timeout(limitSeconds * 1_000)
    this.#signal = AbortSignal.any([signal, this.#timeLimit])
  }

  /** Whether there is a repository in the folder itself. */
  exists(): boolean {
    return existsSync(this.#gitFolder)
  }

  async head(): Promise<Head> {
    const commit = (await this.#run('rev-parse', '--verify', 'HEAD^{commit}')).trim()
    const [header = ''] = (await this.#run('cat-file', 'commit', commit)).split('\n\n', 1)
    return { commit, parents: [...header.matchAll(/^parent (\S+)$/gm)].map(([, parent = '']) => parent) }
  }

  /** Whether a commit is in the history of another one; false too if the checkout lacks it. */
  async isAncestor(commit: string, of: string): Promise<boolean> {
    try {
      await this.#run('merge-base', '--is-ancestor', commit, of)
      return true
    } catch (error) {
      if (error instanceof GitError) return false
      throw error
    }
  }

  /** The fields of what git lists of the files in which two commits differ. */
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

  /** What git prints. Names that are not UTF-8 have replacement characters, as in the lists of Node. */
  async #run(...args: string[]): Promise<string> {
    // Given so, the repository may belong to another user, as in a container, and git looks for no other one. A file
    // system monitor is a program that git runs as it reads the index, which `diff-tree` does.
    const command = [`--git-dir=${this.#gitFolder}`, '-c', 'core.fsmonitor=false', ...args]
    const options = {
      // Windows looks there for `git` first, so it must not be the workspace.
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

/** What git needs of the environment: no other repository, program or configuration, and no network. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'))
  // A partial checkout would fetch what it lacks, with the programs that its configuration names.
  return { ...Object.fromEntries(own), GIT_ALLOW_PROTOCOL: '' }
}
