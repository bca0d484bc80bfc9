import { getOctokit } from '@actions/github'
import { afterEach, describe, expect, test } from '@jest/globals'
import { startGithub as startStandIn } from '../../sandbox/github.mjs'
import { ask } from '../helpers/client.ts'
import { type Github, startGithub } from '../helpers/doubles/github.mjs'

const sha = '1111111111111111111111111111111111111111'
const place = { owner: 'octo', repo: 'site' }
const tag = { ...place, tag: 't', message: 'hello', object: sha, type: 'commit' as const }
const tagger = { name: 'A', email: 'a@b.c', date: '2023-11-14T22:13:20Z' }

const started: Github[] = []

async function start(options?: Parameters<typeof startGithub>[0]) {
  const github = await startGithub({ shas: [sha], ...options })
  started.push(github)
  return { github, ...octokit(github.url, github.token) }
}

const octokit = (baseUrl: string, token: string) => getOctokit(token, { baseUrl, request: { fetch } }).rest

afterEach(async () => {
  await Promise.all(started.splice(0).map(github => github.close()))
})

const failure = (status: number, message: string) => ({ status, response: { data: { message } } })

describe('the operations, asked by Octokit', () => {
  test('a tag object has the name that git gives it, and equal ones are one', async () => {
    const { github, git } = await start()
    const { data, status } = await git.createTag({ ...tag, tagger })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      sha: '2b876e99efa0adf0fee1d67fbda7d0ae0dc9e7bb',
      tag: 't',
      message: 'hello',
      tagger,
      object: { sha, type: 'commit' },
    })
    expect((await git.createTag({ ...tag, tagger })).data.sha).toBe(data.sha)
    expect(github.tags.size).toBe(1)
    expect((await git.getTag({ ...place, tag_sha: data.sha })).data).toEqual(data)
  })

  test('without a tagger it is the token’s, and the time in whole seconds', async () => {
    const { git } = await start()
    const { data } = await git.createTag(tag)
    expect(data.tagger.name).toBe('github-actions[bot]')
    expect(data.tagger.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  test('a reference is created once, read, and deleted once', async () => {
    const { github, git } = await start()
    const made = await git.createTag(tag)
    const ref = 'web-push/a-b'
    const { data, status } = await git.createRef({ ...place, ref: `refs/${ref}`, sha: made.data.sha })
    expect(status).toBe(201)
    expect(data).toMatchObject({ ref: `refs/${ref}`, object: { type: 'tag', sha: made.data.sha } })
    await expect(git.createRef({ ...place, ref: `refs/${ref}`, sha })).rejects.toMatchObject(
      failure(422, 'Reference already exists'),
    )
    expect((await git.getRef({ ...place, ref })).data).toEqual(data)
    expect([...github.refs]).toEqual([[`refs/${ref}`, made.data.sha]])

    expect((await git.deleteRef({ ...place, ref })).status).toBe(204)
    expect(github.refs.size).toBe(0)
    await expect(git.deleteRef({ ...place, ref })).rejects.toMatchObject(failure(422, 'Reference does not exist'))
    await expect(git.getRef({ ...place, ref })).rejects.toMatchObject(failure(404, 'Not Found'))
  })

  test('of many creations at once one wins', async () => {
    const { git } = await start()
    const tries = Array.from({ length: 20 }, () => git.createRef({ ...place, ref: 'refs/web-push/x', sha }))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each(['refs/x', 'heads/main', 'refs/web-push/', 'refs/web-push/a..b', 'refs/web-push/a b', 'refs/w/a.lock'])(
    '%j is no name for a reference',
    async ref => {
      const { git } = await start()
      await expect(git.createRef({ ...place, ref, sha })).rejects.toMatchObject(failure(422, 'Reference update failed'))
    },
  )

  test('what points to nothing is refused', async () => {
    const { git } = await start()
    const object = sha.replaceAll('1', '2')
    const gone = { status: 422, response: { data: { message: 'Object does not exist' } } }
    await expect(git.createTag({ ...tag, object })).rejects.toMatchObject(gone)
    await expect(git.createRef({ ...place, ref: 'refs/web-push/x', sha: object })).rejects.toMatchObject(gone)
    await expect(git.getTag({ ...place, tag_sha: object })).rejects.toMatchObject({ status: 404 })
  })

  test('incomplete requests are refused', async () => {
    const { github } = await start()
    const headers = { Authorization: `token ${github.token}`, 'User-Agent': 'test' }
    const post = (body: string) => ask(github.url, { method: 'POST', path: '/repos/octo/site/git/refs', headers, body })
    expect(await post('{')).toMatchObject({ status: 400 })
    expect(await post('[]')).toMatchObject({ status: 400 })
    expect(JSON.parse((await post('{"sha":1}')).body ?? '').message).toBe(
      'Invalid request.\n\n"ref", "sha" wasn\'t supplied.',
    )
  })
})

describe('who may do what', () => {
  test('a wrong token', async () => {
    const { github } = await start()
    const { git } = octokit(github.url, 'wrong')
    await expect(git.getRef({ ...place, ref: 'web-push/x' })).rejects.toMatchObject(failure(401, 'Bad credentials'))
  })

  test('no token, no User-Agent, a foreign page', async () => {
    const { github } = await start()
    const authorization = { Authorization: `Bearer ${github.token}` }
    const path = '/repos/octo/site/git/ref/web-push/x'
    expect(await ask(github.url, { path, headers: { 'User-Agent': 'test' } })).toMatchObject({ status: 401 })
    expect(await ask(github.url, { path, headers: authorization })).toMatchObject({ status: 403 })
    const page = { ...authorization, 'User-Agent': 'test', Origin: 'https://example.com' }
    expect(await ask(github.url, { path, headers: page })).toMatchObject({ status: 403 })
    expect(await ask(github.url, { path, headers: { ...authorization, 'User-Agent': 'test' } })).toMatchObject({
      status: 404,
    })
  })

  test('a token that may only read', async () => {
    const { git } = await start({ permission: 'read' })
    const refusal = {
      ...failure(403, 'Resource not accessible by integration'),
      response: { headers: { 'x-accepted-github-permissions': 'contents=write' } },
    }
    await expect(git.createTag(tag)).rejects.toMatchObject(refusal)
    await expect(git.getRef({ ...place, ref: 'web-push/x' })).rejects.toMatchObject({ status: 404 })
  })

  test('a token that may nothing, and another repository', async () => {
    const { git } = await start({ permission: 'none' })
    await expect(git.getRef({ ...place, ref: 'web-push/x' })).rejects.toMatchObject({ status: 403 })
    await expect(git.getRef({ owner: 'octo', repo: 'other', ref: 'web-push/x' })).rejects.toMatchObject(
      failure(404, 'Not Found'),
    )
  })

  test('below a path, as on GitHub Enterprise Server', async () => {
    const { github, git } = await start({ prefix: '/api/v3' })
    expect(github.url).toMatch(/\/api\/v3$/)
    expect(await git.createRef({ ...place, ref: 'refs/web-push/x', sha })).toMatchObject({ status: 201 })
    const bare = octokit(github.url.replace('/api/v3', ''), github.token)
    await expect(bare.git.getRef({ ...place, ref: 'web-push/x' })).rejects.toMatchObject({ status: 404 })
  })
})

test('the sandbox has the same in a server of its own', async () => {
  const { env, token, close } = await startStandIn()
  try {
    const { git } = octokit(env.GITHUB_API_URL ?? '', token)
    const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
    const place = { owner, repo }
    await git.createRef({ ...place, ref: 'refs/web-push/x', sha: env.GITHUB_SHA ?? '' })
    expect((await git.getRef({ ...place, ref: 'web-push/x' })).data.object.sha).toBe(env.GITHUB_SHA)
    await expect(git.createRef({ ...place, ref: 'refs/web-push/x', sha: env.GITHUB_SHA ?? '' })).rejects.toMatchObject(
      failure(422, 'Reference already exists'),
    )
  } finally {
    await close()
  }
})
