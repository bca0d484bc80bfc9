import { StringDecoder } from 'node:string_decoder'
import { maxBodyBytes } from './service.mjs'

/**
 * Reads a body to its end, but keeps only what the service accepts. It reads a body that is too large to its end too: a client that
 * is still writing would miss an earlier answer.
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
    // Even an empty part of a piece would keep the whole piece in memory.
    if (room === 0) return
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
