// What the runner makes of a step's log and of its file of outputs.

const outputNames = [
  'outcome',
  'reason',
  'status-code',
  'response',
  'payload',
  'audience-id',
  'audience-name',
  'audience-reach',
  'attempts',
  'sent-at',
]

/** The outputs that each of the two actions has to set. */
export const outputsOf = { send: outputNames, audiences: ['audiences', 'count', 'reason'] }

/**
 * Every line that the runner could take for a command, `name` being what it asks for: `::` at the start of a line, after
 * what .NET trims or does not see when it compares, and `##[` anywhere in one. Lines end with CR, LF or both.
 * @param {string} log
 */
export function commandsIn(log) {
  return log.split(/\r\n|\n|\r/).flatMap(line => {
    const start = line.replace(/^[\s\p{C}\p{Z}]+/u, '')
    if (start.startsWith('::')) return [{ name: /^::([^ :]*)/.exec(start)?.[1] ?? '', line }]
    return line.includes('##[') ? [{ name: '##[', line }] : []
  })
}

/**
 * The outputs in the file of a step, which holds nothing else.
 * @param {string} file in the heredoc form
 * @returns {Map<string, string>}
 * @throws {Error} where there is something else, or an output twice
 */
export function outputsIn(file) {
  /** @type {Map<string, string>} */
  const outputs = new Map()
  let rest = file
  while (rest !== '') {
    const [head = '', name = '', delimiter = ''] = /^([^\n<]+)<<(ghadelimiter_[\w-]+)\r?\n/.exec(rest) ?? []
    if (head === '') throw new Error(`no output: ${rest.slice(0, 80)}`)
    const body = rest.slice(head.length)
    const end = new RegExp(`(^|\\r?\\n)${delimiter}(\\r?\\n|$)`).exec(body)
    if (end === null) throw new Error(`output without end: ${name}`)
    if (outputs.has(name)) throw new Error(`output set twice: ${name}`)
    outputs.set(name, body.slice(0, end.index))
    rest = body.slice(end.index + end[0].length)
  }
  return outputs
}
