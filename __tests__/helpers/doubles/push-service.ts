import { type Audience, sampleAudiences } from '../../../sandbox/samples.mjs'
import { answerTo, type Notification } from '../../../sandbox/service.mjs'
import { type RecordedRequest, type ScriptedOptions, startScripted } from './scripted.ts'

export interface SandboxOptions extends ScriptedOptions {
  token?: string
  audiences?: Audience[]
}

interface State {
  url: string
  token: string

  audiences: Audience[]
  /** If set, replaces the body of the list response. A string is sent as is, and any other value as JSON. */
  audiencesBody: unknown
  delivered: (Notification & { request: RecordedRequest })[]
}
type Match = 'GET' | 'POST'
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/**
 * Starts the sandbox's push service (without the sandbox page) on a server that records all requests. Tests use `fault`
 * to make the service fail.
 */
export function startSandbox({ token, audiences, ...options }: SandboxOptions = {}) {
  return startScripted<Match, State>(options, {
    stateAt: url => ({
      url,
      token: token ?? 'sandbox-token-0123456789abcdef',
      audiences: structuredClone(audiences ?? sampleAudiences),
      audiencesBody: undefined,
      delivered: [],
    }),
    answer: (request, { delivered, audiencesBody: list, ...state }, bytes, tooLarge) => {
      const exchange = { service: { ...state, accepted: delivered.length }, request, bytes, tooLarge }
      const { notification, ...ordinary } = answerTo(exchange)
      if (list !== undefined && request.method === 'GET' && ordinary.status === 200) {
        ordinary.body = typeof list === 'string' ? list : JSON.stringify(list)
      }
      return notification ? { ...ordinary, apply: () => delivered.push({ ...notification, request }) } : ordinary
    },
  })
}
