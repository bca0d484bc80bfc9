/**
 * A log as the viewer shows it: workflow commands become what they do.
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
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',')
  return plain.replaceAll('%25', '%')
}
