import './runner/cancellation.ts'
import { asFailure, Failure } from './base/failure.ts'
import { checkServiceInputs, type ServiceInputs, serviceInputs } from './inputs/settings.ts'
import type { Audience } from './push/audience.ts'
import { listAudiences } from './push/audience-list.ts'
import { PushService } from './push/push-service.ts'
import { renderAudiencesSummary } from './report/audiences-summary.ts'
import { failureAnnotation } from './report/failure-meaning.ts'
import { counted } from './report/markup.ts'
import { audiencesOutputs } from './report/outputs.ts'
import { redactFailure } from './report/redacted-fields.ts'
import { readInputs, unknownInputProblems } from './runner/read-inputs.ts'
import { createRuntime, endRun, type Runtime } from './runner/runtime.ts'
import { annotate, warnIfLarge, writeOutputs, writeSummary } from './runner/write-results.ts'

async function main(): Promise<void> {
  const raw = readInputs(serviceInputs)
  const runtime = createRuntime({ apiToken: raw['api-token'] })
  const result = await runtime.watch(runSteps(raw, runtime)).catch(asFailure)
  await endRun(runtime.log, result instanceof Failure ? 1 : 0, () => writeReport(result, raw.summary, runtime))
}

/** Throws a Failure if an input is invalid or the service does not return a valid list. */
async function runSteps(raw: ServiceInputs, runtime: Runtime): Promise<Audience[]> {
  const { settings, problems } = checkServiceInputs(raw, runtime.secrets)
  problems.add(unknownInputProblems(serviceInputs, runtime.secrets.redact))
  problems.throwIfAny()
  // `settings` is always set here, because throwIfAny() would have thrown otherwise. TypeScript needs this check.
  if (!settings) throw problems.failure()
  return listAudiences(new PushService(settings, runtime))
}

function writeReport(result: Audience[] | Failure, summary: string, runtime: Runtime): void {
  const { log, redact, secrets } = runtime
  if (result instanceof Failure) {
    const failure = redactFailure(result, secrets.redact)
    writeOutputs(audiencesOutputs(failure), runtime)
    writeSummary(summary, () => renderAudiencesSummary(failure), runtime)
    log.stack(result)
    annotate(log, 'error', failureAnnotation(failure))
    return
  }
  // Redact only the names, because a short token could match part of a number by chance.
  const list = result.map(({ id, name, reach }) => ({ id, name: redact(name), reach }))
  const outputs = audiencesOutputs(list)
  writeOutputs(outputs, runtime)
  writeSummary(summary, () => renderAudiencesSummary(list), runtime)
  warnIfLarge(log, 'audiences', outputs.audiences)
  log.info(`The service lists ${counted(list.length, 'audience')}.`)
}

void main() // CrashWatch in runner/runtime.ts handles every error from main().
