/** The order and the filters of the score matrix. The teacher's settings are kept as a draft per homework. */
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { submitStatus } from '../../../../shared/domain/statuses'
import { matchesStudent } from '../../people/match-student'
import { type CountedRound, countedRounds, type MatrixRow } from './matrix-types'

/** `server` is the order in which the server sends the rows: by class and number. The names are stored in drafts. */
export const rowOrders = ['server', 'number-desc', 'average-desc', 'average-asc'] as const
export type RowOrder = (typeof rowOrders)[number]

/** Whether the teacher has not looked at what this student submitted last. */
export type IsUnseen = (row: MatrixRow) => boolean

/** Filters by submission status. The names are stored in drafts. */
export const submitFilters = {
  all: () => true,
  left: row => row.submitStatus !== submitStatus.submitted,
  notBegun: row => row.submitStatus === submitStatus.notBegun,
  begun: row => row.submitStatus === submitStatus.begun,
  submitted: row => row.submitStatus === submitStatus.submitted,
  unseen: (row, isUnseen) => isUnseen(row),
} satisfies Record<string, (row: MatrixRow, isUnseen: IsUnseen) => boolean>
export type SubmitFilter = keyof typeof submitFilters

/** The field names are stored in drafts. */
export interface ViewSettings {
  order: RowOrder
  /** Which students are shown, by submission status. */
  standing: SubmitFilter
  /** Empty: all classes. */
  teamId: string
  search: string
  counted: CountedRound
}

export const defaultViewSettings: ViewSettings = {
  order: 'server',
  standing: 'all',
  teamId: '',
  search: '',
  counted: 'latest',
}

/** Reads the settings from a draft; null if the draft holds none. */
export function parseViewSettings(value: unknown): ViewSettings | null {
  if (typeof value !== 'object' || value === null) return null
  const { order, standing, teamId, search, counted } = value as Record<string, unknown>
  const knownOrder = rowOrders.find(each => each === order)
  const knownFilter = (Object.keys(submitFilters) as SubmitFilter[]).find(each => each === standing)
  if (!knownOrder || !knownFilter || typeof teamId !== 'string' || typeof search !== 'string') return null
  // a draft of an earlier version has no `counted`
  const knownCounted = countedRounds.find(each => each === counted) ?? 'latest'
  return { order: knownOrder, standing: knownFilter, teamId, search, counted: knownCounted }
}

/** Whether the settings hide some of the students. */
const isFiltering = ({ standing, teamId, search }: ViewSettings): boolean =>
  standing !== 'all' || teamId !== '' || normalizeForSearch(search) !== ''

/** Whether every page must be loaded before the rows can be shown correctly. */
export const needsAllRows = (settings: ViewSettings): boolean =>
  // the server knows no averages of the best scores
  settings.order !== 'server' || settings.counted !== 'latest' || isFiltering(settings)

/** Students without an average come last in both directions. */
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

/** Filters and sorts the rows. */
export function applyViewSettings(
  rows: MatrixRow[],
  settings: ViewSettings,
  isUnseen: IsUnseen = () => true,
): MatrixRow[] {
  const { order, standing, teamId, search } = settings
  const needle = normalizeForSearch(search)
  const shown = isFiltering(settings)
    ? rows.filter(
        row =>
          submitFilters[standing](row, isUnseen) &&
          (teamId === '' || row.teamId === teamId) &&
          matchesStudent(row, needle),
      )
    : rows
  return sorters[order](shown)
}
