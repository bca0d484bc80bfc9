// Sends a notification with the global `fetch`, for comparison with the action.
const { URL: address = '', TOKEN = '', BODY = '' } = process.env
const headers = { 'Authentication-Token': TOKEN, 'Content-Type': 'application/json' }
const response = await fetch(`${address}/v1/notifications`, { method: 'POST', headers, body: BODY })
await response.text()
process.exit(response.status === 201 ? 0 : 1)
