import * as sandbox from '../../../sandbox/github-api.mjs'

export type OperationName = keyof typeof operations

export interface GithubState extends sandbox.Github {
  /**
   * Whether the workflow files in the commits (`shas`) differ from those on every branch. If so, GitHub does not let a
   * job's token create refs to these commits.
   */
  staleWorkflows?: boolean
}

type Call = Omit<sandbox.Call, 'github'> & { github: GithubState }

const operations = {
  ...sandbox.operations,
  createBlob: { method: 'POST', path: /^\/git\/blobs$/, needs: 'write', perform: createBlob },
  createRef: { ...sandbox.operations.createRef, perform: createRef },
  listMatchingRefs: { method: 'GET', path: /^\/git\/matching-refs\/(.*)$/, needs: 'read', perform: listMatchingRefs },
} satisfies Record<string, sandbox.Operation>

export function operationOf(...[request, github]: Parameters<typeof sandbox.operationOf>) {
  const found = sandbox.operationOf(request, github, operations)
  return found && { ...found, name: found.name as OperationName }
}

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

/** Returns the refs that begin with the argument, as GitHub does. */
function listMatchingRefs({ github, argument }: Call) {
  const matching = [...github.refs].filter(([ref]) => ref.startsWith(`refs/${argument}`))
  const typeOf = (sha: string) => (github.tags.has(sha) ? 'tag' : 'commit')
  return sandbox.answer(
    200,
    matching.map(([ref, sha]) => ({ ref, object: { sha, type: typeOf(sha) } })),
  )
}
