// Markdown descriptions of the outcomes and reasons, which `npm run docs` copies into the docs. The type check fails if
// one is missing.

/** @typedef {import('../../src/base/failure.ts').Reason} Reason */
/** @typedef {import('../../src/report/send-result.ts').Outcome} Outcome */
/** @typedef {{ meaning: string, passes: boolean }} OutcomeEntry */
/** @typedef {{ outcomes: Outcome[], meaning: string, remedy: string }} ReasonEntry */

/** @type {Record<Outcome, OutcomeEntry>} */
export const outcomes = {
  sent: { meaning: 'The push service accepted the notification.', passes: true },
  'dry-run': { meaning: 'The action checked the notification without sending it.', passes: true },
  skipped: {
    meaning:
      'Nothing was sent, on purpose: the `once-key` was used, there is nothing to announce, or the time is outside `send-between`.',
    passes: true,
  },
  rejected: { meaning: 'The push service refused the notification. Nothing was sent.', passes: false },
  'not-sent': {
    meaning: 'The run failed before the service could act. Nothing was sent.',
    passes: false,
  },
  unknown: {
    meaning:
      "May have been sent, now or in the next minutes. Wait, then look in your push service's panel before you send it again.",
    passes: false,
  },
}

/** @type {Record<Exclude<Reason, `http-${number}`>, ReasonEntry>} */
export const reasons = {
  'invalid-input': {
    outcomes: ['not-sent'],
    meaning: 'An input, file, release, or event has missing or invalid content.',
    remedy: 'Fix what the error lists, then [run the workflow again](#run-it-again).',
  },
  'unreadable-file': {
    outcomes: ['not-sent'],
    meaning: 'The payload file is missing, larger than 16 KiB, or neither YAML nor JSON.',
    remedy: 'Check the file and its path. The job must check out the repository first.',
  },
  'audience-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The service has no audience with this name or id.',
    remedy: 'Check the name or id. The error suggests similar names.',
  },
  'audience-ambiguous': {
    outcomes: ['not-sent'],
    meaning:
      'Several audiences have this name. Or it is a number, and another audience has the same number in another spelling (`2024.1`, `2024.10`).',
    remedy: 'Set `audience-id` to one of the ids in the error.',
  },
  'audience-mismatch': {
    outcomes: ['not-sent'],
    meaning: '`audience-id` and `audience-name` do not belong to the same audience.',
    remedy: 'Correct or remove one input.',
  },
  'reach-exceeded': {
    outcomes: ['not-sent'],
    meaning: 'The audience has more subscribers than `max-reach` allows.',
    remedy: 'If this is the right audience, raise `max-reach`.',
  },
  'bad-audience-list': {
    outcomes: ['not-sent'],
    meaning: "The service's response is not a list of audiences.",
    remedy: 'Check that `base-url` is the address of the API.',
  },
  'url-check-failed': {
    outcomes: ['not-sent'],
    meaning: 'A page or image did not load, or an image has the wrong format or is too large.',
    remedy: 'Correct the URLs that the error lists. If a website was down, re-run the job.',
  },
  'connection-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not connect to the service.',
    remedy: 'Check `base-url`, and whether the runner can reach it.',
  },
  'tls-failed': {
    outcomes: ['not-sent'],
    meaning: 'The certificate is not trusted, or another TLS error occurred.',
    remedy:
      'Check the certificate. For a private CA, [set `NODE_EXTRA_CA_CERTS`](networks.md#a-private-certificate-authority).',
  },
  'proxy-failed': {
    outcomes: ['not-sent'],
    meaning: 'The proxy was unreachable or refused the connection, or this runner does not support proxies.',
    remedy: 'Check the [proxy settings](networks.md#proxies).',
  },
  timeout: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The service did not respond within `timeout`.',
    remedy: 'See [Was it sent?](#was-it-sent). If the service is slow, raise `timeout`.',
  },
  'connection-lost': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The connection ended before the response arrived.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  'bad-response': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The response was a web page or was not HTTP.',
    remedy: 'See [Was it sent?](#was-it-sent). Then check `base-url`.',
  },
  'service-reported-failure': {
    outcomes: ['unknown'],
    meaning: 'The service responded 2xx, but its response reports a failure.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  cancelled: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The run was cancelled.',
    remedy: 'See [Was it sent?](#was-it-sent) before you run it again.',
  },
  'already-sent': {
    outcomes: ['skipped'],
    meaning:
      'This `once-key` has already been used. The job that used it may have sent its notification, or may still be running.',
    remedy:
      'If you only re-ran the job, do nothing. To send again, [follow these steps](at-most-once.md#send-again-on-purpose).',
  },
  'not-announceable': {
    outcomes: ['skipped'],
    meaning:
      'The event or release does not qualify for an announcement, for example because of `release-level` or `max-age`.',
    remedy: 'To announce the release anyway, [announce it by hand](announce-releases.md#announce-a-release-by-hand).',
  },
  'outside-window': {
    outcomes: ['skipped'],
    meaning: 'The current time is outside `send-between`.',
    remedy: 'If no later run is scheduled, re-run the job at the time given in the notice.',
  },
  'payload-changed': {
    outcomes: ['not-sent'],
    meaning: 'The notification no longer matches the one that was approved (`expected-payload`).',
    remedy: 'Check the fields that the error lists. Then start a new run, and approve its notification.',
  },
  'release-not-found': {
    outcomes: ['not-sent'],
    meaning:
      'The repository has no published release with this tag. (With `release: latest` and no release yet, the run is `skipped`.)',
    remedy: 'Check the tag, and publish the release if it is still a draft. The job needs `contents: read`.',
  },
  'github-failed': {
    outcomes: ['not-sent'],
    meaning: 'GitHub did not return the release.',
    remedy: 'Follow the error. After a rate limit or an outage, re-run the job later.',
  },
  'claim-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not claim the `once-key`, or could not tell whether it did.',
    remedy: 'Follow the error. Usually, the job lacks `contents: write`.',
  },
  'internal-error': {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The action has a bug.',
    remedy:
      '[Report it](https://github.com/web-push-action/web-push-action/issues/new/choose) with the stack trace from the log. Then see [Was it sent?](#was-it-sent).',
  },
}

/**
 * The reasons for HTTP statuses, where `x` is any digit. The first entry that matches a status applies. With any of
 * these reasons, the outcome `not-sent` means that a request for the list of audiences failed.
 */
export const httpReasons = /** @type {Record<`http-${string}`, ReasonEntry>} */ ({
  'http-302': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The service redirected the request, as many do after handling it.',
    remedy: 'See [Was it sent?](#was-it-sent). Then check `base-url`.',
  },
  'http-303': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'See [`http-302`](#http-302).',
    remedy: 'Check `base-url`.',
  },
  'http-3xx': {
    outcomes: ['rejected', 'unknown', 'not-sent'],
    meaning: 'The service redirected the request. To protect the token, the action does not follow redirects.',
    remedy: 'If you trust the address in the error, use it as `base-url`.',
  },
  'http-401': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service refused the token.',
    remedy: 'Check that the secret contains the current token for this site and that the job can read it.',
  },
  'http-403': {
    outcomes: ['rejected', 'unknown', 'not-sent'],
    meaning: 'The service or a [web server](delivery.md#responses-of-web-servers) refused the request.',
    remedy: 'See [`http-401`](#http-401).',
  },
  'http-404': {
    outcomes: ['rejected', 'unknown', 'not-sent'],
    meaning: 'The address or audience does not exist.',
    remedy: 'Check `base-url` (including its path) and `audience-id`.',
  },
  'http-408': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'A server timed out, but may have passed the request on.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  'http-429': {
    outcomes: ['rejected', 'not-sent'],
    meaning: 'The service limited the rate.',
    remedy: 'Re-run the job later.',
  },
  'http-499': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'Same as [`http-408`](#http-408).',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
  'http-4xx': {
    outcomes: ['rejected', 'unknown', 'not-sent'],
    meaning: 'The service refused the request.',
    remedy: 'Fix the problem that the service reported. A 407 comes from a [proxy](networks.md#proxies).',
  },
  'http-5xx': {
    outcomes: ['unknown', 'not-sent'],
    meaning: 'The service or a gateway failed, perhaps after handling the request.',
    remedy: 'See [Was it sent?](#was-it-sent).',
  },
})
