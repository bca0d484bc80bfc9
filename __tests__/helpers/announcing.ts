import { startGithub } from './doubles/github.ts'
import { startingAt } from './preload.ts'
import type { Outcome, Step } from './runner.ts'
import { closing, sandboxes, send } from './send.ts'

/** The start time of each run, unless a test sets another one. */
export const now = '2026-11-21T10:00:00Z'

const sha = 'c0ffee0000000000000000000000000000000001'

/** The repository `octo/site` as the GitHub API returns it. */
export const site = {
  name: 'site',
  full_name: 'octo/site',
  private: false,
  homepage: null,
  owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4' },
}

/** A published release as the GitHub API returns it. The values in `given` override the usual ones. */
export function releaseOf(tag: string, given: object = {}) {
  return {
    tag_name: tag,
    name: `Kestrel ${tag}`,
    body: '<!-- web-push: Offline maps are here. -->',
    draft: false,
    prerelease: false,
    published_at: '2026-11-21T09:00:00Z',
    html_url: `https://github.com/octo/site/releases/tag/${tag}`,
    ...given,
  }
}

interface Announcement extends Omit<Step, 'inputs'> {
  /** The start time of the run. */
  at?: string
}

export const releaseEvent = (release: object, action = 'published') => ({
  name: 'release',
  payload: { action, release, repository: site },
})

const startService = sandboxes()
const startHub = closing(startGithub)

/** Starts a push service and a fake GitHub. Returns both with functions to announce releases. */
export async function startScenario(options: Parameters<typeof startGithub>[0] = {}) {
  const sandbox = await startService()
  const github = await startHub({ shas: [sha], about: site, ...options })

  return {
    sandbox,
    github,

    /** Replaces all releases on GitHub with these. */
    publish: (...releases: ReturnType<typeof releaseOf>[]) => {
      github.releases?.clear()
      for (const release of releases) github.releases?.set(release.tag_name, release)
    },

    /** Runs a step at a fixed time. The content of the notification comes only from these inputs and the release. */
    announce: (inputs: Record<string, string> = {}, { at = now, ...step }: Announcement = {}): Promise<Outcome> => {
      const open = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
      const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...startingAt(at), ...step.env }
      return send(sandbox, { ...open, 'github-token': github.token, ...inputs }, { ...step, env })
    },

    delivered: () => sandbox.delivered.map(({ body }) => body as Record<string, unknown>),
    operations: () => github.requests.map(({ operation }) => operation),
    /** Returns the names of the claim refs, without their prefix and hash. */
    claims: () => [...github.refs.keys()].map(ref => ref.replace(/^refs\/web-push\/|-[0-9a-f]{12}$/g, '')),
  }
}

export type Scenario = Awaited<ReturnType<typeof startScenario>>
