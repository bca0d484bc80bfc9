import type { Redact } from '../base/text.ts'
import { GithubData, type GithubEvent } from '../release/github-data.ts'
import { readEvent } from './context.ts'

/** Returns the event that started the run, as data to derive content from. */
export function readEventData(redact: Redact): GithubEvent {
  const { payload, ...event } = readEvent()
  return { ...event, data: new GithubData(payload, 'the event has', text => redact(text)) }
}
