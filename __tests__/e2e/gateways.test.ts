import { expect, test } from '@jest/globals'
import { type ErrorPage, startGateway } from '../helpers/doubles/gateway.ts'
import { startScenario } from '../helpers/once-key.ts'
import { closing, expectFailed, sandboxes, send } from '../helpers/send.ts'

// The error pages are what nginx 1.22, ingress-nginx, HAProxy 2.6, Varnish 7.1, and Apache 2.4 answered when they turned
// a 502 or 504 of their own into another status.

const start = sandboxes()
const gateways = closing(startGateway)

const html = { 'Content-Type': 'text/html' }
const nginxPage = (title: string) =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n`
const statusPage = { Location: 'https://status.example/' }

interface Row extends ErrorPage {
  gateway: string
}

const rows: Row[] = [
  { gateway: 'nginx (static file)', status: 405, headers: html, body: nginxPage('405 Not Allowed') },
  { gateway: 'nginx (no such file)', status: 404, headers: html, body: nginxPage('404 Not Found') },
  {
    gateway: 'nginx (folder)',
    status: 301,
    headers: { ...html, Location: 'http://127.0.0.1/folder/' },
    body: nginxPage('301 Moved Permanently'),
  },
  { gateway: 'nginx (unreadable)', status: 403, headers: html, body: nginxPage('403 Forbidden') },
  {
    gateway: 'nginx (return 307)',
    status: 307,
    headers: { ...html, ...statusPage },
    body: nginxPage('307 Temporary Redirect'),
  },
  { gateway: 'nginx (return 308)', status: 308, headers: { ...html, ...statusPage }, body: '' },
  {
    gateway: 'an ingress (default backend)',
    status: 404,
    headers: { 'Content-Type': 'text/plain' },
    body: 'default backend - 404',
  },
  { gateway: 'HAProxy (errorfile)', status: 404, headers: html, body: '<html><body><h1>Not here</h1></body></html>\n' },
  { gateway: 'HAProxy (errorfile with a redirect)', status: 301, headers: statusPage },
  {
    gateway: 'HAProxy (errorfile as text)',
    status: 403,
    headers: { 'Content-Type': 'text/plain' },
    body: 'Forbidden\n',
  },
  { gateway: 'Varnish (synthetic)', status: 404, body: '<html>Not found</html>' },
  { gateway: 'Varnish (empty)', status: 405 },
]

test.each(rows)('a $status from $gateway is in doubt if the service read the POST and then failed', async page => {
  const service = await start()
  const gateway = await gateways(service, () => page)
  service.fault('POST', { kind: 'close-late' })
  const step = await send(gateway, { retries: '3' })
  const { status, body = '' } = page
  const message = expectFailed(step, {
    outcome: 'unknown',
    reason: `http-${status}`,
    attempts: '1',
    'status-code': `${status}`,
    response: body.replaceAll('\r\n', '\n').trim() === '' ? '' : expect.stringContaining(body.slice(0, 10)),
    'sent-at': '',
  })
  expect(message).toMatch(
    /even after the service has read the request.* once: it responded 200 OK\..*look in the panel/s,
  )
  expect(step.stdout).toMatch(/may be from a web server in front of the service, so the action lists the audiences/)
  expect(service.requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
  expect(service.delivered).toHaveLength(1)
})

test.each([301, 307, 308, 403, 404, 405])(
  'a %s is a refusal if everything at the address gets it, because no push service is there',
  async status => {
    const service = await start()
    const gateway = await gateways(service, () => ({ status, headers: { ...html, ...statusPage } }))
    service.fault('POST', { kind: 'reset-early' })
    service.fault('GET', { kind: 'reset-early' })
    const step = await send(gateway)
    const message = expectFailed(step, { outcome: 'rejected', reason: `http-${status}`, attempts: '1' })
    expect(message).toMatch(/list of audiences got the same status, so no push service.*Nothing was sent/s)
    if (status === 403) expect(message).toMatch(/Check `base-url` first\. .*`api-token`.* IP address/)
    expect(service.delivered).toHaveLength(0)
  },
)

test.each([404, 405])('a %s for everything says to check base-url, and which address was requested', async status => {
  const service = await start()
  const gateway = await gateways(service, () => ({ status, headers: { ...html, ...statusPage } }))
  service.fault('POST', { kind: 'reset-early' })
  service.fault('GET', { kind: 'reset-early' }, { kind: 'reset-early' })
  const wrong = { 'base-url': `${gateway.url}/app`, target: 'audience', 'audience-name': 'Newsletter' }
  const requested = {
    list: `\`GET ${gateway.url}/app/v1/audience\`.`,
    send: `\`POST ${gateway.url}/app/v1/notifications\`.`,
  }
  const listed = await send(gateway, wrong)
  const listMessage = expectFailed(listed, { outcome: 'not-sent', reason: `http-${status}` })
  const sent = await send(gateway, { 'base-url': wrong['base-url'] })
  const sendMessage = expectFailed(sent, { outcome: 'rejected', reason: `http-${status}` })
  for (const message of [listMessage, sendMessage]) expect(message).toContain('Check `base-url`')
  expect(listMessage).toContain(requested.list)
  expect(sendMessage).toContain(requested.send)
})

test('the claim of a run stays if a gateway refused the POST that the service read, so a re-run sends nothing', async () => {
  const { sandbox, step } = await startScenario()
  const gateway = await gateways(sandbox, () => ({ status: 405, headers: html, body: nginxPage('405 Not Allowed') }))
  sandbox.fault('POST', { kind: 'close-late' })
  const behind = { 'base-url': gateway.url }
  expect(await step(behind)).toMatchObject({ outputs: { outcome: 'unknown', reason: 'http-405' } })
  const rerun = await step(behind, { env: { GITHUB_RUN_ATTEMPT: '2' } })
  expect(rerun).toMatchObject({ outputs: { outcome: 'skipped', reason: 'already-sent' } })
  expect(sandbox.delivered).toHaveLength(1)
})

test('a 404 for everything is in doubt if the service listed its audiences before it read the POST', async () => {
  const service = await start()
  const gateway = await gateways(service, () => ({ status: 404, headers: html, body: nginxPage('404 Not Found') }))
  const list = JSON.stringify({ audience: [{ id: 101, name: 'Newsletter', reach: 18250 }] })
  service.fault('GET', { kind: 'respond', status: 200, body: list }, { kind: 'reset-early' })
  service.fault('POST', { kind: 'close-late' })
  const step = await send(gateway, { target: 'audience', 'audience-name': 'Newsletter' })
  const message = expectFailed(step, { outcome: 'unknown', reason: 'http-404', attempts: '1' })
  expect(message).toMatch(
    /The service listed its audiences before the send, and now refuses the list too\..*look in the panel/s,
  )
  expect(service.delivered).toHaveLength(1)
})
