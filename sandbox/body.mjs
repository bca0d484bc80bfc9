import { StringDecoder } from 'node:string_decoder'
import { maxBodyBytes } from './service.mjs'

/**
 * Reads to the end of the body and keeps what may be kept. A body that is too large is read on and dropped, since an
 * answer before its end would be lost to a client that is still writing.
 * @param {import('node:http').IncomingMessage} req
 * @param {{ body: string, complete: boolean }} request on record; gets what arrives
 * @param {(bytes: Buffer, tooLarge: boolean) => void} done
 */
export function readBody(req, request, done) {
  /** @type {Buffer[]} */
  const kept = []
  let room = maxBodyBytes
  let tooLarge = false
  // A character may be split between two pieces.
  const decoder = new StringDecoder('utf8')
  req.on('data', (/** @type {Buffer} */ piece) => {
    tooLarge ||= piece.length > room
    const part = piece.subarray(0, room)
    room -= part.length
    kept.push(part)
    request.body += decoder.write(part)
  })
  req.on('end', () => {
    request.body += decoder.end()
    request.complete = true
    done(Buffer.concat(kept), tooLarge)
  })
}
