/**
 * One run of the measure `sheet` in its own process: `make FILE` stores a sheet, `sheet` writes one without storing it,
 * and `floor FILE` deflates the parts of a stored sheet again. Prints `{ ms, cpu, rss }`: milliseconds, milliseconds of
 * CPU time, and the peak memory of the process in bytes.
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw } from 'node:zlib'
import { unzipSync } from 'fflate/browser'
import { writeScoreSheet } from '../../../main/excel/score-sheet'
import { largeSheet } from '../sheet-rows'

const [mode = '', students = '', topics = '', file = ''] = process.argv.slice(2)
const chunk = 64 * 1024

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
}

/** Each mode reads its input before the time is measured. */
const modes: Record<string, () => () => Promise<void>> = {
  make() {
    const sheet = largeSheet(Number(students), Number(topics))
    return () => writeScoreSheet(sheet, createWriteStream(file))
  },
  sheet() {
    const sheet = largeSheet(Number(students), Number(topics))
    return () => writeScoreSheet(sheet, nowhere())
  },
  floor() {
    const parts = Object.values(unzipSync(readFileSync(file)))
    return async () => {
      for (const part of parts) {
        await pipeline(Readable.from(chunksOf(part)), createDeflateRaw({ level: 6, chunkSize: chunk }), nowhere())
      }
    }
  },
}

const prepare = modes[mode]
if (!prepare) throw new Error(`no such mode: ${mode}`)
const run = prepare()
const before = process.cpuUsage()
const started = performance.now()
await run()
const ms = performance.now() - started
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ ms, cpu: (user + system) / 1000, rss: process.resourceUsage().maxRSS * 1024 }))
