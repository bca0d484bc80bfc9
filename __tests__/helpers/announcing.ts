import { startGithub } from './doubles/github.ts'
import { startingAt } from './preload.ts'
import type { Outcome, Step } from './runner.ts'
import { closing, sandboxes, send } from './send.ts'

/** The default start time for runs. */
export const now = '2026-11-21T10:00:00Z'

const sha = 'c0ffee0000000000000000000000000000000001'

export const site = {
  name: 'site',
  full_name: 'octo/site',
  private: false,
  homepage: null,
  owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4' },
}

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
  at?: string
}

export const releaseEvent = (release: object, action = 'published') => ({
  name: 'release',
  payload: { action, release, repository: site },
})

const startService = sandboxes()
const startHub = closing(startGithub)

export async function startScenario(options: Parameters<typeof startGithub>[0] = {}) {
  const sandbox = await startService()
  const github = await startHub({ shas: [sha], about: site, ...options })

  return {
    sandbox,
    github,

    publish: (...releases: ReturnType<typeof releaseOf>[]) => {
      github.releases?.clear()
      for (const release of releases) github.releases?.set(release.tag_name, release)
    },

    /** Runs a step whose notification content comes only from `inputs` and the release. */
    announce: (inputs: Record<string, string> = {}, { at = now, ...step }: Announcement = {}): Promise<Outcome> => {
      const open = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
      const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...startingAt(at), ...step.env }
      return send(sandbox, { ...open, 'github-token': github.token, ...inputs }, { ...step, env })
    },

    delivered: () => sandbox.delivered.map(({ body }) => body as Record<string, unknown>),
    operations: () => github.requests.map(({ operation }) => operation),
    claims: () => [...github.refs.keys()].map(ref => ref.replace(/^refs\/web-push\/|-[0-9a-f]{12}$/g, '')),
  }
}

export type Scenario = Awaited<ReturnType<typeof startScenario>>
