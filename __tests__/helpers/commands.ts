/** A workflow command in a log. `name` is lowercase. */
export interface Command {
  syntax: '::' | '##['
  name: string
  properties: Record<string, string>
  data: string
}

/** Matches the names of the commands that the runner knows. Case-insensitive, like the runner. */
const known =
  /^(add-(mask|matcher|path)|debug|echo|(end)?group|error|notice|remove-matcher|save-state|set-(env|output)|stop-commands|warning)$/i

/**
 * Finds every workflow command in a log, following the runner's rules (ActionCommand.cs): `::name::` at the start of a
 * line (after optional whitespace), or else the first `##[name]` in the line. As in .NET, U+0085 counts as whitespace
 * and U+FEFF does not.
 */
export function parseCommands(log: string): Command[] {
  return log.split(/\r\n|\n|\r/).flatMap(line => {
    const modern = /^(?:(?!\ufeff)[\s\u0085])*::(.*?)::(.*)$/s.exec(line)
    const old = /##\[(.*?)\](.*)$/s.exec(line)
    return [...command('::', modern), ...command('##[', old)].slice(0, 1)
  })
}

/**
 * Returns the command in a list, or an empty list if the runner does not know its name. Does not decode escapes
 * specific to the `##[name]` syntax, because tests only check whether commands with this syntax exist.
 */
function command(syntax: Command['syntax'], parts: RegExpExecArray | null): Command[] {
  const [, info = '', data = ''] = parts ?? []
  const [name = ''] = info.split(' ', 1)
  if (!known.test(name)) return []
  const pairs = info
    .slice(name.length)
    .trim()
    .split(',')
    .filter(pair => /^[^=]+=+[^=]/.test(pair))
    .map(pair => [pair.replace(/=.*$/s, ''), unescaped(pair.replace(/^[^=]+=+/, ''), propertyEscapes)])
  const properties = Object.fromEntries(pairs)
  return [{ syntax, name: name.toLowerCase(), properties, data: unescaped(data, dataEscapes) }]
}

// The percent sign comes last, as in the runner, so that `%250A` becomes `%0A` and not a line break.
const lineEscapes = { '%0D': '\r', '%0A': '\n' }
const dataEscapes = { ...lineEscapes, '%25': '%' }
const propertyEscapes = { ...lineEscapes, '%3A': ':', '%2C': ',', '%25': '%' }

const unescaped = (text: string, escapes: Record<string, string>) =>
  Object.entries(escapes).reduce((result, [escaped, character]) => result.replaceAll(escaped, character), text)
