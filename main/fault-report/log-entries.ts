/**
 * The entries of the log for a fault report, which leaves the school. The log is that of the PC: it may name anybody who
 * used it. So nothing stays because it looks harmless: only values that are listed here stay, and all else is hidden.
 */
import { text } from '../../shared/text'
import { programWords } from './program-words'
import { valueShapes } from './value-shapes'

export type Entry = Record<string, unknown>

const { hidden } = text.faultReport

/** Fields with free text, such as the message and the stack of an error. */
const textFields: ReadonlySet<string> = new Set(['content', 'detail', 'stack'])

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

/** One entry as a line of the report. Fields that are not listed are left out. */
export const redactEntry = (entry: Entry): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(entry).flatMap(([field, value]) => {
        if (textFields.has(field)) return [[field, typeof value === 'string' ? programWords(value) : hidden]]
        const isHarmless = valueShapes.get(field)
        return isHarmless ? [[field, isHarmless(value) ? value : hidden]] : []
      }),
    ),
  )

/** Entries about faults of the program; the others say what it did. */
export const isFault = ({ event }: Entry): boolean =>
  ['client', 'crash', 'start.failed', 'damaged'].includes(String(event)) || String(event).startsWith('bridge.')
