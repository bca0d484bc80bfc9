import * as sandbox from '../../../sandbox/github-api.mjs'

/** By the name that Octokit gives each. */
export type OperationName = keyof typeof operations

/** What this GitHub has in addition to the sandbox's. */
export interface GithubState extends sandbox.Github {
  /** Whether the workflow files of its commits are those of no branch, so that the token of a job may create no ref to one. */
  staleWorkflows?: boolean
  /** By tag; drafts and pre-releases too. */
  releases?: Map<string, unknown>
  /** What it says of the repository itself. */
  about?: unknown
}

type Call = Omit<sandbox.Call, 'github'> & { github: GithubState }

const operations = {
  ...sandbox.operations,
  createBlob: { method: 'POST', path: /^\/git\/blobs$/, needs: 'write', perform: createBlob },
  createRef: { ...sandbox.operations.createRef, perform: createRef },
  getLatestRelease: { method: 'GET', path: /^\/releases\/latest$/, needs: 'read', perform: getLatestRelease },
  listReleases: { method: 'GET', path: /^\/releases$/, needs: 'read', perform: listReleases },
  getReleaseByTag: { method: 'GET', path: /^\/releases\/tags\/(.+)$/, needs: 'read', perform: getReleaseByTag },
  get: { method: 'GET', path: /^$/, needs: 'read', perform: getRepository },
} satisfies Record<string, sandbox.Operation>

/** Which operation a request is for; undefined for anything else. */
export function operationOf(...[request, github]: Parameters<typeof sandbox.operationOf>) {
  const found = sandbox.operationOf(request, github, operations)
  return found && { ...found, name: found.name as OperationName }
}

/** The answer to a request that arrived whole. */
export const answerTo = (exchange: Parameters<typeof sandbox.answerTo>[0]) => sandbox.answerTo(exchange, operations)

function createBlob({ github, body }: Call) {
  if (typeof body.content !== 'string') return sandbox.refuse(422, 'Invalid request.\n\n"content" wasn\'t supplied.')
  const { content } = body
  const sha = sandbox.objectName('blob', content)
  const apply = () => {
    github.blobs ??= new Map()
    github.blobs.set(sha, content)
  }
  return { ...sandbox.answer(201, { sha }), apply }
}

function createRef(call: Call) {
  const { staleWorkflows, shas, tags } = call.github
  const sha = String(call.body.sha)
  const made = sandbox.operations.createRef.perform(call)
  const isOfCommit = shas.has(sha) || tags.get(sha)?.object.type === 'commit'
  return made.status === 201 && staleWorkflows && isOfCommit
    ? sandbox.refuse(403, 'Resource not accessible by integration')
    : made
}

function getReleaseByTag({ github, argument }: Call) {
  const release = github.releases?.get(argument)
  return release === undefined ? sandbox.refuse(404, 'Not Found') : sandbox.answer(200, release)
}

type Release = Partial<Record<'draft' | 'prerelease', boolean> & Record<'published_at' | 'created_at', string>>

/** The newest first, as GitHub lists them. */
function releasesOf({ releases = new Map() }: GithubState): Release[] {
  const dateOf = ({ published_at, created_at }: Release) => Date.parse(published_at ?? created_at ?? '') || 0
  return [...(releases.values() as Iterable<Release>)].sort((one, other) => dateOf(other) - dateOf(one))
}

function getLatestRelease({ github }: Call) {
  const latest = releasesOf(github).find(({ draft, prerelease }) => !draft && !prerelease)
  return latest === undefined ? sandbox.refuse(404, 'Not Found') : sandbox.answer(200, latest)
}

function listReleases({ github }: Call) {
  return sandbox.answer(200, releasesOf(github).slice(0, 100))
}

function getRepository({ github: { about, repository } }: Call) {
  return sandbox.answer(200, about ?? { full_name: repository, private: false })
}
