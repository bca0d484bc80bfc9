// Waits until the release of the tag TAG is immutable. GitHub needs a moment for that.
import { attempt, fail, run, variable } from '../commands.mjs'

const tag = variable('TAG')
const maxWaits = 11

let waits = 0
while (!isImmutable()) {
  if (waits === maxWaits) {
    fail(
      `${tag} was published, but not as an immutable release. Turn immutable releases on in the settings of the repository, and release the next version.`,
    )
  }
  run('sleep', '10')
  waits++
}

function isImmutable() {
  const answer = attempt('gh', 'release', 'view', tag, '--json', 'isImmutable', '--jq', '.isImmutable')
  return answer === 'true' && attempt('gh', 'release', 'verify', tag) !== undefined
}
