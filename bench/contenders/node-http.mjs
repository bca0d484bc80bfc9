// A minimal script that sends a notification with node:http or node:https. It does not validate anything or look up
// audiences, and its only output is the exit code.
import { createRequire } from 'node:module'

const { URL: address = '', TOKEN = '', BODY = '' } = process.env
/** @type {typeof import('node:https')} */
const { request } = createRequire(import.meta.url)(address.startsWith('https') ? 'node:https' : 'node:http')
const headers = { 'Authentication-Token': TOKEN, 'Content-Type': 'application/json' }
const sent = request(`${address}/v1/notifications`, { method: 'POST', headers }, response => {
  response.resume().on('end', () => process.exit(response.statusCode === 201 ? 0 : 1))
})
sent.end(BODY)
