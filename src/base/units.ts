export const mebibyte = 1_048_576

export const dayMs = 86_400_000

/** The largest unit comes first. In inputs, the letter follows the number, as in `7d`. */
export const timeUnits = [
  { name: 'week', letter: 'w', seconds: 604_800 },
  { name: 'day', letter: 'd', seconds: 86_400 },
  { name: 'hour', letter: 'h', seconds: 3_600 },
  { name: 'minute', letter: 'm', seconds: 60 },
  { name: 'second', letter: 's', seconds: 1 },
] as const
