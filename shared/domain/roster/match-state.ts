/** Which rows and students are matched so far. The order of rows and students does not matter. */

import { groupBy } from '../group-by'
import type { RosterEntry } from './entries'
import { foldName } from './fold-name'
import type { Doubt, PresentStudent, PresentTeam, RowFault } from './plan-types'

/** A row whose class is known. */
export interface Located {
  entry: RosterEntry
  team: PresentTeam | undefined
}

export interface Match {
  student?: PresentStudent
  doubt?: Doubt
  candidates?: PresentStudent[]
  fault?: RowFault
  /** The ID fits with zeros before it. */
  lostZeros?: true
}

export type Pair = readonly [Located, PresentStudent]

/** Finds the students of rows by a key; null for a row or a student without one. */
export interface KeyStep {
  row(row: Located, fold: MatchState['fold']): string | null
  student(student: PresentStudent, fold: MatchState['fold']): string | null
  /** Leaves the row to the later steps. */
  isUnsure?(row: Located, student: PresentStudent, state: MatchState): boolean
  /** The row is left to a person. */
  isDoubtful?(row: Located, student: PresentStudent, state: MatchState): boolean
}

export type MatchState = ReturnType<typeof createMatchState>

/** @param isNewYear the rows are of the next school year, the students of the present one. */
export function createMatchState(located: readonly Located[], students: readonly PresentStudent[], isNewYear: boolean) {
  const matches = new Map<RosterEntry, Match>()
  const taken = new Map<string, RosterEntry[]>()
  const folded = new Map<string, string>()
  /** The name without variants; each is folded once. */
  const fold = (name: string): string => {
    const known = folded.get(name) ?? foldName(name)
    folded.set(name, known)
    return known
  }
  const byId = new Map(students.map(student => [student.student_id, student]))
  let byFold: ReadonlyMap<string, PresentStudent[]> | null = null
  /** The students by their names without variants, which are needed only if a name differs. */
  const folds = () => {
    byFold ??= groupBy(students, student => fold(student.nickname))
    return byFold
  }
  const isFree = ({ student_id }: PresentStudent) => !taken.has(student_id)
  const free = () => students.filter(isFree)
  const open = () => located.filter(({ entry }) => !matches.has(entry))
  const doubt = ({ entry }: Located, reason: Doubt, candidates: PresentStudent[]) =>
    matches.set(entry, { doubt: reason, candidates })

  /** Gives students to rows. Several rows for one student are all at fault, whatever their order. */
  function claim(pairs: readonly Pair[], more: Pick<Match, 'lostZeros'> = {}): void {
    for (const [{ entry }, student] of pairs) {
      matches.set(entry, { student, ...more })
      taken.set(student.student_id, [...(taken.get(student.student_id) ?? []), entry])
    }
    for (const [, student] of pairs) {
      const claims = taken.get(student.student_id) ?? []
      if (claims.length < 2) continue
      for (const entry of claims) {
        const rows = claims.filter(other => other !== entry).map(({ row }) => row)
        matches.set(entry, { student, fault: { is: 'sameStudent', student, rows: rows.sort((a, b) => a - b) } })
      }
    }
  }

  const state = {
    located,
    students,
    isNewYear,
    matches,
    byId,
    isFree,
    free,
    open,
    doubt,
    claim,
    fold,
    /** Whether two names are equal without variants. */
    isSame: (one: string, other: string): boolean => one === other || fold(one) === fold(other),
    /** The students whose name is equal without variants, whether they are free or not. */
    similarTo: (name: string): readonly PresentStudent[] => (name === '' ? [] : (folds().get(fold(name)) ?? [])),

    /** Matches the open rows with the free students of the same key, one to one. */
    claimByKey({ row: rowKey, student: studentKey, isUnsure, isDoubtful }: KeyStep): void {
      const left = open()
      if (left.length === 0) return
      const found = groupBy(free(), student => studentKey(student, fold))
      const pairs: Pair[] = []
      for (const [key, group] of groupBy(left, row => rowKey(row, fold))) {
        const candidates = key === null ? [] : (found.get(key) ?? [])
        const [student] = candidates
        const [row] = group
        if (student === undefined || row === undefined) continue
        if (candidates.length > 1) for (const one of group) doubt(one, 'many', candidates)
        else if (group.length > 1) for (const one of group) doubt(one, 'twice', candidates)
        else if (isDoubtful?.(row, student, state)) doubt(row, 'many', candidates)
        else if (!isUnsure?.(row, student, state)) pairs.push([row, student])
      }
      claim(pairs)
    },
  }
  return state
}
