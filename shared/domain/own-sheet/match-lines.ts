/** Finds the student of each row of a teacher's own sheet: by the rules of a row, and by what other rows say. */

import { groupBy } from '../group-by'
import type { RosterEntry } from '../roster/entries'
import { foldName } from '../roster/fold-name'
import type { Decision, PresentStudent } from '../roster/plan-types'
import { withoutLeadingZeros } from '../students'
import { bareOf, doubtful, type Facts, type Found, findByRules, type LocatedRow, match } from './line-rules'

/** Whether the list has names, and its last row: that of the last known name, or of a number right below it. */
function namesOf(rows: readonly LocatedRow[], isKnown: (name: string) => boolean) {
  const numbered = rows.filter(({ entry }) => bareOf(entry.number) !== '')
  const withNames = numbered.filter(({ entry }) => entry.nickname !== '')
  const known = rows.filter(({ entry }) => isKnown(entry.nickname))
  const below = new Set(numbered.map(({ entry }) => entry.row))
  let last = Math.max(0, ...known.map(({ entry }) => entry.row))
  while (below.has(last + 1)) last += 1
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
      return [row, findByRules(facts)]
    }),
  )
  settle(found, decided)
  return new Map([...found].map(([{ entry }, one]) => [entry, one]))
}
