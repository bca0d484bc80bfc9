import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { describedGroups } from '../../sandbox/input-groups.mjs'

test('the sandbox reads every input of the action with its description, as YAML does', () => {
  const manifest = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')
  const shown = describedGroups(manifest).flatMap(({ inputs }) => inputs)
  const { inputs } = parse(manifest) as { inputs: Record<string, { description: string }> }
  expect(shown).toEqual(Object.entries(inputs).map(([name, { description }]) => ({ name, description })))
})
