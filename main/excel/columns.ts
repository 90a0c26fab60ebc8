/** The columns of a score sheet: headings, widths, and the row in which the table starts. */
import { text } from '../../shared/text'
import { cellText } from './cell-text'
import { fitWidth, topicWidth } from './column-widths'
import type { ScoreSheet, SheetStudent } from './score-sheet-data'

export interface Columns {
  headings: readonly string[]
  widths: readonly number[]
  /** The row of the headings, counted from 1. */
  headingRow: number
  /** The number of columns that stay visible when scrolling and are repeated on each printed page. */
  frozen: number
}

/**
 * Rows 1 to 4 hold title, class, period with date, and legend. A line about offline copies moves the headings down by
 * one.
 */
const headRow = 5
/** Student number and name. */
const frozen = 2

/** The heading of a topic, with the full score below the title when it is not 100. */
const topicHeading = (title: string, full: number): string =>
  full === 100 ? cellText(title) : `${cellText(title)}\n${text.sheet.fullScore(full)}`

/** Whether averages are converted to 100 points because a topic has another full score. */
const hasConvertedScores = (sheet: ScoreSheet): boolean => sheet.topics.some(topic => topic.full !== 100)

/**
 * Computes headings and widths. The texts of `sample`, the first page of students, decide the widths.
 * @param hasCopiedAtRow whether a line above the headings tells the time of the offline copies
 */
export function measureColumns(sheet: ScoreSheet, sample: readonly SheetStudent[], hasCopiedAtRow = false): Columns {
  const words = text.sheet
  const studentColumns = [
    {
      heading: words.number,
      width: fitWidth(
        sample.map(student => student.number),
        7,
        14,
      ),
    },
    {
      heading: words.student,
      width: fitWidth(
        sample.map(student => student.name),
        16,
        30,
      ),
    },
    {
      heading: words.class,
      width: fitWidth(
        sample.map(student => student.team),
        10,
        20,
      ),
    },
    {
      heading: words.studentId,
      width: fitWidth(
        sample.map(student => student.id),
        10,
        20,
      ),
    },
    { heading: words.status, width: 15 },
    { heading: hasConvertedScores(sheet) ? words.averageOf100 : words.average, width: 10 },
  ]
  const topics = sheet.topics.map(topic => ({
    heading: topicHeading(topic.title, topic.full),
    width: topicWidth(topic.title, sheet.topics.length),
  }))
  const all = [...studentColumns, ...topics]
  return {
    headings: all.map(column => column.heading),
    widths: all.map(column => column.width),
    headingRow: hasCopiedAtRow ? headRow + 1 : headRow,
    frozen,
  }
}
