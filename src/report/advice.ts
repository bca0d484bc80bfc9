import type { Notification } from '../content/fields.ts'

const dayMs = 86_400_000
const longestTtl = 2_419_200
const warnedDays = 14

/** What is allowed but rarely meant, as whole sentences. */
export function contentAdvice({ actions, ttl }: Notification): string[] {
  const advice: string[] = []
  if (actions && actions.length > 2) {
    advice.push(`There are ${actions.length} buttons, but browsers show two at the most.`)
  }
  if (ttl !== undefined && ttl > longestTtl) {
    advice.push(`The ttl is ${ttl} s, but push services keep a message four weeks (${longestTtl} s) at the most.`)
  }
  return advice
}

/** An audience that nobody is in. */
export const reachAdvice = (reach: number | undefined): string[] =>
  reach === 0 ? ['The audience has a reach of 0: nobody will receive this.'] : []

/** A key that was meant to be built from an expression that turned out empty: every later one would be the same. */
export const keyAdvice = (key: string | undefined): string[] =>
  key !== undefined && /[-_.:/#]$/.test(key)
    ? [`The once-key "${key}" ends with a separator: is an expression in it empty? All such runs share this key.`]
    : []

/** A run that was started before may have sent already, and only `once-key` could tell. */
export const rerunAdvice = (attempt: number, onceKey: string | undefined): string[] =>
  attempt > 1 && onceKey === undefined
    ? [
        `This is attempt ${attempt} of the run, and an attempt before may have sent the same already; \`once-key\` prevents that.`,
      ]
    : []

/** A token that is a JWT and has expired, or soon will. It is decoded here alone, and never shown. */
export function tokenAdvice(token: string, now: number): string[] {
  if (/^(["'`]).*\1$/.test(token))
    return ['The API token begins and ends with a quotation mark: were they pasted into the secret?']
  const expiry = jwtExpiry(token)
  if (expiry === undefined) return []
  const day = new Date(expiry).toISOString().slice(0, 10)
  if (expiry <= now)
    return [`The API token expired on ${day}: the service will probably refuse it. Replace the secret.`]
  if (expiry - now < warnedDays * dayMs) return [`The API token expires on ${day}: replace the secret before then.`]
  return []
}

function jwtExpiry(token: string): number | undefined {
  const [header, claims, signature, ...rest] = token.split('.')
  if (!header || !claims || signature === undefined || rest.length > 0) return undefined
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: unknown }
    const expiry = typeof exp === 'number' ? exp * 1_000 : Number.NaN
    return Number.isNaN(new Date(expiry).getTime()) ? undefined : expiry
  } catch {
    return undefined
  }
}
