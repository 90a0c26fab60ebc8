/**
 * `npm run typecheck`: type-checks every layer with its own tsconfig, two at a time. Exits with 1 if any of them fails.
 * It uses the native compiler (TypeScript 7), which is several times as fast, on one thread: its threads check the same
 * types again, which takes twice the processor time. dependency-cruiser and the laws need the programming interface of
 * TypeScript 6, which is therefore installed beside it.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runPool } from './pool.mjs'
import { root, runSilently } from './run-step.mjs'

const tsc = 'node_modules/typescript-native/bin/tsc'
export const layers = ['shared', 'main', 'preload', 'renderer', 'tests']

async function check(layer) {
  const { code, output } = await runSilently([tsc, '--singleThreaded', '--pretty', 'false', '-p', layer])
  return { layer, ok: code === 0, output }
}

/** Runs `tsc` for each layer; returns the results in the order of `layers`. */
export async function typecheck() {
  const found = layers.filter(layer => existsSync(path.join(root, layer, 'tsconfig.json')))
  if (found.length !== layers.length) throw new Error('A layer has lost its tsconfig.json')
  return runPool(layers, check)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await typecheck()
  for (const { layer, ok, output } of results) {
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${layer}`)
    if (output.trim()) console.log(output.trim())
  }
  process.exitCode = results.every(result => result.ok) ? 0 : 1
}
