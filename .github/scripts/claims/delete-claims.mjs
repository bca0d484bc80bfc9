// Deletes what the job `claims` may have left, and prints whether it is gone.
import { variable } from '../commands.mjs'
import { request } from './github.mjs'

for (const ref of [variable('REF'), variable('MONTHLY_REF')]) {
  await request('DELETE', `git/refs/${ref}`)
  await request('GET', `git/ref/${ref}`)
}
