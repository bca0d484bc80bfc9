import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { fieldNames, requiredFields } from '../../src/content/fields.ts'
import { browserSupport } from '../../src/report/fields.ts'
import { documents } from './document-blocks.ts'
import { readText } from './workflow-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

describe.each(documents)('%s', path => {
  const text = readText(path)

  test('links to headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)]
    const broken = links.filter(([, file = '', anchor = '']) => {
      const target = file ? posix.join(dirname(path), file) : path
      return !existsSync(root + target) || !anchorsOf(target).includes(anchor)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  test('shows pictures that are there', () => {
    const pictures = [...text.matchAll(/(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)/g)].map(
      ([, tag, mark]) => tag ?? mark,
    )
    const own = pictures.filter(picture => !picture?.startsWith('https://'))
    expect(own.filter(picture => !existsSync(join(root, dirname(path), picture ?? '')))).toEqual([])
  })
})

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(path: string): string[] {
  const headings = [
    ...readText(path)
      .replace(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/^#+ (.*)$/gm),
  ]
  const anchors = headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-'),
  )
  return anchors.map((anchor, index) => {
    const before = anchors.slice(0, index).filter(other => other === anchor).length
    return before > 0 ? `${anchor}-${before}` : anchor
  })
}

describe('docs/api.md', () => {
  const rows = [
    ...readText('docs/api.md').matchAll(/^\| `(\w+)` \| [^|]+ \| (yes|no) \| [^|]+ \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
  ]
  const fields = rows.map(([, name = '', required, ...support]) => ({
    name,
    required,
    support: support.map(each => each.trim()),
  }))

  test('knows the fields of the code, which of them are required, and which browsers support them', () => {
    expect(fields).toEqual([
      ...fieldNames.map(name => ({
        name,
        required: requiredFields.some(field => field === name) ? 'yes' : 'no',
        support: [...browserSupport[name]],
      })),
      { name: 'target', required: 'yes', support: ['', '', ''] },
    ])
  })
})
