import { crc32, deflateSync } from 'node:zlib'

/** A whole PNG, grey. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32BE(data.length), named, uint32BE(crc32(named))])
}

/** The segments of a baseline JPEG up to its scan, which begins with so many bytes of metadata. */
export function jpeg(width: number, height: number, metadata = 14): Buffer {
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker]), uint16BE(data.length + 2), data])
  const frame = Buffer.concat([Buffer.from([8]), uint16BE(height), uint16BE(width), Buffer.from([1, 1, 0x11, 0])])
  const start = Buffer.from([0xff, 0xd8])
  return Buffer.concat([start, segment(0xe0, Buffer.alloc(metadata)), segment(0xc0, frame), Buffer.from([0xff, 0xd9])])
}

/** A GIF with one frame of one colour. */
export function gif(width: number, height: number): Buffer {
  const screen = Buffer.concat([Buffer.from('GIF89a'), uint16LE(width), uint16LE(height), Buffer.from([0x80, 0, 0])])
  const palette = Buffer.alloc(6)
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), uint16LE(width), uint16LE(height), Buffer.from([0])])
  return Buffer.concat([screen, palette, frame, Buffer.from([2, 2, 0x44, 1, 0, 0x3b])])
}

/** The beginning of a WebP of each kind, of which the headers are whole. */
export const webp = {
  lossy: (width: number, height: number) =>
    riff('VP8 ', Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), uint16LE(width), uint16LE(height)])),
  lossless: (width: number, height: number) =>
    riff('VP8L', Buffer.concat([Buffer.from([0x2f]), uint32LE(((height - 1) << 14) | (width - 1)), Buffer.alloc(5)])),
  extended: (width: number, height: number) =>
    riff(
      'VP8X',
      Buffer.concat([Buffer.alloc(4), uint32LE(width - 1).subarray(0, 3), uint32LE(height - 1).subarray(0, 3)]),
    ),
}

function riff(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`WEBP${type}`), uint32LE(data.length), data])
  return Buffer.concat([Buffer.from('RIFF'), uint32LE(body.length), body])
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"></svg>')

const uint16BE = (value: number) => Buffer.from([value >> 8, value & 0xff])
const uint16LE = (value: number) => Buffer.from([value & 0xff, value >> 8])
const uint32BE = (value: number) =>
  Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map(byte => byte & 0xff))
const uint32LE = (value: number) => uint32BE(value).reverse()
