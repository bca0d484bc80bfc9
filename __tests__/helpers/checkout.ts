import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach } from '@jest/globals'

/** Files by their paths; `null` is for one to delete. */
export type Changes = Record<string, string | null>

/** Who commits, without the configuration of this machine. */
const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']

/** A git repository in a folder of its own. */
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

  /** Commits these changes, and gives the commit. */
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

  /** Makes these changes in a pull request, and checks out its merge commit, as GitHub does; gives the newest commit of its branch. */
  mergePullRequest(changes: Changes): string {
    this.git('checkout', '--quiet', '-b', 'topic')
    const newest = this.commit(changes)
    this.git('checkout', '--quiet', 'main')
    this.git('merge', '--quiet', '--no-ff', '--message', 'the merge commit', 'topic')
    return newest
  }

  /** What actions/checkout would make of it with these options of git, such as `--depth=1`. */
  clone(...options: string[]): Checkout {
    const clone = new Checkout()
    this.#clones.push(clone)
    clone.git('clone', '--quiet', ...options, pathToFileURL(this.folder).href, '.')
    return clone
  }

  copyTo(folder: string): void {
    cpSync(this.folder, folder, { recursive: true, verbatimSymlinks: true })
  }

  /** Removes it and its clones. */
  remove(): void {
    for (const clone of this.#clones) clone.remove()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Checkouts for the tests of a file, each removed after its test, with its clones. */
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
