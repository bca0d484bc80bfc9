import { asFailure, Failure } from './base/failure.ts'
import { checkServiceInputs, type ServiceInputs, serviceInputs } from './inputs/settings.ts'
import { type Audience, shownAudience } from './push/audience.ts'
import { listAudiences } from './push/audience-list.ts'
import { PushService } from './push/push-service.ts'
import { renderAudiencesSummary } from './report/audiences-summary.ts'
import { explainFailure } from './report/failure-explanation.ts'
import type { LogEntry } from './report/log-lines.ts'
import { counted, grouped } from './report/markup.ts'
import { audiencesOutputs } from './report/outputs.ts'
import { unknownInputProblems } from './runner/read-inputs.ts'
import { endRun, type Runtime, startRun } from './runner/runtime.ts'
import { isTooLarge, largeOutputEntry, type RunResults, writeResults } from './runner/write-results.ts'

export async function main(): Promise<void> {
  const { raw, runtime } = startRun(serviceInputs)
  const result = await runtime.watch(runSteps(raw, runtime)).catch(asFailure)
  const exitCode = result instanceof Failure ? 1 : 0
  await endRun(runtime.log, exitCode, () => writeResults(resultsOf(result), raw.summary, runtime))
}

/** Throws a Failure if an input is invalid or the service does not return a valid list. */
async function runSteps(raw: ServiceInputs, runtime: Runtime): Promise<Audience[]> {
  const { settings, problems } = checkServiceInputs(raw, runtime.secrets)
  problems.add(unknownInputProblems(serviceInputs, runtime.secrets.redact))
  problems.throwIfAny()
  // `settings` is always set here, because throwIfAny() would have thrown otherwise. TypeScript needs this check.
  if (!settings) throw problems.failure()
  const listed = await listAudiences(new PushService(settings, runtime))
  return listed.map(shownAudience)
}

function resultsOf(result: Audience[] | Failure): RunResults {
  if (result instanceof Failure) {
    const renderSummary = () => renderAudiencesSummary(result)
    const report = () => ({ renderSummary, entries: [], explanation: explainFailure(result) })
    return { outputs: audiencesOutputs(result), failure: result, report }
  }
  const outputs = audiencesOutputs(result)
  const report = () => ({
    renderSummary: () => renderAudiencesSummary(result),
    entries: sizeEntries(outputs.audiences),
    closingLine: `The service lists ${counted(result.length, 'audience')}.`,
  })
  return { outputs, report }
}

function sizeEntries(output: string): LogEntry[] {
  if (!isTooLarge(output)) return []
  const what = `The \`audiences\` output has ${grouped(output.length)} characters.`
  return [largeOutputEntry(what, 'Use this output only in this job.')]
}
