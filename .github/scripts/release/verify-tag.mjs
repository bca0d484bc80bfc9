// Checks that TAG still points to COMMIT, which the first job verified. With --published, the error message says that
// the release is already public.
import { fail, outputOf, variable } from '../commands.mjs'

const [tag, commit] = [variable('TAG'), variable('COMMIT')]
const now = outputOf('gh', 'api', `repos/${variable('GH_REPO')}/commits/tags/${tag}`, '--jq', '.sha')
if (now !== commit) {
  const [major] = tag.split('.')
  fail(
    process.argv.includes('--published')
      ? `${tag} was published at ${now}, but ${commit} was verified. ${major} stays where it is. Warn users about ${tag}, and release the next version.`
      : `${tag} was moved from ${commit} to ${now} after it had been verified.`,
  )
}
