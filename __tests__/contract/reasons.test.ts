import { expect, test } from '@jest/globals'
import { httpReasons } from '../../build/docs/outcomes.mjs'
import { mayBeFromWebServer, verdictAfterProbe, verdictOn } from '../../src/push/delivery.ts'
import { answer, statusesOf } from '../helpers/answers.ts'

/** Returns the outcomes of a POST with this status, depending on the body and on the request for the audience list. */
function outcomesOf(status: number): string[] {
  const response = answer(status)
  const result = verdictOn(response, 0)
  const { outcome } = 'done' in result ? result.done : result.result
  const settled = mayBeFromWebServer(response) ? [verdictAfterProbe(response, answer(200), true).outcome] : []
  return [outcome, ...settled]
}

/** Returns the entry in the documents that applies to a status. */
const documented = (status: number) =>
  Object.keys(httpReasons).find(reason => new RegExp(`^${reason.replaceAll('x', '\\d')}$`).test(`http-${status}`))

test.each(Object.entries(httpReasons))('the documents give the outcomes of %s', (reason, { outcomes }) => {
  const statuses = statusesOf({ first: 300, last: 599 }).filter(status => documented(status) === reason)
  // The outcome is `not-sent` if the request for the audience list gets this status.
  const expected = new Set([...statuses.flatMap(outcomesOf), 'not-sent'])
  expect([...expected].sort()).toEqual([...outcomes].sort())
})

test('the documents have an entry for every status of a failure', () => {
  expect(statusesOf({ first: 300, last: 599 }).filter(status => documented(status) === undefined)).toEqual([])
})
