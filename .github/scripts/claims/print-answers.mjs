// Prints GitHub's responses to requests about claims and a missing release, so that maintainers can check whether the
// simulated GitHub in the tests responds the same way.
import { variable } from '../commands.mjs'
import { parsed } from '../compare.mjs'
import { request } from './github.mjs'

const ref = variable('REF')
const tag = parsed(await request('GET', `git/ref/${ref}`)).object?.sha
await request('GET', `git/tags/${tag}`)
await request('POST', 'git/refs', { ref: `refs/${ref}`, sha: tag })
await request('GET', `git/ref/${ref}-unused`)
await request('GET', `git/ref/${variable('MONTHLY_REF')}`)
await request('GET', 'releases/tags/no-such-release')
