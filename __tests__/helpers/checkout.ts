import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach } from '@jest/globals'

/** The new content of each file, by path. `null` deletes the file. */
export type Changes = Record<string, string | null>

/** Options that make git independent of this machine's configuration. */
const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']

export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  readonly #clones: Checkout[] = []

  static create(): Checkout {
    const checkout = new Checkout()
    checkout.git('init', '--quiet')
    return checkout
  }

  git(...args: string[]): string {
    const env = { ...process.env, HOME: this.folder }
    return execFileSync('git', [...author, ...args], { cwd: this.folder, encoding: 'utf8', env, stdio: 'pipe' }).trim()
  }

  commit(changes: Changes): string {
    for (const [path, text] of Object.entries(changes)) {
      const file = join(this.folder, path)
      mkdirSync(dirname(file), { recursive: true })
      if (text === null) rmSync(file)
      else writeFileSync(file, text)
    }
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '--message', 'a commit')
    return this.head()
  }

  head(): string {
    return this.git('rev-parse', 'HEAD')
  }

  /**
   * Commits these changes to a topic branch and checks out a merge commit, as in a workflow run for a pull request.
   * Returns the hash of the commit on the topic branch.
   */
  mergePullRequest(changes: Changes): string {
    this.git('checkout', '--quiet', '-b', 'topic')
    const newest = this.commit(changes)
    this.git('checkout', '--quiet', 'main')
    this.git('merge', '--quiet', '--no-ff', '--message', 'the merge commit', 'topic')
    return newest
  }

  clone(...options: string[]): Checkout {
    const clone = new Checkout()
    this.#clones.push(clone)
    clone.git('clone', '--quiet', ...options, pathToFileURL(this.folder).href, '.')
    return clone
  }

  copyTo(folder: string): void {
    cpSync(this.folder, folder, { recursive: true, verbatimSymlinks: true })
  }

  remove(): void {
    for (const clone of this.#clones) clone.remove()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Returns a function that creates a repository. After each test, all repositories and their clones are deleted. */
export function checkouts(): () => Checkout {
  const created: Checkout[] = []
  afterEach(() => {
    for (const checkout of created.splice(0)) checkout.remove()
  })
  return () => {
    const checkout = Checkout.create()
    created.push(checkout)
    return checkout
  }
}
