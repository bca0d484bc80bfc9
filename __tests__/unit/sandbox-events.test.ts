import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Entry, Journal, keptBytes } from '../../sandbox/journal.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { ask } from '../helpers/client.ts'
import { createWatch } from '../helpers/doubles/watch.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'

interface Event {
  name: string
  data: Partial<Entry>
}

/** Reads the events of a sandbox as its page does. */
function openEvents({ url }: Sandbox) {
  const events: Event[] = []
  const watch = createWatch({ events })
  get(`${url}/events`, async response => {
    let rest = ''
    try {
      for await (const part of response.setEncoding('utf8')) {
        const texts = `${rest}${part}`.split('\n\n')
        rest = texts.pop() ?? ''
        for (const text of texts) {
          const [, name = '', data = ''] = /event: (.*)\ndata: (.*)$/.exec(text) ?? []
          events.push({ name, data: JSON.parse(data) })
        }
        watch.changed()
      }
    } catch {
      watch.stop('the stream ended')
    }
  }).on('error', () => {})
  return { events, until: watch.until }
}

const sockets: Socket[] = []
const note = (message: unknown) => sockets.push((message as { socket: Socket }).socket)
const stalled: Socket[] = []
beforeEach(() => subscribe('net.server.socket', note))
afterEach(() => {
  unsubscribe('net.server.socket', note)
  for (const socket of stalled.splice(0)) socket.destroy()
  sockets.length = 0
})

/** Asks for the events and takes none of them; gives the socket at the other end. */
async function stall({ port }: Sandbox): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  stalled.push(socket)
  socket.write('GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise(resolve => socket.once('readable', resolve))
  return sockets.find(({ remotePort }) => remotePort === socket.localPort) as Socket
}

const dealt = { method: 'POST', path: '/', headers: {}, complete: true, accepted: false }

test('the journal keeps a copy of 64 KiB of each of the last 200 bodies, and nothing of the rest', () => {
  const journal = new Journal()
  for (let number = 1; number <= 300; number++) journal.add({ ...dealt, body: `${number}`.padEnd(1024 * 1024, 'x') })
  expect(journal).toMatchObject({ count: 300, oldest: 101 })
  let bytes = 0
  let allocated = 0
  for (let number = 101; number <= 300; number++) {
    const event = journal.event(number)
    bytes += event.length
    allocated += event.buffer.byteLength
    expect(JSON.parse(event.toString().split('data: ')[1] ?? '')).toMatchObject({ number, cut: true })
  }
  expect(bytes).toBe(journal.bytes)
  // A text of which a part is kept can keep the whole alive. Bytes cannot: this is all that they need.
  expect(allocated).toBeLessThan(200 * (65_536 + 1_000))
  journal.clear()
  expect(journal).toMatchObject({ count: 0, oldest: 1, bytes: 0 })
})

test('the journal keeps less than 200 requests if these would need more than 16 MiB', () => {
  const journal = new Journal()
  for (let number = 1; number <= 200; number++) {
    journal.add({ ...dealt, body: '\u0000'.repeat(65_536) })
    expect(journal.bytes).toBeLessThanOrEqual(keptBytes)
  }
  expect(journal.count - journal.oldest).toBeGreaterThan(30)
})

test('the sandbox writes the event of a request once, however many read it', async () => {
  const sandbox = await start()
  const readers = Array.from({ length: 5 }, () => openEvents(sandbox))
  for (const { until } of readers) await until(({ events }) => events.length === 1)
  const stringify = jest.spyOn(JSON, 'stringify')
  try {
    await send(sandbox, { ...valid, title: 'Read by all' })
    for (const { until } of readers) await until(({ events }) => events.length === 2)
    const written = stringify.mock.calls.filter(([value]) => (value as Entry).time !== undefined)
    expect(written).toHaveLength(1)
  } finally {
    stringify.mockRestore()
  }
  const [first, ...others] = readers.map(({ events }) => events[1])
  expect(first).toMatchObject({ name: 'request', data: { number: 1 } })
  // They have the token, which need not be on a screen.
  expect(first?.data).not.toHaveProperty('headers')
  for (const other of others) expect(other).toEqual(first)
})

test('the sandbox drops readers that do not read, which cost no memory until then, and keeps the others', async () => {
  const sandbox = await start({ onRequest: () => {} })
  const reader = openEvents(sandbox)
  const idle = await Promise.all(Array.from({ length: 20 }, () => stall(sandbox)))
  let count = 0
  let waiting = 0
  while (idle.some(({ destroyed }) => !destroyed) && count < 1_000) {
    await send(sandbox, { ...valid, message: 'x'.repeat(64_000) })
    count += 1
    waiting = Math.max(waiting, ...idle.map(({ writableLength }) => writableLength))
  }
  expect(idle.map(({ destroyed }) => destroyed)).toEqual(idle.map(() => true))
  // Less than two events each.
  expect(waiting).toBeLessThan(2 * 65_536 + 20_000)
  await reader.until(({ events }) => events.length === count + 1)
  expect(reader.events.slice(1).map(({ data }) => data.number)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  )
})

test('when the list is cleared, the sandbox begins again, and drops a reader that has not read what was before', async () => {
  const sandbox = await start()
  const reader = openEvents(sandbox)
  const idle = await stall(sandbox)
  while (idle.writableLength === 0) await send(sandbox, { ...valid, message: 'x'.repeat(64_000) })
  const headers = { Origin: sandbox.url, 'Content-Type': 'application/json' }
  expect(await ask(sandbox.url, { method: 'POST', path: '/clear', headers })).toMatchObject({ status: 204 })
  expect(idle.destroyed).toBe(true)
  await send(sandbox)
  await reader.until(({ events }) => events.at(-1)?.data.number === 1 && events.length > 2)
  expect(reader.events.at(-2)).toEqual({ name: 'clear', data: {} })
})

test.each<Record<string, string>>([
  { Host: 'sandbox.example' },
  { Host: '127.0.0.1.example' },
  { Origin: 'https://example.com' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('the sandbox refuses a request with %j, and does not keep it', async headers => {
  const sandbox = await start()
  for (const path of ['/events', '/page.js', '/v1/audience', '/other']) {
    const reply = await ask(sandbox.url, { path, headers })
    expect(reply).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } })
    expect(reply.body).not.toContain(sandbox.token)
  }
  expect(await send(sandbox, valid, headers)).toMatchObject({ status: 403 })
  const refused = { error: expect.stringMatching(/Host|Origin|Sec-Fetch-Site/), problems: [] }
  // The terminal shows them.
  expect(entries).toMatchObject(Array(5).fill({ status: 403, accepted: false, refused }))
  const reader = openEvents(sandbox)
  await send(sandbox)
  await reader.until(({ events }) => events.length === 2)
  expect(reader.events).toMatchObject([{ name: 'hello' }, { name: 'request', data: { number: 1, accepted: true } }])
})
