/** @typedef {import('./play.mjs').Played} Played */
/** @typedef {import('./play.mjs').Run} Run */
/** @typedef {import('./scenario.mjs').Scenario} Scenario */

/** What may not happen, not once, by the name that the table gives it. */
export const flaws = [
  'more than one delivery for a key',
  'more than one delivery for a run',
  'false sent',
  'false not-sent',
  'claim kept in silence',
  'wrong last run',
  'broken run',
  'secret shown',
]

/** @typedef {{ flaw: string, detail: string }} Finding */

/**
 * Holds what the runs said against what the service did.
 * @param {Scenario} scenario
 * @param {Played} played
 * @returns {Finding[]}
 */
export function judge(scenario, played) {
  const { runs, last, holder, tokens } = played
  const all = [...runs, last]
  const findings = all.flatMap(run => judgeRun(run, tokens))
  const delivered = all.reduce((sum, run) => sum + run.delivered, 0)
  const find = (/** @type {string} */ flaw, /** @type {string} */ detail) => findings.push({ flaw, detail })

  if (scenario.withKey && delivered > 1) find('more than one delivery for a key', `${delivered} deliveries`)
  const owner = runs.find(({ id }) => id === holder)
  if (owner && certainlyNot(owner) && !owner.log.includes('--method DELETE')) {
    find('claim kept in silence', `run ${owner.id} ended ${owner.outcome}`)
  }
  const kept = scenario.withKey && runs.some(({ outcome }) => outcome === 'sent' || outcome === 'unknown')
  if (kept && holder === undefined) find('wrong last run', 'a claim that had to be kept was released')
  const expected = holder === undefined ? 'sent' : 'skipped'
  if (last.outcome !== expected) find('wrong last run', `${last.outcome} where it is to be ${expected}`)
  return findings
}

/**
 * @param {Run} run
 * @param {string[]} tokens
 * @returns {Finding[]}
 */
function judgeRun({ id, outcome, exitCode, signalled, delivered, log }, tokens) {
  const seen = `run ${id}: ${outcome}, exit code ${exitCode}, ${delivered} deliveries`
  const passes = outcome === 'sent' || outcome === 'skipped'
  const ended = outcome !== undefined && exitCode === (passes ? 0 : 1)
  // A signal may kill a process that has not started yet, and SIGKILL any.
  const killed = exitCode === null && signalled
  const shown = log.replace(/^::add-mask::.*$/gm, '')
  const broken = [
    delivered > 1 && 'more than one delivery for a run',
    outcome === 'sent' && delivered === 0 && 'false sent',
    (outcome === 'rejected' || outcome === 'not-sent' || outcome === 'skipped') && delivered > 0 && 'false not-sent',
    !ended && !killed && 'broken run',
    tokens.some(token => shown.includes(token)) && 'secret shown',
  ]
  return broken.flatMap(flaw => (flaw ? [{ flaw, detail: seen }] : []))
}

/** @param {Run} run */
const certainlyNot = ({ outcome, exitCode }) => exitCode !== null && (outcome === 'rejected' || outcome === 'not-sent')
