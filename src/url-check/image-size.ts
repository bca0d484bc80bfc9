import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** In pixels. */
export interface Size {
  width: number
  height: number
}

// Imports only these four readers, because the library's main entry would try twenty formats on any input.
const readers = [PNG, JPG, GIF, WEBP]

/** Shorter data is never a valid image, and the library returns a wrong size for a shorter WebP. */
const minBytes = 25

/**
 * The size of a PNG, JPEG, GIF or WebP, or undefined if the bytes are none of these. Width or height may be 0, which
 * check-urls.ts reports. Takes linear time.
 */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < minBytes) return undefined
  // A copy with its own memory, because the readers look past the end of a small Buffer, into the pool it shares.
  const own = new Uint8Array(bytes)
  try {
    return readers.find(reader => reader.validate(own))?.calculate(own)
  } catch {
    // The readers throw if an image is corrupt or cut off.
    return undefined
  }
}
