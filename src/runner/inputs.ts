import { getInput, setSecret } from '@actions/core'
import type { PreviewInputs, SendInputs, ServiceInputs } from '../inputs/settings.ts'

/** The inputs of the listing, trimmed, with no rules applied. The token is masked before anything else is read. */
export function readServiceInputs(): ServiceInputs {
  return {
    'api-token': readSecret('api-token'),
    'base-url': getInput('base-url'),
    timeout: getInput('timeout'),
    retries: getInput('retries'),
    summary: getInput('summary'),
  }
}

/** The inputs of a send, trimmed, with no rules applied. Secrets are masked before anything else is read. */
export function readSendInputs(): SendInputs {
  return {
    ...readServiceInputs(),
    'github-token': readSecret('github-token'),
    target: getInput('target'),
    'audience-id': getInput('audience-id'),
    'audience-name': getInput('audience-name'),
    'max-reach': getInput('max-reach'),
    ...readContentInputs(),
    'payload-file': getInput('payload-file'),
    'dry-run': getInput('dry-run'),
    'check-urls': getInput('check-urls'),
    'once-key': getInput('once-key'),
    'once-per': getInput('once-per'),
    release: getInput('release'),
  }
}

/** The inputs of the preview, trimmed, with no rules applied. None of them is a secret. */
export function readPreviewInputs(): PreviewInputs {
  return {
    ...readContentInputs(),
    'payload-files': getInput('payload-files'),
    'check-urls': getInput('check-urls'),
    timeout: getInput('timeout'),
    summary: getInput('summary'),
  }
}

function readContentInputs() {
  return {
    title: getInput('title'),
    message: getInput('message'),
    'icon-url': getInput('icon-url'),
    'landing-url': getInput('landing-url'),
    'banner-url': getInput('banner-url'),
    actions: getInput('actions'),
    'utm-source': getInput('utm-source'),
    'utm-medium': getInput('utm-medium'),
    'utm-campaign': getInput('utm-campaign'),
    ttl: getInput('ttl'),
    'extra-fields': getInput('extra-fields'),
  }
}

/** What the workflow gave under names that are not inputs, in lower case; the runner only warns of these. */
export function readStrayInputs(known: Record<string, string>): Record<string, string> {
  const stray = Object.keys(process.env).flatMap(variable => {
    const name = /^INPUT_(.+)$/i.exec(variable)?.[1]?.toLowerCase()
    const value = name === undefined || name in known ? undefined : process.env[variable]
    return value ? [[name, value.trim()]] : []
  })
  return Object.fromEntries(stray)
}

function readSecret(name: string): string {
  const secret = getInput(name)
  if (secret !== '') setSecret(secret)
  return secret
}
