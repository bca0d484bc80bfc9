import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { devices } from '../../src/report/drawing.ts'
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
})

test.each(devices)('the page states the lengths of $name as the preview uses them', device => {
  const { name, browser, title, message, button } = device
  expect(page).toContain(
    `| ${name} (${browser}) | ${title.length} | ${message.length} | ${message.line} | ${button.length} |`,
  )
})
