// What the README says of every outcome and reason. A new one in the code that has no line here does not pass the type
// check. The texts are Markdown.

/** @typedef {import('../src/errors.ts').Reason} Reason */
/** @typedef {import('../src/report/result.ts').Outcome} Outcome */
/** @typedef {{ meaning: string, passes: boolean }} OutcomeEntry */
/** @typedef {{ outcomes: Outcome[], meaning: string, remedy: string }} ReasonEntry */

/** @type {Record<Outcome, OutcomeEntry>} */
export const outcomes = {
  sent: { meaning: 'The service accepted it.', passes: true },
  'dry-run': { meaning: 'Everything but the send was done.', passes: true },
  skipped: {
    meaning: 'Deliberately not sent: the `once-key` was used already, or the event is not one to announce.',
    passes: true,
  },
  rejected: { meaning: 'The service answered and refused. Nothing was sent.', passes: false },
  'not-sent': { meaning: 'Nothing reached the service that it could have acted on.', passes: false },
  unknown: {
    meaning: 'It may or may not have been sent. Look in the panel before you send it again.',
    passes: false,
  },
}

/** @type {Record<Exclude<Reason, `http-${number}`>, ReasonEntry>} */
export const reasons = {
  'invalid-input': {
    outcomes: ['not-sent'],
    meaning: 'Something is missing, wrong, or does not go together.',
    remedy: 'Correct what the error names, and [start a new run](#run-it-again).',
  },
  'unreadable-file': {
    outcomes: ['not-sent'],
    meaning: 'The payload file is not there, or is neither YAML nor JSON.',
    remedy: 'Check out the repository before this step, and check the path.',
  },
  'audience-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The service lists no audience of that name or id.',
    remedy: 'Take a name that the error suggests, or list the audiences.',
  },
  'audience-ambiguous': {
    outcomes: ['not-sent'],
    meaning: 'Several audiences have that name.',
    remedy: 'Give the `audience-id`; the error lists them.',
  },
  'audience-mismatch': {
    outcomes: ['not-sent'],
    meaning: '`audience-id` and `audience-name` are not the same audience.',
    remedy: 'Correct one of the two, or give only one.',
  },
  'reach-exceeded': {
    outcomes: ['not-sent'],
    meaning: 'The audience is larger than `max-reach`.',
    remedy: 'If it is the one you mean, raise `max-reach`.',
  },
  'bad-audience-list': {
    outcomes: ['not-sent'],
    meaning: 'What the service answered is no list of audiences.',
    remedy: 'Check `base-url`.',
  },
  'url-check-failed': {
    outcomes: ['not-sent'],
    meaning: '`check-urls` found an image or a page that does not load.',
    remedy: 'Correct the URLs that the error lists.',
  },
  'connection-failed': {
    outcomes: ['not-sent'],
    meaning: 'No connection to the service: its name is not found, or it refuses.',
    remedy: 'Check `base-url`, and that the runner reaches it.',
  },
  'tls-failed': {
    outcomes: ['not-sent'],
    meaning: 'The certificate of the service is not accepted, or it does not speak TLS.',
    remedy: 'Check the certificate, or [name its authority](docs/networks.md).',
  },
  'proxy-failed': {
    outcomes: ['not-sent'],
    meaning: 'The proxy is not reached, refuses, or cannot be used by this runner.',
    remedy: 'Check [its settings](docs/networks.md). With 407 it asks for a user name and password.',
  },
  timeout: {
    outcomes: ['not-sent', 'unknown'],
    meaning:
      'No answer within `timeout`: not even a connection (`not-sent`), or the service may have read the request (`unknown`).',
    remedy: 'Check that the service is up. If it is only slow, raise `timeout`.',
  },
  'connection-lost': {
    outcomes: ['unknown'],
    meaning: 'The connection ended between request and answer.',
    remedy: 'Look in the panel before you send it again.',
  },
  'bad-response': {
    outcomes: ['unknown'],
    meaning: 'What came back is no HTTP, or only the beginning of an answer.',
    remedy: 'Check `base-url`, and look in the panel before you send it again.',
  },
  'service-reported-failure': {
    outcomes: ['unknown'],
    meaning: 'The status says success (2xx), the body says failure.',
    remedy: 'Look in the panel. The summary shows the body.',
  },
  cancelled: {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The run was cancelled: before the request was handed over (`not-sent`), or after it (`unknown`).',
    remedy: 'Run it again if it is `not-sent`. If it is `unknown`, look in the panel first.',
  },
  'already-sent': {
    outcomes: ['skipped'],
    meaning: 'A run with the same `once-key` has sent, or may have.',
    remedy: 'Nothing, unless you want to [send again on purpose](#send-again-on-purpose).',
  },
  'not-announceable': {
    outcomes: ['skipped'],
    meaning: 'Content was to come from an event that is no news: a release was edited, a deployment failed.',
    remedy: 'Nothing. To send all the same, give the content as inputs.',
  },
  'release-not-found': {
    outcomes: ['not-sent'],
    meaning: 'The repository has no published release of the tag that `release` names.',
    remedy: 'Check the tag, and that the release is published: a draft cannot be found by its tag.',
  },
  'github-failed': {
    outcomes: ['not-sent'],
    meaning: 'GitHub did not return the release that `release` names.',
    remedy: 'Give the job `contents: read` if the error says so. Otherwise run it again later.',
  },
  'claim-failed': {
    outcomes: ['not-sent'],
    meaning: 'The `once-key` could not be claimed in the repository.',
    remedy:
      'Give the job `contents: write`, or do what the error says, and [start a new run](#run-it-again). Where GitHub gave no answer, run it again.',
  },
  'internal-error': {
    outcomes: ['not-sent', 'unknown'],
    meaning: 'The action itself is at fault.',
    remedy:
      'Please [report it](https://github.com/web-push-action/web-push-action/issues/new/choose) with the log of the run.',
  },
}

/** A group of statuses, `x` being any digit, and what is said of it; the first that fits a status holds. */
export const httpReasons = /** @type {Record<`http-${string}`, ReasonEntry>} */ ({
  'http-3xx': {
    outcomes: ['rejected'],
    meaning: 'The service points elsewhere. Redirects are not followed, since the token would go along.',
    remedy: 'Set `base-url` to the address that the error names, if you trust it.',
  },
  'http-401': {
    outcomes: ['rejected'],
    meaning: 'The token was refused.',
    remedy:
      'Check that the secret holds the current API token of this site, and that this workflow may read it (those of forks may not).',
  },
  'http-403': {
    outcomes: ['rejected'],
    meaning: 'The token was refused.',
    remedy: 'As for `http-401`.',
  },
  'http-404': {
    outcomes: ['rejected'],
    meaning: 'There is nothing at that address, or no such audience.',
    remedy: 'Check `base-url`, its path included, and `audience-id` where it is given alone.',
  },
  'http-429': {
    outcomes: ['rejected'],
    meaning: 'The service limits calls, and `retries` are used up or it asks for a wait above two minutes.',
    remedy: 'Run it again later.',
  },
  'http-4xx': {
    outcomes: ['rejected'],
    meaning: 'The service objects to the request.',
    remedy: 'The error quotes what it says.',
  },
  'http-5xx': {
    outcomes: ['unknown', 'rejected'],
    meaning: 'The service has a problem of its own. `rejected` only for 503 with `Retry-After`: it has done nothing.',
    remedy: 'If it is `unknown`, look in the panel before you send it again.',
  },
})
