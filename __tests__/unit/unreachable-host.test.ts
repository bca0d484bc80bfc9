import { BlockList } from 'node:net'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isUnreachableHost } from '../../src/report/unreachable-host.ts'

const isUnreachable = (url: string) => isUnreachableHost(new URL(url).hostname)

test.each([
  'http://localhost:3000/',
  'http://localhost./',
  'http://app.localhost/',
  'http://printer.local/',
  'http://intranet/',
  'http://127.0.0.1/',
  'http://0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/',
  'http://3232235777/',
  'http://[::]/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:192.168.1.1]/',
])('subscribers cannot reach %s', url => expect(isUnreachable(url)).toBe(true))

test.each([
  'https://example.com/',
  'https://local.example/',
  'https://mylocalhost.example/',
  'https://example.com./',
  'https://10.example.com/',
  'https://127.0.0.1.example.com/',
  'https://8.8.8.8/',
  'https://100.63.0.1/',
  'https://100.128.0.1/',
  'https://172.15.0.1/',
  'https://172.32.0.1/',
  'https://[2001:db8::1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://{repository}/',
])('subscribers can reach %s', url => expect(isUnreachable(url)).toBe(false))

test('every address is judged as by the address ranges of Node', () => {
  const ranges = new BlockList()
  const ipv4Ranges = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const
  for (const [net, prefix] of ipv4Ranges) ranges.addSubnet(net, prefix)
  for (const [net, prefix] of [
    ['::', 127],
    ['fc00::', 7],
    ['fe80::', 10],
  ] as const)
    ranges.addSubnet(net, prefix, 'ipv6')
  const byte = fc.oneof(
    fc.nat(255),
    fc.constantFrom(0, 10, 15, 16, 31, 32, 63, 64, 100, 127, 128, 168, 169, 172, 192, 254),
  )
  const ipv4 = fc.tuple(byte, byte, byte, byte).map(bytes => bytes.join('.'))
  const group = fc.constantFrom('0', '1', 'ffff', 'fc00', 'fdff', 'fe00', 'fe80', 'febf', 'fec0', '2001', '7f00')
  const ipv6 = fc.array(group, { minLength: 8, maxLength: 8 }).map(groups => groups.join(':'))
  fc.assert(
    fc.property(ipv4, ipv6, (four, six) => {
      expect(isUnreachable(`http://${four}/`)).toBe(ranges.check(four))
      expect(isUnreachable(`http://[::ffff:${four}]/`)).toBe(ranges.check(four))
      expect(isUnreachable(`http://[${six}]/`)).toBe(ranges.check(six, 'ipv6'))
    }),
    { numRuns: 2_000 },
  )
})
