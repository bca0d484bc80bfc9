import { valueAt } from '../base/json.ts'
import { type Problem, problem } from '../base/problems.ts'
import { quote, truncate } from '../base/text.ts'
import { isPullRequest, type RunnerEvent } from './context.ts'
import { GitError, GitRepository, GitTimeout, type Head, maxGitSeconds } from './git-repository.ts'
import { workspaceFolder } from './read-workspace-file.ts'

/** The files that git lists for an event. Paths are relative to the repository and use `/`. */
export interface EventFiles {
  taken: ReadonlySet<string>
  /** All files in the commit, except links and submodules. */
  plain: ReadonlySet<string>
  /** Maps the new name of each renamed file to its old name. Renamed files do not count as added. */
  renamed: ReadonlyMap<string, string>
}

export interface EventRun {
  event: RunnerEvent
  /** GITHUB_SHA, the commit that triggered the workflow. */
  sha: string
  signal: AbortSignal
}

/**
 * Thrown if the action cannot tell what an event changed. The message continues a sentence that starts with the name of
 * the `only` input.
 */
class UnknownChanges extends Error {}

/**
 * Uses git to find the files that a pull request, push, or merge group adds or changes (docs/preview.md, "Only new
 * files"). Returns a problem if git cannot identify these files. Leaves out deleted files. A renamed file counts as
 * changed, but not as added.
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
      const message = `needs git, but git did not finish within ${maxGitSeconds} s; run this again, or remove \`only\``
      return { problem: problem('only', message) }
    }
    if (!(error instanceof GitError)) throw error
    const message = `needs git, but git failed (${truncate(error.message)}); check that git is installed on the runner, and use actions/checkout without \`filter\` before this step`
    return { problem: problem('only', message) }
  }
}

interface Commits {
  from: string
  to: string
}

type TakenFiles = Pick<EventFiles, 'taken' | 'renamed'>

/** Returns the files in `to` that are new or have changed since `from`. A renamed file counts as new. */
async function changedFiles(repository: GitRepository, { from, to }: Commits): Promise<TakenFiles> {
  const taken = await repository.compare(from, to, '--no-renames', '--name-only', '--diff-filter=AMT')
  return { taken: new Set(taken), renamed: new Map() }
}

async function addedFiles(repository: GitRepository, { from, to }: Commits): Promise<TakenFiles> {
  // Campaign files are often similar, so only a file with identical content counts as renamed.
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
    const message = `works only on the \`pull_request\`, \`push\` and \`merge_group\` events, not on ${quote(name)}; remove \`only\`, or use one of these events`
    throw new UnknownChanges(message)
  }
  if (unreadable !== undefined) throw new UnknownChanges(`needs the event, but ${unreadable}; run this again`)
  if (!repository.exists()) {
    const message = 'needs a git repository in the workspace; use actions/checkout before this step, without `path`'
    throw new UnknownChanges(message)
  }
  const head = await repository.head()
  const { base, missing } = findBase(event, head, sha)
  if (!(await repository.isAncestor(base, head.commit))) throw new UnknownChanges(missing)
  return { from: base, to: head.commit }
}

/**
 * `base` is the commit to compare the checkout with, and `missing` is the message to show if the checkout lacks that
 * commit.
 */
interface Base {
  base: string
  missing: string
}

/** For a pull request, actions/checkout checks out a merge commit whose first parent is on the base branch. */
function baseOfPullRequest({ name, payload }: RunnerEvent, { commit, parents }: Head, sha: string): Base {
  const [base, newest] = parents
  // For `pull_request_target`, GITHUB_SHA is on the base branch, but the workflow may have checked out the merge
  // commit.
  const isOfThisRun =
    newest === valueAt(payload, 'pull_request', 'head', 'sha') || (name === 'pull_request' && commit === sha)
  if (base === undefined || newest === undefined || !isOfThisRun) {
    throw new UnknownChanges(
      'needs the merge commit of this pull request, but another commit is checked out; use the `pull_request` event, and actions/checkout without `ref`',
    )
  }
  const missing =
    'needs the base branch of the pull request, but the checkout lacks it; use actions/checkout with `fetch-depth: 2`'
  return { base, missing }
}

/** The merge queue creates its own commit to test. The event names that commit's base. */
function baseOfMergeGroup({ payload }: RunnerEvent, { commit }: Head, sha: string): Base {
  const base = valueAt(payload, 'merge_group', 'base_sha')
  if (!isCommitId(base))
    throw new UnknownChanges(
      'needs the base commit, but the event does not name it; remove the pull request from the merge queue, and queue it again',
    )
  if (commit !== sha) {
    throw new UnknownChanges(
      'needs the commit of this merge group, but another commit is checked out; use actions/checkout without `ref`',
    )
  }
  const missing =
    'needs the base of this merge group, but the checkout lacks it; use actions/checkout with `fetch-depth: 0`'
  return { base, missing }
}

/** The base is the commit that the branch pointed to before the push. */
function baseOfPush({ payload }: RunnerEvent, { commit }: Head, sha: string): Base {
  const base = valueAt(payload, 'before')
  const unknown = (why: string) =>
    new UnknownChanges(`cannot tell what this push changed, because ${why}; to check these files, use \`only: all\``)
  if (valueAt(payload, 'forced') === true) throw unknown('the branch was force-pushed')
  if (!isCommitId(base)) throw unknown('the event does not name the commit before the push')
  if (/^0+$/.test(base)) throw unknown('the branch or tag is new')
  if (commit !== sha) {
    throw new UnknownChanges(
      'needs the commit of this push, but another commit is checked out; use actions/checkout without `ref`',
    )
  }
  const missing =
    'needs the commit before this push, but the checkout lacks it; use actions/checkout with `fetch-depth: 0`'
  return { base, missing }
}

const baseFinders: Partial<Record<string, typeof baseOfPush>> = { push: baseOfPush, merge_group: baseOfMergeGroup }

/** Accepts only a full commit hash, because git could mistake other text for an option. */
const isCommitId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value)
