import { asFailure, Failure } from './errors.ts'
import { inputFailure } from './inputs/problems.ts'
import { checkServiceInputs, type ServiceInputs, serviceInputs } from './inputs/settings.ts'
import { listAudiences, openService } from './push/service.ts'
import type { Audience } from './push/target.ts'
import { renderAudiencesSummary } from './report/audiences.ts'
import { explainFailure } from './report/explanation.ts'
import { counted } from './report/markup.ts'
import { redactFailure } from './report/redact.ts'
import { readInputs } from './runner/inputs.ts'
import { annotate, warnIfLarge, writeOutputs, writeSummary } from './runner/report.ts'
import { endStep, type Step, startStep } from './runner/step.ts'

/** The audiences action, from its inputs to its exit code. */
async function list(): Promise<void> {
  const raw = readInputs(serviceInputs)
  const step = startStep({ apiToken: raw['api-token'] })
  const result = await step.watch(proceed(raw, step)).catch(asFailure)
  await endStep(result instanceof Failure ? 1 : 0, () => report(result, raw.summary, step))
}

async function proceed(raw: ServiceInputs, step: Step): Promise<Audience[]> {
  const { settings, problems } = checkServiceInputs(raw, step.secrets)
  if (!settings) throw inputFailure(problems)
  const { signal, redact, log } = step
  const service = openService(settings, step)
  return listAudiences({ service, retries: settings.retries, signal, redact, onWait: log.retry })
}

/** Tells how a listing ended. */
function report(finished: Audience[] | Failure, summary: string, step: Step): void {
  const { log, redact } = step
  if (finished instanceof Failure) {
    const failure = redactFailure(finished, redact)
    writeOutputs({ audiences: '', count: '', reason: failure.reason }, step)
    writeSummary(summary, () => renderAudiencesSummary(failure), step)
    annotate(log, 'error', explainFailure(failure))
    return
  }
  // The names are redacted, not the JSON: a short token that is in a number by chance must not break it.
  const list = finished.map(({ id, name, reach }) => ({ id, name: redact(name), reach }))
  const audiences = JSON.stringify(list)
  writeOutputs({ audiences, count: String(list.length), reason: '' }, step)
  writeSummary(summary, () => renderAudiencesSummary(list), step)
  warnIfLarge(log, 'audiences', audiences)
  log.info(`The service lists ${counted(list.length, 'audience')}.`)
}

void list() // as in send.ts
