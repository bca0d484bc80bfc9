import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { claimRef } from '../../src/claims/once-key.ts'
import { describeOnLinux } from '../helpers/needs.ts'
import { inside, runScript, stepOf, write } from './run-script.ts'
import { evaluate, readText } from './workflow-files.ts'

const scheduled = 'examples/on-a-schedule.yml'

describeOnLinux('on Linux,', () => {
  const realDate = execFileSync('which', ['date'], { encoding: 'utf8' }).trim()
  // At 23:30 UTC, it is already December 24 in Berlin.
  const start = '2026-12-23T23:30:00Z'
  const date = `now='${start}'
if [ "$1" = --date ] && [ "$2" != '12:00 yesterday' ]; then exec ${realDate} "$@"; fi
if [ "$1" = --date ]; then exec ${realDate} --date='2026-12-23 12:00' "\${@:3}"; fi
exec ${realDate} --date="$now" "$@"`
  const env = { TZ: 'Europe/Berlin' }
  function run(name: string, files: string[], commands: Record<string, string> = {}) {
    write(Object.fromEntries(['../.keep', ...files].map(name => [`work/campaigns/scheduled/${name}`, ''])))
    return runScript(stepOf(scheduled, name), { cwd: 'work', commands: { date, ...commands }, env })
  }
  const find = (...files: string[]) => run('today', files)

  test('on-a-schedule.yml finds the campaign of the day in its time zone', () => {
    expect(find('2026-12-23.yml', '2026-12-24.yml', '2027-01-01.yml')).toMatchObject({
      status: 0,
      outputs: 'file=scheduled/2026-12-24.yml\n',
      stdout: '',
    })
  })

  test('on-a-schedule.yml starts several times a day, because GitHub may drop a run', () => {
    const { on } = parse(readText(scheduled))
    expect(on).toEqual({ schedule: [{ cron: '17 */2 * * *' }] })
  })

  test.each([
    { name: 'the folder has only a campaign for a different day', files: ['2026-12-23.yml'] },
    { name: 'there is no folder', files: [] },
  ])('on-a-schedule.yml gives a notice, and sends nothing, if $name', ({ files }) => {
    expect(find(...files)).toMatchObject({
      status: 0,
      outputs: '',
      stdout: '::notice::Nothing is sent today, because there is no campaigns/scheduled/2026-12-24.yml.\n',
    })
  })

  const misnamed = /^::error::Nothing was sent\. Rename or delete .*: in this folder, a name must be a date, .*\n$/

  test.each([
    { name: 'ends in .yaml', files: ['2026-12-24.yaml'] },
    { name: 'exists in addition to the campaign of the day', files: ['2026-12-24.yml', '2026-12-24-new.yml'] },
    { name: 'is written as people write dates', files: ['24.12.2026.yml'] },
    { name: 'names a day that does not exist', files: ['2026-02-30.yml'] },
    { name: 'is hidden', files: ['.2026-12-24.yml'] },
    { name: 'is a word for a day', files: ['tomorrow.yml'] },
    { name: 'is in a subfolder', files: ['december/2026-12-24.yml'] },
    { name: 'would be a command', files: ['\n::set-output name=file::x\n.yml'] },
  ])('on-a-schedule.yml fails if a file $name', ({ files }) => {
    expect(find(...files)).toMatchObject({ status: 1, outputs: '', stdout: expect.stringMatching(misnamed) })
  })

  test.each(['2026-12-23.yml', 'nowhere.yml'])(
    'on-a-schedule.yml fails if the campaign of the day is a link to %s',
    target => {
      write({ 'work/campaigns/scheduled/2026-12-23.yml': '' })
      symlinkSync(target, inside('work/campaigns/scheduled/2026-12-24.yml'))
      expect(find()).toMatchObject({ status: 1, outputs: '', stdout: expect.stringMatching(misnamed) })
    },
  )

  const checkYesterday = "Check that yesterday's campaign was sent"
  const claimed = (file: string) => claimRef(`campaigns/scheduled/${file}`).replace('refs/', '')

  test("on-a-schedule.yml looks for the claim of yesterday's campaign where the action stores it", () => {
    const { status, stdout, calls } = run(checkYesterday, ['2026-12-23.yml'], { gh: 'echo 1' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(calls('gh')).toEqual([`api repos/octo/site/git/matching-refs/${claimed('2026-12-23.yml')} --jq length`])
  })

  test("on-a-schedule.yml fails if yesterday's campaign was not sent, and says how to send it", () => {
    const sentence =
      /^::error::campaigns\/scheduled\/2026-12-23\.yml was not sent\. .* run "Send campaigns" with scheduled\/2026-12-23\.yml\./
    expect(run(checkYesterday, ['2026-12-23.yml'], { gh: 'echo 0' })).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(sentence),
    })
  })

  test('on-a-schedule.yml fails if GitHub does not say whether the campaign was sent', () => {
    expect(run(checkYesterday, ['2026-12-23.yml'], { gh: 'exit 1' }).status).toBe(1)
  })

  test('on-a-schedule.yml asks GitHub nothing if there was no campaign yesterday', () => {
    const { status, calls } = run(checkYesterday, ['2026-12-22.yml', '2026-12-24.yml'], { gh: 'exit 1' })
    expect({ status, calls: calls('gh') }).toEqual({ status: 0, calls: [] })
  })

  test("on-a-schedule.yml sends today's campaign even if yesterday's was not sent, and checks only while PUSH_LIVE is `true`", () => {
    const { today, send } = parse(readText(scheduled)).jobs
    expect(send.if).toBe(`\${{ !cancelled() && needs.today.outputs.file != '' }}`)
    const check = `\${{ !cancelled() && steps.zone.outcome == 'success' && vars.PUSH_LIVE == 'true' }}`
    expect(today.steps.at(-1).if).toBe(check)
  })

  const checkZone = (TZ: string) => runScript(stepOf(scheduled, 'zone'), { env: { TZ } })

  test.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])('on-a-schedule.yml accepts %s', zone => {
    expect(checkZone(zone)).toMatchObject({ status: 0, stdout: '' })
  })

  test.each(['europe/berlin', 'Europe/Berlin ', ' Europe/Berlin', 'Europe', 'CET-1CEST', ' ', 'Europe/Berlín'])(
    'on-a-schedule.yml fails before it looks for a campaign if the time zone is "%s", because `date` could use UTC',
    zone => {
      const { steps } = parse(readText(scheduled)).jobs.today
      expect(steps[0].id).toBe('zone')
      const refused = /^::error::Nothing was sent\. The variable PUSH_TIME_ZONE is .*: Europe\/Berlin\.\n$/
      expect(checkZone(zone)).toMatchObject({ status: 1, stdout: expect.stringMatching(refused) })
    },
  )

  test.each([
    { name: 'empty', key: '', status: 1 },
    { name: 'blank', key: ' \t\n', status: 1 },
    { name: 'given', key: 'prices 2027', status: 0 },
  ])(
    'the step in reusable.yml that refuses an empty key ends with status $status if the key is $name',
    ({ key, status }) => {
      const step = stepOf('examples/reusable.yml', 'Refuse an empty key')
      const refused = /^::error::Nothing was sent, because the input key is empty: .*\n$/
      const stdout = status === 0 ? '' : expect.stringMatching(refused)
      expect(runScript(step, { env: { KEY: key } })).toMatchObject({ status, stdout })
    },
  )

  test.each([
    { live: 'true', dryRun: 'false' },
    { live: '', dryRun: 'true' },
  ])(
    'if PUSH_LIVE is "$live", report-deployment.yml restarts itself on the default branch with `dry-run=$dryRun`',
    ({ live, dryRun }) => {
      const [{ run, env }] = parse(readText('examples/report-deployment.yml')).jobs.restart.steps
      const event = { repository: { default_branch: 'trunk' } }
      const contexts = { github: { event, repository: 'octo/site', token: 'x' }, vars: { PUSH_LIVE: live } }
      const filled = Object.entries(env).map(([name, value]) => [name, evaluate(value, contexts)])
      const { status, calls } = runScript({ run }, { env: Object.fromEntries(filled), commands: { gh: '' } })
      expect(status).toBe(0)
      expect(calls('gh')).toEqual([`workflow run report-deployment.yml --ref trunk --field dry-run=${dryRun}`])
    },
  )
})
