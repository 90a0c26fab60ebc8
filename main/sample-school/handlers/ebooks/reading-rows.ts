/** Wire rows of reading statistics and impressions. */
import { compareNumbers } from '../../../../shared/domain/students'
import { wireTime } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import type { Ebook } from '../../content/ebooks/index'
import { type Reading, readingsOf } from '../../data/ebook-readings'
import type { Student } from '../../data/world-types'
import type { Call } from '../types'

const studentFields = ({ id, nickname, number, team }: Student) => ({
  student_id: id,
  nickname,
  number,
  team_id: team.id,
  team_name: team.name,
})

export const bookRow = ({ id, title, level, words }: Ebook) => ({
  ebook_id: id,
  title,
  resource_level: String(level),
  word_count: words,
})

const isRead = (reading: Reading): boolean => reading.percent === 100

/** The student's row in the statistics. */
export function statRow(call: Call, student: Student) {
  const readings = readingsOf(call.world, student, call.at)
  const read = readings.filter(isRead)
  const last = Math.max(0, ...readings.map(({ end }) => Math.min(end, call.at)))
  return {
    ...studentFields(student),
    read_count: read.length,
    reading_count: readings.length - read.length,
    word_count: read.reduce((sum, { book }) => sum + book.words, 0),
    impression_count: readings.filter(({ impression }) => impression !== null).length,
    last_read_time: readings.length === 0 ? null : wireTime(last),
  }
}

type Stat = ReturnType<typeof statRow>
type Field = NonNullable<EndpointRequest<'get-student-ebook-read-stat'>['sort_field']>

const comparators: Record<Field, (a: Stat, b: Stat) => number> = {
  number: (a, b) => compareNumbers(a.number, b.number),
  read_count: (a, b) => a.read_count - b.read_count,
  word_count: (a, b) => a.word_count - b.word_count,
  impression_count: (a, b) => a.impression_count - b.impression_count,
  last_read_time: (a, b) => (a.last_read_time ?? '').localeCompare(b.last_read_time ?? ''),
}

/** Sorts the statistics by the field. Equal rows keep their order in both directions. */
export function sortedStats(stats: Stat[], field: Field | undefined, order: 'asc' | 'desc' = 'asc'): Stat[] {
  if (field === undefined && order === 'asc') return stats
  const sign = order === 'desc' ? -1 : 1
  return [...stats].sort((a, b) => sign * comparators[field ?? 'number'](a, b))
}

/** One book in a student's list. */
export const readRow = (reading: Reading) => ({
  ...bookRow(reading.book),
  read_percent: reading.percent,
  start_time: wireTime(reading.start),
  end_time: isRead(reading) ? wireTime(reading.end) : null,
  has_impression: reading.impression === null ? (0 as const) : (1 as const),
})

/** The impressions that the student has written by now. */
export const impressionsOf = (call: Call, student: Student) =>
  readingsOf(call.world, student, call.at).flatMap(({ book, impression }) =>
    impression === null
      ? []
      : [
          {
            at: impression.at,
            row: {
              ...studentFields(student),
              ebook_id: book.id,
              title: book.title,
              resource_level: String(book.level),
              content: impression.content,
              evaluate: impression.stars,
              updated_at: wireTime(impression.at),
            },
          },
        ],
  )
