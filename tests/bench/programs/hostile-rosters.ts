/**
 * Hostile files as rosters, in a process of its own: `make FOLDER` stores 200 of them, `read FOLDER` reads them one after
 * the other. Prints `{ ms, longest, rss }`: milliseconds of all files and of the slowest one, and the peak memory of the
 * process in bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readFile } from '../../../main/roster/read-table'
import { hostileRosters } from '../hostile-rosters'

const [mode = '', folder = ''] = process.argv.slice(2)
let longest = 0
const started = performance.now()
if (mode === 'make') {
  const files = await hostileRosters(200)
  for (const [at, bytes] of files.entries()) writeFileSync(path.join(folder, `${at}.bin`), bytes)
} else {
  for (const name of readdirSync(folder).filter(name => name.endsWith('.bin'))) {
    const bytes = readFileSync(path.join(folder, name))
    const from = performance.now()
    await readFile(bytes, {}).catch(() => null)
    longest = Math.max(longest, performance.now() - from)
  }
}
const ms = performance.now() - started
console.log(JSON.stringify({ ms, longest, rss: process.resourceUsage().maxRSS * 1024 }))
