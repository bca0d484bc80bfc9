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
 * The outputs in the file of a step, which holds nothing else, as the runner reads it.
 * @param {string} file in the heredoc form
 * @returns {Map<string, string>}
 * @throws {Error} where there is something else, or an output twice
 */
export function outputsIn(file) {
  /** @type {Map<string, string>} */
  const outputs = new Map()
  const lines = file.split('\n')
  if (lines.pop() !== '') throw new Error('the last line has no end')
  for (let at = 0; at < lines.length; ) {
    const [, name = '', delimiter = ''] = /^([^=<]+)<<(.+)$/.exec(lines[at] ?? '') ?? []
    const end = lines.indexOf(delimiter, at + 1)
    if (name === '' || end === -1) throw new Error(`no output, or one without end: ${lines[at]?.slice(0, 80)}`)
    if (outputs.has(name)) throw new Error(`output set twice: ${name}`)
    outputs.set(name, lines.slice(at + 1, end).join('\n'))
    at = end + 1
  }
  return outputs
}
