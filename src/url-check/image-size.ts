import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** In pixels. */
export interface Size {
  width: number
  height: number
}

// Import only these four readers, because the library's main entry point also tries many other formats.
const readers = [PNG, JPG, GIF, WEBP]

/**
 * A file shorter than this cannot be a valid image. Without this limit, the library would return the wrong size for a
 * truncated WebP.
 */
const minBytes = 25

/**
 * Returns the size of a PNG, JPEG, GIF, or WebP image, or undefined for anything else. The width or height may be 0,
 * which url-verdicts.ts reports as a problem. Runs in linear time.
 */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < minBytes) return undefined
  // The readers look past the end of a small Buffer, into the memory pool that the Buffer shares with other Buffers. A
  // copy has its own memory.
  const own = new Uint8Array(bytes)
  try {
    return readers.find(reader => reader.validate(own))?.calculate(own)
  } catch {
    // The readers throw an error if the image is corrupt or cut off.
    return undefined
  }
}
