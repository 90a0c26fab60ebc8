/** The rows of a score sheet. Each is committed at once: after that it is no longer in memory. */
import type { Row, Worksheet } from 'exceljs'
import { scoreClass } from '../../shared/domain/score-class'
import { allCame, classAverage, rounded, studentAverage } from '../../shared/domain/scores'
import { fullTime } from '../../shared/domain/time'
import { text } from '../../shared/text'
import { cellText } from './cell-text'
import type { Columns } from './columns'
import { headHeight } from './layout'
import { type Look, look } from './look'
import type { ScoreSheet, SheetStudent, SheetTopic } from './sheet'
import type { GroupTally } from './tally'

const rowHeight = 19
const words = text.sheet

function put(row: Row, column: number, value: string | number | null, style: Look): void {
  const cell = row.getCell(column)
  cell.value = value
  // The object itself, not a copy: the writer recognises a style by it.
  cell.style = style
}

function putScore(row: Row, column: number, score: number | null, full: number, styles: typeof look.score): void {
  put(row, column, score === null ? words.unread : rounded(score), styles[scoreClass(score, full)])
}

type Line = [value: string, style: Look, height: number]

function writeLine(worksheet: Worksheet, [value, style, height]: Line): void {
  const row = worksheet.addRow([])
  row.height = height
  put(row, 1, value, style)
  row.commit()
}

/** Of which time the data are, where they are offline copies. */
const copiedLine = (at: number | undefined): Line[] =>
  at === undefined ? [] : [[words.copied(fullTime(at)), look.warning, rowHeight]]

/** Title; classes; period and date; the time of the offline copies, where there are any; legend. */
export function writeFacts(worksheet: Worksheet, sheet: ScoreSheet, copied?: number): void {
  const lines: Line[] = [
    [cellText(sheet.title), look.title, 28],
    [cellText(words.line(words.class, sheet.teams.join(words.joiner))), look.fact, rowHeight],
    [
      cellText(words.line(words.period, sheet.period) + words.gap + words.line(words.made, sheet.made)),
      look.fact,
      rowHeight,
    ],
    ...copiedLine(copied),
    [words.legend, look.fact, 24],
  ]
  for (const line of lines) writeLine(worksheet, line)
}

/** The heads. They come from `measure`, made safe. */
export function writeHead(worksheet: Worksheet, columns: Columns): void {
  const row = worksheet.addRow([])
  row.height = headHeight(columns.heads.map((title, index) => ({ title, width: columns.widths[index] ?? 10 })))
  for (const [index, head] of columns.heads.entries()) put(row, index + 1, head, look.head)
  row.commit()
}

/** One student; answers with what the averages need. */
export function writeStudent(worksheet: Worksheet, student: SheetStudent, topics: readonly SheetTopic[]) {
  const scores = topics.map((_, index) => student.scores[index] ?? null)
  const mean = studentAverage(
    scores,
    topics.map(topic => topic.full),
  )
  const row = worksheet.addRow([])
  row.height = rowHeight
  put(row, 1, cellText(student.number), look.code)
  put(row, 2, cellText(student.name), look.text)
  put(row, 3, cellText(student.team), look.text)
  put(row, 4, cellText(student.id), look.code)
  put(row, 5, cellText(student.status), look.code)
  putScore(row, 6, mean, 100, look.average)
  for (const [index, score] of scores.entries()) putScore(row, 7 + index, score, topics[index]?.full ?? 100, look.score)
  row.commit()
  return { submitted: student.submitted, average: mean, scores }
}

interface SummaryRow {
  label: string
  group: GroupTally
  /** One per topic. */
  averages: readonly (number | null)[]
}

function writeGroup(
  worksheet: Worksheet,
  topics: readonly SheetTopic[],
  { label, group, averages }: SummaryRow,
  styles: typeof look.summary,
): void {
  const row = worksheet.addRow([])
  row.height = rowHeight + 2
  for (let column = 1; column <= 4; column += 1) put(row, column, column === 2 ? cellText(label) : null, styles.label)
  put(row, 5, words.submitted(group.submitted, group.students), styles.count)
  putScore(row, 6, group.average.value(), 100, styles.score)
  for (const [index, topic] of topics.entries()) {
    putScore(row, 7 + index, averages[index] ?? null, topic.full, styles.score)
  }
  row.commit()
}

/** Each topic's mean of those in the group. */
const means = (group: GroupTally) => group.topics.map(mean => mean.value())

/**
 * The averages, as values: a row per class where there is more than one, and one of all. A narrow empty row keeps them
 * out of the filter, which would otherwise sort them in among the students. Where `expected` students are more than have
 * come, the averages of all are the server's, as on the screen, and a line says so.
 */
export function writeSummary(
  worksheet: Worksheet,
  topics: readonly SheetTopic[],
  overall: GroupTally,
  teams: ReadonlyMap<string, GroupTally>,
  expected: number | undefined,
): void {
  const gap = worksheet.addRow([])
  gap.height = 6
  gap.commit()
  const complete = allCame(overall.students, expected)
  const several = [...(teams.size > 1 ? teams : [])].map(([team, group]) => ({
    label: words.averageOf(team),
    group,
    averages: means(group),
  }))
  const all: SummaryRow = {
    label: several.length > 0 ? words.overallAverage : words.classAverage,
    group: overall,
    averages: means(overall).map((mean, index) => classAverage(mean, topics[index]?.average, complete)),
  }
  for (const [index, row] of [...several, all].entries()) {
    writeGroup(worksheet, topics, row, index === 0 ? look.summary : look.summaryNext)
  }
  if (complete || expected === undefined) return
  writeLine(worksheet, [cellText(words.mismatch(overall.students, expected)), look.warning, rowHeight])
}

/** Below everything: what the rows above the heads could not say yet, as the network went away between two pages. */
export function writeCopied(worksheet: Worksheet, copied: number | undefined): void {
  for (const line of copiedLine(copied)) writeLine(worksheet, line)
}
