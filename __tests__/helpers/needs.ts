import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { describe, test } from '@jest/globals'

type Maker = (...given: never[]) => unknown
type MakerWithEach = Maker & { each: (...table: never[]) => Maker }

/**
 * `test` or `describe` of something that this machine lacks, as `lack` says: it is skipped under a name that says so.
 */
function unless<T extends MakerWithEach>(make: T & { skip: T }, lack: string | false): T {
  if (lack === false) return make
  const renamed = <M extends Maker>(maker: M) =>
    new Proxy(maker, {
      apply: (_, self, [name, ...others]) => Reflect.apply(maker, self, [`${name} (skipped: ${lack})`, ...others]),
    })
  const each = (...table: never[]) => renamed(make.skip.each(...table))
  return new Proxy(renamed(make.skip), {
    get: (skip, key) => (key === 'each' ? each : Reflect.get(skip, key)),
  })
}

/**
 * The same if a person could install it, as `lack` says too: it fails in CI, where nobody would notice that it is
 * skipped.
 */
function ifInstalled<T extends MakerWithEach>(make: T & { skip: T }, lack: string | false): T {
  if (lack === false || process.env.CI !== 'true') return unless(make, lack)
  const fail = () => Promise.reject(new Error(lack))
  return new Proxy<T>(make, { apply: (_, __, [name]) => test(name, fail) })
}

/** `test` or `describe` of something that Windows lacks for good; `lack` says what. */
export const unlessWindows = <T extends MakerWithEach>(make: T & { skip: T }, lack: string): T =>
  unless(make, process.platform === 'win32' && lack)

const hasLocalhost = await lookup('localhost').then(
  () => true,
  () => false,
)
/** A test of the name `localhost`. */
export const testLocalhost = ifInstalled(
  test,
  !hasLocalhost && "localhost has no address; add the line '127.0.0.1 localhost' to /etc/hosts",
)

const addresses = Object.values(networkInterfaces()).flat()
const hasIpv6 = addresses.some(address => address?.address === '::1')
/** A test of IPv6, which many machines of CI lack for good. */
export const testIpv6 = unless(test, !hasIpv6 && 'this machine has no ::1')

const onLinux = process.platform === 'linux'
/** Tests of what a job on Ubuntu runs. */
export const describeOnLinux = unless(describe, !onLinux && 'this script runs on Linux only')

const hasJq = () => spawnSync('jq', ['--version']).status === 0
/** Tests of what a job on Ubuntu runs with its jq. */
export const describeWithJq = onLinux
  ? ifInstalled(describe, !hasJq() && "jq is missing; install it with 'apt-get install jq'")
  : describeOnLinux
