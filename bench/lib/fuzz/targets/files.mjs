import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { bodyOf } from '../../../../src/notification/body.ts'
import { combine } from '../../../../src/notification/content.ts'
import { fieldsFromFile } from '../../../../src/notification/payload-file.ts'
import { readWorkspaceFile } from '../../../../src/runner/workspace-file.ts'
import { mustBeAccepted, mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawFile } from '../files.mjs'
import { drawToken } from '../secrets.mjs'
import { drawText } from '../texts.mjs'

/** @typedef {import('../../random.mjs').Random} Random */

const noInputs = { fields: {}, given: new Set(), problems: [] }
const outside = 'title: Not of this workspace\n'

/**
 * A payload file becomes either problems that name it, or the fields that it holds; one outside is never read.
 * @type {import('../case.mjs').Target}
 */
export const files = { share: 20, lanes: 1, open }

async function open() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'web-push-fuzz-')))
  const workspace = join(folder, 'workspace')
  await mkdir(join(workspace, 'sub'), { recursive: true })
  await writeFile(join(folder, 'secret.yml'), outside)
  await link(join(folder, 'secret.yml'), join(workspace, 'link.yml'))
  await link(folder, join(workspace, 'up'))
  return { run, close: () => rm(folder, { recursive: true, force: true }) }

  /** @param {import('../case.mjs').Case} one */
  async function run({ random, show }) {
    process.env.GITHUB_WORKSPACE = workspace
    if (random.chance(0.05)) {
      const path = drawPath(random, folder)
      show({ path })
      const read = await readWorkspaceFile(path)
      must(!('text' in read) || read.text !== outside, 'a file outside the workspace is read')
      if ('problem' in read) mustSpeakOfValues(read.problem.wrong, path)
      return 'path'
    }
    const token = drawToken(random)
    const drawn = drawFile(random)
    const { bytes, fields } = drawn
    show({ ...drawn, bytes: bytes.toString('latin1'), token })
    await writeFile(join(workspace, 'campaign.yml'), bytes)
    const file = await fieldsFromFile('campaign.yml', await readWorkspaceFile('campaign.yml'), token)
    for (const { at, wrong } of file.problems) {
      must(at === 'payload-file' && wrong.startsWith('campaign.yml'), `a problem names no file: ${at} ${wrong}`)
      mustSpeakOfValues(wrong, bytes.toString('utf8'))
    }
    if (file.problems.length > 0) {
      must(!fields, `a sound file is refused: ${file.problems.map(({ wrong }) => wrong).join('; ')}`)
      return 'problems'
    }
    mustHoldTheFile(file.fields, bytes, fields)
    const combined = combine(noInputs, file)
    if (!('content' in combined)) return 'incomplete'
    mustBeAccepted(bodyOf(combined.content.notification, { type: 'all' }, {}))
    return fields ? 'sound: body' : 'tampered: body'
  }
}

/**
 * @param {Record<string, unknown>} found
 * @param {Buffer} bytes
 * @param {Record<string, unknown> | undefined} fields
 */
function mustHoldTheFile(found, bytes, fields) {
  if (fields) must(isDeepStrictEqual(found, fields), 'the fields are not those of the file')
  let json
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return
  }
  must(isDeepStrictEqual(found, trimmed(json)), 'the fields are not those that JSON.parse finds')
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function trimmed(value) {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]))
}

/**
 * @param {Random} random
 * @param {string} folder
 */
function drawPath(random, folder) {
  const pieces = [
    '..',
    '.',
    'sub',
    'up',
    'link.yml',
    'secret.yml',
    'workspace',
    '',
    'campaign.yml',
    '%2e%2e',
    '...',
    '~',
  ]
  const parts = Array.from({ length: random.whole(1, 6) }, () =>
    random.chance(0.1) ? drawText(random, 2) : random.pick(pieces),
  )
  return `${random.pick(['', '', '/', `${folder}/`, 'file://', '\\\\?\\'])}${parts.join(random.pick(['/', '/', '\\', '//']))}`
}

/**
 * Links need a right on Windows that not everybody has; without them there is less to try.
 * @param {string} to
 * @param {string} at
 */
const link = (to, at) => symlink(to, at).catch(() => {})
