import { serverSentEvent } from './journal.mjs'

/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {{ res: ServerResponse, next: number, isFull: boolean }} Reader `next` is the number of the request to show next */

/**
 * Sends the requests of a journal to those who read them, as Server-Sent Events: those that are kept, oldest first, then each as
 * it comes. A reader gets the next only when it has taken the one before, so however many there are, they cost no memory.
 * One that is so far behind that the journal no longer has what it needs is dropped; a browser then connects again.
 */
export class EventStream {
  /** @type {import('./journal.mjs').Journal} */
  #journal
  /** @type {Set<Reader>} */
  #readers = new Set()

  /** @param {import('./journal.mjs').Journal} journal */
  constructor(journal) {
    this.#journal = journal
  }

  /**
   * Begins a stream.
   * @param {ServerResponse} res
   * @param {Record<string, string>} headers
   * @param {object} hello the data of the first event
   */
  open(res, headers, hello) {
    res.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' })
    const reader = { res, next: this.#journal.oldest, isFull: false }
    this.#readers.add(reader)
    res.on('close', () => this.#readers.delete(reader))
    res.on('drain', () => {
      reader.isFull = false
      this.#feed(reader)
    })
    this.#write(reader, Buffer.from('retry: 1000\n'))
    this.#write(reader, serverSentEvent('hello', hello))
    this.#feed(reader)
  }

  /** Shows what is new in the journal. */
  show() {
    for (const reader of this.#readers) this.#feed(reader)
  }

  /** Says that the journal begins again. */
  clear() {
    const cleared = serverSentEvent('clear', {})
    for (const reader of this.#readers) {
      // One that still has to take something would get requests of before and after, mixed.
      if (reader.isFull) this.#drop(reader)
      else this.#write(reader, cleared)
      reader.next = 1
    }
  }

  /** @param {Reader} reader */
  #feed(reader) {
    if (reader.next < this.#journal.oldest) return this.#drop(reader)
    while (!reader.isFull && reader.next <= this.#journal.count) {
      this.#write(reader, this.#journal.event(reader.next))
      reader.next += 1
    }
  }

  /** @param {Reader} reader */
  #drop(reader) {
    this.#readers.delete(reader)
    reader.res.destroy()
  }

  /**
   * @param {Reader} reader
   * @param {Buffer} bytes
   */
  #write(reader, bytes) {
    if (!reader.res.write(bytes)) reader.isFull = true
  }
}
