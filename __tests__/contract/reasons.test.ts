import { expect, test } from '@jest/globals'
import { httpReasons } from '../../build/docs/outcomes.mjs'
import { verdictOn } from '../../src/push/outcome-and-retry.ts'
import { answer, statusesOf } from '../helpers/answers.ts'

function outcomeOf(status: number): string {
  const result = verdictOn(answer(status), 0)
  return 'done' in result ? result.done.outcome : result.result.outcome
}

function documentedOutcomes(status: number): readonly string[] {
  const rows = Object.entries(httpReasons)
  const row = rows.find(([reason]) => new RegExp(`^${reason.replaceAll('x', '\\d')}$`).test(`http-${status}`))
  return row?.[1].outcomes ?? []
}

test('every status has the outcome that the documents give', () => {
  for (const status of statusesOf({ first: 300, last: 599 })) {
    // The outcome is `not-sent` if the request for the audience list gets this status.
    const outcomes = [outcomeOf(status), 'not-sent']
    expect({ status, outcomes: documentedOutcomes(status) }).toEqual({ status, outcomes })
  }
})
