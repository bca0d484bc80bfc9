import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { describeOnLinux } from '../helpers/needs.ts'
import { runScript, stepOf, write } from './run-script.ts'

describeOnLinux('on-a-schedule.yml', () => {
  test('on-a-schedule.yml finds the campaign of the day, and says if there is none', () => {
    const find = () => runScript(stepOf('examples/on-a-schedule.yml', 'today'), { cwd: 'work' })
    const today = execFileSync('date', ['+%F'], { encoding: 'utf8', env: { TZ: 'Europe/Berlin' } }).trim()
    write({ 'work/campaigns/scheduled/2026-01-01.yml': '' })
    expect(find()).toMatchObject({ status: 0, outputs: '', stdout: expect.stringContaining('nothing is sent') })
    write({ [`work/campaigns/scheduled/${today}.yml`]: '' })
    expect(find()).toMatchObject({ status: 0, outputs: `date=${today}\n` })
  })
})

describeOnLinux('campaign-file.yml', () => {
  test('campaign-file.yml fails at a name with a folder, and says what to enter', () => {
    expect(runScript(stepOf('examples/campaign-file.yml', 'Check the name'), {})).toMatchObject({
      status: 1,
      stdout: '::error::Nothing was sent. Enter only the name of a file in campaigns/, such as spring.yml.\n',
    })
  })
})
