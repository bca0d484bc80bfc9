import { readFileSync, statSync } from 'node:fs'
import type { RunnerEvent } from '../content/event.ts'

const maxEventBytes = 25 * 1_048_576

/**
 * The event that started the run, as plain data of unknown shape; without a payload if its file cannot be read, is larger than
 * 25 MiB or is not JSON. Not by the toolkit's `context`, which throws on a file that is not JSON.
 */
export function readEvent(): RunnerEvent {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path = '' } = process.env
  try {
    if (statSync(path).size > maxEventBytes) return { name, payload: undefined }
    return { name, payload: JSON.parse(readFileSync(path, 'utf8')) }
  } catch {
    return { name, payload: undefined }
  }
}
