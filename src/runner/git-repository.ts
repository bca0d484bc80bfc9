import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe } from '../base/failure.ts'
import { excerpt } from '../base/text.ts'
import { mebibyte } from '../base/units.ts'

/** The error for a `git` command that failed. The message is git's error output, shortened to one line. */
export class GitError extends Error {}

/** The error for a `git` command that took too long, for example because the repository has a huge number of files. */
export class GitTimeout extends Error {}

export interface Head {
  commit: string
  /** The commit's parents, including any that are missing from a shallow checkout. */
  parents: string[]
}

/** The total time limit for all git commands in a run. */
export const maxGitSeconds = 30

/** The maximum size of git's output, in bytes. Must be large enough for a list of all files in a large repository. */
const maxOutputBytes = 64 * mebibyte

/**
 * The git repository in a folder. Its content may be malicious, so this class runs only git commands that read commits,
 * do not use the network, and do not run programs named by the repository or its configuration.
 */
export class GitRepository {
  readonly #gitFolder: string
  readonly #signal: AbortSignal
  readonly #timeLimit: AbortSignal

  constructor(folder: string, signal: AbortSignal, limitSeconds = maxGitSeconds) {
    this.#gitFolder = join(folder, '.git')
    this.#timeLimit = AbortSignal.timeout(limitSeconds * 1_000)
    this.#signal = AbortSignal.any([signal, this.#timeLimit])
  }

  /** Returns false if the folder itself is not a repository, even if a parent folder is one. */
  exists(): boolean {
    return existsSync(this.#gitFolder)
  }

  async head(): Promise<Head> {
    const commit = (await this.#run('rev-parse', '--verify', 'HEAD^{commit}')).trim()
    return { commit, parents: parentsOf(await this.#run('cat-file', 'commit', commit)) }
  }

  /** Whether the first commit is in the history of the second. Returns false if the checkout lacks the first commit. */
  async isAncestor(commit: string, of: string): Promise<boolean> {
    try {
      await this.#run('merge-base', '--is-ancestor', commit, of)
      return true
    } catch (error) {
      if (error instanceof GitError) return false
      throw error
    }
  }

  /**
   * Returns the fields that git prints for files that differ between the two commits. `options` selects the files and
   * fields.
   */
  async compare(from: string, to: string, ...options: string[]): Promise<string[]> {
    return nulSeparated(await this.#run('diff-tree', '-r', '-z', ...options, from, to))
  }

  /** Returns all files in a commit, except links and submodules. */
  async plainFiles(commit: string): Promise<string[]> {
    return plainFilesIn(await this.#run('ls-tree', '-r', '-z', '--full-tree', commit))
  }

  /**
   * Returns the output of a git command. File names that are not UTF-8 get replacement characters, as in Node's
   * directory listings.
   */
  async #run(...args: string[]): Promise<string> {
    // In a container, the repository may belong to a different user, which git accepts only with `--git-dir`.
    // `diff-tree` reads the index, which would start the file system monitor that the repository configures, so turn
    // the monitor off.
    const command = [`--git-dir=${this.#gitFolder}`, '-c', 'core.fsmonitor=false', ...args]
    const options = {
      // Windows looks for `git` in the current folder first, so do not run git in the workspace.
      cwd: dirname(process.execPath),
      env: gitEnvironment(),
      maxBuffer: maxOutputBytes,
      signal: this.#signal,
    }
    return new Promise((resolve, reject) => {
      execFile('git', command, options, (error, stdout, stderr) => {
        if (!error) resolve(stdout)
        else if (this.#timeLimit.aborted) reject(new GitTimeout())
        else reject(new GitError(excerpt(stderr) || describe(error)))
      })
    })
  }
}

// A file name may look like any part of git's output, so these functions read each record from its beginning instead of
// searching for a pattern.

const nulSeparated = (listed: string): string[] => listed.split('\0').slice(0, -1)

/** A record of `git ls-tree` for a file that is neither a link nor a submodule. */
const plainFile = /^100\d{3} blob [\da-f]+\t/

/** Returns the plain files in the output of `git ls-tree -z`. */
export const plainFilesIn = (listed: string): string[] =>
  nulSeparated(listed).flatMap(record => (plainFile.test(record) ? [record.replace(plainFile, '')] : []))

/** Returns the parents in a commit object. They follow its first line, which names its tree. */
export function parentsOf(commitObject: string): string[] {
  const [, ...lines] = commitObject.split('\n')
  const end = lines.findIndex(line => !line.startsWith('parent '))
  return lines.slice(0, Math.max(0, end)).map(line => line.slice('parent '.length))
}

/**
 * Returns the environment without GIT_* variables, which could point git to a different repository, program, or
 * configuration.
 */
function gitEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'))
  // In a partial clone, git may fetch missing objects by running programs from the repository's configuration. An empty
  // GIT_ALLOW_PROTOCOL prevents every fetch.
  return { ...Object.fromEntries(own), GIT_ALLOW_PROTOCOL: '' }
}
