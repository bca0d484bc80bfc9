// The descriptions of each outcome and reason in the documents, in Markdown. The type check fails if one is missing.

/** @typedef {import('../src/errors.ts').Reason} Reason */
/** @typedef {import('../src/report/send-result.ts').Outcome} Outcome */
/** @typedef {{ meaning: string, passes: boolean }} OutcomeEntry */
/** @typedef {{ outcomes: Outcome[], meaning: string, remedy: string }} ReasonEntry */

/** @type {Record<Outcome, OutcomeEntry>} */
export const outcomes = {
  sent: { meaning: 'The service accepted it.', passes: true },
  'dry-run': { meaning: 'The action did everything except the send.', passes: true },
  skipped: {
    meaning:
      'Not sent on purpose: the `once-key` was already used, there is nothing to announce, or it is outside `send-between`.',
    passes: true,
  },
  rejected: { meaning: 'The service refused it. Nothing was sent.', passes: false },
  'not-sent': { meaning: 'It failed before the service could read it. Nothing was sent.', passes: false },
  unknown: {
    meaning:
      'It may have been sent, or may still be sent. Wait some minutes, then look in your push service before you send it again.',
    passes: false,
  },
}

/** @type {Record<Exclude<Reason, `http-${number}`>, ReasonEntry>} */
export const reasons = {
  'invalid-input': {
    outcomes: ['not-sent'],
    meaning: 'An input, a file, or the content of a release or event is missing or wrong.',
    remedy: 'Correct what the error lists, then [run it again](#run-it-again).',
  },
  'unreadable-file': {
    outcomes: ['not-sent'],
    meaning: 'The payload file is missing, larger than 16 KiB, or neither YAML nor JSON.',
    remedy: 'Check the path, and check out the repository before this step.',
  },
  'audience-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The service lists no audience with that name or id.',
    remedy: 'Use one of the names that the error suggests.',
  },
  'audience-ambiguous': {
    outcomes: ['not-sent'],
    meaning: 'Several audiences have that name.',
    remedy: 'Give the `audience-id`: the error lists them.',
  },
  'audience-mismatch': {
    outcomes: ['not-sent'],
    meaning: '`audience-id` and `audience-name` are different audiences.',
    remedy: 'Correct one of them.',
  },
  'reach-exceeded': {
    outcomes: ['not-sent'],
    meaning: 'The audience is larger than `max-reach`.',
    remedy: 'Check that it is the right audience. If it is, raise `max-reach`.',
  },
  'bad-audience-list': {
    outcomes: ['not-sent'],
    meaning: 'The service did not return a list of audiences.',
    remedy: 'Check `base-url`.',
  },
  'url-check-failed': {
    outcomes: ['not-sent'],
    meaning: '`check-urls` found an image or a page that does not load.',
    remedy: 'Correct the URLs that the error lists.',
  },
  'connection-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not connect to the service.',
    remedy: 'Check `base-url`, and that the runner can reach it.',
  },
  'tls-failed': {
    outcomes: ['not-sent'],
    meaning: 'The certificate of the service was not accepted, or the service requires a client certificate.',
    remedy:
      'Check the certificate, or name your [certificate authority](networks.md#a-private-certificate-authority). Client certificates are not supported.',
  },
  'proxy-failed': {
    outcomes: ['not-sent'],
    meaning: 'The proxy could not be reached or refused the connection, or this runner cannot use a proxy.',
    remedy: 'Check the [proxy settings](networks.md#proxies).',
  },
  timeout: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'There was no answer within `timeout`.',
    remedy: 'If it is `unknown`: [was it sent?](#was-it-sent) If the service is only slow, raise `timeout`.',
  },
  'connection-lost': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The connection ended before an answer arrived.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
  'bad-response': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The answer was not HTTP, or a website answered with a web page.',
    remedy: '[Was it sent?](#was-it-sent) If not, check `base-url`.',
  },
  'service-reported-failure': {
    outcomes: ['unknown'],
    meaning: 'The status says success (2xx), but the body says failure.',
    remedy: 'Read the body in the summary. [Was it sent?](#was-it-sent)',
  },
  cancelled: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The run was cancelled, before or after the service could receive the request.',
    remedy: 'If it is `not-sent`, run it again. If it is `unknown`: [was it sent?](#was-it-sent)',
  },
  'already-sent': {
    outcomes: ['skipped'],
    meaning: 'Another run used the `once-key`. It may have sent its notification, or may still be at work.',
    remedy:
      'Wait until the run in the notice has ended. If it announced something else, [choose another key](at-most-once.md#choose-a-key). To repeat it, [send again on purpose](at-most-once.md#send-again-on-purpose).',
  },
  'not-announceable': {
    outcomes: ['skipped'],
    meaning:
      'The event or release is not one to announce, such as an edited release, or one that `release-level` or `max-age` excludes. The notice says why.',
    remedy: 'To announce a release anyway, do it [by hand](announce-releases.md#announce-a-release-by-hand).',
  },
  'outside-window': {
    outcomes: ['skipped'],
    meaning: 'It is outside `send-between`. The `once-key` stays unused.',
    remedy: 'If no later run is scheduled, run it again at the time in the notice.',
  },
  'payload-changed': {
    outcomes: ['not-sent'],
    meaning: 'What would be sent is not what was approved (`expected-payload`).',
    remedy: 'Look at the fields that the error lists, then start a new run and approve it.',
  },
  'release-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The repository has no published release with that tag.',
    remedy: 'Check the tag. Publish the release if it is a draft. Give the job `contents: read`.',
  },
  'github-failed': {
    outcomes: ['not-sent'],
    meaning: 'GitHub did not return the release.',
    remedy: 'After a 403, give the job `contents: read`. After a rate limit or an outage, run it again later.',
  },
  'claim-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not claim the `once-key` in the repository, or could not determine whether it did.',
    remedy: 'Do what the error says. Usually, the job needs `contents: write`.',
  },
  'internal-error': {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The action itself failed.',
    remedy:
      '[Report it](https://github.com/web-push-action/web-push-action/issues/new/choose) with the stack from the log. If it is `unknown`: [was it sent?](#was-it-sent)',
  },
}

/**
 * Groups of statuses (`x` is any digit) of a send, or of the list of audiences (`not-sent`). The first matching group
 * applies.
 */
export const httpReasons = /** @type {Record<`http-${string}`, ReasonEntry>} */ ({
  'http-302': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'Many services answer this way after they handled a request.',
    remedy: '[Was it sent?](#was-it-sent) If not, check `base-url`.',
  },
  'http-303': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'As for [`http-302`](#http-302).',
    remedy: '[Was it sent?](#was-it-sent) If not, check `base-url`.',
  },
  'http-3xx': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service redirected the request. The action does not follow, to protect the token.',
    remedy: 'Set `base-url` to the address in the error, if you trust it.',
  },
  'http-401': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service refused the token.',
    remedy: 'Check that the secret has the current token of this site, and that this workflow can read it.',
  },
  'http-403': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service refused the token.',
    remedy: 'As for [`http-401`](#http-401).',
  },
  'http-404': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'There is nothing at that address, or there is no such audience.',
    remedy: 'Check `base-url` with its path, and `audience-id`.',
  },
  'http-408': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'A server stopped waiting for the request, and may have passed it on before.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
  'http-429': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The rate limit of the service is reached.',
    remedy: 'Run it again later.',
  },
  'http-499': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'As for [`http-408`](#http-408).',
    remedy: '[Was it sent?](#was-it-sent)',
  },
  'http-4xx': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service refused the request.',
    remedy:
      'Fix the problem that the service reported: the error quotes it. A 407 is from a [proxy](networks.md#proxies).',
  },
  'http-5xx': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The service or a gateway failed, perhaps after it had handled the request.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
})
