/** The entries of the log for a fault report: values that the program itself writes stay, all others are redacted. */
import { redactReport } from './redact'

export type Entry = Record<string, unknown>

/** Fields with words of the program, e.g. the name of an endpoint. */
const ownFields = new Set(
  'at event endpoint kind status code method store damage reason export version runtime platform origin why more'.split(
    ' ',
  ),
)

/** What such a field looks like; anything else in it is redacted. */
const ownWord = /^[\w.: -]{1,80}$/

/** The entries of a log file. A line that is cut off or no entry is left out. */
export const entriesOf = (log: string): Entry[] =>
  log.split('\n').flatMap(line => {
    try {
      const entry: unknown = JSON.parse(line)
      return typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? [entry as Entry] : []
    } catch {
      return []
    }
  })

function redactValue(value: unknown, field: string, known: readonly string[]): unknown {
  if (typeof value === 'string') {
    const isOwn = ownFields.has(field) && ownWord.test(value) && !known.some(name => value.includes(name))
    return isOwn ? value : redactReport(value, known)
  }
  if (Array.isArray(value)) return value.map(each => redactValue(each, field, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactValue(each, name, known)]))
}

/** One entry as a line of the report. */
export const redactEntry = (entry: Entry, known: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(entry).map(([field, each]) => [field, redactValue(each, field, known)])),
  )

/** Entries about faults of the program; the others say what it did. */
export const isFault = ({ event }: Entry): boolean =>
  ['client', 'crash', 'start.failed', 'damaged'].includes(String(event)) || String(event).startsWith('bridge.')
