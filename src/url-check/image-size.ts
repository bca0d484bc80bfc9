import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** In pixels. */
export interface Size {
  width: number
  height: number
}

// Only the readers of these four: the library's own entry would try twenty formats on any input.
const readers = [PNG, JPG, GIF, WEBP]

/** Shorter data is never a valid image, and for a shorter WebP the library returns a wrong size. */
const minBytes = 25

/**
 * The size of a PNG, JPEG, GIF or WebP by its bytes, or undefined if they are none of these. Width or height may be 0;
 * check-urls.ts reports that. The time is in proportion to the length.
 */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < minBytes) return undefined
  // A copy with its own memory: the readers look past the end of a small Buffer, into the pool that it shares.
  const own = new Uint8Array(bytes)
  try {
    return readers.find(reader => reader.validate(own))?.calculate(own)
  } catch {
    // This is how the readers say that an image is corrupt or cut.
    return undefined
  }
}
