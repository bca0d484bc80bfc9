import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { describe, test } from '@jest/globals'

type Maker = (...given: never[]) => unknown
type MakerWithEach = Maker & { each: (...table: never[]) => Maker }

/** Skips a test if this machine lacks something. `lack` says what, and becomes part of the test's name. */
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
 * Like `unless`, for something that a person can install. In CI the test fails instead, because nobody would notice a
 * skipped test.
 */
function ifInstalled<T extends MakerWithEach>(make: T & { skip: T }, lack: string | false): T {
  if (lack === false || process.env.CI !== 'true') return unless(make, lack)
  const fail = () => Promise.reject(new Error(lack))
  return new Proxy<T>(make, { apply: (_, __, [name]) => test(name, fail) })
}

/** Skips a test on Windows. `lack` says what Windows does not have. */
export const unlessWindows = <T extends MakerWithEach>(make: T & { skip: T }, lack: string): T =>
  unless(make, process.platform === 'win32' && lack)

const hasLocalhost = await lookup('localhost').then(
  () => true,
  () => false,
)
/** Defines a test that needs the host name `localhost`. */
export const testLocalhost = ifInstalled(
  test,
  !hasLocalhost && "localhost has no address; add the line '127.0.0.1 localhost' to /etc/hosts",
)

const addresses = Object.values(networkInterfaces()).flat()
const hasIpv6 = addresses.some(address => address?.address === '::1')
/** Defines a test that needs IPv6, which many CI machines do not have. */
export const testIpv6 = unless(test, !hasIpv6 && 'this machine has no ::1')

const onLinux = process.platform === 'linux'
/** Defines tests for a script that runs only in Ubuntu jobs. */
export const describeOnLinux = unless(describe, !onLinux && 'this script runs on Linux only')

const hasJq = () => spawnSync('jq', ['--version']).status === 0
/** Defines tests for a script that runs in Ubuntu jobs and uses jq. */
export const describeWithJq = onLinux
  ? ifInstalled(describe, !hasJq() && "jq is missing; install it with 'apt-get install jq'")
  : describeOnLinux
