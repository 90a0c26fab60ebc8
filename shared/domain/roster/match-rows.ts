/**
 * Finds the student of each row, step by step: see `steps`. A name that is equal only without variants, a number with
 * another name, or a name that fits several students or rows, is never matched without a person. Each step looks at all
 * rows that are still open, so that the order of rows and students does not matter.
 */

import { groupBy } from '../group-by'
import { withoutLeadingZeros } from '../students'
import type { RosterEntry } from './entries'
import { gradeOfRow, mayMove } from './grade-steps'
import { createMatchState, type KeyStep, type Located, type Match, type MatchState, type Pair } from './match-state'
import { createNearNames } from './near-names'
import { isNoName } from './no-names'
import type { Decision, PresentStudent } from './plan-types'

type Decisions = ReadonlyMap<number, Decision>

const withoutZeros = (id: string): string => (/^\d+$/.test(id) ? withoutLeadingZeros(id) : id)

/** A key of several texts; null if one of them is empty. */
const keyOf = (...parts: (string | undefined)[]): string | null => (parts.some(part => !part) ? null : parts.join('\n'))

const bare = (number: string): string => withoutLeadingZeros(number)

/** What a person has decided. */
function byDecision({ located, byId, matches, claim }: MatchState, decisions: Decisions): void {
  claim(
    located.flatMap((row): Pair[] => {
      const decision = decisions.get(row.entry.row)
      if (decision?.is === 'new') matches.set(row.entry, {})
      const student = decision?.is === 'student' ? byId.get(decision.student_id) : undefined
      return student === undefined ? [] : [[row, student]]
    }),
  )
}

/** An ID whose name is another student's, or that fits only with zeros before it and has another name, is doubtful. */
function byStudentId({ students, byId, matches, open, isSame, similarTo, doubt, claim }: MatchState): void {
  const isWritten = ({ entry }: Located) => entry.student_id !== '' && !byId.has(entry.student_id)
  const byBareId = groupBy(open().some(isWritten) ? students : [], ({ student_id }) => withoutZeros(student_id))
  const withZeros: Pair[] = []
  claim(
    open().flatMap((row): Pair[] => {
      const { student_id: id, nickname } = row.entry
      if (id === '') return []
      const exact = byId.get(id)
      const similar = exact ? [] : (byBareId.get(withoutZeros(id)) ?? [])
      const student = exact ?? similar[0]
      const isNamed = student !== undefined && isSame(student.nickname, nickname)
      const namesakes = isNamed ? [] : similarTo(nickname)
      if (student === undefined) matches.set(row.entry, { fault: { is: 'noStudent', id } })
      else if (!isNamed && namesakes.length > 0) doubt(row, 'id', [student, ...namesakes])
      else if (exact) return [[row, student]]
      else if (similar.length === 1 && isNamed) withZeros.push([row, student])
      else doubt(row, 'zeros', similar)
      return []
    }),
  )
  claim(withZeros, { lostZeros: true })
}

/** 欠番 and the like is nobody, and never the student who has this number. */
function leaveNoNames({ open, doubt, similarTo }: MatchState): void {
  for (const row of open()) {
    const { nickname } = row.entry
    if (nickname !== '' && isNoName(nickname) && similarTo(nickname).length === 0) doubt(row, 'remark', [])
  }
}

/** Number and name in the class. */
const numberAndName: KeyStep = {
  row: ({ entry, team }) => keyOf(team?.id, bare(entry.number), entry.nickname),
  student: ({ team_id, number, nickname }) => keyOf(team_id, bare(number), nickname),
}

/** The name as it is written, in the class. */
const nameInClass: KeyStep = {
  row: ({ entry, team }) => keyOf(team?.id, entry.nickname),
  student: ({ team_id, nickname }) => keyOf(team_id, nickname),
}

/** The number in the class and a similar name, unless another student is called exactly so. */
const numberAndSimilarName: KeyStep = {
  row: ({ entry, team }, fold) => keyOf(team?.id, bare(entry.number), fold(entry.nickname)),
  student: ({ team_id, number, nickname }, fold) => keyOf(team_id, bare(number), fold(nickname)),
  isUnsure: ({ entry: { nickname }, team }, student, { similarTo, isFree }) =>
    similarTo(nickname).some(
      other => other !== student && other.nickname === nickname && (other.team_id === team?.id || isFree(other)),
    ),
}

/** The name as it is written, in another class, unless somebody of the class has a similar name. */
const nameInSchool: KeyStep = {
  row: ({ entry }) => keyOf(entry.nickname),
  student: ({ nickname }) => keyOf(nickname),
  isUnsure: ({ entry, team }, student, { similarTo, isFree }) =>
    similarTo(entry.nickname).some(other => other !== student && other.team_id === team?.id && isFree(other)),
  isDoubtful: (row, student, { isNewYear }) => student.team_id !== row.team?.id && !mayMove(row, student, isNewYear),
}

/** The number in the class, of a row without a name. */
const numberWithoutName: KeyStep = {
  row: ({ entry, team }) => (entry.nickname === '' ? keyOf(team?.id, bare(entry.number)) : null),
  student: ({ team_id, number }) => keyOf(team_id, bare(number)),
}

const byKey = (step: KeyStep) => (state: MatchState) => state.claimByKey(step)

/** What only looks like one of the students: a similar name, or the number of somebody with another name. */
function leaveSimilar({ open, free, similarTo, isFree, doubt }: MatchState): void {
  if (open().length === 0) return
  const holders = groupBy(free(), ({ team_id, number }) => keyOf(team_id, bare(number)))
  for (const row of open()) {
    const { nickname, number } = row.entry
    const similar = similarTo(nickname).filter(isFree)
    const near = similar.filter(student => student.team_id === row.team?.id || student.nickname === nickname)
    const key = keyOf(row.team?.id, bare(number))
    const sameNumber = key === null ? [] : (holders.get(key) ?? [])
    const candidates = [...new Set([...sameNumber, ...(near.length > 0 ? near : similar)])]
    if (candidates.length > 0) doubt(row, similar.length > 0 ? 'folded' : 'number', candidates)
  }
}

/** A row would be new, but another row of the grade has its name, or is about a student with its name. */
function leaveTwice({ located, matches, open, doubt, fold }: MatchState): void {
  if (open().length === 0) return
  const gradeKeyOf = (row: Located) => {
    const found = gradeOfRow(row)
    return found === null ? '' : `${found.stage}${found.grade}`
  }
  const keyIn = (row: Located, name: string) => `${gradeKeyOf(row)}\n${fold(name)}`
  const named = located.flatMap(row => {
    const student = matches.get(row.entry)?.student
    const names = [row.entry.nickname, student?.nickname ?? ''].filter(name => name !== '')
    return [...new Set(names.map(name => keyIn(row, name)))].map(key => ({ key, student }))
  })
  const groups = groupBy(named, ({ key }) => key)
  const twins = new Map(
    [...groups]
      .filter(([, group]) => group.length > 1)
      .map(([key, group]): [string, PresentStudent[]] => [
        key,
        [...new Set(group.flatMap(({ student }) => student ?? []))],
      ]),
  )
  for (const row of open()) {
    const students = row.entry.nickname === '' ? undefined : twins.get(keyIn(row, row.entry.nickname))
    if (students) doubt(row, 'twice', students)
  }
}

/** In the next year, a row would be new, but a student of the grade has a part of its name. */
function leaveNear(state: MatchState): void {
  if (!state.isNewYear || state.open().length === 0) return
  const nearTo = createNearNames(state)
  for (const row of state.open()) {
    const candidates = nearTo(row)
    if (candidates.length > 0) state.doubt(row, 'near', candidates)
  }
}

/** All ways to find students, the surest first. The rows that are left at the end are new students. */
const steps: readonly ((state: MatchState, decisions: Decisions) => void)[] = [
  byDecision,
  byStudentId,
  leaveNoNames,
  byKey(numberAndName),
  byKey(nameInClass),
  byKey(numberAndSimilarName),
  byKey(nameInSchool),
  byKey(numberWithoutName),
  leaveSimilar,
  leaveTwice,
  leaveNear,
]

export function matchRows(
  located: readonly Located[],
  students: readonly PresentStudent[],
  decisions: Decisions,
  isNewYear = false,
): Map<RosterEntry, Match> {
  const state = createMatchState(located, students, isNewYear)
  for (const step of steps) step(state, decisions)
  for (const { entry } of state.open()) state.matches.set(entry, {})
  return state.matches
}
