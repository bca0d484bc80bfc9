import { drawBytes } from './files.mjs'

/** @typedef {import('../random.mjs').Random} Random */

const hex = (/** @type {string} */ digits) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const sizes = [0, 1, 200, 240, 360, 65_535]

/** @type {((width: number, height: number) => Buffer)[]} */
const formats = [
  (width, height) =>
    Buffer.concat([hex('89504e470d0a1a0a 0000000d 49484452'), u32(width), u32(height), hex('0806000000 00000000')]),
  (width, height) => Buffer.concat([Buffer.from('GIF89a'), u16le(width), u16le(height), Buffer.alloc(20)]),
  (width, height) =>
    Buffer.concat([
      hex('ffd8 ffe0 0010 4a46494600 0101 00 0001 0001 0000 ffc0 0011 08'),
      u16(height),
      u16(width),
      hex('03 011100 021100 031100 ffd9'),
      Buffer.alloc(20),
    ]),
  (width, height) =>
    Buffer.concat([
      Buffer.from('RIFF\x40\0\0\0WEBPVP8X'),
      hex('0a000000 00000000'),
      u24le(width - 1),
      u24le(height - 1),
      Buffer.alloc(20),
    ]),
]

/**
 * An image that is just so long that its size can be read, whole or damaged.
 * @param {Random} random
 */
export function drawImage(random) {
  const width = random.pick(sizes)
  const image = random.pick(formats)(width, random.chance(0.6) ? width : random.pick(sizes))
  const way = random.whole(0, 5)
  if (way < 3) return image
  if (way === 3) return image.subarray(0, random.whole(0, image.length))
  if (way === 4) return drawBytes(random, random.whole(0, 60))
  const damaged = Buffer.from(image)
  for (let left = random.whole(1, 4); left > 0; left--)
    damaged[random.whole(0, damaged.length - 1)] = random.whole(0, 255)
  return damaged
}

/** @param {number} value */
function u32(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const u16 = (/** @type {number} */ value) => u32(value).subarray(2)
const u16le = (/** @type {number} */ value) => Buffer.from(u16(value)).reverse()
const u24le = (/** @type {number} */ value) => Buffer.from(u32(Math.max(0, value)).subarray(1)).reverse()
