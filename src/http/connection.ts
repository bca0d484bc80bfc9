import http from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'

/** Returns an agent for one connection to the URL, through the proxy if one applies. */
export async function agentFor(url: URL, proxyUrl: string | undefined): Promise<http.Agent> {
  const { Agent } = url.protocol === 'https:' ? await loadHttps() : http
  const agent = new Agent({ keepAlive: false, proxyEnv: { http_proxy: proxyUrl, https_proxy: proxyUrl } })
  if (proxyUrl !== undefined) fixTunnels(agent)
  return agent
}

/** Loads node:https only for https URLs, because it is a large module. */
const loadHttps = async () => (await import('node:https')).default

/**
 * Loads node:https ahead of the first request if the base URL uses https. Once the module is loaded, Node reads the
 * root certificates in a background thread while the run checks its inputs. Returns the module, or undefined if it is
 * not needed.
 */
export async function preloadFor(baseUrl: string) {
  return /^https:/i.test(baseUrl) ? loadHttps() : undefined
}

/** Works around two bugs in Node's proxy tunnels by adding listeners to the proxy socket. */
function fixTunnels(agent: http.Agent): void {
  const { createConnection } = agent
  agent.createConnection = (...given) => {
    const socket = createConnection.apply(agent, given)
    // Node stops listening for errors once the proxy has refused the tunnel. If the proxy then resets the connection,
    // the unhandled error would crash the run.
    socket?.on('error', () => {})
    // Node adds its `readable` listener again for each chunk of the proxy's response, so a response in many chunks
    // would exhaust memory (github.com/nodejs/node/issues/62904).
    socket?.on('newListener', (name: string, listener: () => void) => {
      if (name === 'readable') socket.removeListener('readable', listener)
    })
    return socket
  }
}

/** Whether the socket uses TLS. True even for a plain http request if it goes through an https proxy. */
export const isTls = (socket: Socket) => (socket as TLSSocket).encrypted === true

/** Whether the connection is established, including TLS if it is used. */
export function isConnected(socket: Socket): boolean {
  if (socket.connecting) return false
  return !isTls(socket) || (socket as TLSSocket & { secureConnecting: boolean }).secureConnecting === false
}
