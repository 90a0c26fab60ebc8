/** Builds the rows of a score sheet, from the title to the averages. */
import {
  type AverageRow,
  averageRow,
  type CountedRow,
  type GroupAverages,
  type HomeworkAverages,
} from '../../shared/domain/homework-averages'
import { scoreClass } from '../../shared/domain/score-class'
import { areAllRowsLoaded, rounded, studentAverage } from '../../shared/domain/scores'
import { fullTime } from '../../shared/domain/time'
import { text } from '../../shared/text'
import { type CellStyle, cellStyles } from './cell-styles'
import { cellText } from './cell-text'
import { headingHeight } from './column-widths'
import type { Columns } from './columns'
import type { Cell, SheetRow } from './row-xml'
import type { ScoreSheet, SheetStudent, SheetTopic } from './score-sheet-data'

const rowHeight = 19
const words = text.sheet

const cell = (value: Cell['value'], style: CellStyle): Cell => ({ value, style })

const scoreCell = (score: number | null, full: number, styles: typeof cellStyles.score): Cell =>
  cell(score === null ? words.unread : rounded(score), styles[scoreClass(score, full)])

/** A row with one text. */
export const textRow = (value: string, style: CellStyle, height = rowHeight): SheetRow => ({
  height,
  cells: [cell(value, style)],
})

/** The row with the time of the data, when they are offline copies. */
export const copiedAtRows = (at: number | undefined): SheetRow[] =>
  at === undefined ? [] : [textRow(words.copied(fullTime(at)), cellStyles.warning)]

/** The rows above the table: title, classes, period and date, time of the offline copies if any, legend. */
export const factRows = (sheet: ScoreSheet, copiedAt: number | undefined): SheetRow[] => [
  textRow(cellText(sheet.title), cellStyles.title, 28),
  textRow(cellText(words.line(words.class, sheet.teams.join(words.joiner))), cellStyles.fact),
  textRow(
    cellText(words.line(words.period, sheet.period) + words.gap + words.line(words.made, sheet.madeText)),
    cellStyles.fact,
  ),
  ...copiedAtRows(copiedAt),
  textRow(words.legend, cellStyles.fact, 24),
]

/** The row of the headings, whose texts `measureColumns` has made safe. */
export const headingRow = ({ headings, widths }: Columns): SheetRow => ({
  height: headingHeight(headings.map((title, index) => ({ title, width: widths[index] ?? 10 }))),
  cells: headings.map(heading => cell(heading, cellStyles.heading)),
})

/** The row of one student, and its values for the averages. `fulls` are the full scores of the topics. */
export function studentRow(student: SheetStudent, fulls: readonly number[]): { row: SheetRow; counted: CountedRow } {
  const scores = fulls.map((_, index) => student.scores[index] ?? null)
  const average = studentAverage(scores, fulls)
  const cells = [
    cell(cellText(student.number), cellStyles.code),
    cell(cellText(student.name), cellStyles.text),
    cell(cellText(student.team), cellStyles.text),
    cell(cellText(student.id), cellStyles.code),
    cell(cellText(student.status), cellStyles.code),
    scoreCell(average, 100, cellStyles.average),
  ]
  for (const [index, full] of fulls.entries()) cells.push(scoreCell(scores[index] ?? null, full, cellStyles.score))
  const { id: studentId, teamId, submitted } = student
  return { row: { height: rowHeight, cells }, counted: { studentId, teamId, submitted, average, scores } }
}

interface Summary {
  label: string
  group: GroupAverages
  averages: AverageRow
}

function groupRow(
  { label, group, averages }: Summary,
  topics: readonly SheetTopic[],
  styles: typeof cellStyles.summary,
): SheetRow {
  const cells = [
    cell(null, styles.label),
    cell(cellText(label), styles.label),
    cell(null, styles.label),
    cell(null, styles.label),
    cell(words.submitted(group.submitted, group.students), styles.count),
    scoreCell(averages.average, 100, styles.score),
    ...topics.map((topic, index) => scoreCell(averages.topics[index] ?? null, topic.full, styles.score)),
  ]
  return { height: rowHeight + 2, cells }
}

/** With more classes than this, only the average of all students is written. */
const maxTeamRows = 40

/**
 * The rows of averages, as values: one row per class when there are several, and one for all students. A narrow empty
 * row above excludes them from the filter, which would otherwise sort them among the students. When fewer than
 * `expected` students were read, the averages of all students are the server's, as on the screen, and a line tells
 * this.
 * @param teamNames the names of the classes by id.
 */
export function summaryRows(
  sheet: Pick<ScoreSheet, 'topics' | 'teams'>,
  averages: HomeworkAverages,
  teamNames: ReadonlyMap<string, string>,
  expected: number | undefined,
): SheetRow[] {
  const { topics } = sheet
  const { rows: written, overall, teams } = averages
  const isComplete = areAllRowsLoaded(written, expected)
  const rowOf = (label: string, group: GroupAverages, teamId?: string): Summary => ({
    label,
    group,
    averages: averageRow(averages, { teamId, isComplete, server: topics.map(topic => topic.average) }),
  })
  const summaries = [
    ...(teams.size < 2 || teams.size > maxTeamRows
      ? []
      : [...teams].map(([id, group]) => rowOf(words.averageOf(teamNames.get(id) ?? id), group, id))),
    rowOf(sheet.teams.length > 1 || teams.size > 1 ? words.overallAverage : words.classAverage, overall),
  ]
  const rows = summaries.map((summary, index) =>
    groupRow(summary, topics, index === 0 ? cellStyles.summary : cellStyles.summaryNext),
  )
  const gap: SheetRow = { height: 6, cells: [] }
  if (isComplete || expected === undefined) return [gap, ...rows]
  return [gap, ...rows, textRow(cellText(words.mismatch(written, expected)), cellStyles.warning)]
}
