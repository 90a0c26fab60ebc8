/**
 * Finds the student of each row of a teacher's own sheet. Scores go into these rows, so nothing is concluded: a row is a
 * student's if number and name fit, or if one fits and the row does not say the other. Else a person decides.
 */
import type { RosterEntry } from '../roster/entries'
import { foldName } from '../roster/fold-name'
import { groupBy } from '../roster/group-by'
import { isNoName } from '../roster/no-names'
import type { Decision, PresentStudent } from '../roster/plan-types'
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
const match = (student: PresentStudent): Found => ({ student, candidates: [] })
const doubtful = (doubt: LineDoubt, ...candidates: readonly PresentStudent[][]): Found =>
  candidates.flat().length === 0 ? nobody : { doubt, candidates: [...new Set(candidates.flat())] }

const bareOf = (number: string): string => (/^\d+$/.test(number) ? withoutLeadingZeros(number) : '')

/** 2105 and 105 can be number 5 of 2年1組, if the name is hers. */
const isNumber = (written: string, { number }: PresentStudent): boolean =>
  bareOf(written) === bareOf(number) || (/^\d{3,5}$/.test(written) && Number(written) % 100 === Number(number))

/** What is about a name in a cell that cannot be read, or about its number. */
const isAboutPerson = ({ field }: RosterEntry['faults'][number]): boolean =>
  field !== 'student_id' && field !== 'furigana'

/** What a row says, and whom that fits. */
interface Facts extends LocatedRow {
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

/** Whether the list has names, and the last row with the name of a student. */
function namesOf(rows: readonly LocatedRow[], isKnown: (name: string) => boolean) {
  const numbered = rows.filter(({ entry }) => bareOf(entry.number) !== '')
  const withNames = numbered.filter(({ entry }) => entry.nickname !== '')
  const known = rows.filter(({ entry }) => isKnown(entry.nickname))
  const last = Math.max(0, ...known.map(({ entry }) => entry.row))
  return { hasNames: known.length > 0 || withNames.length * 2 > numbered.length, last }
}

/** Of several rows about one student, those that a person has decided stand; of namesakes, one doubt is everybody's. */
function settle(found: Map<LocatedRow, Found>, decided: ReadonlySet<LocatedRow>): void {
  const matched = () => [...found].filter(([, { student }]) => student !== undefined)
  for (const [student, claims] of groupBy(matched(), ([, one]) => one.student)) {
    const own = claims.filter(([row]) => decided.has(row))
    const isTwice = own.length > 1 || (own.length === 0 && claims.length > 1)
    for (const [row] of claims) {
      if (student && (isTwice || (own.length === 1 && !decided.has(row))))
        found.set(row, doubtful('repeated', [student]))
    }
  }
  const byName = groupBy(found, ([{ entry }]) => foldName(entry.nickname))
  for (const [row, { student }] of matched()) {
    const name = foldName(row.entry.nickname)
    const twins = (byName.get(name) ?? []).filter(([other]) => other !== row)
    const unsure = twins.flatMap(([, { doubt, candidates }]) =>
      doubt === 'differs' || doubt === 'many' ? candidates : [],
    )
    const isShared = student && unsure.some(one => one === student) && !decided.has(row)
    if (student && isShared && name !== '') found.set(row, doubtful('many', [student], unsure))
  }
  const taken = new Set(matched().map(([, { student }]) => student))
  for (const [row, { doubt, candidates }] of found) {
    const isWeak = doubt === 'number' || doubt === 'team' || doubt === 'nameless' || doubt === 'outside'
    if (doubt && isWeak)
      found.set(
        row,
        doubtful(
          doubt,
          candidates.filter(one => !taken.has(one)),
        ),
      )
  }
}

/** Finds the students of rows. `decisions`: what a person has said, by the row's key. */
export function matchLines(
  rows: readonly LocatedRow[],
  students: readonly PresentStudent[],
  decisions: ReadonlyMap<number, Decision>,
): ReadonlyMap<RosterEntry, Found> {
  const ids = new Map(students.map(student => [student.student_id, student]))
  const bareIds = groupBy(students, ({ student_id }) => withoutLeadingZeros(student_id))
  const names = groupBy(students, ({ nickname }) => foldName(nickname))
  const numbers = groupBy(students, ({ team_id, number }) => `${team_id}\n${bareOf(number)}`)
  const { hasNames, last } = namesOf(rows, name => name !== '' && names.has(foldName(name)))
  const decided = new Set<LocatedRow>()
  const found = new Map(
    rows.map((row): [LocatedRow, Found] => {
      const { entry, team, verdict } = row
      const decision = decisions.get(entry.row)
      const chosen = decision?.is === 'student' ? ids.get(decision.student_id) : undefined
      if (chosen) decided.add(row)
      if (chosen) return [row, match(chosen)]
      const number = bareOf(entry.number)
      const named = entry.nickname === '' ? [] : (names.get(foldName(entry.nickname)) ?? [])
      const fitting = named.filter(student => verdict(student.team_id) !== 'other')
      const facts: Facts = {
        ...row,
        number,
        named,
        fitting,
        exact: fitting.filter(({ nickname }) => nickname.trim() === entry.nickname),
        holders: team === null || number === '' ? [] : (numbers.get(`${team}\n${number}`) ?? []),
        byId: ids.get(entry.student_id),
        withZeros: entry.student_id === '' ? [] : (bareIds.get(withoutLeadingZeros(entry.student_id)) ?? []),
        list: !hasNames ? 'nameless' : entry.row > last ? 'below' : 'named',
      }
      for (const rule of rules) {
        const answer = rule(facts)
        if (answer) return [row, answer]
      }
      return [row, nobody]
    }),
  )
  settle(found, decided)
  return new Map([...found].map(([{ entry }, one]) => [entry, one]))
}
