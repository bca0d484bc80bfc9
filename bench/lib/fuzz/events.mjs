import { createRequire } from 'node:module'
import { drawJson, drawText } from './texts.mjs'
import { drawBrokenUrl } from './urls.mjs'

/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {{ name: string, payload: unknown }} Event */
/** @typedef {{ name: string, examples: unknown[] }} Kind */

/** @type {Kind[]} */
const kinds = createRequire(import.meta.url)('@octokit/webhooks-examples/api.github.com/index.json')
const announcing = kinds.filter(({ name }) => name === 'release' || name === 'deployment_status')

/** Where those who may publish or deploy put their words, and what decides whether they are announced. */
const telling = [
  'action',
  'release',
  'release.draft',
  'release.name',
  'release.tag_name',
  'release.body',
  'release.html_url',
  'deployment_status',
  'deployment_status.state',
  'deployment_status.description',
  'deployment_status.environment',
  'deployment_status.environment_url',
  'deployment_status.target_url',
  'deployment.sha',
  'deployment.environment',
  'repository',
  'repository.name',
  'repository.owner.avatar_url',
]

/**
 * A payload of GitHub's, with accidents.
 * @param {Random} random
 * @returns {Event}
 */
export function drawEvent(random) {
  const { name, examples } = random.pick(random.chance(0.92) ? announcing : kinds)
  const payload = structuredClone(random.pick(examples))
  if (name === 'release' && random.chance(0.7)) put(payload, 'action', 'published')
  if (name === 'deployment_status' && random.chance(0.7)) put(payload, 'deployment_status.state', 'success')
  if (random.chance(0.2)) put(payload, 'release.draft', random.pick([true, true, null, 'true', 1]))
  if (random.chance(0.4)) put(payload, 'release.body', drawNotes(random))
  for (let left = random.pick([0, 0, 0, 1, 1, 3]); left > 0; left--)
    put(payload, random.pick(telling), drawValue(random))
  if (random.chance(0.01)) return { name, payload: drawJson(random) }
  return { name: random.chance(0.02) ? drawText(random, 1) : name, payload }
}

/**
 * @param {Random} random
 * @returns {unknown} undefined takes the value away
 */
function drawValue(random) {
  const kind = random.whole(0, 7)
  if (kind <= 2) return drawText(random)
  if (kind === 3) return undefined
  if (kind === 4)
    return random.pick([null, true, false, 0, '', ' ', '\u200b', 'published', 'created', 'success', 'failure'])
  if (kind === 5) return drawBrokenUrl(random)
  if (kind === 6) return drawNotes(random)
  return drawJson(random, 2)
}

/**
 * @param {unknown} payload
 * @param {string} path
 * @param {unknown} value
 */
function put(payload, path, value) {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce(inside, payload)
  if (typeof holder !== 'object' || holder === null) return
  const object = /** @type {Record<string, unknown>} */ (holder)
  if (value === undefined) delete object[last]
  else object[last] = value
}

/**
 * @param {unknown} value
 * @param {string} key
 */
const inside = (value, key) => /** @type {Record<string, unknown> | null | undefined} */ (value)?.[key]

const blocks = [
  '## What’s Changed\n\n',
  'A plain sentence about **this** release.\n\n',
  '* feat: a thing by @octocat in https://github.com/a/b/pull/1\n',
  '1. one\n   - two\n     > three\n\n',
  '> [!NOTE]\n> Mind this.\n\n',
  '**Full Changelog**: https://github.com/a/b/compare/v1...v2\n',
  '```js\ncode()\n```\n\n',
  '| a | b |\n|---|---|\n| c | d |\n\n',
  '<details><summary>More</summary>\n\ntext\n</details>\n\n',
  '<p align="center"><img src="x" alt="y"></p>\n\n',
  '<!-- comment -->\n',
  '[^1]: note\n',
  'see[^1] :tada: ~~gone~~ \\* `x`\n\n',
  '[a]: https://example.com\n\n[a][a] ![b](c)\n\n',
  '&amp;#x3c;b&gt; &copy;\n\n',
  '<script>alert(1)</script>\n',
  '<a href="javascript:x">y</a>\n\n',
  '---\n\n',
  'Title\n=====\n\n',
]
const deep = ['> ', '- ', '* a\n', '[', '![', '**', '_a', '<b>', '<details>', '`', '&', '\\', '|a', '(', '\n\n', '~~a']

/**
 * Release notes: blocks as people write them, and now and then what a parser finds hard.
 * @param {Random} random
 */
export function drawNotes(random) {
  const parts = Array.from({ length: random.whole(0, 6) }, () =>
    random.chance(0.3) ? drawText(random) : random.pick(blocks),
  )
  if (random.chance(0.05)) parts.push(random.pick(deep).repeat(random.pick([30, 300, 3_000])))
  return parts.join(random.chance(0.2) ? '\r\n' : '')
}
