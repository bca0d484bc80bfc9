/** `48210` as `48,210`. Spelt out here since the first use of the built-in formatter costs several milliseconds. */
export function grouped(number: number): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(String(number)) ?? []
  return whole ? sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + rest : String(number)
}

/** `1 subscriber`, `2,000 subscribers`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
