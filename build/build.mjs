/**
 * `npm run build`: builds all bundles that run on this machine into dist/. With names as arguments, only those;
 * `packed` is for packaging.
 */
import { existsSync } from 'node:fs'
import { build } from 'vite'
import * as bundles from './bundles.mjs'

const all = { main: bundles.main, preload: bundles.preload, renderer: bundles.renderer, packed: bundles.packed }
const usual = ['main', 'preload', 'renderer']

/** Builds the named bundles, or the default ones. Throws if one fails. */
export async function buildAll(names = usual) {
  const started = Date.now()
  for (const name of names) await build(all[name])
  if (!existsSync(`${bundles.root}/dist`)) throw new Error('nothing was built')
  console.log(`built ${names.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/').split('/').pop() ?? '')) {
  const names = process.argv.slice(2)
  await buildAll(names.length > 0 ? names : undefined)
}
