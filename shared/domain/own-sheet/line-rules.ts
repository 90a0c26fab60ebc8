/**
 * Whose a row of a teacher's own sheet is. Scores go into these rows, so nothing is concluded: a row is a student's if
 * number and name fit, or if one fits and the row does not say the other. Else a person decides.
 */
import type { RosterEntry } from '../roster/entries'
import { isNoName } from '../roster/no-names'
import type { PresentStudent } from '../roster/plan-types'
import { withoutLeadingZeros } from '../students'
import type { Verdict } from './said-class'

/**
 * Why a person must decide. `folded`: the names are equal only without variants of characters. `number`: a student with
 * another name has this number. `differs`: the student of this name has another number. `id`: the student with this ID
 * has another name. `zeros`: the ID fits only with zeros before it. `many`: several students have this name. `team`: the
 * row is of another class, or perhaps so. `nameless`: other rows have names. `outside`: below the list. `unread`: a cell
 * has no result or an error. `seat`: several readings. `repeated`: another row is about the same student.
 */
export type LineDoubt =
  | 'folded'
  | 'number'
  | 'differs'
  | 'id'
  | 'zeros'
  | 'many'
  | 'team'
  | 'nameless'
  | 'outside'
  | 'unread'
  | 'seat'
  | 'repeated'

/** A row, and what it and the titles above it say of its class. */
export interface LocatedRow {
  entry: RosterEntry
  /** Whether it can be a row of a class. */
  verdict(teamId: string): Verdict
  /** The class whose numbers the row has, or null. */
  team: string | null
  /** Below the end of its list. */
  isOutside: boolean
}

export interface Found {
  student?: PresentStudent
  doubt?: LineDoubt
  candidates: PresentStudent[]
}

const nobody: Found = { candidates: [] }
export const match = (student: PresentStudent): Found => ({ student, candidates: [] })
export const doubtful = (doubt: LineDoubt, ...candidates: readonly PresentStudent[][]): Found =>
  candidates.flat().length === 0 ? nobody : { doubt, candidates: [...new Set(candidates.flat())] }

export const bareOf = (number: string): string => (/^\d+$/.test(number) ? withoutLeadingZeros(number) : '')

/** 2105 and 105 can be number 5 of 2年1組, if the name is hers. */
const isNumber = (written: string, { number }: PresentStudent): boolean =>
  bareOf(written) === bareOf(number) || (/^\d{3,5}$/.test(written) && Number(written) % 100 === Number(number))

/** What is about a name in a cell that cannot be read, or about its number. */
const isAboutPerson = ({ field }: RosterEntry['faults'][number]): boolean =>
  field !== 'student_id' && field !== 'furigana'

/** What a row says, and whom that fits. */
export interface Facts extends LocatedRow {
  number: string
  /** The students of this name, with variants. */
  named: PresentStudent[]
  /** Those of them whose class is not another one. */
  fitting: PresentStudent[]
  exact: PresentStudent[]
  /** The student of the class with this number. */
  holders: PresentStudent[]
  byId: PresentStudent | undefined
  withZeros: PresentStudent[]
  /** Other rows of the list have names; the row is below the last of them. */
  list: 'nameless' | 'named' | 'below'
}

/** The first rule with an answer decides. */
const rules: readonly ((facts: Facts) => Found | undefined | false)[] = [
  ({ entry, holders, fitting }) => entry.faults.some(isAboutPerson) && doubtful('unread', fitting, holders),
  ({ byId, named, fitting, entry, verdict, number }) => {
    if (byId === undefined) return undefined
    if (entry.nickname !== '' && !named.includes(byId)) return doubtful('id', [byId], fitting)
    if (verdict(byId.team_id) === 'other') return doubtful('team', [byId])
    return entry.nickname === '' && number !== '' && !isNumber(number, byId) ? doubtful('differs', [byId]) : match(byId)
  },
  ({ entry, number, withZeros }) => entry.nickname === '' && number === '' && doubtful('zeros', withZeros),
  ({ entry, named }) => named.length === 0 && entry.nickname !== '' && isNoName(entry.nickname) && nobody,
  ({ entry, ...facts }) => entry.nickname === '' && byNumber({ entry, ...facts }),
  ({ fitting, named, holders }) =>
    fitting.length === 0 && (named.length > 0 ? doubtful('team', named) : doubtful('number', holders)),
  ({ number, exact, fitting }) => {
    const known = fitting.filter(one => bareOf(one.number) !== '')
    if (number === '' || known.length === 0) return undefined
    const numbered = known.filter(one => isNumber(number, one))
    const [only] = numbered
    if (only === undefined) return doubtful(exact.length > 0 ? 'differs' : 'folded', exact, fitting)
    if (numbered.length > 1) return doubtful('many', numbered)
    return exact.length > 0 && !exact.includes(only) ? doubtful('differs', [only], exact) : match(only)
  },
  ({ fitting, exact }) => {
    const [only] = exact
    if (fitting.length > 1) return doubtful('many', fitting)
    return only === undefined ? doubtful('folded', fitting) : match(only)
  },
]

/** A row without a name has a student only where no row has one. */
function byNumber({ list, holders, isOutside, entry }: Facts): Found {
  if (list === 'below') return nobody
  if (list === 'named') return doubtful('nameless', holders)
  if (isOutside) return doubtful('outside', holders)
  if (entry.notes.includes('seatUnsure')) return doubtful('seat', holders)
  const [only] = holders
  return only === undefined || holders.length > 1 ? doubtful('many', holders) : match(only)
}

/** Whose a row is by itself. */
export function findByRules(facts: Facts): Found {
  for (const rule of rules) {
    const answer = rule(facts)
    if (answer) return answer
  }
  return nobody
}
