import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { describe, test } from '@jest/globals'

/**
 * A test of something that this machine may lack; `lack` says in one line what, and how to get it. There it is skipped under
 * a name that says so, but it fails in CI, where nobody would notice a skipped test.
 */
function testUnless(lack: string | undefined): (name: string, body: () => Promise<unknown>) => void {
  if (lack === undefined) return test
  if (process.env.CI !== 'true') return (name, body) => test.skip(`${name} (skipped: ${lack})`, body)
  return name =>
    test(name, () => {
      throw new Error(lack)
    })
}

/** A test of the name `localhost`. */
export const testLocalhost = testUnless(
  await lookup('localhost').then(
    () => undefined,
    () => "localhost has no address; add the line '127.0.0.1 localhost' to /etc/hosts",
  ),
)

const addresses = Object.values(networkInterfaces()).flat()
const hasIpv6 = addresses.some(address => address?.address === '::1')

/** A test of IPv6, which many machines of CI lack for good. */
export const testIpv6 = (name: string, body: () => Promise<unknown>): void =>
  hasIpv6 ? test(name, body) : test.skip(`${name} (skipped: this machine has no ::1)`, body)

/** Tests of what a job on Ubuntu runs with its bash, git and jq. */
export const describeOnLinux = onLinux()

function onLinux(): (name: string, body: () => void) => void {
  const skip = (lack: string) => (name: string, body: () => void) => describe.skip(`${name} (skipped: ${lack})`, body)
  if (process.platform !== 'linux') return skip('these scripts run on Linux only')
  if (spawnSync('jq', ['--version']).status === 0) return describe
  const lack = "jq is missing; install it with 'apt-get install jq'"
  if (process.env.CI !== 'true') return skip(lack)
  return name =>
    test(name, () => {
      throw new Error(lack)
    })
}

type Maker = (...given: never[]) => unknown
type MakerWithEach = Maker & { each: (...table: never[]) => Maker }

/**
 * `test` or `describe` of something that Windows lacks; `lack` says what. There it is skipped under a name that says so,
 * in CI too, since nothing that a person could install would help.
 */
export function unlessWindows<T extends MakerWithEach>(make: T & { skip: T }, lack: string): T {
  if (process.platform !== 'win32') return make
  const why = ` (skipped: ${lack})`
  const each = (...table: never[]) => addToNames(make.skip.each(...table), why)
  return new Proxy(addToNames(make.skip, why), {
    get: (skip, key) => (key === 'each' ? each : Reflect.get(skip, key)),
  })
}

function addToNames<T extends Maker>(make: T, more: string): T {
  return new Proxy(make, {
    apply: (_, self, [name, ...others]) => Reflect.apply(make, self, [`${name}${more}`, ...others]),
  })
}
