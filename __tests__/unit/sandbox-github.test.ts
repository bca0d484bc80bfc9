import { getOctokit } from '@actions/github'
import { expect, test } from '@jest/globals'
import { startGithub } from '../../sandbox/github.mjs'

test("the GitHub of the sandbox keeps a claim as GitHub does: git's names, created once, deleted once", async () => {
  const { env, token, close } = await startGithub()
  try {
    const { git } = getOctokit(token, { baseUrl: env.GITHUB_API_URL ?? '', request: { fetch } }).rest
    const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
    const [place, ref] = [{ owner, repo }, 'web-push/a-b']
    const failure = (status: number, message: string) => ({ status, response: { data: { message } } })

    const tagger = { name: 'A', email: 'a@b.c', date: '2023-11-14T22:13:20Z' }
    const object = env.GITHUB_SHA ?? ''
    const tag = { ...place, tag: 't', message: 'hello', object, type: 'commit' as const, tagger }
    const { data: made } = await git.createTag(tag)
    // The name that `git hash-object -t tag` gives it.
    expect(made.sha).toBe('d69ada9146118aa5665c381e9e7440f3204f0d1d')
    expect(made).toMatchObject({ tag: 't', message: 'hello', tagger, object: { sha: object, type: 'commit' } })
    expect((await git.createTag(tag)).data.sha).toBe(made.sha)
    expect((await git.getTag({ ...place, tag_sha: made.sha })).data).toEqual(made)

    const creations = Array.from({ length: 20 }, () => git.createRef({ ...place, ref: `refs/${ref}`, sha: made.sha }))
    const settled = await Promise.allSettled(creations)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = git.createRef({ ...place, ref: `refs/${ref}`, sha: object })
    await expect(again).rejects.toMatchObject(failure(422, 'Reference already exists'))
    expect((await git.getRef({ ...place, ref })).data.object).toMatchObject({ type: 'tag', sha: made.sha })
    expect((await git.deleteRef({ ...place, ref })).status).toBe(204)
    await expect(git.deleteRef({ ...place, ref })).rejects.toMatchObject(failure(422, 'Reference does not exist'))
    await expect(git.getRef({ ...place, ref })).rejects.toMatchObject(failure(404, 'Not Found'))

    const nothing = { ...place, ref: 'refs/web-push/x', sha: '2'.repeat(40) }
    await expect(git.createRef(nothing)).rejects.toMatchObject(failure(422, 'Object does not exist'))
  } finally {
    await close()
  }
})
