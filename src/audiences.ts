import { asFailure, type Failure } from './errors.ts'
import { inputFailure } from './inputs/problems.ts'
import { checkServiceInputs, type ServiceInputs, serviceInputs } from './inputs/settings.ts'
import { listAudiences, openService } from './push/service.ts'
import type { Audience } from './push/target.ts'
import { readInputs } from './runner/inputs.ts'
import { reportListing } from './runner/report.ts'
import { endStep, type Step, startStep } from './runner/step.ts'

/** The audiences action, from its inputs to its exit code. */
async function list(): Promise<void> {
  const raw = readInputs(serviceInputs)
  const step = startStep({ apiToken: raw['api-token'] })
  let result: Audience[] | { failure: Failure }
  try {
    result = await step.watch(proceed(raw, step))
  } catch (error) {
    result = { failure: asFailure(error) }
  }
  await endStep('failure' in result ? 1 : 0, () => reportListing(result, raw.summary, step))
}

function proceed(raw: ServiceInputs, step: Step): Promise<Audience[]> {
  const { settings, problems } = checkServiceInputs(raw, step.secrets)
  if (!settings) throw inputFailure(problems)
  const { signal, redact, log } = step
  return listAudiences({
    service: openService(settings, step),
    retries: settings.retries,
    signal,
    redact,
    onWait: log.retry,
  })
}

void list() // as in send.ts
