// @ts-check
import { fileURLToPath } from 'node:url'
import { transformFileAsync } from '@babel/core'

/**
 * Lets a build script import the sources under a Node that knows no TypeScript: `register()` this file first.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const options = { presets: ['@babel/preset-typescript'], babelrc: false, configFile: false }
  const built = await transformFileAsync(fileURLToPath(url), options)
  return { format: 'module', source: built?.code ?? '', shortCircuit: true }
}
