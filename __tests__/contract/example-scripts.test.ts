import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { describeOnLinux } from '../helpers/needs.ts'
import { runScript, stepOf, write } from './run-script.ts'

const scheduled = 'examples/on-a-schedule.yml'

describeOnLinux('on Linux,', () => {
  const realDate = execFileSync('which', ['date'], { encoding: 'utf8' }).trim()
  // At 23:30 UTC, it is already December 24 in Berlin.
  const commands = { date: `exec ${realDate} --date=2026-12-23T23:30:00Z "$@"` }
  function find(files: string[], attempt = '1') {
    write(Object.fromEntries(['../.keep', ...files].map(name => [`work/campaigns/scheduled/${name}`, ''])))
    return runScript(stepOf(scheduled, 'today'), { cwd: 'work', commands, env: { GITHUB_RUN_ATTEMPT: attempt } })
  }

  test('on-a-schedule.yml finds the campaign of the day in its time zone', () => {
    expect(find(['2026-12-23.yml', '2026-12-24.yml'])).toMatchObject({
      status: 0,
      outputs: 'file=scheduled/2026-12-24.yml\n',
      stdout: '',
    })
  })

  test.each([
    { name: 'the folder has only a campaign for a different day', files: ['2026-12-23.yml'] },
    { name: 'there is no folder', files: [] },
  ])('on-a-schedule.yml gives a notice, and sends nothing, if $name', ({ files }) => {
    expect(find(files)).toMatchObject({
      status: 0,
      outputs: '',
      stdout: '::notice::Nothing is sent today, because there is no campaigns/scheduled/2026-12-24.yml.\n',
    })
  })

  test.each([
    { name: 'ends in .yaml', files: ['2026-12-24.yaml'] },
    { name: 'exists in addition to the campaign of the day', files: ['2026-12-24.yml', '2026-12-24-new.yml'] },
  ])('on-a-schedule.yml fails if a file for the day $name', ({ files }) => {
    expect(find(files)).toMatchObject({
      status: 1,
      outputs: '',
      stdout: expect.stringMatching(/^::error::Nothing was sent: /),
    })
  })

  test('on-a-schedule.yml fails in a re-run, because the day may have changed', () => {
    expect(find(['2026-12-24.yml'], '2')).toMatchObject({
      status: 1,
      outputs: '',
      stdout: expect.stringMatching(/^::error::Nothing was sent: a re-run .* Run "Send campaigns" with the file\.\n$/),
    })
  })

  test('send-campaigns.yml fails if there are more than three campaigns, and says how to send them', () => {
    expect(runScript(stepOf('examples/send-campaigns.yml', 'Refuse more than three'), {})).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error::Nothing was sent\. .* send each by hand\.\n$/),
    })
  })

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
})
