/**
 * `npm run typecheck`: type-checks every layer with its own tsconfig, two at a time. Exits with 1 if any of them fails.
 * It uses the native compiler (TypeScript 7), which is about ten times as fast. dependency-cruiser and knip need the
 * programming interface of TypeScript 6, which is therefore installed beside it.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const layers = ['shared', 'main', 'preload', 'renderer', 'tests']

function check(layer) {
  return new Promise(resolve => {
    const tsc = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')
    const child = spawn(process.execPath, [tsc, '--pretty', 'false', '-p', path.join(root, layer)], { cwd: root })
    let output = ''
    child.stdout.on('data', data => {
      output += data
    })
    child.stderr.on('data', data => {
      output += data
    })
    child.on('close', code => resolve({ layer, ok: code === 0, output }))
  })
}

/** Runs `tsc` for each layer; returns the results in the order of `layers`. */
export async function typecheck() {
  const waiting = layers.filter(layer => existsSync(path.join(root, layer, 'tsconfig.json')))
  if (waiting.length !== layers.length) throw new Error('A layer has lost its tsconfig.json')
  const results = []
  const worker = async () => {
    for (let layer = waiting.shift(); layer !== undefined; layer = waiting.shift()) results.push(await check(layer))
  }
  await Promise.all([worker(), worker()])
  return results.sort((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await typecheck()
  for (const { layer, ok, output } of results) {
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${layer}`)
    if (output.trim()) console.log(output.trim())
  }
  process.exitCode = results.every(result => result.ok) ? 0 : 1
}
