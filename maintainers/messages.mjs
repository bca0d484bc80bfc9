// Prints every message that the actions write in the e2e tests, so that someone can review the wording:
// node maintainers/messages.mjs [JEST ARGUMENTS]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJest } from './jest.mjs'

const maxLength = 1_200

const folder = mkdtempSync(join(tmpdir(), 'web-push-messages-'))
const file = join(folder, 'messages')
try {
  const given = process.argv.slice(2)
  process.exitCode = runJest(given.length > 0 ? given : ['__tests__/e2e'], { TEST_MESSAGES: file }, [
    'ignore',
    'ignore',
    'inherit',
  ])
  print(readFileSync(file, 'utf8').trim().split('\n').flatMap(messagesOf))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * @typedef {[kind: string, text: string]} Message
 * @param {string} line the annotations, summary, and log of one run, as JSON
 * @returns {Message[]}
 */
function messagesOf(line) {
  /** @type {{ annotations: { level: string, title: string, message: string }[], summary: string, stdout: string }} */
  const { annotations, summary, stdout } = JSON.parse(line)
  return [
    ...annotations.map(({ level, title, message }) => /** @type {Message} */ ([level, `${title}: ${message}`])),
    ...stdout
      .split('\n')
      .flatMap(text => (text === '' || /^::|^\{/.test(text) ? [] : [/** @type {Message} */ (['log', text])])),
    ...summary
      .replace(/<(table|details|pre)[\s\S]*?<\/\1>|```[\s\S]*?```/g, '')
      .split(/\n\n+/)
      .map(text => /** @type {Message} */ (['summary', text.replace(/<[^>]*>/g, '').trim()])),
  ]
}

/**
 * Prints the messages. If multiple messages differ only in numbers or URLs, prints only one of them.
 * @param {Message[]} messages
 */
function print(messages) {
  const first = new Map(
    messages.map(([kind, text]) => [
      `${kind} ${text.replace(/https?:\/\/\S+|[\da-f]{7,}|\d+/g, '0')}`,
      [kind, text.slice(0, maxLength)],
    ]),
  )
  for (const [kind, text] of [...first.values()].sort()) console.log(`${kind} | ${text?.replaceAll('\n', '\\n')}`)
}
