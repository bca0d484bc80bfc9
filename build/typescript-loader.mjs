import { fileURLToPath } from 'node:url'
import { transformFileAsync } from '@babel/core'

/**
 * Lets scripts import TypeScript in Node 20, which has no native support for it. A script must `register()` this file
 * before it imports any TypeScript.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const options = { presets: ['@babel/preset-typescript'], babelrc: false, configFile: false }
  const built = await transformFileAsync(fileURLToPath(url), options)
  return { format: 'module', source: built?.code ?? '', shortCircuit: true }
}
