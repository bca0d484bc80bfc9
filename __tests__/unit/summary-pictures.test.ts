import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { devices } from '../../src/report/preview.ts'
import { shots } from '../helpers/shots.ts'

const docs = new URL('../../docs/', import.meta.url)
const page = readFileSync(new URL('preview.md', docs), 'utf8')
const pictures = readdirSync(new URL('images/', docs)).filter(name => /^summary-.*\.png$/.test(name))

describe('the pictures of the documentation', () => {
  test('are those that the page shows, light and dark, and no other', () => {
    const wanted = Object.keys(shots).flatMap(name => [`summary-${name}-dark.png`, `summary-${name}-light.png`])
    expect(pictures.sort()).toEqual(wanted.sort())
    for (const name of wanted) expect(page).toContain(`"images/${name}"`)
  })

  test.each(pictures)('%s is a PNG of less than 150 KB, as wide as a summary', name => {
    const bytes = readFileSync(new URL(`images/${name}`, docs))
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(1012)
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(400)
    expect(bytes.length).toBeLessThan(150_000)
  })
})

test.each(devices)('the page states the lengths of $name as the preview uses them', device => {
  const { name, browser, title, message, button } = device
  expect(page).toContain(
    `| ${name} (${browser}) | ${title.length} | ${message.length} | ${message.line} | ${button.length} |`,
  )
})
