import type { ChosenRelease } from '../content/announced-releases.ts'
import { quote } from '../text.ts'
import { timeUnits } from '../units.ts'
import { counted } from './markup.ts'

/** Without weeks, because the documentation gives release inputs in days (`7d`). */
const units = timeUnits.filter(({ name }) => name !== 'week')

/** Formats a duration as the inputs do: `7d`, `90m`. */
export function durationText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0)
  return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`
}

/** Formats an age as `20 days ago`, in the largest unit that fits. */
export function ageText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds >= length)
  return unit ? `${counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now'
}

/** Formats a release as `"v2.1.0" (minor), published 1 hour ago`. */
export function releaseText({ tag, level, age }: ChosenRelease): string {
  const published = age === undefined ? '' : `, published ${ageText(age)}`
  return `${quote(tag)}${level ? ` (${level})` : ''}${published}`
}
