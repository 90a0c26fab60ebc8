/**
 * Writes the score sheet of one homework as a workbook (SPEC §7 topic-score-overview; DESIGN §2, §12). Rows are
 * streamed: each is written when it arrives and not kept.
 */
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createHomeworkAverages } from '../../shared/domain/homework-averages'
import { measureColumns } from './columns'
import { commentColumns, commentRows } from './comment-sheet'
import { createRowXml, type SheetRow } from './row-xml'
import type { ScoreSheet, SheetStudent } from './score-sheet-data'
import { copiedAtRows, factRows, headingRow, studentRow, summaryRows } from './score-sheet-rows'
import { createSharedStrings } from './shared-strings'
import { createWorkbookTemplate, stringsPart } from './workbook-template'
import { type ZipPart, zipParts } from './zip-stream'

export interface WriteOptions {
  signal?: AbortSignal
  /** Receives the number of students written so far. */
  onRows?(rows: number): void
}

type Page = readonly SheetStudent[]

/** Converts students to rows, and collects the averages for the last rows. */
function createTable(sheet: ScoreSheet) {
  const fulls = sheet.topics.map(topic => topic.full)
  const averages = createHomeworkAverages(fulls.length)
  const teamNames = new Map<string, string>()
  return {
    rows: () => averages.rows,
    add(student: SheetStudent): SheetRow {
      const { row, counted } = studentRow(student, fulls)
      teamNames.set(student.teamId, student.team)
      averages.add(counted)
      return row
    },
    summary: () => summaryRows(sheet, averages, teamNames, sheet.expectedStudents?.()),
  }
}

/** All pages, starting with the first, which was read before to measure the columns. */
async function* pagesFrom(first: IteratorResult<Page>, rest: AsyncIterator<Page>): AsyncGenerator<Page> {
  for (let page = first; !page.done; page = await rest.next()) yield page.value
}

/** The parts of the workbook, in the order in which they can be written. */
async function* workbookParts(sheet: ScoreSheet, options: WriteOptions): AsyncGenerator<ZipPart> {
  const pages = sheet.pages[Symbol.asyncIterator]()
  const first = await pages.next()
  const copiedAt = sheet.copiedAt?.()
  const columns = measureColumns(sheet, first.done ? [] : first.value, copiedAt !== undefined)
  const template = await createWorkbookTemplate(sheet, columns)
  for (const [name, content] of template.parts) yield { name, chunks: [content] }

  const strings = createSharedStrings()
  const { scores, comments, styleIndex } = template
  const xml = createRowXml({ strings, styleIndex })
  const table = createTable(sheet)
  async function* sheetXml(): AsyncGenerator<string> {
    yield scores.head + [...factRows(sheet, copiedAt), headingRow(columns)].map(xml).join('')
    for await (const page of pagesFrom(first, pages)) {
      yield page.map(student => xml(table.add(student))).join('')
      options.signal?.throwIfAborted()
      options.onRows?.(table.rows())
    }
    const latestCopiedAt = sheet.copiedAt?.()
    // When the network failed between two pages, the rows above the headings do not show the time of the copies.
    const lateRows = latestCopiedAt === copiedAt ? [] : copiedAtRows(latestCopiedAt)
    yield [...table.summary(), ...lateRows].map(xml).join('') + scores.tail(columns.headingRow + table.rows())
  }
  yield { name: scores.part, chunks: sheetXml() }
  if (comments && sheet.comments) {
    const rows = sheet.comments()
    const commentXml = createRowXml({ strings, styleIndex })
    const body = commentRows(sheet, rows).map(commentXml).join('')
    yield {
      name: comments.part,
      chunks: [comments.head + body + comments.tail(commentColumns.headingRow + rows.length)],
    }
  }
  yield { name: stringsPart, chunks: strings.xml() }
}

/**
 * Streams the workbook into `target` and ends it. Rejects when the pages, the target or the signal fail; then the
 * target is destroyed and its content is not a complete workbook.
 */
export async function writeScoreSheet(sheet: ScoreSheet, target: Writable, options: WriteOptions = {}): Promise<void> {
  await pipeline(zipParts(workbookParts(sheet, options)), target, { signal: options.signal })
}
