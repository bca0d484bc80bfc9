import { expect, test } from '@jest/globals'
import { explainedReport } from '../../src/report/explained-report.ts'
import { plainReport } from '../../src/report/send-report.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { ownClaim, sentResult } from '../helpers/results.ts'

const sent = sentResult()

test.each<{ name: string; finished: FinishedSend }>([
  { name: 'a run that sent', finished: sent },
  { name: 'a run that sent and keeps its claim', finished: { ...sent, claim: ownClaim('held') } },
])('the plain report of $name is the explained one', ({ finished }) => {
  expect(plainReport(finished)).toBeDefined()
  expect(plainReport(finished)).toEqual(explainedReport(finished))
})

test.each<{ name: string; finished: FinishedSend }>([
  { name: 'advice', finished: { ...sent, advice: [{ kind: 'reach-zero' }] } },
  {
    name: 'an unexpected response',
    finished: { ...sent, result: { outcome: 'sent', sentAt: new Date(0), unexpected: 'not-json' } },
  },
  { name: 'a dry run, which may know its key', finished: { ...sent, result: { outcome: 'dry-run' } } },
])('there is no plain report with $name', ({ finished }) => {
  expect(plainReport(finished)).toBeUndefined()
})
