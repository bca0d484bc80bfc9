import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** The size of an image in pixels. */
export interface Size {
  width: number
  height: number
}

// We import only these four readers, because the library's main entry would try twenty formats on any input.
const readers = [PNG, JPG, GIF, WEBP]

/** In bytes. Shorter data is never a valid image, but the library would return a wrong size for a truncated WebP. */
const minBytes = 25

/**
 * Returns the size of a PNG, JPEG, GIF, or WebP, or undefined for other bytes. Width or height may be 0, which
 * check-urls.ts reports. Takes linear time.
 */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < minBytes) return undefined
  // The readers look past the end of a small Buffer into the memory pool that it shares with others. So give them a
  // copy with its own memory.
  const own = new Uint8Array(bytes)
  try {
    return readers.find(reader => reader.validate(own))?.calculate(own)
  } catch {
    // The readers throw if an image is corrupt or cut off.
    return undefined
  }
}
