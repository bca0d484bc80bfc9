import { expect, test } from '@jest/globals'
import { httpReasons } from '../../build/docs/outcomes.mjs'
import { verdictOn } from '../../src/push/outcome-and-retry.ts'
import { answer, statusesOf } from '../helpers/answers.ts'

/** The outcome of a POST to which the service answers with this status. */
function outcomeOf(status: number): string {
  const result = verdictOn(answer(status), 0, text => text)
  return 'done' in result ? result.done.outcome : result.result.outcome
}

/** The outcomes that the documents give for a status, in the first row that matches it. */
function documentedOutcomes(status: number): readonly string[] {
  const rows = Object.entries(httpReasons)
  const row = rows.find(([reason]) => new RegExp(`^${reason.replaceAll('x', '\\d')}$`).test(`http-${status}`))
  return row?.[1].outcomes ?? []
}

test('the outcome of each status is the one in the documents', () => {
  for (const status of statusesOf({ first: 300, last: 599 })) {
    // A list request that is answered with this status sends nothing.
    const outcomes = [outcomeOf(status), 'not-sent']
    expect({ status, outcomes: documentedOutcomes(status) }).toEqual({ status, outcomes })
  }
})
