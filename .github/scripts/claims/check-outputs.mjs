// Checks the number of notifications that the sandbox received and the outputs of every step in the `claims` job in
// ci.yml.
import { compare, countAnswers, outputsOf, resultOf } from '../compare.mjs'

compare({
  'outcome of the look': [outputsOf('look').outcome, 'dry-run'],
  'attempts of the look': [outputsOf('look').attempts, '0'],

  'outcome of the send': [outputsOf('send').outcome, 'sent'],
  'status of the send': [outputsOf('send')['status-code'], '201'],

  'outcome of the second send': [outputsOf('again').outcome, 'skipped'],
  'reason of the second send': [outputsOf('again').reason, 'already-sent'],
  'attempts of the second send': [outputsOf('again').attempts, '0'],

  'outcome of the monthly send': [outputsOf('monthly').outcome, 'sent'],
  'status of the monthly send': [outputsOf('monthly')['status-code'], '201'],
  'outcome of the second monthly send': [outputsOf('monthly-again').outcome, 'skipped'],
  'reason of the second monthly send': [outputsOf('monthly-again').reason, 'already-sent'],

  'result of the release that does not exist': [resultOf('release'), 'failure'],
  'outcome of the release that does not exist': [outputsOf('release').outcome, 'not-sent'],
  'reason of the release that does not exist': [outputsOf('release').reason, 'release-not-found'],

  'outcome of the send after the claim was deleted': [outputsOf('after').outcome, 'sent'],
  'status of the send after the claim was deleted': [outputsOf('after')['status-code'], '201'],

  'notifications that the service accepted': [countAnswers(201), 3],
})
