import { asFailure, Failure } from './errors.ts'
import { inputFailure } from './inputs/problems.ts'
import { checkServiceInputs, type ServiceInputs, serviceInputs } from './inputs/settings.ts'
import type { Audience } from './push/audience.ts'
import { listAudiences } from './push/audience-list.ts'
import { openService } from './push/push-service.ts'
import { failureAnnotation } from './report/annotations.ts'
import { renderAudiencesSummary } from './report/audiences-summary.ts'
import { counted } from './report/markup.ts'
import { redactFailure } from './report/redacted-fields.ts'
import { annotate, warnIfLarge, writeOutputs, writeSummary } from './runner/outputs.ts'
import { readInputs, unknownInputProblems } from './runner/read-inputs.ts'
import { createRuntime, endRun, type Runtime } from './runner/runtime.ts'

/** The audiences action, from its inputs to its exit code. */
async function list(): Promise<void> {
  const raw = readInputs(serviceInputs)
  const runtime = createRuntime({ apiToken: raw['api-token'] })
  const result = await runtime.watch(proceed(raw, runtime)).catch(asFailure)
  await endRun(result instanceof Failure ? 1 : 0, () => report(result, raw.summary, runtime))
}

async function proceed(raw: ServiceInputs, runtime: Runtime): Promise<Audience[]> {
  const { settings, problems } = checkServiceInputs(raw, runtime.secrets)
  const allProblems = [...problems, ...(await unknownInputProblems(raw))]
  if (!settings || allProblems.length > 0) throw inputFailure(allProblems)
  return listAudiences(openService(settings, runtime))
}

/** Tells how a listing ended. */
function report(finished: Audience[] | Failure, summary: string, runtime: Runtime): void {
  const { log, redact } = runtime
  if (finished instanceof Failure) {
    const failure = redactFailure(finished, redact)
    writeOutputs({ audiences: '', count: '', reason: failure.reason }, runtime)
    writeSummary(summary, () => renderAudiencesSummary(failure), runtime)
    annotate(log, 'error', failureAnnotation(failure))
    return
  }
  // The names are redacted, not the JSON: a short token that is in a number by chance must not break it.
  const list = finished.map(({ id, name, reach }) => ({ id, name: redact(name), reach }))
  const audiences = JSON.stringify(list)
  writeOutputs({ audiences, count: String(list.length), reason: '' }, runtime)
  writeSummary(summary, () => renderAudiencesSummary(list), runtime)
  warnIfLarge(log, 'audiences', audiences)
  log.info(`The service lists ${counted(list.length, 'audience')}.`)
}

void list() // as in send.ts
