/** What a homework has for the cells of a teacher's own sheet: the same figures as in its score sheet. */
import type { CellValue } from '../../contract/own-sheet'
import type { EndpointResponse } from '../../endpoints/index'
import { cellsOf, distinctTopics, rounded, studentAverage } from '../scores'
import { submitStatusWord } from '../statuses'
import { parseJst, wireDate } from '../time'
import { type Figure, type Missing, topicFigure } from './figures'

type Topic = EndpointResponse<'topic-score-overview-x'>['items'][number]
type Row = EndpointResponse<'topic-score-overview-y'>['items'][number]

const number = (value: number | null): CellValue | null => (value === null ? null : { number: rounded(value) })

/** The value of a student; null if there is none, such as the score of a topic that was not answered. */
function figureValue(figure: Figure, row: Row, topics: readonly Topic[]): CellValue | null {
  const cells = cellsOf(row.scores, topics)
  const scores = cells.map(cell => cell?.score ?? null)
  if (figure === 'status') return { text: submitStatusWord(row.submit_status) }
  if (figure === 'count') return { number: cells.reduce((sum, cell) => sum + (cell?.learn_count ?? 0), 0) }
  if (figure === 'day') {
    const time = parseJst(row.submit_time ?? '')
    return time === null ? null : { day: wireDate(time) }
  }
  if (figure === 'average') {
    return number(
      studentAverage(
        scores,
        topics.map(({ full_score }) => full_score),
      ),
    )
  }
  return number(scores[topics.findIndex(({ topic_id }) => topicFigure(topic_id) === figure)] ?? null)
}

/** The values of all students, by their id. */
export function homeworkValues(
  figure: Figure,
  items: readonly Topic[],
  rows: readonly Row[],
): ReadonlyMap<string, CellValue | null> {
  const topics = distinctTopics(items)
  return new Map(rows.map(row => [row.student_id, figureValue(figure, row, topics)]))
}

/** No day is 0. */
export function missingValue(missing: Missing, figure: Figure, word: string): CellValue | null {
  if (missing === 'empty' || (missing === 'zero' && figure === 'day')) return null
  return missing === 'zero' ? { number: 0 } : { text: word }
}
