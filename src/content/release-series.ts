import { compareVersions, isAtLeast, levelOf, type ReleaseLevel, type ReleaseVersion } from './release-version.ts'

/**
 * What stands for a release that is too small: of the same series, the highest version at or below it that has the
 * level. A later release of the same version counts as the newer one, so the newest come first.
 */
export function highestOfSeries<T extends { version: ReleaseVersion }>(
  candidates: readonly T[],
  latest: ReleaseVersion,
  level: ReleaseLevel,
): T | undefined {
  const hasSameWords = ({ words }: ReleaseVersion) => words.every((text, index) => text === latest.words[index])
  return candidates
    .filter(
      ({ version }) =>
        hasSameWords(version) && compareVersions(version, latest) <= 0 && isAtLeast(levelOf(version), level),
    )
    .reduce<T | undefined>((best, each) => {
      return best === undefined || compareVersions(each.version, best.version) > 0 ? each : best
    }, undefined)
}
