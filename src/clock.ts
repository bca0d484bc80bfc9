/** A date and a time of day in some time zone. */
export interface LocalTime {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
}

/** Reads the clock of a time zone, summer time included. Throws a RangeError if the runtime does not know the zone. */
export function clockOf(timeZone: string): (at: Date) => LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return at => {
    const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute } = Object.fromEntries(parts)
    return { year, month, day, hour, minute }
  }
}
