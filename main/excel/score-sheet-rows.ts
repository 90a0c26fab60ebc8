/** Builds the rows of a score sheet, from the title to the averages. */
import { scoreClass } from '../../shared/domain/score-class'
import { areAllRowsLoaded, classAverage, rounded, studentAverage } from '../../shared/domain/scores'
import { fullTime } from '../../shared/domain/time'
import { text } from '../../shared/text'
import { type CellStyle, cellStyles } from './cell-styles'
import { cellText } from './cell-text'
import { headingHeight } from './column-widths'
import type { Columns } from './columns'
import type { CountedStudent, GroupAverages } from './group-averages'
import type { Cell, SheetRow } from './row-xml'
import type { ScoreSheet, SheetStudent, SheetTopic } from './score-sheet-data'

const rowHeight = 19
const words = text.sheet

const cell = (value: Cell['value'], style: CellStyle): Cell => ({ value, style })

const scoreCell = (score: number | null, full: number, styles: typeof cellStyles.score): Cell =>
  cell(score === null ? words.unread : rounded(score), styles[scoreClass(score, full)])

const line = (value: string, style: CellStyle, height = rowHeight): SheetRow => ({
  height,
  cells: [cell(value, style)],
})

/** The row with the time of the data, when they are offline copies. */
export const copiedAtRows = (at: number | undefined): SheetRow[] =>
  at === undefined ? [] : [line(words.copied(fullTime(at)), cellStyles.warning)]

/** The rows above the table: title, classes, period and date, time of the offline copies if any, legend. */
export const factRows = (sheet: ScoreSheet, copiedAt: number | undefined): SheetRow[] => [
  line(cellText(sheet.title), cellStyles.title, 28),
  line(cellText(words.line(words.class, sheet.teams.join(words.joiner))), cellStyles.fact),
  line(
    cellText(words.line(words.period, sheet.period) + words.gap + words.line(words.made, sheet.madeText)),
    cellStyles.fact,
  ),
  ...copiedAtRows(copiedAt),
  line(words.legend, cellStyles.fact, 24),
]

/** The row of the headings, whose texts `measureColumns` has made safe. */
export const headingRow = ({ headings, widths }: Columns): SheetRow => ({
  height: headingHeight(headings.map((title, index) => ({ title, width: widths[index] ?? 10 }))),
  cells: headings.map(heading => cell(heading, cellStyles.heading)),
})

/** The row of one student, and its values for the averages. `fulls` are the full scores of the topics. */
export function studentRow(
  student: SheetStudent,
  fulls: readonly number[],
): { row: SheetRow; counted: CountedStudent } {
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
  return { row: { height: rowHeight, cells }, counted: { submitted: student.submitted, average, scores } }
}

interface Summary {
  label: string
  group: GroupAverages
  /** One per topic. */
  averages: readonly (number | null)[]
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
    scoreCell(group.average.value(), 100, styles.score),
    ...topics.map((topic, index) => scoreCell(averages[index] ?? null, topic.full, styles.score)),
  ]
  return { height: rowHeight + 2, cells }
}

/** The average of each topic in the group. */
const means = (group: GroupAverages) => group.topics.map(mean => mean.value())

/**
 * The rows of averages, as values: one row per class when there are several, and one for all students. A narrow empty
 * row above excludes them from the filter, which would otherwise sort them among the students. When fewer than
 * `expected` students were read, the averages of all students are the server's, as on the screen, and a line tells
 * this.
 */
export function summaryRows(
  topics: readonly SheetTopic[],
  overall: GroupAverages,
  teams: ReadonlyMap<string, GroupAverages>,
  expected: number | undefined,
): SheetRow[] {
  const complete = areAllRowsLoaded(overall.students, expected)
  const several = [...(teams.size > 1 ? teams : [])].map(([team, group]) => ({
    label: words.averageOf(team),
    group,
    averages: means(group),
  }))
  const all: Summary = {
    label: several.length > 0 ? words.overallAverage : words.classAverage,
    group: overall,
    averages: means(overall).map((mean, index) => classAverage(mean, topics[index]?.average, complete)),
  }
  const rows = [...several, all].map((group, index) =>
    groupRow(group, topics, index === 0 ? cellStyles.summary : cellStyles.summaryNext),
  )
  const gap: SheetRow = { height: 6, cells: [] }
  if (complete || expected === undefined) return [gap, ...rows]
  return [gap, ...rows, line(cellText(words.mismatch(overall.students, expected)), cellStyles.warning)]
}
