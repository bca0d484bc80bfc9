import { type Problem, problem } from './problems.ts'

/** The inputs of a send that others forbid or make necessary. */
type CombinedInput =
  | 'target'
  | 'audience-id'
  | 'audience-name'
  | 'max-reach'
  | 'once-key'
  | 'once-per'
  | 'send-between'
  | 'time-zone'
  | 'release'
  | 'github-token'

/**
 * A problem for each input that another one forbids or makes necessary. It reads the raw inputs, so that it is reported
 * with every other problem.
 */
export function combinationProblems(raw: Record<CombinedInput, string>): Problem[] {
  const toAll = raw.target === 'all'
  const toAudience = raw.target === 'audience'
  const onlyOfAudience = 'is only allowed with `target: audience`'
  const change = 'remove it, or change `target`'
  const unknownReach = '(the service does not report the reach of a broadcast)'
  const why = raw['once-key']
    ? '`once-key` needs it to store a record in the repository'
    : 'the input `release` needs it to fetch the release'
  const rows: { inputs: readonly [string, ...string[]]; isWrong: unknown; message: string }[] = [
    { inputs: ['audience-id'], isWrong: toAll && raw['audience-id'], message: `${onlyOfAudience}; ${change}` },
    { inputs: ['audience-name'], isWrong: toAll && raw['audience-name'], message: `${onlyOfAudience}; ${change}` },
    {
      inputs: ['max-reach'],
      isWrong: toAll && raw['max-reach'],
      message: `${onlyOfAudience} ${unknownReach}; remove it`,
    },
    {
      inputs: ['audience-id', 'audience-name'],
      isWrong: toAudience && !raw['audience-id'] && !raw['audience-name'],
      message: 'are both missing; set at least one',
    },
    {
      inputs: ['once-key'],
      isWrong: raw['once-per'] && !raw['once-key'],
      message: 'is missing; `once-per` needs it',
    },
    {
      inputs: ['time-zone'],
      isWrong: raw['time-zone'] && !raw['send-between'] && !raw['once-per'],
      message: 'has no effect without `send-between` or `once-per`; set one of them, or remove it',
    },
    {
      inputs: ['github-token'],
      isWrong: (raw['once-key'] || raw.release) && !raw['github-token'],
      message: `is missing; ${why}`,
    },
  ]
  const wrong = rows.filter(({ isWrong }) => isWrong)
  return wrong.map(({ inputs: [input, ...otherInputs], message }) => problem(input, message, { otherInputs }))
}
