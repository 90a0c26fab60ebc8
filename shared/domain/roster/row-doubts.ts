/** Why a person must look at a row, even if it is clear whom it is about. */
import { gradeKey, splitTeamName } from './class-names'
import type { RosterEntry } from './entries'
import { hasLeft } from './no-names'
import type { Change, Doubt, PresentStudent, PresentTeam } from './plan-types'

/** Signs that other systems write in the place of a character that they do not have. */
const placeholder = /[?？〓□■]/u

/** Blanks without a width and marks of direction, which web pages put into texts. Some scripts need joiners. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** The first words of remarks below a list. */
const remark = /^(?:[※＊*]|副?担任)/u

interface Row {
  entry: RosterEntry
  student: PresentStudent | undefined
  team: PresentTeam | undefined
  changes: readonly Change[]
  /** Most rows of the table have a number. */
  isNumbered: boolean
}

const isUnnumbered = ({ number, student_id }: RosterEntry): boolean => number === '' && student_id === ''

/** Each doubt with its rule, the gravest first. */
const rules: readonly (readonly [Doubt, (row: Row) => boolean])[] = [
  [
    'signs',
    ({ entry, changes }) => changes.some(({ field }) => field === 'nickname') && placeholder.test(entry.nickname),
  ],
  ['unseen', ({ entry, changes }) => changes.some(({ field }) => field === 'nickname') && unseen.test(entry.nickname)],
  ['long', ({ entry, changes }) => changes.some(({ field }) => field === 'nickname') && entry.notes.includes('long')],
  [
    'remark',
    ({ entry, student, isNumbered }) =>
      student === undefined &&
      ((isNumbered && isUnnumbered(entry)) || remark.test(entry.nickname) || hasLeft(entry.nickname)),
  ],
  [
    'grade',
    ({ entry, team, changes }) =>
      entry.team !== '' &&
      entry.grade_name !== '' &&
      changes.some(({ field }) => field === 'grade_name') &&
      gradeKey(splitTeamName(team?.name ?? '')?.grade_name ?? entry.grade_name) !== gradeKey(entry.grade_name),
  ],
  [
    'seat',
    ({ entry, student, changes }) =>
      entry.notes.includes('seatUnsure') && (student === undefined || changes.length > 0),
  ],
]

export const findDoubt = (row: Row): Doubt | undefined => rules.find(([, applies]) => applies(row))?.[0]

/** Whether a table numbers its students: then a row without a number is perhaps a remark. */
export const isNumbered = (entries: readonly RosterEntry[]): boolean =>
  entries.length > 1 && entries.filter(({ number }) => number !== '').length * 2 >= entries.length
