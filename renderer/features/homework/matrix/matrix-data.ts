/**
 * Builds the columns and rows of the score matrix from the two overviews (SPEC §7 topic-score-overview). Each page of
 * rows is built once, so that a cell only has to render.
 */
import { compareClasses } from '../../../../shared/domain/class-order'
import { scoreClass, scoreLetters } from '../../../../shared/domain/score-class'
import { cellsOf, distinctTopics, formatScore, rowKey, studentAverage } from '../../../../shared/domain/scores'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import type { CountedRound, MatrixCell, MatrixColumn, MatrixRow } from './matrix-types'
import { text } from './text'

type RawColumn = EndpointResponse<'topic-score-overview-x'>['items'][number]
type RawRow = EndpointResponse<'topic-score-overview-y'>['items'][number]
type RawCell = RawRow['scores'][number]

/**
 * The columns of the matrix with the averages that the server gives. A topic that the server lists twice gets one
 * column.
 */
export const buildColumns = (items: readonly RawColumn[]): MatrixColumn[] =>
  distinctTopics(items).map(item => ({
    topicId: item.topic_id,
    title: item.resource_title,
    label: item.full_score === 100 ? item.resource_title : text.full(item.resource_title, item.full_score),
    viewKey: item.view_key,
    full: item.full_score,
    average: item.average_score ?? null,
    answered: item.completed_count,
  }))

function buildCell(cell: RawCell | undefined, full: number, counted: CountedRound): MatrixCell {
  const { score: latest = null, learn_count = 0, best_score = null } = cell ?? {}
  const score = counted === 'best' ? (best_score ?? latest) : latest
  const kind = scoreClass(score, full)
  return {
    score,
    class: kind,
    figure: formatScore(score),
    letter: scoreLetters[kind],
    learnCount: learn_count,
    best: best_score,
  }
}

/** One student's row with its cells in the order of `columns`. Scores of topics without a column are left out. */
export function buildRow(raw: RawRow, columns: readonly MatrixColumn[], counted: CountedRound = 'latest'): MatrixRow {
  const found = cellsOf(
    raw.scores,
    columns.map(column => ({ topic_id: column.topicId })),
  )
  const cells = columns.map((column, at) => buildCell(found[at], column.full, counted))
  return {
    key: rowKey(raw),
    studentId: raw.student_id,
    number: raw.number,
    name: raw.nickname,
    teamId: raw.team_id,
    team: raw.team_name,
    submitStatus: raw.submit_status,
    submitTime: raw.submit_time,
    average: studentAverage(
      cells.map(cell => cell.score),
      columns.map(column => column.full),
    ),
    cells,
  }
}

/** Removes repeated rows: a list that changes on the server between two pages can send the same row twice. */
function uniqueRows(rows: readonly MatrixRow[]): MatrixRow[] {
  const seen = new Set<string>()
  return rows.filter(row => !seen.has(row.key) && seen.add(row.key))
}

/**
 * The rows of the loaded pages, in the order of their classes. Until the last page has loaded they keep the server's
 * order: each page would move rows that the teacher is reading.
 */
export function orderedRows(pages: readonly (readonly MatrixRow[])[], isComplete: boolean): MatrixRow[] {
  const rows = uniqueRows(pages.flat())
  return isComplete ? rows.toSorted((one, other) => compareClasses(one.team, other.team)) : rows
}

/** The ids of the students in row order. A student in two classes has two rows but one paper, and is listed once. */
export const studentIds = (rows: readonly MatrixRow[]): string[] => [...new Set(rows.map(row => row.studentId))]

/** The row of a student in the chosen class, or the first row of a student who is not in it. */
export function rowOfStudent(rows: readonly MatrixRow[], studentId: string, teamId: string): MatrixRow | undefined {
  const own = rows.filter(row => row.studentId === studentId)
  return own.find(row => row.teamId === teamId) ?? own[0]
}

/**
 * How many rows the grid has. Until the last page has loaded: the server's count, but at least the number of loaded
 * rows. Afterwards: the number of loaded rows.
 */
export const rowCount = (loaded: number, total: number | undefined, complete: boolean): number =>
  complete ? loaded : Math.max(loaded, total ?? 0)
