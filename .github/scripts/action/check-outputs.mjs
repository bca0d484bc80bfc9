// Checks the number of notifications that the sandbox received and the outputs of every step in the `action` job in
// ci.yml.
import { compare, countAnswers, outputsOf, parsed, resultOf } from '../compare.mjs'

const payload = parsed(outputsOf('send').payload)

compare({
  'number of audiences': [outputsOf('list').count, '11'],
  'first audience': [parsed(outputsOf('list').audiences)[0]?.name, 'Newsletter'],
  'reason of the list': [outputsOf('list').reason, ''],

  'outcome of the dry run': [outputsOf('dry').outcome, 'dry-run'],
  'attempts of the dry run': [outputsOf('dry').attempts, '0'],
  'target of the dry run': [parsed(outputsOf('dry').payload).target?.type, 'all'],

  'outcome of the send': [outputsOf('send').outcome, 'sent'],
  'reason of the send': [outputsOf('send').reason, ''],
  'status of the send': [outputsOf('send')['status-code'], '201'],
  'attempts of the send': [outputsOf('send').attempts, '1'],
  'id of the audience': [outputsOf('send')['audience-id'], '101'],
  'name of the audience': [outputsOf('send')['audience-name'], 'Newsletter'],
  'reach of the audience': [outputsOf('send')['audience-reach'], '18250'],
  'title that was sent': [payload.title, `It's "quoted", ünïcode & <b>`],
  'ttl that was sent': [payload.ttl, 43_200],
  'response of the service': [parsed(outputsOf('send').response).status, 'accepted'],
  'form of sent-at': [/^20\S+Z$/.test(outputsOf('send')['sent-at'] ?? ''), true],

  'outcome of the file': [outputsOf('file').outcome, 'sent'],
  'status of the file': [outputsOf('file')['status-code'], '201'],
  'payload of the file': [
    outputsOf('file').payload,
    '{"title":"From a file","message":"The workflow sets the link.","icon_url":"https://example.com/icon.png","landing_url":"https://example.com/in-the-workflow","ttl":60,"target":{"type":"all"},"priority":"high"}',
  ],

  'number of previewed files': [outputsOf('preview').count, '1'],
  'reason of the preview': [outputsOf('preview').reason, ''],
  'payloads of the preview': [
    outputsOf('preview').payloads,
    '[{"file":"__tests__/fixtures/campaigns/ci.yml","payload":{"title":"From a file","message":"The workflow sets the link.","icon_url":"https://example.com/icon.png","landing_url":"https://example.com/in-the-file","ttl":60}}]',
  ],

  'result of the preview of mistakes': [resultOf('mistakes'), 'failure'],
  'number of previewed files with mistakes': [outputsOf('mistakes').count, '2'],
  'reason of the preview of mistakes': [outputsOf('mistakes').reason, 'invalid-input'],
  'payloads of the preview of mistakes': [outputsOf('mistakes').payloads, ''],

  'result of the missing file': [resultOf('missing'), 'failure'],
  'outcome of the missing file': [outputsOf('missing').outcome, 'not-sent'],
  'reason of the missing file': [outputsOf('missing').reason, 'unreadable-file'],

  'result of the refused send': [resultOf('refused'), 'failure'],
  'outcome of the refused send': [outputsOf('refused').outcome, 'rejected'],
  'reason of the refused send': [outputsOf('refused').reason, 'http-401'],

  'notifications that the service accepted': [countAnswers(201), 2],
  'notifications that the service refused': [countAnswers(401), 1],
})
