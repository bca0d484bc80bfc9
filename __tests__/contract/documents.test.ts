import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readText } from './workflow-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => (folder === '.' ? name : `${folder}/${name}`))

const documents = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('.github')]

describe.each(documents)('%s', path => {
  const text = readText(path)

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map(([, link = '']) => link)
    expect(links.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })

  test('names files that are there', () => {
    const names = [...text.matchAll(/`((?:src|__tests__|docs|build|sandbox|examples|bench)\/[\w./-]+)`/g)]
    expect(names.map(([, name = '']) => name).filter(name => !existsSync(join(root, name)))).toEqual([])
  })

  test('names commands that package.json has', () => {
    const { scripts } = JSON.parse(readText('package.json'))
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe('the issue forms', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter(name => name !== 'config.yml')
  const form = (name: string) => parse(readText(`.github/ISSUE_TEMPLATE/${name}`))
  const field = (name: string, id: string) => form(name).body.find((each: { id?: string }) => each.id === id)

  test.each(forms)('%s asks for outcome and reason', name => {
    expect(form(name)).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    for (const id of ['outcome', 'reason']) {
      expect(field(name, id)).toMatchObject({
        attributes: { label: expect.any(String) },
        validations: { required: true },
      })
    }
  })

  test('a bug can have every outcome that the action has', () => {
    const { description } = parse(readText('action.yml')).outputs.outcome
    const outcomes = /^One of (.*)\.$/.exec(description)?.[1]?.split(', ')
    expect(outcomes).toHaveLength(6)
    expect(field('bug.yml', 'outcome').attributes.options.slice(0, 6)).toEqual(outcomes)
  })
})
