import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { describeOnLinux } from '../helpers/needs.ts'
import { runScript, stepOf, write } from './run-script.ts'

describeOnLinux('on Linux,', () => {
  test('on-a-schedule.yml finds the campaign of the day, and says if there is none', () => {
    const realDate = execFileSync('which', ['date'], { encoding: 'utf8' }).trim()
    // The 24th has begun in Berlin.
    const commands = { date: `exec ${realDate} --date=2026-12-23T23:30:00Z "$@"` }
    const find = () => runScript(stepOf('examples/on-a-schedule.yml', 'today'), { cwd: 'work', commands })
    write({ 'work/campaigns/scheduled/2026-12-23.yml': '' })
    expect(find()).toMatchObject({ status: 0, outputs: '', stdout: expect.stringContaining('nothing is sent') })
    write({ 'work/campaigns/scheduled/2026-12-24.yml': '' })
    expect(find()).toMatchObject({ status: 0, outputs: 'date=2026-12-24\n' })
  })

  test('campaign-file.yml fails at a name with a folder, and says what to enter', () => {
    expect(runScript(stepOf('examples/campaign-file.yml', 'Check the name'), {})).toMatchObject({
      status: 1,
      stdout: '::error::Nothing was sent. Enter only the name of a file in campaigns/, such as spring.yml.\n',
    })
  })

  test('send-merged-campaigns.yml fails if a push adds more than three campaigns, and says how to send them', () => {
    expect(runScript(stepOf('examples/send-merged-campaigns.yml', 'Refuse more than three'), {})).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error::Nothing was sent\. .* send each by hand, with campaign-file\.yml\.\n$/),
    })
  })
})
