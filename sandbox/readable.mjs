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

/**
 * The first lines of a job summary without its markup, a line for each row, and the headings that follow. Charts are left
 * out.
 * @param {string} markdown
 * @param {number} most how many lines
 */
export function readableSummary(markdown, most) {
  const [first = '', ...sections] = markdown.split('<h3>')
  const lines = linesOf(first)
  const headings = sections.map(section => `${linesOf(section)[0]} …`)
  return [...lines.slice(0, most), ...(lines.length > most ? ['…'] : []), ...headings].join('\n')
}

/** @param {string} html */
function linesOf(html) {
  return html
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<\/t[dh]>(?=<t[dh])/g, '  ')
    .replace(/<br[^>]*>|<\/(?:h\d|p|tr|summary)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;|\u00a0/g, ' ')
    .split('\n')
    .map(line => line.replaceAll('\u200b', '').trim())
    .filter(line => line !== '')
}
