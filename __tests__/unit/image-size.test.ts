import { expect, test } from '@jest/globals'
import { imageSize } from '../../src/url-check/image-size.ts'
import { gif, jpeg, png, svg, webp } from '../helpers/images.ts'

const withSizeZero: { kind: string; make: (width: number, height: number) => Buffer }[] = [
  { kind: 'PNG', make: png },
  { kind: 'JPEG', make: jpeg },
  { kind: 'GIF', make: gif },
  { kind: 'lossy WebP', make: webp.lossy },
]
const kinds = [
  ...withSizeZero,
  { kind: 'lossless WebP', make: webp.lossless },
  { kind: 'extended WebP', make: webp.extended },
]

test.each(kinds)('the size is found: $kind', ({ make }) => {
  expect(imageSize(make(360, 240))).toMatchObject({ width: 360, height: 240 })
  expect(imageSize(make(1, 16_383))).toMatchObject({ width: 1, height: 16_383 })
})

test.each(kinds)('a truncated $kind has its real size or none, whatever follows it in memory', ({ make }) => {
  const whole = make(200, 200)
  for (let length = 0; length <= whole.length; length++) {
    const shared = Buffer.concat([whole.subarray(0, length), Buffer.alloc(64, 0x2a)])
    const size = imageSize(shared.subarray(0, length))
    if (length < 20) expect(size).toBeUndefined()
    else if (size) expect(size).toMatchObject({ width: 200, height: 200 })
  }
})

test.each(withSizeZero)('a $kind can have the size zero', ({ make }) => {
  expect(imageSize(make(0, 200))).toMatchObject({ width: 0, height: 200 })
  expect(imageSize(make(200, 0))).toMatchObject({ width: 200, height: 0 })
})

test('the size of a JPEG is found after a lot of metadata', () => {
  expect(imageSize(jpeg(200, 200, 65_533))).toMatchObject({ width: 200, height: 200 })
})

const otherChunk = Buffer.concat([png(9, 9).subarray(0, 12), Buffer.from('IDAT'), Buffer.alloc(40)])

test.each<{ what: string; bytes: Buffer }>([
  { what: 'an SVG', bytes: svg },
  { what: 'a page', bytes: Buffer.from('<!doctype html><title>Log in</title><p>Please log in.') },
  { what: 'a BMP', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 7)]) },
  { what: 'an AVIF', bytes: Buffer.concat([Buffer.from('\0\0\0\x1cftypavif', 'latin1'), Buffer.alloc(60)]) },
  { what: 'a PNG that begins with another chunk', bytes: otherChunk },
  { what: 'a JPEG with only metadata', bytes: Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(300_000)]) },
  {
    what: 'a JPEG with only fill bytes',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(300_000, 0xff)]),
  },
])('$what is not a supported image', ({ bytes }) => {
  expect(imageSize(bytes)).toBeUndefined()
})
