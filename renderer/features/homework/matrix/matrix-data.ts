/** What the matrix shows, computed once per page of rows so that a cell only paints (SPEC §7 topic-score-overview). */
import { type ScoreClass, scoreClass, scoreLetters } from '../../../../shared/domain/score-class'
import {
  average,
  cellsOf,
  classAverage,
  distinctTopics,
  figure,
  rowKey,
  studentAverage,
} from '../../../../shared/domain/scores'
import { searchForm } from '../../../../shared/domain/search-form'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { matchesStudent } from '../../people/match-student'
import { text } from './text'

type RawColumn = EndpointResponse<'topic-score-overview-x'>['items'][number]
type RawRow = EndpointResponse<'topic-score-overview-y'>['items'][number]
type RawCell = RawRow['scores'][number]

export interface MatrixColumn {
  topicId: string
  title: string
  /** The title, with the full score where it is not 100. */
  label: string
  /** Which kind of exercise it is. */
  viewKey: string
  full: number
  average: number | null
  answered: number
}

export interface MatrixCell {
  /** Null: not answered; 0 is a score. */
  score: number | null
  class: ScoreClass
  /** The figure as shown; empty where there is no score. */
  figure: string
  letter: string
  learnCount: number
  best: number | null
}

export interface MatrixRow {
  /** A student of two classes has a row in each. */
  key: string
  studentId: string
  number: string
  name: string
  teamId: string
  team: string
  /** 0 not begun, 1 begun, 2 submitted. */
  submitStatus: number
  /** When he handed in last. */
  submitTime: string | undefined
  /** Points of 100 over the topics that were answered. */
  average: number | null
  /** One per column, in column order. */
  cells: MatrixCell[]
}

/** The columns of the matrix, with the server's averages; a topic that comes twice is shown once. */
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

/** The columns with the class's averages as they are shown; `rows` is null until all have come. */
export const withClassAverages = (columns: readonly MatrixColumn[], rows: readonly MatrixRow[] | null): MatrixColumn[] =>
  columns.map((column, at) => {
    const mean = average((rows ?? []).map(row => row.cells[at]?.score))
    return { ...column, average: classAverage(mean, column.average, rows !== null) }
  })

function buildCell(cell: RawCell | undefined, full: number): MatrixCell {
  const { score = null, learn_count = 0, best_score = null } = cell ?? {}
  const kind = scoreClass(score, full)
  return {
    score,
    class: kind,
    figure: figure(score),
    letter: scoreLetters[kind],
    learnCount: learn_count,
    best: best_score,
  }
}

/** One student's row, its cells in the order of `columns`; scores of topics that have no column are left out. */
export function buildRow(raw: RawRow, columns: readonly MatrixColumn[]): MatrixRow {
  const found = cellsOf(
    raw.scores,
    columns.map(column => ({ topic_id: column.topicId })),
  )
  const cells = columns.map((column, at) => buildCell(found[at], column.full))
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

/** Drops rows that came before: a list that moved between two pages repeats some. */
export function uniqueRows(rows: readonly MatrixRow[]): MatrixRow[] {
  const seen = new Set<string>()
  return rows.filter(row => !seen.has(row.key) && seen.add(row.key))
}

/** The students in the order of their rows, each once: who is in two classes has one paper. */
export const studentIds = (rows: readonly MatrixRow[]): string[] => [...new Set(rows.map(row => row.studentId))]

/** `server` is the order in which the server sends: by class and number. */
export const rowOrders = ['server', 'number-desc', 'average-desc', 'average-asc'] as const
export type RowOrder = (typeof rowOrders)[number]

/** Which students are shown, by how far they are. */
export const submitFilters = {
  all: () => true,
  left: row => row.submitStatus !== 2,
  notBegun: row => row.submitStatus === 0,
  begun: row => row.submitStatus === 1,
  submitted: row => row.submitStatus === 2,
} satisfies Record<string, (row: Pick<MatrixRow, 'submitStatus'>) => boolean>
export type SubmitFilter = keyof typeof submitFilters

export interface ViewSettings {
  order: RowOrder
  standing: SubmitFilter
  /** Empty: all classes. */
  teamId: string
  search: string
}

export const defaultViewSettings: ViewSettings = { order: 'server', standing: 'all', teamId: '', search: '' }

/** The arrangement that a draft holds, or null where it holds none. */
export function parseViewSettings(value: unknown): ViewSettings | null {
  if (typeof value !== 'object' || value === null) return null
  const { order, standing, teamId, search } = value as Record<string, unknown>
  const known = (Object.keys(sorters) as RowOrder[]).find(each => each === order)
  const shown = (Object.keys(submitFilters) as SubmitFilter[]).find(each => each === standing)
  if (!known || !shown || typeof teamId !== 'string' || typeof search !== 'string') return null
  return { order: known, standing: shown, teamId, search }
}

/** Whether only some of the students are shown. */
const isFiltering = ({ standing, teamId, search }: ViewSettings): boolean =>
  standing !== 'all' || teamId !== '' || searchForm(search) !== ''

/** Whether every page must be there before the arrangement is right. */
export const needsAllRows = (arrangement: ViewSettings): boolean => arrangement.order !== 'server' || isFiltering(arrangement)

/** Students without an average stand last, whichever way the others are ordered. */
function byAverage(direction: 1 | -1) {
  return (one: MatrixRow, other: MatrixRow): number => {
    if (one.average === null || other.average === null)
      return Number(one.average === null) - Number(other.average === null)
    return (one.average - other.average) * direction
  }
}

const sorters: Record<RowOrder, (rows: MatrixRow[]) => MatrixRow[]> = {
  server: rows => rows,
  'number-desc': rows => rows.toReversed(),
  'average-desc': rows => rows.toSorted(byAverage(-1)),
  'average-asc': rows => rows.toSorted(byAverage(1)),
}

/** The rows as they are shown. */
export function applyViewSettings(rows: MatrixRow[], arrangement: ViewSettings): MatrixRow[] {
  const needle = searchForm(arrangement.search)
  const { standing, teamId } = arrangement
  const kept = isFiltering(arrangement)
    ? rows.filter(row => submitFilters[standing](row) && (teamId === '' || row.teamId === teamId) && matchesStudent(row, needle))
    : rows
  return sorters[arrangement.order](kept)
}

/**
 * How many rows the grid has: what the server counts, never fewer than have come; once the pages end, what came.
 */
export const rowCount = (loaded: number, total: number | undefined, complete: boolean): number =>
  complete ? loaded : Math.max(loaded, total ?? 0)
