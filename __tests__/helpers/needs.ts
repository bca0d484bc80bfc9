import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { describe, test } from '@jest/globals'

type Maker = (...given: never[]) => unknown
type MakerWithEach = Maker & { each: (...table: never[]) => Maker }

/** If `missing` is a string, skips a test and adds the string to the test's name. */
function unless<T extends MakerWithEach>(make: T & { skip: T }, missing: string | false): T {
  if (missing === false) return make
  const renamed = <M extends Maker>(maker: M) =>
    new Proxy(maker, {
      apply: (_, self, [name, ...others]) => Reflect.apply(maker, self, [`${name} (skipped: ${missing})`, ...others]),
    })
  const each = (...table: never[]) => renamed(make.skip.each(...table))
  return new Proxy(renamed(make.skip), {
    get: (skip, key) => (key === 'each' ? each : Reflect.get(skip, key)),
  })
}

/**
 * Like `unless`, but for software that can be installed. In CI, the test fails instead, because nobody would notice a
 * skipped test.
 */
function ifInstalled<T extends MakerWithEach>(make: T & { skip: T }, missing: string | false): T {
  if (missing === false || process.env.CI !== 'true') return unless(make, missing)
  const fail = () => Promise.reject(new Error(missing))
  return new Proxy<T>(make, { apply: (_, __, [name]) => test(name, fail) })
}

/** Skips a test on Windows. `missing` names the feature that Windows lacks. */
export const unlessWindows = <T extends MakerWithEach>(make: T & { skip: T }, missing: string): T =>
  unless(make, process.platform === 'win32' && missing)

const hasLocalhost = await lookup('localhost').then(
  () => true,
  () => false,
)
export const testLocalhost = ifInstalled(
  test,
  !hasLocalhost && "localhost has no address; add the line '127.0.0.1 localhost' to /etc/hosts",
)

const addresses = Object.values(networkInterfaces()).flat()
const hasIpv6 = addresses.some(address => address?.address === '::1')
/** Skips a test if the machine does not have IPv6, even in CI, because many CI machines lack it. */
export const testIpv6 = unless(test, !hasIpv6 && 'this machine has no ::1')

const onLinux = process.platform === 'linux'
export const describeOnLinux = unless(describe, !onLinux && 'this script runs on Linux only')

const hasJq = () => spawnSync('jq', ['--version']).status === 0
export const describeWithJq = onLinux
  ? ifInstalled(describe, !hasJq() && "jq is missing; install it with 'apt-get install jq'")
  : describeOnLinux

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const canUseProxies = major > 24 || (major === 24 && minor >= 5)
export const describeWithProxies = unless(describe, !canUseProxies && 'Node uses proxies from version 24.5')
