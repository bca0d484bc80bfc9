import { startGithub } from './doubles/github.ts'
import { startingAt } from './preload.ts'
import type { Outcome, Step } from './runner.ts'
import { closing, sandboxes, send } from './send.ts'

/** When the runs of these tests start, unless they say otherwise. */
export const now = '2026-11-21T10:00:00Z'

const sha = 'c0ffee0000000000000000000000000000000001'

/** The repository `octo/site` in the API. */
export const site = {
  name: 'site',
  full_name: 'octo/site',
  private: false,
  homepage: null,
  owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4' },
}

/** A published release in the API, with changes. */
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

export interface Announcement extends Omit<Step, 'inputs'> {
  /** When the run starts. */
  at?: string
}

/** The `release` event of a release. */
export const releaseEvent = (release: object, action = 'published') => ({
  name: 'release',
  payload: { action, release, repository: site },
})

const startService = sandboxes()
const startHub = closing(startGithub)

/** A service, a GitHub, and helpers for a test of announcements. Both servers are closed after the test. */
export async function startScenario(options: Parameters<typeof startGithub>[0] = {}) {
  const sandbox = await startService()
  const github = await startHub({ shas: [sha], about: site, ...options })

  return {
    sandbox,
    github,

    /** Publishes releases, and forgets those before. */
    publish: (...releases: ReturnType<typeof releaseOf>[]) => {
      github.releases?.clear()
      for (const release of releases) github.releases?.set(release.tag_name, release)
    },

    /** Runs a step at a fixed time, with these inputs only. */
    announce: (inputs: Record<string, string> = {}, { at = now, ...step }: Announcement = {}): Promise<Outcome> => {
      const open = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
      const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...startingAt(at), ...step.env }
      return send(sandbox, { ...open, 'github-token': github.token, ...inputs }, { ...step, env })
    },

    delivered: () => sandbox.delivered.map(({ body }) => body as Record<string, unknown>),
    operations: () => github.requests.map(({ operation }) => operation),
    /** The refs of claims, without their hashes. */
    claims: () => [...github.refs.keys()].map(ref => ref.replace(/^refs\/web-push\/|-[0-9a-f]{12}$/g, '')),
  }
}

/** The servers and helpers of a test. */
export type Scenario = Awaited<ReturnType<typeof startScenario>>
