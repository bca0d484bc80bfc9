import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { readText } from './workflow-files.ts'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const folders = ['notification', 'service', 'report', 'runner'] as const

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map(name => ({ name, text: readText(`src/${name}`) }))

const importsOf = (text: string) => [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, target = '']) => target)
const inFolder = (folder: string) => files.filter(({ name }) => name.startsWith(`${folder}/`))

/** The other folders that a folder imports from. */
function arrowsFrom(folder: string): string[] {
  const targets = inFolder(folder).flatMap(({ text }) => importsOf(text))
  const others = targets.flatMap(target => /^\.\.\/(\w+)\//.exec(target)?.[1] ?? [])
  return [...new Set(others)].sort()
}

describe('data goes in one direction', () => {
  test.each([
    ['notification', []],
    ['service', ['notification']],
    ['report', ['notification', 'service']],
    ['runner', ['notification', 'report', 'service']],
  ])('%s imports from %j alone', (folder, allowed) => {
    expect(arrowsFrom(folder)).toEqual(allowed)
  })

  test('the diagram shows just these arrows', () => {
    const diagram = /```mermaid\n([\s\S]*?)```/.exec(readText('docs/architecture.md'))?.[1] ?? ''
    const drawn = [...diagram.matchAll(/^ {2}(\w+) --> (\w[\w &]*)$/gm)].map(([, from, to = '']) => [
      from,
      to.split(' & ').sort(),
    ])
    expect(drawn).toEqual(
      folders
        .filter(folder => arrowsFrom(folder).length > 0)
        .reverse()
        .map(folder => [folder, arrowsFrom(folder)]),
    )
  })
})

test('only the runner folder imports the toolkit and reads the environment', () => {
  const outside = files.filter(({ name }) => !name.startsWith('runner/'))
  expect(outside.filter(({ text }) => importsOf(text).some(target => target.includes('@actions/')))).toEqual([])
  expect(outside.filter(({ text }) => text.includes('process.env'))).toEqual([])
})

test('inputs are read in one file, and outputs are set in one', () => {
  const using = (call: string) => files.filter(({ text }) => text.includes(call)).map(({ name }) => name)
  expect(using('getInput(')).toEqual(['runner/inputs.ts'])
  expect(using('GITHUB_OUTPUT')).toEqual(['runner/outputs.ts'])
})

test.each(['index.ts', 'audiences.ts'])('%s has no logic', name => {
  expect(
    files
      .find(file => file.name === name)
      ?.text.trim()
      .split('\n').length,
  ).toBeLessThanOrEqual(3)
})
