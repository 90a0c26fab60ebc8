/** The columns of a score sheet: their heads and widths, and where the table starts. */
import { text } from '../../shared/text'
import { cellText } from './cell-text'
import { fitWidth, topicWidth } from './column-widths'
import type { ScoreSheet, SheetStudent } from './score-sheet-data'

export interface Columns {
  headings: readonly string[]
  widths: readonly number[]
  /** The row of the heads; counts from 1. */
  headingRow: number
  /** How many columns stay in sight, and are repeated on paper. */
  frozen: number
}

/** Title, class, period and date, legend: then the heads; one lower where the sheet says that it is of offline copies. */
const headRow = 5
/** Number and name. */
const frozen = 2

/** A topic's head; where its full score is not 100, that stands under the title. */
const topicHead = (title: string, full: number): string =>
  full === 100 ? cellText(title) : `${cellText(title)}\n${text.sheet.fullScore(full)}`

/** Whether averages are points of 100 because topics differ. */
const hasConvertedScores = (sheet: ScoreSheet): boolean => sheet.topics.some(topic => topic.full !== 100)

/**
 * Heads and widths; `sample` is the first page of students, by whose names the columns are measured.
 * @param copied whether a line above the heads tells the time of the copies.
 */
export function measureColumns(sheet: ScoreSheet, sample: readonly SheetStudent[], copied = false): Columns {
  const words = text.sheet
  const own = [
    {
      head: words.number,
      width: fitWidth(
        sample.map(student => student.number),
        7,
        14,
      ),
    },
    {
      head: words.student,
      width: fitWidth(
        sample.map(student => student.name),
        16,
        30,
      ),
    },
    {
      head: words.class,
      width: fitWidth(
        sample.map(student => student.team),
        10,
        20,
      ),
    },
    {
      head: words.studentId,
      width: fitWidth(
        sample.map(student => student.id),
        10,
        20,
      ),
    },
    { head: words.status, width: 11 },
    { head: hasConvertedScores(sheet) ? words.averageOf100 : words.average, width: 10 },
  ]
  const topics = sheet.topics.map(topic => ({
    head: topicHead(topic.title, topic.full),
    width: topicWidth(topic.title, sheet.topics.length),
  }))
  const all = [...own, ...topics]
  return {
    headings: all.map(column => column.head),
    widths: all.map(column => column.width),
    headingRow: copied ? headRow + 1 : headRow,
    frozen,
  }
}
