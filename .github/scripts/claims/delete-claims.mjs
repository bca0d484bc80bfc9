// Deletes any claims that the `claims` job left behind and prints GitHub's responses.
import { variable } from '../commands.mjs'
import { request } from './github.mjs'

for (const ref of [variable('REF'), variable('MONTHLY_REF')]) {
  await request('DELETE', `git/refs/${ref}`)
  await request('GET', `git/ref/${ref}`)
}
