import type { RunnerEvent } from '../content/github-data.ts'
import { type Problem, problem } from '../inputs/problems.ts'
import { isObject } from '../json.ts'
import { quote, truncate } from '../text.ts'
import { isPullRequest } from './context.ts'
import { GitError, GitRepository, GitTimeout, type Head, maxGitSeconds } from './git-repository.ts'
import { workspaceFolder } from './read-workspace-file.ts'

/** The files of an event according to git, as paths in the repository, with `/`. */
export interface EventFiles {
  /** The files that `only` selects. */
  taken: ReadonlySet<string>
  /** All files of the commit that are neither links nor submodules. */
  plain: ReadonlySet<string>
  /** Files that were renamed rather than added, each with its old name. */
  renamed: ReadonlyMap<string, string>
}

/** The parts of a run that determine which commits to compare. */
export interface EventRun {
  event: RunnerEvent
  /** The commit that the event is about. */
  sha: string
  /** Aborted when the run is cancelled. */
  signal: AbortSignal
}

/** The changes of an event cannot be determined. The message says why, in words that follow the name of the input. */
class UnknownChanges extends Error {}

/**
 * The files that a pull request, push or merge group changes or adds (`changed`), or only adds (`added`), found by
 * `git` in the workspace (docs/preview.md, "Only new files"), or why they cannot be determined. A deleted file is
 * neither; a renamed file is changed, not added.
 */
export async function filesOfEvent(
  only: 'changed' | 'added',
  run: EventRun,
): Promise<EventFiles | { problem: Problem }> {
  const repository = new GitRepository(workspaceFolder(), run.signal)
  try {
    const commits = await comparedCommits(run, repository)
    const plain = new Set(await repository.plainFiles(commits.to))
    return { plain, ...(await (only === 'changed' ? changedFiles : addedFiles)(repository, commits)) }
  } catch (error) {
    if (error instanceof UnknownChanges) return { problem: problem('only', error.message) }
    if (error instanceof GitTimeout) {
      const message = `needs git, which did not finish within ${maxGitSeconds} s; run it again, or remove \`only\``
      return { problem: problem('only', message) }
    }
    if (!(error instanceof GitError)) throw error
    const message = `needs git, which failed (${truncate(error.message)}); install git on the runner, and use actions/checkout without \`filter\``
    return { problem: problem('only', message) }
  }
}

interface Commits {
  from: string
  to: string
}

type TakenFiles = Pick<EventFiles, 'taken' | 'renamed'>

/** The files of `to` that `from` lacks or has with different content. A file at a new path counts. */
async function changedFiles(repository: GitRepository, { from, to }: Commits): Promise<TakenFiles> {
  const taken = await repository.compare(from, to, '--no-renames', '--name-only', '--diff-filter=AMT')
  return { taken: new Set(taken), renamed: new Map() }
}

/** The files of `to` that `from` does not have under any name, and the old names of renamed files. */
async function addedFiles(repository: GitRepository, { from, to }: Commits): Promise<TakenFiles> {
  // Only exact renames: campaigns resemble each other, and a new one must not be mistaken for a renamed old one.
  const listed = await repository.compare(from, to, '--find-renames=100%', '--name-status', '--diff-filter=AR')
  const taken = new Set<string>()
  const renamed = new Map<string, string>()
  const fields = listed.values()
  for (const status of fields) {
    const path = fields.next().value ?? ''
    if (status === 'A') taken.add(path)
    else renamed.set(fields.next().value ?? '', path)
  }
  return { taken, renamed }
}

async function comparedCommits({ event, sha }: EventRun, repository: GitRepository): Promise<Commits> {
  const { name, unreadable } = event
  const findBase = isPullRequest(name) ? baseOfPullRequest : baseFinders[name]
  if (!findBase) {
    const message = `works on the events \`pull_request\`, \`push\` and \`merge_group\`, not on ${quote(name)}; remove it, or use one of these events`
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

/** The commit to compare the checkout with, and the message if the checkout lacks it. */
interface Base {
  base: string
  missing: string
}

/** GitHub tests a merge commit of the pull request and checks that out. Its first parent is on the base branch. */
function baseOfPullRequest({ name, payload }: RunnerEvent, { commit, parents }: Head, sha: string): Base {
  const [base, newest] = parents
  const pullRequest = property(payload, 'pull_request')
  // On `pull_request_target`, the run is about the base branch, but the workflow may have checked out the merge commit.
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

/** The commit that the merge queue's test commit is based on. */
function baseOfMergeGroup({ payload }: RunnerEvent, { commit }: Head, sha: string): Base {
  const base = property(property(payload, 'merge_group'), 'base_sha')
  if (!isCommitId(base)) throw new UnknownChanges('needs the event, but it does not name its base; run it again')
  if (commit !== sha) {
    throw new UnknownChanges(
      'needs the commit of this merge group, but another one is checked out; use actions/checkout without `ref`',
    )
  }
  const missing =
    'needs the base of this merge group, which is not in the checkout; use actions/checkout with `fetch-depth: 0`'
  return { base, missing }
}

/** The commit at the head of the branch before the push. */
function baseOfPush({ payload }: RunnerEvent, { commit }: Head, sha: string): Base {
  const base = property(payload, 'before')
  const unknown = (why: string) =>
    new UnknownChanges(`cannot tell what this push changed, because ${why}; it can for the next push to this branch`)
  if (property(payload, 'forced') === true) throw unknown('the branch was force-pushed')
  if (!isCommitId(base)) throw unknown('the event has no commit before it')
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

const baseFinders: Partial<Record<string, typeof baseOfPush>> = { push: baseOfPush, merge_group: baseOfMergeGroup }

/** It is passed to git as an argument, so accept nothing but a commit id. */
const isCommitId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value)

const property = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
