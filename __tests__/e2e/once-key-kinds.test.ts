import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import {
  claimFailed,
  errors,
  further,
  github,
  key,
  order,
  own,
  sandbox,
  sent,
  skipped,
  start,
  step,
} from '../helpers/once-key.ts'

describe('a commit whose workflow files are those of no branch', () => {
  test('is claimed for by a tag object of a blob, which a later run reads as any other', async () => {
    await start({ github: { staleWorkflows: true } })
    expect(await step()).toMatchObject(sent)
    expect(order).toEqual(['createTag', 'createRef', 'createBlob', 'createTag', 'createRef', 'POST'])
    expect(own()?.object.type).toBe('blob')
    expect(JSON.parse(own()?.message ?? '')).toMatchObject({ run: '4242', title: 'Kestrel 4.2' })
    const outcome = await step()
    expect(outcome).toMatchObject(skipped)
    expect(outcome.stdout).toContain('run 4242')
  })

  test('is claimed for once: of four at the same time one sends', async () => {
    await start({ github: { staleWorkflows: true } })
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => step({ timeout: '30' })))
    expect(outcomes.map(({ outputs }) => outputs.outcome).sort()).toEqual(['sent', 'skipped', 'skipped', 'skipped'])
  })

  test.each(['createBlob', 'createRef'] as const)(
    'and whose second claim fails (%s): nothing is sent',
    async operation => {
      await start({ github: { staleWorkflows: true } })
      if (operation === 'createRef') github.fault('createRef', { kind: 'respond', status: 403, times: 2 })
      else github.fault('createBlob', { kind: 'respond', status: 403 })
      const outcome = await step()
      expect(outcome).toMatchObject(claimFailed)
      expect(github.refs.size).toBe(0)
    },
  )

  test('is not tried again for a rate limit', async () => {
    github.fault('createRef', { kind: 'respond', status: 403, headers: { 'X-RateLimit-Remaining': '0' } })
    const outcome = await step()
    expect(outcome).toMatchObject(claimFailed)
    expect(errors(outcome)[0]?.message).toContain('run this again later')
    expect(order).toEqual(['createTag', 'createRef'])
  })
})

describe('once-per', () => {
  /** The clock of a run, which begins before midnight; its claim is made after it. */
  const clock = async (...times: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'web-push-clock-'))
    further.push({ close: () => rm(folder, { recursive: true, force: true }) })
    const file = join(folder, 'clock.mjs')
    await writeFile(
      file,
      `const times = ${JSON.stringify(times.map(Date.parse))}
      const Real = Date
      globalThis.Date = class extends Real {
        constructor(...given) { given.length > 0 ? super(...given) : super(times.length > 1 ? times.shift() : times[0]) }
      }`,
    )
    return { env: { NODE_OPTIONS: `--import=${pathToFileURL(file)}` } }
  }

  test.each([
    ['day', '2026-11-21', '2026-11-21', '2026-11-22'],
    ['week', '2026-W47', '2026-w47', '2026-11-23'],
    ['month', '2026-11', '2026-11', '2026-12-01'],
  ])('%s: once in each, by the moment at which the run starts', async (per, period, slug, next) => {
    const perPeriod = { 'once-per': per }
    const first = await clock('2026-11-21T23:59:59.999Z', '2026-12-31T00:00:00Z')
    expect(await step(perPeriod, first)).toMatchObject(sent)
    expect([...github.refs.keys()]).toEqual([expect.stringContaining(`refs/web-push/release-v4-2-${slug}-`)])
    const again = await step(perPeriod, await clock('2026-11-21T00:00:00Z'))
    expect(again).toMatchObject(skipped)
    expect(again.stdout).toContain(`${key} ${period}`)
    sandbox.delivered.length = 0
    expect(await step(perPeriod, await clock(`${next}T00:00:00Z`))).toMatchObject(sent)
    expect(github.refs.size).toBe(2)
  })
})
