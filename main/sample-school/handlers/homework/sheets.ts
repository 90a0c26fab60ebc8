/** The server's own score sheets as .xlsx (SPEC §7 export-topic-score-overview, export-topic-student-score). */
import { average } from '../../../../shared/domain/scores'
import { submitStatuses } from '../../../../shared/domain/statuses'
import { wireDate, wireTime } from '../../../../shared/domain/time'
import { cellResultAt } from '../../data/marks'
import { submitStatusAt } from '../../data/round-times'
import type { Homework } from '../../data/world-types'
import { type Cell, writeBook } from '../../sheets/write-workbook'
import { text } from '../../text'
import type { Call, Sheet } from '../types'
import { oneDecimal } from './overviews'

async function write(call: Call, title: string, homework: Homework, rows: Cell[][]): Promise<Sheet> {
  const bytes = await writeBook(call.at, [{ title, rows, frozenColumns: 4 }])
  return { name: `${title}_${homework.title}_${wireDate(call.at)}`, bytes }
}

const words = text.sheet

/** Students × topics. */
export function overviewSheet(call: Call, homework: Homework): Promise<Sheet> {
  const { seed } = call.world
  const head = [words.team, words.number, words.id, words.name, words.status]
  const rows = homework.students.map((student, place) => {
    const scores = homework.topics.map(topic => cellResultAt(seed, topic, place, call.at).score)
    const status = submitStatuses[submitStatusAt(seed, homework, place, call.at)]
    const studentCells = [student.team.name, student.number, student.id, student.nickname, status]
    return [...studentCells, ...scores, oneDecimal(average(scores))]
  })
  const titles = homework.topics.map(topic => topic.title)
  return write(call, words.overview, homework, [[...head, ...titles, words.average], ...rows])
}

/** One line per student and topic. */
export function studentSheet(call: Call, homework: Homework): Promise<Sheet> {
  const { seed } = call.world
  const head = [words.team, words.number, words.id, words.name, words.topic, words.score, words.best]
  const rows = homework.students.flatMap((student, place) =>
    homework.topics.map((topic): Cell[] => {
      const result = cellResultAt(seed, topic, place, call.at)
      const time = result.rounds === 0 ? null : wireTime(result.time)
      const studentCells = [student.team.name, student.number, student.id, student.nickname, topic.title]
      return [...studentCells, result.score, result.best, result.rounds, time]
    }),
  )
  return write(call, words.students, homework, [[...head, words.rounds, words.time], ...rows])
}
