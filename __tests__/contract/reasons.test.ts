import { expect, test } from '@jest/globals'
import { httpReasons } from '../../build/docs/outcomes.mjs'
import { verdictOn } from '../../src/push/outcome-and-retry.ts'
import { answer, statusesOf } from '../helpers/answers.ts'

/** The outcome of a POST that the service answers with this status. */
function outcomeOf(status: number): string {
  const result = verdictOn(answer(status), 0, text => text)
  return 'done' in result ? result.done.outcome : result.result.outcome
}

/** The group that the documents list first of those that have this status. */
const documentedGroup = (status: number) =>
  Object.entries(httpReasons).find(([reason]) =>
    new RegExp(`^${reason.replaceAll('x', '\\d')}$`).test(`http-${status}`),
  )

test.each(statusesOf({ first: 300, last: 599 }))('the outcome of status %d is the one in the documents', status => {
  const [, entry] = documentedGroup(status) ?? []
  // If the service answers with it to the list of audiences, nothing was sent.
  expect(entry?.outcomes).toEqual([outcomeOf(status), 'not-sent'])
})
