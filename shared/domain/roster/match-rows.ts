/**
 * Finds the student of each row: by a person's decision, by ID, by number and name within the class, by the name as it
 * is written. A name that is equal only without variants, or one that fits several students, is never matched without a
 * person. The order of rows and students does not matter: each step looks at all rows that are still open.
 */
import { withoutLeadingZeros } from '../students'
import { gradeKey, splitTeamName } from './class-names'
import type { RosterEntry } from './entries'
import { foldName, shareWord } from './fold-name'
import { groupBy } from './group-by'
import type { Decision, Doubt, PresentStudent, PresentTeam, RowFault } from './plan-types'

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

type Decisions = ReadonlyMap<number, Decision>

const withoutZeros = (id: string): string => (/^\d+$/.test(id) ? withoutLeadingZeros(id) : id)

/** The grade in the name of a class, as a number; NaN if there is none. */
const gradeOf = (teamName: string): number => Number(gradeKey(splitTeamName(teamName)?.grade_name ?? '-'))

/** A student stays in the grade or goes into the next one. From other grades, it is more likely another person. */
function mayMove(student: PresentStudent, team: PresentTeam | undefined): boolean {
  const steps = gradeOf(team?.name ?? '') - gradeOf(student.team_name)
  return Number.isNaN(steps) || steps === 0 || steps === 1
}

export function matchRows(
  located: readonly Located[],
  students: readonly PresentStudent[],
  decisions: Decisions,
): Map<RosterEntry, Match> {
  const matches = new Map<RosterEntry, Match>()
  const taken = new Map<string, RosterEntry[]>()
  const folds = new Map(students.map(student => [student, foldName(student.nickname)]))
  const foldOf = (student: PresentStudent) => folds.get(student) ?? ''
  const open = () => located.filter(({ entry }) => !matches.has(entry))
  const free = () => students.filter(student => !taken.has(student.student_id))
  const doubt = ({ entry }: Located, reason: Doubt, candidates: PresentStudent[]) =>
    matches.set(entry, { doubt: reason, candidates })

  /** Gives students to rows. Several rows for one student are all at fault, whatever their order. */
  function claim(pairs: readonly (readonly [Located, PresentStudent])[], more: Pick<Match, 'lostZeros'> = {}): void {
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

  const byId = new Map(students.map(student => [student.student_id, student]))
  claim(
    located.flatMap(row => {
      const decision = decisions.get(row.entry.row)
      if (decision?.is === 'new') matches.set(row.entry, {})
      const student = decision?.is === 'student' ? byId.get(decision.student_id) : undefined
      return student === undefined ? [] : [[row, student] as const]
    }),
  )

  const byBareId = groupBy(students, ({ student_id }) => withoutZeros(student_id))
  const byFold = groupBy(students, foldOf)
  const bare: (readonly [Located, PresentStudent])[] = []
  claim(
    open().flatMap(row => {
      const { student_id: id, nickname } = row.entry
      if (id === '') return []
      const exact = byId.get(id)
      const similar = exact ? [] : (byBareId.get(withoutZeros(id)) ?? [])
      const student = exact ?? similar[0]
      const fold = foldName(nickname)
      if (student === undefined) matches.set(row.entry, { fault: { is: 'noStudent', id } })
      else if (nickname !== '' && foldOf(student) !== fold && byFold.has(fold)) {
        doubt(row, 'id', [student, ...(byFold.get(fold) ?? [])])
      } else if (exact) return [[row, student] as const]
      else if (similar.length === 1 && foldOf(student) === fold) bare.push([row, student])
      else doubt(row, 'zeros', similar)
      return []
    }),
  )
  claim(bare, { lostZeros: true })

  const numberKey = (team: string | undefined, number: string) => `${team} ${withoutLeadingZeros(number)}`
  const holders = () =>
    groupBy(
      free().filter(({ number }) => number !== ''),
      ({ team_id, number }) => numberKey(team_id, number),
    )
  const holdersOf = (all: ReturnType<typeof holders>, { entry, team }: Located) =>
    entry.number === '' ? [] : (all.get(numberKey(team?.id, entry.number)) ?? [])

  const numbered = holders()
  claim(
    open().flatMap(row => {
      const fold = foldName(row.entry.nickname)
      const same = holdersOf(numbered, row).filter(student => fold !== '' && foldOf(student) === fold)
      return same[0] && same.length === 1 ? [[row, same[0]] as const] : []
    }),
  )

  /** Matches rows with students of the same key, one to one. */
  function claimUnique(rowKey: (row: Located) => string, studentKey: (student: PresentStudent) => string): void {
    const named = groupBy(free(), studentKey)
    const pairs: (readonly [Located, PresentStudent])[] = []
    const rows = open().filter(({ entry }) => entry.nickname !== '')
    for (const [key, group] of groupBy(rows, rowKey)) {
      const candidates = named.get(key) ?? []
      const [student] = candidates
      const [row] = group
      if (student === undefined || row === undefined) continue
      if (candidates.length > 1) for (const one of group) doubt(one, 'many', candidates)
      else if (group.length > 1) for (const one of group) doubt(one, 'twice', candidates)
      else if (student.team_id !== row.team?.id && !mayMove(student, row.team)) doubt(row, 'many', candidates)
      else pairs.push([row, student])
    }
    claim(pairs)
  }
  claimUnique(
    ({ entry, team }) => `${team?.id} ${entry.nickname}`,
    ({ team_id, nickname }) => `${team_id} ${nickname}`,
  )
  claimUnique(
    ({ entry }) => entry.nickname,
    ({ nickname }) => nickname,
  )

  const left = holders()
  claim(
    open().flatMap(row => {
      const { nickname } = row.entry
      const same = holdersOf(left, row).filter(student => nickname === '' || shareWord(nickname, student.nickname))
      return same[0] && same.length === 1 ? [[row, same[0]] as const] : []
    }),
  )
  const freeByFold = groupBy(free(), foldOf)
  const stillLeft = holders()
  for (const row of open()) {
    const folded = row.entry.nickname === '' ? [] : (freeByFold.get(foldName(row.entry.nickname)) ?? [])
    const inClass = folded.filter(({ team_id }) => team_id === row.team?.id)
    const sameNumber = holdersOf(stillLeft, row)
    const candidates = [...new Set([...sameNumber, ...(inClass.length > 0 ? inClass : folded)])]
    if (candidates.length > 0) doubt(row, folded.length > 0 ? 'folded' : 'number', candidates)
  }

  const remaining = open().filter(({ entry }) => entry.nickname !== '')
  for (const [, twins] of groupBy(remaining, ({ entry, team }) => `${team?.id} ${foldName(entry.nickname)}`)) {
    for (const row of twins) if (twins.length > 1) doubt(row, 'twice', [])
  }
  for (const { entry } of open()) matches.set(entry, {})
  return matches
}
