import { describe, test } from '@jest/globals'
import fc from 'fast-check'
import { type ProxySettings, proxyCredentials, proxyFor } from '../../src/http/proxy.ts'
import { retryAfter } from '../../src/http/retry.ts'
import { deliver } from '../../src/push/delivery.ts'
import { statusFailed } from '../../src/push/failures.ts'
import { openService, parseList } from '../../src/push/service.ts'
import { resolveAudience } from '../../src/push/target.ts'
import { imageSize } from '../../src/url-check/fetch.ts'
import { answer } from '../helpers/answers.ts'
import { expectLinear } from '../helpers/cost.ts'

/** What functions that are not linear stumble over: a few short pieces, repeated, with an end that makes a match fail. */
const hostile = (pieces: readonly string[]) =>
  fc
    .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), fc.constantFrom(...pieces, '', '!'))
    .map(([repeated, end]) => (length: number) => {
      const unit = repeated.join('')
      return unit.repeat(Math.ceil(length / unit.length)) + end
    })

const check = (pieces: readonly string[], run: (text: string) => unknown, length: number, numRuns = 12) =>
  fc.assert(
    fc.asyncProperty(hostile(pieces), make => expectLinear(make, run, length)),
    { numRuns },
  )

const ignored = async (run: () => unknown) => {
  try {
    await run()
  } catch {
    // What it says is the matter of other tests.
  }
}
const redact = (text: string) => text
const names = 'a|ä|\u0301|\u0316|\u0316\u0301|\u{1f600}|\ud800|\u1100\u1161| |\n|\0|"|\ufb2c'.split('|')

describe('time in proportion to the length takes', () => {
  test('the text of a list', () =>
    check(
      ['[', '{"audience":', '{"id":1},', '"', '\\u0000', '{', ']', ' ', '1'],
      text => ignored(() => parseList(text)),
      1_000_000,
    ))

  test('a list of many audiences', () =>
    check(
      ['{"id":1,"name":"a","reach":1},'],
      text => ignored(() => parseList(`{"audience":[${text}0]}`)),
      1_000_000,
      2,
    ))

  test('a name that is looked up, in the list and in the input', () =>
    check(
      names,
      text => {
        const list = [1, 2].map(id => ({ id, name: text, reach: 1 }))
        const wanted = [{ name: 'Zürich' }, { name: text }, { id: 3, name: text }, { name: `${text}.` }]
        return Promise.all(wanted.map(each => ignored(() => resolveAudience(each, list, redact))))
      },
      200_000,
      30,
    ))

  test('many names that are nearly the one that is looked up', () =>
    check(
      ['ab', 'ba', 'a\u0301', '\u{1f600}'],
      text => {
        const list = Array.from({ length: text.length / 50 }, (_, id) => ({
          id,
          name: text.slice(id, id + 100),
          reach: 1,
        }))
        return ignored(() => resolveAudience({ name: 'ab'.repeat(50) }, list, redact))
      },
      500_000,
      6,
    ))

  test('a Retry-After', () =>
    check(['0', '9', ' ', ',', 'Sun, ', ':', 'GMT', '\t'], text => retryAfter(text, 0), 1_000_000))

  test('a response that refuses', () =>
    check(
      ['\n', ' ', '.', '<', '\\', 'x', '\u2028', '\0'],
      text => statusFailed('Sending', answer(400, text, { headers: { location: text, 'retry-after': text } }), redact),
      1_000_000,
    ))

  test('a response that accepts', () =>
    check(
      ['\ufeff', ' ', '[', '{"success":', '"error":""', '"', '€', '\u{1f600}'],
      text => {
        const http = { request: async () => answer(200, text) }
        const service = openService({ baseUrl: 'https://push.example', apiToken: 't', timeout: 1 }, { http })
        const rest = { body: '{}', retries: 0, signal: undefined, redact, onAttempt: () => {}, onWait: () => {} }
        return deliver({ service, ...rest })
      },
      1_000_000,
    ))

  test('the settings of proxies', () =>
    check(
      [':', '@', '/', '%', '%40', 'http://', '[', ']', '.', ',', ' ', '\n', '*.', '1', '::', '/8', 'a'],
      text => {
        const settings: ProxySettings = { http: text, https: `http://${text}`, bypass: text }
        proxyCredentials(settings)
        for (const url of ['http://[::1]', 'https://10.0.0.1', 'https://push.example.com']) {
          proxyFor(new URL(url), settings, 'v24.5.0')
          proxyFor(new URL(url), { ...settings, bypass: '' }, 'v24.5.0')
        }
      },
      300_000,
      40,
    ))

  test('an image', () => {
    const beginnings = ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF\0\0\0\0WEBPVP8 ', '']
    const pieces =
      '\0\x02\xff\xe1 \0\x04\xff\xe1\0\0 \0\x10\xff\xe1Exif\0\0MM\0* \xff \0 \0\0\xff\xd8 CgBI II*\0'.split(' ')
    const input = fc.tuple(fc.constantFrom(...beginnings), hostile(pieces))
    return fc.assert(
      fc.asyncProperty(input, ([beginning, make]) =>
        expectLinear(
          length => Buffer.from(beginning + make(length), 'latin1'),
          bytes => imageSize(bytes),
          2_000_000,
        ),
      ),
      { numRuns: 40 },
    )
  })
})
