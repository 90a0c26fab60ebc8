/**
 * Changes the settings once and kills itself before its Nth call of the file system. Run by kill-settings.test.ts as a
 * program of its own: `FOLDER X N` are its arguments. It prints how many calls it made if N is larger than that.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [profile = '', x = '', killAt = ''] = process.argv.slice(2)
let calls = 0

function count(): void {
  calls += 1
  if (calls === Number(killAt)) process.kill(process.pid, 'SIGKILL')
}

type Functions = Record<string, (...values: unknown[]) => unknown>

/** Counts each call of these functions before it runs. */
function watch(object: object, names: readonly string[]): void {
  const functions = object as Functions
  for (const name of names) {
    const original = functions[name]
    if (!original) throw new Error(`no function ${name}`)
    functions[name] = (...values) => {
      count()
      return original.apply(object, values)
    }
  }
}

watch(fs, ['openSync', 'writeSync', 'fsyncSync', 'closeSync', 'renameSync', 'readFileSync', 'mkdirSync', 'chmodSync'])
watch(fs.promises, ['rename', 'rm', 'readFile', 'mkdir', 'access', 'lstat', 'readdir'])
const open = fs.promises.open
fs.promises.open = async (...values) => {
  count()
  const handle = await open(...values)
  watch(handle, ['writeFile', 'sync', 'close'])
  return handle
}
syncBuiltinESMExports()

// The library keeps the functions that it finds when it is loaded.
const { openConf } = await import('../../main/host/loopback/settings-library')
const { openSettings } = await import('../../main/store/settings')
calls = 0
const settings = await openSettings(profile, openConf)
await settings.set({ window: { x: Number(x), y: 0, width: 800, height: 600 } })
process.stdout.write(String(calls))
