/**
 * Returns a log as GitHub's viewer shows it, with the effects of workflow commands.
 * @param {string} log
 */
export function readableLog(log) {
  return log
    .split(/\r?\n/)
    .filter(line => !/^::(add-mask|endgroup)::/.test(line))
    .map(line => {
      const [, level = '', title = '', text = ''] =
        /^::(error|warning|notice|group)(?: title=(.*?))?::(.*)$/.exec(line) ?? []
      if (level === '') return line
      return level === 'group' ? `▾ ${text}` : `${level.toUpperCase()} ${unescaped(title)}: ${unescaped(text)}`
    })
    .join('\n')
    .trimEnd()
}

/** @param {string} text */
function unescaped(text) {
  return text.replace(/%(?:0D|0A|3A|2C|25)/g, decodeURIComponent)
}
