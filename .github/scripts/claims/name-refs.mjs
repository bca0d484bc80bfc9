// Sets REF and MONTHLY_REF for later steps. The action should create REF if it claims KEY without `once-per`, and
// MONTHLY_REF if it claims KEY with `once-per: month`.
import { createHash } from 'node:crypto'
import { append, variable } from '../commands.mjs'

const key = variable('KEY')
const month = new Date().toISOString().slice(0, 'yyyy-mm'.length)

append('GITHUB_ENV', `REF=web-push/${key}-${hash(key)}`)
append('GITHUB_ENV', `MONTHLY_REF=web-push/${key}-${month}-${hash(`${key} ${month}`)}`)

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
