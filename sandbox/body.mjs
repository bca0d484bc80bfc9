import { StringDecoder } from 'node:string_decoder'
import { maxBodyBytes } from './service.mjs'

/**
 * Reads a request body, but keeps only as many bytes as the service accepts. Oversized bodies are read to the end too,
 * because a client that is still writing would miss an early response.
 * @param {import('node:http').IncomingMessage} req
 * @param {{ body: string, complete: boolean }} request the record that receives the body
 * @param {(bytes: Buffer, tooLarge: boolean) => void} done
 */
export function readBody(req, request, done) {
  /** @type {Buffer[]} */
  const kept = []
  let room = maxBodyBytes
  let tooLarge = false
  // A character may be split across two chunks.
  const decoder = new StringDecoder('utf8')
  req.on('data', (/** @type {Buffer} */ piece) => {
    tooLarge ||= piece.length > room
    // Even an empty slice would keep the whole chunk in memory.
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
