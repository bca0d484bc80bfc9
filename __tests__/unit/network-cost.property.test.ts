import { test } from '@jest/globals'
import { GithubClient } from '../../src/github/github-client.ts'
import { resolveAudience } from '../../src/push/audience.ts'
import { parseList } from '../../src/push/audience-list.ts'
import { deliver } from '../../src/push/delivery.ts'
import { PushService } from '../../src/push/push-service.ts'
import { statusFailure } from '../../src/push/service-failures.ts'
import { imageSize } from '../../src/url-check/image-size.ts'
import { answer } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { expectLinearOn } from '../helpers/cost.ts'

/** What a failure says is the matter of other tests. */
const ignored = (run: () => unknown) =>
  Promise.resolve()
    .then(run)
    .catch(() => {})
const redact = (text: string) => text

const listPieces = ['[', '{"audience":', '{"id":1},', '"', '\\u0000', '{', ']', '1', ' ']

interface Row {
  what: string
  /** What the texts are made of. */
  pieces: readonly string[]
  run: (text: string) => unknown
  /** Of the longest text, in characters. */
  length: number
  /** How many texts are made. */
  numRuns: number
}
test.each<Row>([
  {
    what: 'the text of a list',
    pieces: listPieces,
    run: text => ignored(() => parseList(text)),
    length: 1_000_000,
    numRuns: 12,
  },
  {
    what: 'a list of many audiences',
    pieces: ['{"id":1,"name":"a","reach":1},'],
    run: text => ignored(() => parseList(`{"audience":[${text}0]}`)),
    length: 1_000_000,
    numRuns: 2,
  },
  {
    what: 'a name that is looked up, in the list and in the input,',
    pieces: [
      'a',
      'ä',
      '\u0301',
      '\u0316',
      '\u0316\u0301',
      '\u{1f600}',
      '\ud800',
      '\u1100\u1161',
      ' ',
      '\n',
      '\0',
      '"',
      '\ufb2c',
    ],
    run: text => {
      const list = [1, 2].map(id => ({ id, name: text, reach: 1 }))
      const wanted = [{ name: 'Zürich' }, { name: text }, { id: 3, name: text }, { name: `${text}.` }]
      return Promise.all(wanted.map(each => ignored(() => resolveAudience(each, list, redact))))
    },
    length: 200_000,
    numRuns: 30,
  },
  {
    what: 'many names that nearly match',
    pieces: ['ab', 'ba', 'a\u0301', '\u{1f600}'],
    run: text => {
      const nameAt = (id: number) => ({ id, name: text.slice(id, id + 100), reach: 1 })
      const list = Array.from({ length: text.length / 50 }, (_, id) => nameAt(id))
      return ignored(() => resolveAudience({ name: 'ab'.repeat(50) }, list, redact))
    },
    length: 500_000,
    numRuns: 6,
  },
  {
    what: 'a response that refuses',
    pieces: ['\n', ' ', '.', '<', '\\', 'x', '\u2028', '\0'],
    run: text => {
      const headers = { location: text, 'retry-after': text }
      return statusFailure('Sending', answer(400, text, { headers }), redact)
    },
    length: 1_000_000,
    numRuns: 12,
  },
  {
    what: 'a refusal of GitHub',
    pieces: listPieces,
    run: text => {
      const http = { request: async () => answer(403, text) }
      const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token: 't', timeoutMs: 1 }
      return new GithubClient(access, contextOf(http)).request(['GET', '/git/refs'], { status: 200, read: String })
    },
    length: 1_000_000,
    numRuns: 12,
  },
  {
    what: 'a response that accepts',
    pieces: ['\ufeff', ' ', '[', '{"success":', '"error":""', '"', '€', '\u{1f600}'],
    run: text => {
      const http = { request: async () => answer(200, text) }
      const settings = { baseUrl: 'https://push.example', apiToken: 't', timeout: 1, retries: 0 }
      return deliver({ service: new PushService(settings, contextOf(http)), body: '{}', onAttempt: () => {} })
    },
    length: 1_000_000,
    numRuns: 12,
  },
  {
    what: 'an image',
    pieces: [
      '\0',
      '\x02\xff\xe1',
      '\0\x04\xff\xe1\0\0',
      '\0\x10\xff\xe1Exif\0\0MM\0*',
      '\xff',
      '\0',
      '\0\0\xff\xd8',
      'CgBI',
      'II*\0',
    ],
    run: text => {
      const beginnings = ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF\0\0\0\0WEBPVP8 ', '']
      for (const each of beginnings) imageSize(Buffer.from(each + text, 'latin1'))
    },
    length: 500_000,
    numRuns: 20,
  },
])('reading $what takes time in proportion to the length', ({ pieces, run, length, numRuns }) =>
  expectLinearOn(pieces, run, length, numRuns),
)
