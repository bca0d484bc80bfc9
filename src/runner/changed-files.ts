import type { RunnerEvent } from '../content/github-data.ts'
import { type Problem, problem } from '../inputs/problems.ts'
import { isObject } from '../json.ts'
import { quote, truncate } from '../text.ts'
import { isPullRequest } from './context.ts'
import { GitError, GitRepository, type Head } from './git-repository.ts'
import { workspaceFolder } from './read-workspace-file.ts'

/** Which files an event gives a reason to look at; by their paths in the repository, with `/`. */
export interface EventFiles {
  files: ReadonlySet<string>
  /** Files that are not added because they are renamed, each with its old name. */
  renamed: ReadonlyMap<string, string>
  /** Why it is not certain which files these are. Then there are none. */
  problems: Problem[]
}

/** The run, as far as it says which commits to compare. */
export interface EventRun {
  event: RunnerEvent
  /** The commit that the event is about. */
  sha: string
  /** Aborted when the run is cancelled. */
  signal: AbortSignal
}

const none: EventFiles = { files: new Set(), renamed: new Map(), problems: [] }

/** Why it cannot be told which files an event changes: words that follow the name of the input. */
class UnknownChanges extends Error {}

/**
 * The files that a pull request or a push changes (or adds), or adds, by `git` in the workspace (docs/campaigns.md,
 * "Only what is new"). A deleted file is neither, and a renamed file is changed, not added.
 */
export async function filesOfEvent(only: 'changed' | 'added', run: EventRun): Promise<EventFiles> {
  const repository = new GitRepository(workspaceFolder(), run.signal)
  try {
    const commits = await comparedCommits(run, repository)
    return { ...none, ...(await (only === 'changed' ? changedFiles : addedFiles)(repository, commits)) }
  } catch (error) {
    if (error instanceof UnknownChanges) return { ...none, problems: [problem('only', error.message)] }
    if (!(error instanceof GitError)) throw error
    const message = `needs git, which failed (${truncate(error.message)}); install git on the runner, and use actions/checkout without \`filter\``
    return { ...none, problems: [problem('only', message)] }
  }
}

interface Commits {
  from: string
  to: string
}

/** The files of a commit that another one does not have, or has otherwise. A file at a new path counts. */
async function changedFiles(repository: GitRepository, { from, to }: Commits): Promise<Pick<EventFiles, 'files'>> {
  return { files: new Set(await repository.compare(from, to, '--no-renames', '--name-only', '--diff-filter=AMT')) }
}

/**
 * The files of a commit that another one does not have, and of those that git sees as another file renamed, which is
 * gone (half of it must be the same), the old name of each.
 */
async function addedFiles(
  repository: GitRepository,
  { from, to }: Commits,
): Promise<Pick<EventFiles, 'files' | 'renamed'>> {
  // Without a limit: git would take a renamed file for an added one if there are many.
  const listed = await repository.compare(from, to, '--find-renames', '-l0', '--name-status', '--diff-filter=AR')
  const files = new Set<string>()
  const renamed = new Map<string, string>()
  const fields = listed.values()
  for (const status of fields) {
    const path = fields.next().value ?? ''
    if (status === 'A') files.add(path)
    else renamed.set(fields.next().value ?? '', path)
  }
  return { files, renamed }
}

async function comparedCommits({ event, sha }: EventRun, repository: GitRepository): Promise<Commits> {
  const { name, unreadable } = event
  const findBase = name === 'push' ? baseOfPush : isPullRequest(name) ? baseOfPullRequest : undefined
  if (!findBase) {
    const message = `works on the events \`pull_request\` and \`push\`, not on ${quote(name)}; remove it, or use one of these events`
    throw new UnknownChanges(message)
  }
  if (unreadable !== undefined) throw new UnknownChanges(`needs the event, but ${unreadable}; run it again`)
  if (!repository.exists()) {
    const message = 'needs a git repository in the workspace; use actions/checkout before this step, without `path`'
    throw new UnknownChanges(message)
  }
  const head = await repository.head()
  const { base, missing } = findBase(event, head, sha)
  if (!(await repository.isAncestor(base, head.commit))) throw new UnknownChanges(missing)
  return { from: base, to: head.commit }
}

/** The commit that the checkout is compared with, and what to say if the checkout lacks it. */
interface Base {
  base: string
  missing: string
}

/** GitHub merges a pull request to test it, and checks that out: its first parent is the branch that it goes into. */
function baseOfPullRequest({ name, payload }: RunnerEvent, { commit, parents }: Head, sha: string): Base {
  const [base, newest] = parents
  const pullRequest = property(payload, 'pull_request')
  // On `pull_request_target` the run is about the branch, but somebody may have checked out the merge commit.
  const isOfThisRun =
    newest === property(property(pullRequest, 'head'), 'sha') || (name === 'pull_request' && commit === sha)
  if (base === undefined || newest === undefined || !isOfThisRun) {
    throw new UnknownChanges(
      'needs the merge commit of this pull request, but another commit is checked out; use the event `pull_request`, and actions/checkout without `ref`',
    )
  }
  const missing =
    'needs the branch that the pull request goes into, which is not in the checkout; use actions/checkout with `fetch-depth: 2`'
  return { base, missing }
}

/** The commit that the branch was at before the push. */
function baseOfPush({ payload }: RunnerEvent, { commit }: Head, sha: string): Base {
  const base = property(payload, 'before')
  const unknown = (why: string) =>
    new UnknownChanges(`cannot tell what this push changed, because ${why}; it can for the next push to this branch`)
  if (property(payload, 'forced') === true) throw unknown('the branch was force-pushed')
  if (typeof base !== 'string' || !/^[0-9a-f]{40,64}$/.test(base)) throw unknown('the event has no commit before it')
  if (/^0+$/.test(base)) throw unknown('the branch or tag is new')
  if (commit !== sha) {
    throw new UnknownChanges(
      'needs the commit of this push, but another one is checked out; use actions/checkout without `ref`',
    )
  }
  const missing =
    'needs the commit before this push, which is not in the checkout; use actions/checkout with `fetch-depth: 0`'
  return { base, missing }
}

const property = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
