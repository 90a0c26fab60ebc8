/**
 * The score sheet of one homework: rows in, a workbook's bytes out (issue point "Score sheets"; SPEC §7
 * topic-score-overview; DESIGN §2, §12). Rows are written as they come and then forgotten.
 */
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { text } from '../../shared/text'
import { cellText, sheetName } from './cell-text'
import { type Columns, measure } from './columns'
import { pageSetup, printHeader } from './paper'
import { writeCopied, writeFacts, writeHead, writeStudent, writeSummary } from './rows'
import type { ScoreSheet } from './sheet'
import { count, createGroup, type GroupTally } from './tally'

export interface WriteOptions {
  signal?: AbortSignal
  /** Told how many students were written so far. */
  onRows?(rows: number): void
}

/** Above so many classes only the overall average is written. */
const maxTeams = 40
/** Rows between two breaths of the event loop. */
const breath = 100

type Worksheet = ExcelJS.Worksheet

function openSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, sheet: ScoreSheet, columns: Columns): Worksheet {
  const worksheet = workbook.addWorksheet(sheetName(sheet.title, text.sheet.title), {
    properties: { defaultRowHeight: 18 },
    pageSetup: pageSetup(columns),
    headerFooter: printHeader(sheet),
    views: [
      {
        state: 'frozen',
        xSplit: columns.frozen,
        ySplit: columns.headRow,
        topLeftCell: `C${columns.headRow + 1}`,
        activeCell: `C${columns.headRow + 1}`,
        showGridLines: false,
      },
    ],
  })
  worksheet.columns = columns.widths.map(width => ({ width }))
  return worksheet
}

/** Writes heads, students and averages; the first page of students is read before, to measure names. */
async function fill(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  sheet: ScoreSheet,
  options: WriteOptions,
  check: () => void,
): Promise<void> {
  const pages = sheet.pages[Symbol.asyncIterator]()
  const overall = createGroup(sheet.topics.length)
  const teams = new Map<string, GroupTally>()
  let page = await pages.next()
  const copied = sheet.copied?.()
  const columns = measure(sheet, page.done ? [] : page.value, copied !== undefined)
  const worksheet = openSheet(workbook, sheet, columns)
  writeFacts(worksheet, sheet, copied)
  writeHead(worksheet, columns)
  while (!page.done) {
    for (const student of page.value) {
      const row = writeStudent(worksheet, student, sheet.topics)
      const team = teams.get(student.team) ?? createGroup(sheet.topics.length)
      teams.set(student.team, team)
      count(team, row)
      count(overall, row)
      if (overall.students % breath !== 0) continue
      await setImmediate()
      check()
    }
    options.onRows?.(overall.students)
    check()
    page = await pages.next()
  }
  worksheet.autoFilter = {
    from: { row: columns.headRow, column: 1 },
    to: { row: columns.headRow + overall.students, column: columns.widths.length },
  }
  writeSummary(worksheet, sheet.topics, overall, teams.size > maxTeams ? new Map() : teams, sheet.expected?.())
  const oldest = sheet.copied?.()
  if (oldest !== copied) writeCopied(worksheet, oldest)
  worksheet.commit()
}

/**
 * Streams the workbook into `target` and ends it. Rejects where the pages, the target or the signal do; the target is
 * destroyed then, and what was written into it is of no use.
 */
export async function writeScoreSheet(sheet: ScoreSheet, target: Writable, options: WriteOptions = {}): Promise<void> {
  const bytes = new PassThrough()
  const drained = pipeline(bytes, target, { signal: options.signal })
  // Heard below; this keeps a target that fails while a page is awaited from being an unhandled rejection.
  void drained.catch(() => undefined)
  const made = new Date(sheet.madeAt)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: bytes,
    useStyles: true,
    useSharedStrings: true,
    zip: { zlib: { level: 6 } },
  })
  Object.assign(workbook, {
    creator: cellText(text.sheet.maker),
    lastModifiedBy: cellText(text.sheet.maker),
    created: made,
    modified: made,
  })
  const check = () => {
    options.signal?.throwIfAborted()
    if (bytes.destroyed) throw new Error('the target failed')
  }
  try {
    await fill(workbook, sheet, options, check)
    // A workbook whose target failed never ends: whichever comes first.
    await Promise.race([workbook.commit(), drained])
  } catch (error) {
    const failed = bytes.destroyed
    bytes.destroy()
    // The target's own error says more than that it is gone.
    if (failed) await drained
    throw error
  }
  await drained
}
