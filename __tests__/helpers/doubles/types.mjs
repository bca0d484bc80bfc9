// Types alone: what a caller of startSandbox gives and gets.

/** @typedef {import('../../../sandbox/samples.mjs').Audience} Audience */
/** @typedef {import('./faults.mjs').FaultStep} FaultStep */
/** @typedef {import('./faults.mjs').Match} Match */

/**
 * @typedef {object} SandboxOptions
 * @property {string} [host] a loopback name or address
 * @property {number} [port] 0 takes any free one
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
 * @property {unknown} audiencesBody where not undefined, the whole body of the list: a string as it is, else as JSON
 * @property {SandboxRequest[]} requests every one whose head arrived
 * @property {Delivered[]} delivered every notification that the service accepted
 * @property {number} connections how many TCP connections were accepted so far
 * @property {(match: Match, ...steps: FaultStep[]) => void} fault queues behaviours for the next that match, each used
 *   once or `times`; throws a TypeError where a step makes no sense
 * @property {(predicate: (sandbox: Sandbox) => unknown) => Promise<void>} until resolves as soon as the predicate
 *   holds; rejects with what it throws, and where the sandbox is closed first
 * @property {() => Promise<void>} close destroys every socket
 */

/**
 * @typedef {object} SandboxRequest
 * @property {string} method
 * @property {string} path as the request line has it
 * @property {string} httpVersion
 * @property {import('node:http').IncomingHttpHeaders} headers by lower-case name
 * @property {string[]} rawHeaders names and values in turn, as sent
 * @property {string} body what arrived of it, 1 MiB at most
 * @property {boolean} complete whether all of the body arrived
 * @property {number} connection which TCP connection it came by, the first being 1
 * @property {number | undefined} remotePort
 * @property {string} [fault] the kind of the scripted behaviour that met it
 * @property {number} [status] of the answer, once one was begun
 * @property {Refused} [refused] why the service refused it; not where the answer was scripted
 */

/** @typedef {import('../../../sandbox/service.mjs').Refused} Refused */
/** @typedef {import('../../../sandbox/service.mjs').Notification} Notification */
/** @typedef {Notification & { request: SandboxRequest }} Delivered */

/**
 * @typedef {{ type: 'connection', connection: number, fault?: string }
 *   | { type: 'request' | 'complete' | 'answer' | 'aborted', request: SandboxRequest }
 *   | { type: 'delivered', request: SandboxRequest, delivered: Delivered }
 *   | { type: 'bad-request', code: string }} SandboxEvent `aborted`: the client went before its request
 *   was whole; `bad-request`: what arrived is no HTTP
 */

export {}
