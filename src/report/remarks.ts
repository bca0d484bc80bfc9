import { quoted } from '../inputs/rules.ts'
import { maxTtl } from './advice.ts'
import { claimRemarks, keyRemark } from './claims.ts'
import { grouped } from './numbers.ts'
import type { Remark } from './prose.ts'
import type { Advice, FinishedRun, Markup } from './result.ts'

/** Everything to say in addition to the outcome, warnings first. */
export function remarksOf({ advice, keyUse, claim, result }: FinishedRun): Remark[] {
  const remarks = [
    ...advice.map((each): Remark => ({ level: 'warning', text: adviceText(each) })),
    ...(keyUse ? [keyRemark(keyUse)] : []),
    ...claimRemarks(claim, result.outcome),
  ]
  return remarks.toSorted((one, other) => Number(one.level === 'note') - Number(other.level === 'note'))
}

const markup: Record<Markup, string> = {
  heading: 'a Markdown heading',
  list: 'a Markdown list',
  link: 'a Markdown link',
  emphasis: 'Markdown emphasis',
  tag: 'an HTML tag',
}

/** A piece of advice as whole sentences. */
export function adviceText(advice: Advice): string {
  switch (advice.kind) {
    case 'many-buttons':
      return `There are ${advice.count} buttons; browsers show at most two.`
    case 'long-ttl':
      return `The ttl is ${advice.seconds} s; push services keep a message for at most four weeks (${maxTtl} s).`
    case 'reach-zero':
      return 'The audience has a reach of 0: nobody will receive this notification.'
    case 'quoted-token':
      return 'The API token begins and ends with a quotation mark. Did somebody paste them into the secret?'
    case 'token-expiry': {
      const day = advice.at.toISOString().slice(0, 10)
      return advice.expired
        ? `The API token expired on ${day}: the service will probably refuse it. Replace the secret.`
        : `The API token expires on ${day}. Replace the secret before then.`
    }
    case 'rerun':
      return `This is attempt ${advice.attempt} of the run, and an earlier attempt may already have sent it. \`once-key\` prevents that.`
    case 'image-size': {
      const { input, use, expected } = advice
      return `${input}: the ${use} is ${pixels(advice)}; browsers show ${expected.map(pixels).join(' or ')}.`
    }
    case 'key-separator':
      return `The once-key ${quoted(advice.key)} ends with a separator. Is an expression in it empty? All runs with this key share one notification.`
    case 'truncated':
      return `The ${advice.field} is ${grouped(advice.total)} characters long; even a desktop shows only about ${grouped(advice.visible)}.`
    case 'markup':
      return `The ${advice.field} contains ${markup[advice.what]}. Notifications are plain text: subscribers would see the characters as they are.`
    case 'escaped-newline':
      return `The ${advice.field} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`
    case 'first-entry':
      return 'The message is the first entry of a list of changes. If it does not describe the release well, set `message`.'
  }
}

const pixels = ({ width, height }: { width: number; height: number }) => `${width}x${height}`
