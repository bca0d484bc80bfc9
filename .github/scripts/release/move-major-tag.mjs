// Moves the major tag, such as v1, to COMMIT, unless the major version has a newer release than TAG.
import { annotate, append, attempt, outputOf, run, variable } from '../commands.mjs'

const [tag, commit, repository] = [variable('TAG'), variable('COMMIT'), variable('GH_REPO')]
const [major = ''] = tag.split('.')
const newest = newestOf(major)

if (newest === tag) {
  point(`tags/${major}`)
  append('GITHUB_STEP_SUMMARY', `${major} is ${tag} (${commit}).`)
} else {
  annotate('notice', `${major} stays where it is, because ${newest} is newer than ${tag}.`)
}

/**
 * Points a ref at COMMIT, creating the ref if it does not exist.
 * @param {string} ref
 */
function point(ref) {
  const [git, sha] = [`repos/${repository}/git`, `sha=${commit}`]
  const exists = attempt('gh', 'api', '--silent', `${git}/ref/${ref}`) !== undefined
  if (exists) {
    run('gh', 'api', '--silent', '--method', 'PATCH', `${git}/refs/${ref}`, '-f', sha, '-F', 'force=true')
  } else {
    run('gh', 'api', '--silent', '--method', 'POST', `${git}/refs`, '-f', `ref=refs/${ref}`, '-f', sha)
  }
}

/**
 * Returns the tag of a major version's newest release, ignoring drafts and pre-releases.
 * @param {string} major
 */
function newestOf(major) {
  const published = ['--exclude-drafts', '--exclude-pre-releases', '--limit', '1000']
  const tags = outputOf('gh', 'release', 'list', ...published, '--json', 'tagName', '--jq', '.[].tagName').split('\n')
  return tags
    .filter(each => each.startsWith(`${major}.`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
}
