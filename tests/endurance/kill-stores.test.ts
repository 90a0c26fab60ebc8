import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedFolder } from '../fixtures/folder'
import { isNightly } from '../fixtures/nightly'
import { nonEmpty } from '../fixtures/non-empty'
import { random } from '../main/store/faulty-disk'
import type { Found } from './kill-child'

const kills = isNightly ? 300 : 32
const workers = 4

const bundled = sharedFolder()

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./kill-child.ts', import.meta.url)),
      outDir: bundled,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  })
}, 60_000)

interface Run {
  found: Found | null
  damage: string[]
  acknowledged: Found
  faults: string[]
}

/** Starts the child on a profile and kills it after this many acknowledgements. */
async function killed(profile: string, after: number, turns: number): Promise<Run> {
  const run: Run = { found: null, damage: [], acknowledged: {}, faults: [] }
  const child = spawn(process.execPath, [join(bundled, 'child.mjs'), profile], { stdio: ['ignore', 'pipe', 'pipe'] })
  let seen = 0
  let rest = ''
  const kill = async () => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise(resolve => setImmediate(resolve))
    child.kill('SIGKILL')
  }
  const readLine = (line: string) => {
    const record = JSON.parse(line) as Partial<Run> & { store?: string; n?: number; fault?: string }
    if (record.fault) run.faults.push(line)
    if (record.found) Object.assign(run, { found: record.found, damage: record.damage })
    if (record.store) run.acknowledged[record.store] = record.n ?? 0
    seen += 1
    if (seen === after + 1) void kill()
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => run.faults.push(text))
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (signal !== 'SIGKILL') run.faults.push(`the child ended by itself: ${signal}`)
  return run
}

describe('a program that is killed while it writes', () => {
  it(`loses no acknowledged write, ${kills} times`, async () => {
    let writes = 0
    const work = async (worker: number) => {
      const next = random(worker + 1)
      const profile = join(bundled, `profile-${worker}`)
      mkdirSync(profile)
      /** The lowest number that must be found. */
      const floor: Found = {}
      for (let kill = worker; kill < kills; kill += workers) {
        const run = await killed(profile, Math.floor(next() * 12), Math.floor(next() * 40))
        expect([run.faults, run.damage]).toEqual([[], []])
        const found = Object.entries(run.found ?? {})
        expect(found.filter(([store, n]) => n < (floor[store] ?? 0))).toEqual([])
        for (const [store, n] of found) floor[store] = Math.max(floor[store] ?? 0, n, run.acknowledged[store] ?? 0)
        writes += Object.keys(run.acknowledged).length
      }
      const last = await killed(profile, 0, 0)
      expect(last.damage).toEqual([])
      for (const [store, n] of nonEmpty(Object.entries(floor))) expect(last.found?.[store]).toBeGreaterThanOrEqual(n)
      expect(readdirSync(profile).filter(name => name.includes('damaged'))).toEqual([])
    }
    await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
    expect(writes).toBeGreaterThan(kills)
  }, 600_000)
})
