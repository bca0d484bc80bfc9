import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { describe, test } from '@jest/globals'

type Add<Body> = (name: string, body: Body) => void
type Tests = Add<() => void>

/**
 * `test` or `describe` of something that this machine may lack; `lack` says in one line what, and how to get it. There it is
 * skipped under a name that says so, but it fails in CI, where nobody would notice that it is skipped.
 */
function unless<Body>(make: Add<Body>, skip: Add<Body>, lack: string | undefined): Add<Body> {
  if (lack === undefined) return make
  if (process.env.CI !== 'true') return (name, body) => skip(`${name} (skipped: ${lack})`, body)
  return name =>
    test(name, () => {
      throw new Error(lack)
    })
}

/** A test of the name `localhost`. */
export const testLocalhost: Add<() => Promise<unknown>> = unless(
  test,
  test.skip,
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

const onLinux = process.platform === 'linux'

/** Tests of what a job on Ubuntu runs. */
export const describeOnLinux: Tests = (name, body) =>
  onLinux ? describe(name, body) : describe.skip(`${name} (skipped: this script runs on Linux only)`, body)

const hasJq = () => spawnSync('jq', ['--version']).status === 0

/** Tests of what a job on Ubuntu runs with its jq. */
export const describeWithJq: Tests = onLinux
  ? unless<() => void>(
      describe,
      describe.skip,
      hasJq() ? undefined : "jq is missing; install it with 'apt-get install jq'",
    )
  : describeOnLinux

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
