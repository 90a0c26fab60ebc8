/**
 * The score sheet of one homework: rows in, a workbook's bytes out (SPEC §7 topic-score-overview; DESIGN §2, §12). Rows are
 * written as they come and then forgotten.
 */
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { measureColumns } from './columns'
import { addStudent, createGroupAverages, type GroupAverages } from './group-averages'
import { createRowXml, type SheetRow } from './row-xml'
import type { ScoreSheet, SheetStudent } from './score-sheet-data'
import { copiedAtRows, factRows, headingRow, studentRow, summaryRows } from './score-sheet-rows'
import { createSharedStrings } from './shared-strings'
import { createWorkbookTemplate, sheetPart, stringsPart } from './workbook-template'
import { type ZipPart, zipParts } from './zip-stream'

export interface WriteOptions {
  signal?: AbortSignal
  /** Told how many students were written so far. */
  onRows?(rows: number): void
}

/** Above so many classes only the overall average is written. */
const maxTeamRows = 40

type Page = readonly SheetStudent[]

/** The students' rows as they come, and what the averages need of them in the end. */
function createTable({ topics, expectedStudents: expected }: ScoreSheet) {
  const fulls = topics.map(topic => topic.full)
  const overall = createGroupAverages(topics.length)
  const teams = new Map<string, GroupAverages>()
  return {
    students: () => overall.students,
    add(student: SheetStudent): SheetRow {
      const { row, counted } = studentRow(student, fulls)
      const team = teams.get(student.team) ?? createGroupAverages(topics.length)
      teams.set(student.team, team)
      addStudent(team, counted)
      addStudent(overall, counted)
      return row
    },
    summary: () => summaryRows(topics, overall, teams.size > maxTeamRows ? new Map() : teams, expected?.()),
  }
}

/** The first page and all after it: it was read before, to measure names. */
async function* pagesFrom(first: IteratorResult<Page>, rest: AsyncIterator<Page>): AsyncGenerator<Page> {
  for (let page = first; !page.done; page = await rest.next()) yield page.value
}

/** The workbook's parts, in the order in which they can be written. */
async function* workbookParts(sheet: ScoreSheet, options: WriteOptions): AsyncGenerator<ZipPart> {
  const pages = sheet.pages[Symbol.asyncIterator]()
  const first = await pages.next()
  const copied = sheet.copiedAt?.()
  const columns = measureColumns(sheet, first.done ? [] : first.value, copied !== undefined)
  const frame = await createWorkbookTemplate(sheet, columns)
  for (const [name, content] of frame.parts) yield { name, chunks: [content] }

  const strings = createSharedStrings()
  const xml = createRowXml({ strings, styleIndex: frame.styleIndex })
  const table = createTable(sheet)
  async function* sheetXml(): AsyncGenerator<string> {
    yield frame.head + [...factRows(sheet, copied), headingRow(columns)].map(xml).join('')
    for await (const page of pagesFrom(first, pages)) {
      yield page.map(student => xml(table.add(student))).join('')
      options.signal?.throwIfAborted()
      options.onRows?.(table.students())
    }
    const oldest = sheet.copiedAt?.()
    // What the rows above the heads could not say yet, as the network went away between two pages.
    const late = oldest === copied ? [] : copiedAtRows(oldest)
    yield [...table.summary(), ...late].map(xml).join('') + frame.tail(columns.headingRow + table.students())
  }
  yield { name: sheetPart, chunks: sheetXml() }
  yield { name: stringsPart, chunks: strings.xml() }
}

/**
 * Streams the workbook into `target` and ends it. Rejects where the pages, the target or the signal do; the target is
 * destroyed then, and what was written into it is of no use.
 */
export async function writeScoreSheet(sheet: ScoreSheet, target: Writable, options: WriteOptions = {}): Promise<void> {
  await pipeline(zipParts(workbookParts(sheet, options)), target, { signal: options.signal })
}
