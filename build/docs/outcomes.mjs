// The descriptions of each outcome and reason in the documents, in Markdown. The type check fails if one is missing.

/** @typedef {import('../../src/errors.ts').Reason} Reason */
/** @typedef {import('../../src/report/send-result.ts').Outcome} Outcome */
/** @typedef {{ meaning: string, passes: boolean }} OutcomeEntry */
/** @typedef {{ outcomes: Outcome[], meaning: string, remedy: string }} ReasonEntry */

/** @type {Record<Outcome, OutcomeEntry>} */
export const outcomes = {
  sent: { meaning: 'The service accepted it.', passes: true },
  'dry-run': { meaning: 'The action did everything except the send.', passes: true },
  skipped: {
    meaning:
      'Not sent on purpose, because the `once-key` was already used, there is nothing to announce, or the time is outside `send-between`.',
    passes: true,
  },
  rejected: { meaning: 'The service refused it. Nothing was sent.', passes: false },
  'not-sent': { meaning: 'The run failed before the service could read it. Nothing was sent.', passes: false },
  unknown: {
    meaning:
      'It may have been sent, or may still be sent. Wait a few minutes, then look in your push service before you send again.',
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
    remedy: 'Set `audience-id` to one of the ids that the error lists.',
  },
  'audience-mismatch': {
    outcomes: ['not-sent'],
    meaning: '`audience-id` and `audience-name` do not name the same audience.',
    remedy: 'Correct or remove one of the two inputs.',
  },
  'reach-exceeded': {
    outcomes: ['not-sent'],
    meaning: 'The audience has more subscribers than `max-reach` allows.',
    remedy: 'Check the audience. If it is the right one, raise `max-reach`.',
  },
  'bad-audience-list': {
    outcomes: ['not-sent'],
    meaning: 'The service did not return a list of audiences.',
    remedy: 'Check `base-url`.',
  },
  'url-check-failed': {
    outcomes: ['not-sent'],
    meaning: '`check-urls` found a page that does not load or an image that does not work.',
    remedy: 'Correct the URLs that the error lists.',
  },
  'connection-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not connect to the service.',
    remedy: 'Check `base-url`, and that the runner can reach it.',
  },
  'tls-failed': {
    outcomes: ['not-sent'],
    meaning: 'The certificate is not trusted, the service requires a client certificate, or TLS failed.',
    remedy:
      'Check the certificate. For a private CA, [set `NODE_EXTRA_CA_CERTS`](networks.md#a-private-certificate-authority). The action does not support client certificates.',
  },
  'proxy-failed': {
    outcomes: ['not-sent'],
    meaning: 'The proxy was not reachable or refused the connection, or this runner cannot use a proxy.',
    remedy: 'Check the [proxy settings](networks.md#proxies).',
  },
  timeout: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The service did not answer within `timeout`.',
    remedy: 'See [Was it sent?](#was-it-sent). If the service is only slow, raise `timeout`.',
  },
  'connection-lost': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The connection ended before an answer arrived.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  'bad-response': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The answer was not HTTP, or a website answered with a web page.',
    remedy: 'See [Was it sent?](#was-it-sent). Then check `base-url`.',
  },
  'service-reported-failure': {
    outcomes: ['unknown'],
    meaning: 'The status is a success (2xx), but the body reports a failure.',
    remedy: 'Read the body in the summary, and see [Was it sent?](#was-it-sent).',
  },
  cancelled: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The run was cancelled.',
    remedy: 'See [Was it sent?](#was-it-sent) before you run it again.',
  },
  'already-sent': {
    outcomes: ['skipped'],
    meaning: 'Another run has used the `once-key`. That run may have sent its notification, or may still be running.',
    remedy:
      'Wait until the run in the notice has ended. If that run announced something else, [choose another key](at-most-once.md#choose-a-key). To repeat the notification, [send again on purpose](at-most-once.md#send-again-on-purpose).',
  },
  'not-announceable': {
    outcomes: ['skipped'],
    meaning:
      'This event or release is not announced, for example because `release-level` or `max-age` excludes the release. The notice gives the reason.',
    remedy: 'To announce the release anyway, [announce it by hand](announce-releases.md#announce-a-release-by-hand).',
  },
  'outside-window': {
    outcomes: ['skipped'],
    meaning: 'The time is outside `send-between`. The `once-key` stays unused.',
    remedy: 'If no later run is scheduled, re-run the job at the time in the notice.',
  },
  'payload-changed': {
    outcomes: ['not-sent'],
    meaning: 'The notification differs from the approved one (`expected-payload`).',
    remedy: 'Check the fields that the error lists. Then start and approve a new run.',
  },
  'release-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The repository has no published release with that tag.',
    remedy: 'Check the tag. If the release is a draft, publish it. Give the job `contents: read`.',
  },
  'github-failed': {
    outcomes: ['not-sent'],
    meaning: 'GitHub did not return the release.',
    remedy: 'After a 403, give the job `contents: read`. After a rate limit or an outage, re-run the job later.',
  },
  'claim-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not claim the `once-key`, or could not determine whether it did.',
    remedy: 'Do what the error says. Usually, the job needs `contents: write`.',
  },
  'internal-error': {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The action itself failed.',
    remedy:
      '[Report it](https://github.com/web-push-action/web-push-action/issues/new/choose) with the stack from the log. See [Was it sent?](#was-it-sent).',
  },
}

/**
 * Groups of statuses (`x` is any digit) of a send, or of the list of audiences (`not-sent`). The first matching group
 * applies.
 */
export const httpReasons = /** @type {Record<`http-${string}`, ReasonEntry>} */ ({
  'http-302': {
    outcomes: ['unknown', 'not-sent'],
    meaning:
      'The service redirected the send or the list request. Many services redirect a send after they have handled it.',
    remedy: 'See [Was it sent?](#was-it-sent). Then check `base-url`.',
  },
  'http-303': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'Same as [`http-302`](#http-302).',
    remedy: 'See [Was it sent?](#was-it-sent). Then check `base-url`.',
  },
  'http-3xx': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service redirected the request. The action does not follow redirects, to protect the token.',
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
    remedy: 'Same as for [`http-401`](#http-401).',
  },
  'http-404': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service does not know this address or this audience.',
    remedy: 'Check `base-url` with its path, and `audience-id`.',
  },
  'http-408': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'A server stopped waiting for the request, but may already have passed it on.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  'http-429': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service refused the request because of a rate limit.',
    remedy: 'Re-run the job later.',
  },
  'http-499': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'Same as [`http-408`](#http-408).',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  'http-4xx': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service refused the request.',
    remedy:
      'Fix the problem that the service reported, which the error quotes. A 407 comes from a [proxy](networks.md#proxies).',
  },
  'http-5xx': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The service or a gateway failed, perhaps after handling the request.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
})
