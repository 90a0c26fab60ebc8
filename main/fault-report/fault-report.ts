/**
 * The report of a fault: what a teacher sees, may leave parts of, and saves as a zip archive. Nothing is sent. Of the log
 * it has only listed values; all else is hidden before the page gets it.
 */
import { open } from 'node:fs/promises'
import { release } from 'node:os'
// The entry for Node only adds worker threads, and its `require` conflicts with the `require` of the bundle.
import { strToU8, zipSync } from 'fflate/browser'
import packageJson from '../../package.json' with { type: 'json' }
import type { ReportFile } from '../../shared/contract/fault-report'
import { text } from '../../shared/text'
import type { Config } from '../config'
import type { StartInfo } from '../start-log-entry'
import { logPath } from '../store/log'
import { entriesOf, isFault, redactEntry } from './log-entries'
import { settingsText } from './report-settings'

const words = text.faultReport

/** The end of each log file that is read, in bytes, and the entries that are taken of it: a person has to read them. */
const readBytes = 512 * 1024
const maxEntries = 400

export interface ReportFacts {
  profile: string
  config: Config
  started: StartInfo | undefined
  isSample: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** The end of a file; empty if there is none. */
async function tailOf(path: string): Promise<string> {
  const file = await open(path, 'r').catch(() => null)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const length = Math.min(size, readBytes)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8')
  } finally {
    await file.close()
  }
}

/** The files of a report, redacted. */
export async function readFaultReport(facts: ReportFacts): Promise<ReportFile[]> {
  const { profile, config, started, isSample, now } = facts
  const log = logPath(profile)
  const entries = [...entriesOf(await tailOf(`${log}.1`)), ...entriesOf(await tailOf(log))]
  const lines = (chosen: typeof entries) => chosen.slice(-maxEntries).map(redactEntry).join('\n')
  const summary = [
    words.made(new Date(now).toISOString()),
    words.version(packageJson.version, started?.host ?? ''),
    words.system(process.platform, release(), process.versions.electron ?? process.versions.node),
    words.server(isSample),
  ].join('\n')
  return [
    { name: words.files.summary, text: summary },
    { name: words.files.settings, text: settingsText(config, started?.origins) },
    { name: words.files.faults, text: lines(entries.filter(isFault)) },
    { name: words.files.log, text: lines(entries.filter(entry => !isFault(entry))) },
  ]
}

/** The archive with exactly the files that the teacher has seen. */
export const packFaultReport = (files: readonly ReportFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, text: content }) => [name, strToU8(`\ufeff${content}`)])))
