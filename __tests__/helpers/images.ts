import { crc32, deflateSync } from 'node:zlib'

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const uint16LE = (value: number) => [value & 0xff, value >> 8]
const uint16BE = (value: number) => uint16LE(value).reverse()
const uint32LE = (value: number) => [value, value >>> 8, value >>> 16, value >>> 24].map(byte => byte & 0xff)
const uint32BE = (value: number) => uint32LE(value).reverse()

export function png(width: number, height: number): Buffer {
  const header = bytes(uint32BE(width), uint32BE(height), [8, 0, 0, 0, 0])
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  return bytes([0x89], 'PNG\r\n\x1a\n', chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', bytes()))
}

function chunk(type: string, data: Buffer): Buffer {
  const named = bytes(type, data)
  return bytes(uint32BE(data.length), named, uint32BE(crc32(named)))
}

/** Returns a baseline JPEG without image data. A segment of `metadata` bytes comes before the dimensions. */
export function jpeg(width: number, height: number, metadata = 14): Buffer {
  const frame = bytes([8], uint16BE(height), uint16BE(width), [1, 1, 0x11, 0])
  return bytes([0xff, 0xd8], segment(0xe0, Buffer.alloc(metadata)), segment(0xc0, frame), [0xff, 0xd9])
}

const segment = (marker: number, data: Buffer) => bytes([0xff, marker], uint16BE(data.length + 2), data)

export function gif(width: number, height: number): Buffer {
  const size = [...uint16LE(width), ...uint16LE(height)]
  const palette = Buffer.alloc(6)
  const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0]
  return bytes('GIF89a', size, [0x80, 0, 0], palette, frame, [0x3b])
}

export const webp = {
  lossy: (width: number, height: number) =>
    riff('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...uint16LE(width), ...uint16LE(height)]),
  lossless: (width: number, height: number) =>
    riff('VP8L', [0x2f, ...uint32LE(((height - 1) << 14) | (width - 1)), 0, 0, 0, 0, 0]),
  extended: (width: number, height: number) =>
    riff('VP8X', [0, 0, 0, 0, ...uint32LE(width - 1).slice(0, 3), ...uint32LE(height - 1).slice(0, 3)]),
}

const riff = (type: string, data: number[]) =>
  bytes('RIFF', uint32LE(12 + data.length), 'WEBP', type, uint32LE(data.length), data)

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"></svg>')
