/**
 * The score sheet of one homework: rows in, a workbook's bytes out (SPEC §7 topic-score-overview; DESIGN §2, §12). Rows are
 * written as they come and then forgotten.
 */
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { measure } from './columns'
import { drawFrame, sheetPart, stringsPart } from './frame'
import { createRowXml, type SheetRow } from './row-xml'
import { copiedRows, factRows, headRow, studentRow, summaryRows } from './rows'
import { createSharedStrings } from './shared-strings'
import type { ScoreSheet, SheetStudent } from './sheet'
import { count, createGroup, type GroupTally } from './tally'
import { type Part, zipped } from './zip'

export interface WriteOptions {
  signal?: AbortSignal
  /** Told how many students were written so far. */
  onRows?(rows: number): void
}

/** Above so many classes only the overall average is written. */
const maxTeams = 40

type Page = readonly SheetStudent[]

/** The students' rows as they come, and what the averages need of them in the end. */
function openTable({ topics, expected }: ScoreSheet) {
  const fulls = topics.map(topic => topic.full)
  const overall = createGroup(topics.length)
  const teams = new Map<string, GroupTally>()
  return {
    students: () => overall.students,
    add(student: SheetStudent): SheetRow {
      const { row, counted } = studentRow(student, fulls)
      const team = teams.get(student.team) ?? createGroup(topics.length)
      teams.set(student.team, team)
      count(team, counted)
      count(overall, counted)
      return row
    },
    summary: () => summaryRows(topics, overall, teams.size > maxTeams ? new Map() : teams, expected?.()),
  }
}

/** The first page and all after it: it was read before, to measure names. */
async function* from(first: IteratorResult<Page>, rest: AsyncIterator<Page>): AsyncGenerator<Page> {
  for (let page = first; !page.done; page = await rest.next()) yield page.value
}

/** The workbook's parts, in the order in which they can be written. */
async function* workbookParts(sheet: ScoreSheet, options: WriteOptions): AsyncGenerator<Part> {
  const pages = sheet.pages[Symbol.asyncIterator]()
  const first = await pages.next()
  const copied = sheet.copied?.()
  const columns = measure(sheet, first.done ? [] : first.value, copied !== undefined)
  const frame = await drawFrame(sheet, columns)
  for (const [name, content] of frame.parts) yield { name, chunks: [content] }

  const strings = createSharedStrings()
  const xml = createRowXml({ strings, style: frame.style })
  const table = openTable(sheet)
  async function* sheetXml(): AsyncGenerator<string> {
    yield frame.head + [...factRows(sheet, copied), headRow(columns)].map(xml).join('')
    for await (const page of from(first, pages)) {
      yield page.map(student => xml(table.add(student))).join('')
      options.signal?.throwIfAborted()
      options.onRows?.(table.students())
    }
    const oldest = sheet.copied?.()
    // What the rows above the heads could not say yet, as the network went away between two pages.
    const late = oldest === copied ? [] : copiedRows(oldest)
    yield [...table.summary(), ...late].map(xml).join('') + frame.tail(columns.headRow + table.students())
  }
  yield { name: sheetPart, chunks: sheetXml() }
  yield { name: stringsPart, chunks: strings.xml() }
}

/**
 * Streams the workbook into `target` and ends it. Rejects where the pages, the target or the signal do; the target is
 * destroyed then, and what was written into it is of no use.
 */
export async function writeScoreSheet(sheet: ScoreSheet, target: Writable, options: WriteOptions = {}): Promise<void> {
  await pipeline(zipped(workbookParts(sheet, options)), target, { signal: options.signal })
}
