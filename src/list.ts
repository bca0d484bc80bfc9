import { asFailure, type Failure } from './errors.ts'
import type { Audience } from './notification/audience.ts'
import { inputFailure } from './notification/problems.ts'
import { checkServiceInputs, type ServiceInputs } from './notification/settings.ts'
import { readServiceInputs } from './runner/inputs.ts'
import { reportListing } from './runner/report.ts'
import { endStep, type Step, startStep } from './runner/step.ts'
import { listAudiences } from './service/audience-list.ts'
import { openService } from './service.ts'

/** The audiences action, from its inputs to its exit code. */
export async function list(): Promise<void> {
  const raw = readServiceInputs()
  const step = startStep([raw['api-token']])
  let result: Audience[] | { failure: Failure }
  try {
    result = await Promise.race([proceed(raw, step), step.crash])
  } catch (error) {
    result = { failure: asFailure(error) }
  }
  reportListing(result, raw.summary, step)
  await endStep('failure' in result ? 1 : 0)
}

function proceed(raw: ServiceInputs, step: Step): Promise<Audience[]> {
  const { settings, problems } = checkServiceInputs(raw)
  if (!settings) throw inputFailure(problems)
  const { cancel, redact, log } = step
  return listAudiences({
    service: openService(settings, step),
    retries: settings.retries,
    cancel,
    redact,
    onWait: log.retry,
  })
}
