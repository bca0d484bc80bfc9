import { isDeepStrictEqual } from 'node:util'
import { createRedactor } from '../../../../src/redaction.ts'
import { renderAudiencesSummary } from '../../../../src/report/audiences-summary.ts'
import { closingLine, contentLine, guardLine, targetLine } from '../../../../src/report/lines.ts'
import { failureText } from '../../../../src/report/message.ts'
import { outputsOf } from '../../../../src/report/outputs.ts'
import { redacted } from '../../../../src/report/redacted.ts'
import { renderSummary } from '../../../../src/report/summary.ts'
import { createLog } from '../../../../src/runner/log.ts'
import { formatOutputs } from '../../../../src/runner/toolkit.ts'
import { mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawForeign, drawResult } from '../results.mjs'
import { commandsIn, outputsOf as outputNames, outputsIn } from '../runner.mjs'
import { drawToken, shows, spell } from '../secrets.mjs'

/** @typedef {import('../../random.mjs').Random} Random */
/** @typedef {import('../../../../src/redaction.ts').Redact} Redact */

/** What the runner takes of a summary, in bytes. */
const largestSummary = 1_048_576

/**
 * Whatever texts a run meets: its log commands nothing, its summary fits, and nothing shows the token.
 * @type {import('../case.mjs').Target}
 */
export const reports = {
  share: 10,
  lanes: 1,
  open: async () => ({ run, close: async () => {} }),
}

/** @param {import('../case.mjs').Case} one */
async function run({ random, show }) {
  const token = drawToken(random)
  const redact = createRedactor([token, drawToken(random)])
  const what = random.whole(0, 14)
  if (what === 0) return remnant(random, token, redact, show)
  if (what === 1) return listing(random, token, redact, show)

  const result = drawResult(random, token)
  show({ token, result })
  mustFit(redact(renderSummary(redacted(result, redact))), token, result)
  const outputs = outputsOf(result)
  must(outputNames.send.join() === Object.keys(outputs).join(), 'an output is missing')
  must(isDeepStrictEqual(Object.fromEntries(outputsIn(formatOutputs(outputs))), outputs), 'the outputs are forged')

  const log = createLog(redact)
  const { conclusion, content, target, extraFields = {}, guards, warnings, notes } = result
  const plain = [
    closingLine(result),
    guardLine(guards),
    ...notes,
    ...(content ? [contentLine(content, extraFields)] : []),
    ...(target ? [targetLine(target)] : []),
  ]
  for (const line of plain) mustPrint(() => log.info(line), [], token)
  for (const warning of warnings) mustPrint(() => log.warning(warning, warning), ['warning'], token)
  mustPrint(() => log.group(plain[0] ?? '', plain.join('\n')), ['group', 'endgroup'], token)
  mustPrint(() => log.notice(plain[0] ?? '', plain.join('\n')), ['notice'], token)
  if ('failure' in conclusion) {
    const { failure, outcome } = conclusion
    mustPrint(() => log.error(failure.title, failureText(outcome, failure)), ['error'], token)
    mustPrint(() => log.retry(failure, 1_234), [], token)
  }
  return conclusion.outcome
}

/**
 * A text that broke off in the middle of the token shows no part of it.
 * @param {Random} random
 * @param {string} token
 * @param {Redact} redact
 * @param {(drawn: unknown) => void} show
 */
function remnant(random, token, redact, show) {
  const spelt = spell(random, token)
  const text = `before ${spelt.slice(0, random.whole(0, spelt.length))}`
  show({ token, text })
  const safe = redact(text, true)
  must(!shows(safe, token.slice(0, 5)), `a part of the token is shown: ${safe}`)
  return 'remnant'
}

/**
 * @param {Random} random
 * @param {string} token
 * @param {Redact} redact
 * @param {(drawn: unknown) => void} show
 */
function listing(random, token, redact, show) {
  const audiences = Array.from({ length: random.pick([0, 1, 3, 3, 12, 12, 12, 12, 120, 1_200]) }, (_, index) => ({
    id: index - 3,
    name: drawForeign(random, token),
    reach: random.pick([0, 1, 18_250, 0.4, -5, 1e21]),
  }))
  show({ token, audiences })
  mustFit(redact(renderAudiencesSummary(redacted(audiences, redact))), token, audiences)
  return 'listing'
}

/**
 * @param {string} summary
 * @param {string} token
 * @param {unknown} given
 */
function mustFit(summary, token, given) {
  must(Buffer.byteLength(summary) <= largestSummary, `the summary has ${Buffer.byteLength(summary)} bytes`)
  must(!shows(summary, token), 'the summary shows the token')
  mustSpeakOfValues(summary, given)
}

/**
 * Prints, and holds what came out against the commands that were meant.
 * @param {() => void} print
 * @param {string[]} meant
 * @param {string} token
 */
function mustPrint(print, meant, token) {
  const { write } = process.stdout
  let printed = ''
  process.stdout.write = piece => {
    printed += piece
    return true
  }
  try {
    print()
  } finally {
    process.stdout.write = write
  }
  must(!shows(printed, token), 'the log shows the token')
  const commands = commandsIn(printed)
  const names = commands.map(({ name }) => name)
  must(
    names.join() === meant.join(),
    `the log commands ${names.join()}: ${commands.map(({ line }) => line.slice(0, 200)).join(' ')}`,
  )
}
