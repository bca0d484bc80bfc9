import { bodyOf } from '../../../../src/notification/body.ts'
import { combine } from '../../../../src/notification/content.ts'
import { contentFromEvent } from '../../../../src/notification/event-content.ts'
import { mustBeAccepted, mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawEvent } from '../events.mjs'

/** @typedef {import('../../random.mjs').Random} Random */

const voids = ['undefined', 'null', '[object', 'NaN']
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * An event gives content, or says why it gives none; what is not there is never spoken of as if it were.
 * @type {import('../case.mjs').Target}
 */
export const events = {
  share: 15,
  lanes: 1,
  open: async () => ({ run, close: async () => {} }),
}

/** @param {import('../case.mjs').Case} one */
async function run({ random, show }) {
  const event = drawEvent(random)
  show({ name: event.name, telling: tellingPart(event.payload) })
  const before = JSON.stringify(event.payload)
  const content = await contentFromEvent(event)
  must(JSON.stringify(event.payload) === before, 'the payload is changed')
  if (content.kind === 'none') {
    must(event.name !== 'release' && event.name !== 'deployment_status', `${event.name} gives nothing`)
    return 'none'
  }
  const announceable = isAnnounceable(event)
  if (content.kind === 'not-announceable') {
    must(!announceable, 'what is to be announced is not')
    must(content.because !== '', 'no reason is given')
    mustSpeakOfValues(content.because, '', voids)
    return 'not announceable'
  }
  const { fields, gaps } = content
  must(announceable || Object.keys(fields).length === 0, 'what is not to be announced gives content')
  for (const [name, text] of Object.entries(fields)) {
    must(text.trim() === text && text !== '', `${name} is not trimmed, or blank`)
    must(!/[\n\r\p{Cc}]/u.test(text), `${name} is not one clean line`)
    mustSpeakOfValues(text, before, voids)
  }
  for (const gap of Object.values(gaps)) mustSpeakOfValues(gap, '', voids)
  if (event.name === 'release' && fields.message) {
    must([...graphemes.segment(fields.message)].length <= 120, 'the message is longer than 120 graphemes')
  }
  if (fields.icon_url)
    must(new URL(fields.icon_url).searchParams.get('s') === '200', 'the icon is not asked for at 200 px')
  return combined(random, content)
}

/**
 * @param {Random} random
 * @param {import('../../../../src/notification/event-content.ts').EventContent} content
 */
function combined(random, content) {
  const given = random.chance(0.3) ? { title: 'Given' } : {}
  const all = combine({ fields: given, given: new Set(Object.keys(given)), problems: [] }, undefined, content)
  must(!('skip' in all), 'content is skipped')
  if ('problems' in all) {
    for (const { at, wrong } of all.problems) {
      must(/^(title|message|icon-url|landing-url)( |$)/.test(at), `a problem names no input: ${at}`)
      mustSpeakOfValues(wrong, '', voids)
    }
    return 'problems'
  }
  const body = mustBeAccepted(bodyOf(all.content.notification, { type: 'all' }, {}))
  must(!given.title || body.title === 'Given', 'the event wins over an input')
  return 'body'
}

/**
 * What the interface says of it, read in another way than the product does.
 * @param {import('../events.mjs').Event} event
 */
function isAnnounceable({ name, payload }) {
  const { action, release, deployment_status: status } = /** @type {Record<string, any>} */ (payload ?? {})
  if (name === 'release') return action === 'published' && (release?.draft ?? false) === false
  return status?.state === 'success'
}

/** @param {unknown} payload */
function tellingPart(payload) {
  if (typeof payload !== 'object' || payload === null) return payload
  const { action, release, deployment, deployment_status, repository } = /** @type {Record<string, unknown>} */ (
    payload
  )
  return { action, release, deployment_status, deployment, repository }
}
