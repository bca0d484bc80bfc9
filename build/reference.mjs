// What the documents say about each outcome and reason, in Markdown. The type check fails if one is missing.

/** @typedef {import('../src/reasons.ts').Reason} Reason */
/** @typedef {import('../src/report/send-result.ts').Outcome} Outcome */
/** @typedef {{ meaning: string, passes: boolean }} OutcomeEntry */
/** @typedef {{ outcomes: Outcome[], meaning: string, remedy: string, rare?: true }} ReasonEntry */

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
  'not-sent': { meaning: 'Nothing was sent.', passes: false },
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
    meaning:
      'An input, a file, or the content of a release or event is missing or wrong, or inputs contradict each other.',
    remedy:
      'Correct what the error lists. After a missing secret or variable, re-run the failed job. After a change of the workflow or a file, [start a new run](#run-it-again).',
  },
  'unreadable-file': {
    outcomes: ['not-sent'],
    meaning: 'The payload file does not exist, cannot be read, is larger than 16 KiB, or is neither YAML nor JSON.',
    remedy: 'Check the path, and check out the repository before this step. Correct or shorten the file.',
  },
  'audience-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The service lists no audience with that name or id.',
    remedy: 'Use one of the names that the error suggests, or list the audiences with the audiences action.',
  },
  'audience-ambiguous': {
    rare: true,
    outcomes: ['not-sent'],
    meaning: 'Several audiences have that name.',
    remedy: 'Give the `audience-id`; the error lists them.',
  },
  'audience-mismatch': {
    rare: true,
    outcomes: ['not-sent'],
    meaning: '`audience-id` and `audience-name` are different audiences.',
    remedy: 'Correct one of the two, or give only one.',
  },
  'reach-exceeded': {
    outcomes: ['not-sent'],
    meaning: 'The audience is larger than `max-reach`.',
    remedy: 'Check that it is the right audience. If it is, raise `max-reach`.',
  },
  'bad-audience-list': {
    rare: true,
    outcomes: ['not-sent'],
    meaning: 'The service did not return a list of audiences.',
    remedy: 'Check `base-url`.',
  },
  'url-check-failed': {
    outcomes: ['not-sent'],
    meaning: '`check-urls` found an image or a page that does not load, or there are more than 200 different URLs.',
    remedy: 'Correct the URLs that the error lists.',
  },
  'connection-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not connect to the service: its host name was not found, or it refused the connection.',
    remedy: 'Check `base-url`, and that the runner can reach it.',
  },
  'tls-failed': {
    rare: true,
    outcomes: ['not-sent'],
    meaning:
      'The action did not accept the certificate of the service, the service requires a client certificate, or it does not speak TLS at this port.',
    remedy:
      'Check the certificate, or name your [private certificate authority](networks.md#a-private-certificate-authority). The action cannot present a client certificate: use an address that requires none.',
  },
  'proxy-failed': {
    rare: true,
    outcomes: ['not-sent'],
    meaning:
      'The action could not reach the proxy, the proxy refused the connection, or this runner cannot use a proxy.',
    remedy: 'Check the [proxy settings](networks.md#proxies). After a 407, add a user name and password.',
  },
  timeout: {
    outcomes: ['not-sent', 'unknown'],
    meaning:
      'There was no response within `timeout`. `not-sent`: it could not connect in time. `unknown`: the service may have received the request.',
    remedy:
      'Check that the service is up. If it is only slow, raise `timeout`. If it is `unknown`: [was it sent?](#was-it-sent)',
  },
  'connection-lost': {
    outcomes: ['unknown'],
    meaning: 'The connection ended before a response arrived. The service may have received the request.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
  'bad-response': {
    rare: true,
    outcomes: ['unknown'],
    meaning: 'The response was not valid HTTP or was incomplete, or a website answered: the body begins with `<`.',
    remedy: 'Check `base-url`. Then: [was it sent?](#was-it-sent)',
  },
  'service-reported-failure': {
    rare: true,
    outcomes: ['unknown'],
    meaning: 'The status says success (2xx), but the body says failure.',
    remedy: 'Read the body in the summary. [Was it sent?](#was-it-sent)',
  },
  cancelled: {
    outcomes: ['not-sent', 'unknown'],
    meaning:
      'The run was cancelled. `not-sent`: before the service received anything. `unknown`: the service may have received the request.',
    remedy: 'If it is `not-sent`, run it again. If it is `unknown`: [was it sent?](#was-it-sent)',
  },
  'already-sent': {
    outcomes: ['skipped'],
    meaning:
      'The `once-key` is already used: another run claimed it. That run may have sent its notification, or may still be at work. The notice says which run, what, and when.',
    remedy:
      'Wait until that run has ended, and look at how it ended. If its notification is another one, the key is wrong: a key that is the same each time, such as `release`, sends only the first. [Choose a key](at-most-once.md#choose-a-key) that differs; the first run with a new key sends once more what is already announced. To send the same one again, see [send again on purpose](at-most-once.md#send-again-on-purpose).',
  },
  'not-announceable': {
    outcomes: ['skipped'],
    meaning:
      'The event is not one to announce, such as an edited release or a failed deployment. Or the release is smaller than `release-level`, or older than `max-age` (if not set: `7d` with `release: latest`, `30d` for the event). Or `release: latest` finds none to announce. The notice says which.',
    remedy:
      'Nothing, if it need not be announced. To announce a release anyway, run the workflow by hand with its tag. To send on this event too, give the content as inputs, and set a `once-key`: without one, each event sends.',
  },
  'outside-window': {
    outcomes: ['skipped'],
    meaning:
      'It is outside the times of day that `send-between` allows, or it was when the action could have tried again. The run keeps no claim, so a later run sends.',
    remedy:
      'Nothing, if a later run is scheduled inside the window. Otherwise run it again at the time in the notice. With `release: latest`, a later run announces whatever is the latest then.',
  },
  'payload-changed': {
    outcomes: ['not-sent'],
    meaning:
      'What would be sent is not what was approved in `expected-payload`. The error lists each field that differs.',
    remedy: 'Look at what changed, then start a new run, and approve the notification as it is now.',
  },
  'release-not-found': {
    outcomes: ['not-sent'],
    meaning:
      'The repository has no published release with the tag that `release` names. A draft has no tag to be found by.',
    remedy: 'Check the tag. Publish the release if it is a draft. Give the job `contents: read`.',
  },
  'github-failed': {
    rare: true,
    outcomes: ['not-sent'],
    meaning: 'GitHub did not return the release.',
    remedy: 'After a 403, give the job `contents: read`. After a rate limit or an outage, run it again later.',
  },
  'claim-failed': {
    outcomes: ['not-sent'],
    meaning: 'The action could not claim the `once-key` in the repository, or could not determine whether it did.',
    remedy:
      'Do what the error says; usually the job needs `contents: write`. If GitHub did not answer, run the command in the error, if it has one, then run it again.',
  },
  'internal-error': {
    rare: true,
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The action itself failed.',
    remedy:
      '[Report it](https://github.com/web-push-action/web-push-action/issues/new/choose) with the folded group "Stack of the error" of the log. If it is `not-sent`, you can run it again, with debug logging to see every request. If it is `unknown`: [was it sent?](#was-it-sent)',
  },
}

/** Groups of statuses (`x` is any digit). The first that matches a status applies. */
export const httpReasons = /** @type {Record<`http-${string}`, ReasonEntry>} */ ({
  'http-302': {
    rare: true,
    outcomes: ['unknown'],
    meaning:
      'The service redirected the request. Many services do that after they handled it, so it may have sent the notification.',
    remedy: '[Was it sent?](#was-it-sent) If not, correct `base-url`: the action does not follow redirects.',
  },
  'http-303': {
    rare: true,
    outcomes: ['unknown'],
    meaning: 'The status says that the service handled the request, but not whether it sent the notification.',
    remedy: 'Do the same as for [`http-302`](#http-302).',
  },
  'http-3xx': {
    rare: true,
    outcomes: ['rejected'],
    meaning:
      'The service redirected the request. The action does not follow redirects, because the token would go to the new address.',
    remedy: 'Set `base-url` to the address in the error, if you trust it.',
  },
  'http-401': {
    outcomes: ['rejected'],
    meaning: 'The service refused the token.',
    remedy:
      'Check that the secret contains the current API token of this site, and that this workflow can read it. Workflows of forks cannot.',
  },
  'http-403': {
    rare: true,
    outcomes: ['rejected'],
    meaning: 'The service refused the token.',
    remedy: 'Do the same as for [`http-401`](#http-401).',
  },
  'http-404': {
    outcomes: ['rejected'],
    meaning: 'There is nothing at that address, or there is no such audience.',
    remedy: 'Check `base-url` with its path, and `audience-id` if you gave it without a name.',
  },
  'http-408': {
    rare: true,
    outcomes: ['unknown'],
    meaning:
      'The service, or a server before it, stopped waiting for the request. It may have passed the request on before.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
  'http-429': {
    outcomes: ['rejected'],
    meaning:
      'The rate limit of the service is reached. All retries were used, or the service asked to wait more than two minutes.',
    remedy: 'Run it again later.',
  },
  'http-499': {
    rare: true,
    outcomes: ['unknown'],
    meaning: 'A server before the service stopped waiting. It may have passed the request on before.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
  'http-4xx': {
    outcomes: ['rejected'],
    meaning: 'The service refused the request.',
    remedy:
      'Fix the problem that the service reported; the error quotes it. A 407 is from a proxy: put a user name and password into the [proxy settings](networks.md#proxies).',
  },
  'http-5xx': {
    outcomes: ['unknown'],
    meaning:
      'The service, or a gateway before it, has a problem. A gateway also answers this, even 503 with `Retry-After`, if the service read the request and then failed.',
    remedy: '[Was it sent?](#was-it-sent)',
  },
})
