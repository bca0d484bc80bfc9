import type { ChosenRelease } from '../content/announced-releases.ts'
import { quote } from '../text.ts'
import { timeUnits } from '../units.ts'
import { counted } from './markup.ts'

/** Without weeks: the documents give release inputs in days (`7d`). */
const units = timeUnits.filter(({ name }) => name !== 'week')

/** A duration in the format of an input: `7d`, `90m`. */
export function durationText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0)
  return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`
}

/** `20 days ago`, in the largest unit that has passed. */
export function ageText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds >= length)
  return unit ? `${counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now'
}

/** `"v2.1.0" (minor), published 1 hour ago`. */
export function releaseText({ tag, level, age }: ChosenRelease): string {
  const published = age === undefined ? '' : `, published ${ageText(age)}`
  return `${quote(tag)}${level ? ` (${level})` : ''}${published}`
}
