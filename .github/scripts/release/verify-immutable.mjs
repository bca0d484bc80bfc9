// Waits until the release for TAG is immutable, which can take a moment after the release is published.
import { attempt, fail, run, variable } from '../commands.mjs'

const tag = variable('TAG')
const maxWaits = 11

let waits = 0
while (!isImmutable()) {
  if (waits === maxWaits) {
    fail(
      `${tag} was published, but not as an immutable release. Turn on immutable releases in the repository settings, and release the next version.`,
    )
  }
  run('sleep', '10')
  waits++
}

function isImmutable() {
  const answer = attempt('gh', 'release', 'view', tag, '--json', 'isImmutable', '--jq', '.isImmutable')
  return answer === 'true' && attempt('gh', 'release', 'verify', tag) !== undefined
}
