import { crc32, deflateSync } from 'node:zlib'

const maxColors = 256

/**
 * Returns a PNG with at most 256 colors, which is much smaller than the original screenshot. Keeps the most frequent
 * colors and replaces each of the others with the nearest color that is kept.
 * @param {number} width in pixels
 * @param {Buffer} pixels four bytes each: red, green, blue, and alpha, which is ignored
 */
export function palettePng(width, pixels) {
  const height = pixels.length / 4 / width
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const byCount = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const palette = byCount.slice(0, maxColors)
  const indexes = new Map(byCount.map((color, index) => [color, index < maxColors ? index : nearest(palette, color)]))

  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width)
    rows[pixel + row + 1] = indexes.get(pixels.readUIntBE(pixel * 4, 3)) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** @param {number} color */
const channels = color => [color >> 16, (color >> 8) & 255, color & 255]

/**
 * @param {number[]} palette
 * @param {number} color
 */
function nearest(palette, color) {
  const wanted = channels(color)
  const distances = palette.map(each =>
    channels(each).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
