import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { startGithub } from './doubles/github.ts'
import { startSandbox } from './doubles/push-service.ts'
import { startingAt } from './preload.ts'
import { type Outcome, runAction } from './runner.ts'

const sha = 'c0ffee0000000000000000000000000000000001'

export const avatarUrl = 'https://avatars.githubusercontent.com/u/1?v=4'

const repository = {
  name: 'kestrel',
  full_name: 'octo/kestrel',
  private: false,
  homepage: null,
  owner: { avatar_url: avatarUrl },
}

/** Runs the README's first workflow on a release event. Returns the outcome and the accepted notifications. */
export async function firstSend(): Promise<{ step: Outcome; delivered: unknown[] }> {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll('\r\n', '\n')
  const workflow = parse(/```yaml\n( *name: [\s\S]*?)```/.exec(readme)?.[1]?.replace(/^ {3}/gm, '') ?? '')
  const [, shown = ''] = /`(<!-- web-push: .* -->)`/.exec(readme) ?? []
  const comment = shown.replace('your text', 'Offline maps are here: plan your next trip without a network.')
  const release = {
    tag_name: 'v4.2.0',
    name: 'Kestrel 4.2',
    body: `${comment}\n\n## New\n\n- Offline maps by @octocat in #12\n`,
    html_url: 'https://github.com/octo/kestrel/releases/tag/v4.2.0',
    draft: false,
    prerelease: false,
    published_at: '2026-11-20T09:29:58Z',
  }
  const [service, github] = await Promise.all([
    startSandbox(),
    startGithub({ repository: 'octo/kestrel', shas: [sha], about: repository }),
  ])
  try {
    const recipe: Record<string, unknown> = workflow.jobs.announce.steps.at(-1).with
    // Leave out every value that comes from the workflow's `inputs`, which are empty on a `release` event, or from variables.
    const written = Object.entries(recipe).filter(([, value]) => !/inputs\.|vars\./.test(String(value)))
    const own = { 'base-url': service.url, 'api-token': service.token, 'check-urls': 'false' }
    const given = { ...Object.fromEntries(written.map(([name, value]) => [name, String(value)])), ...own }
    const [action] = workflow.on.release.types
    const step = await runAction({
      inputs: { ...given, 'github-token': github.token },
      event: { name: 'release', payload: { action, release, repository } },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: 'octo/kestrel',
        GITHUB_SHA: sha,
        ...startingAt('2026-11-20T09:30:00Z'),
      },
    })
    return { step, delivered: service.delivered.map(({ body }) => body) }
  } finally {
    await Promise.all([service.close(), github.close()])
  }
}
