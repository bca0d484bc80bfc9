/** @typedef {import('../../../sandbox/samples.mjs').Audience} Audience */
/** @typedef {import('./faults.mjs').FaultStep} FaultStep */

/**
 * @typedef {object} SandboxOptions
 * @property {string} [host] a loopback name or address
 * @property {string} [token]
 * @property {Audience[]} [audiences] copied
 * @property {import('./door.mjs').Tls} [tls] speaks https with this certificate
 * @property {(event: SandboxEvent, sandbox: Sandbox) => void} [onEvent] called at once, as it happens
 */

/**
 * @typedef {object} Sandbox
 * @property {string} url with the host as it was given
 * @property {number} port
 * @property {string} token
 * @property {Audience[]} audiences served by the list
 * @property {unknown} audiencesBody if not undefined, the whole body of the list: a string as it is, else as JSON
 * @property {SandboxRequest[]} requests every one whose head arrived
 * @property {Delivered[]} delivered every notification that the service accepted
 * @property {number} connections how many TCP connections were accepted so far
 * @property {(match: import('./faults.mjs').Match, ...steps: FaultStep[]) => void} fault queues behaviors for the next that
 *   match, each used once or `times`
 * @property {(predicate: (sandbox: Sandbox) => unknown) => Promise<void>} until resolves as soon as the predicate
 *   is true; rejects with what it throws, and if the sandbox is closed first
 * @property {() => Promise<void>} close destroys every socket
 */

/**
 * @typedef {object} SandboxRequest
 * @property {string} method
 * @property {string} path as the request line has it
 * @property {import('node:http').IncomingHttpHeaders} headers by lower-case name
 * @property {string} body what arrived of it, 1 MiB at most
 * @property {boolean} complete whether all of the body arrived
 * @property {number} connection which TCP connection it came by, the first being 1
 */

/** @typedef {import('../../../sandbox/service.mjs').Notification & { request: SandboxRequest }} Delivered */
/** @typedef {{ type: 'connection' } | { type: 'request' | 'complete' | 'answer', request: SandboxRequest }} SandboxEvent */

export {}
