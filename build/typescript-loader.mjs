import { fileURLToPath } from 'node:url'
import { transformFileAsync } from '@babel/core'

/**
 * Lets build scripts import the sources with a Node version that does not support TypeScript. `register()` this file
 * first.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const options = { presets: ['@babel/preset-typescript'], babelrc: false, configFile: false }
  const built = await transformFileAsync(fileURLToPath(url), options)
  return { format: 'module', source: built?.code ?? '', shortCircuit: true }
}
