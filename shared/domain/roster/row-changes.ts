/** What a row of a table changes of its student. */
import { type StudentField, withoutLeadingZeros } from '../students'
import { classKey, createSpellings, gradeKey, splitTeamName } from './class-names'
import type { RosterEntry } from './entries'
import { foldName } from './fold-name'
import type { Change, PlanNote, PresentStudent, PresentTeam } from './plan-types'

/** Whether two texts of a field mean the same. */
const meanSame: Record<StudentField, (one: string, other: string) => boolean> = {
  nickname: (one, other) => one === other,
  number: (one, other) => withoutLeadingZeros(one) === withoutLeadingZeros(other),
  grade_name: (one, other) => gradeKey(one) === gradeKey(other),
  class_name: (one, other) => classKey(one) === classKey(other),
}

const fieldOrder = ['nickname', 'number', 'grade_name', 'class_name'] as const

/**
 * Finds what rows change, in the school's own spelling of grades and classes.
 * @param losesNumber who goes into another class does not keep her number.
 */
export function createChangeFinder(students: readonly PresentStudent[], losesNumber = false) {
  const spellings = {
    grade_name: createSpellings(
      students.map(student => student.grade_name),
      gradeKey,
    ),
    class_name: createSpellings(
      students.map(student => student.class_name),
      classKey,
    ),
  }

  /** Empty cells change nothing. Grade and class follow a new class if the file does not say them. */
  return (
    entry: RosterEntry,
    team: PresentTeam | undefined,
    student: PresentStudent | undefined,
    keepsName: boolean,
  ) => {
    const notes: PlanNote[] = []
    // 組 may hold the whole name of the class.
    const { class_name } = splitTeamName(entry.class_name) ?? entry
    const written: Record<StudentField, string> = {
      nickname: keepsName ? '' : entry.nickname,
      number: entry.number,
      grade_name: spellings.grade_name(entry.grade_name),
      class_name: spellings.class_name(class_name),
    }
    const isRespelled = written.grade_name !== entry.grade_name || written.class_name !== entry.class_name
    const comesIn = team !== undefined && team.id !== student?.team_id
    const named = comesIn ? splitTeamName(team.name) : null
    const derived = (['grade_name', 'class_name'] as const).filter(
      field => named !== null && entry.columns[field] === undefined,
    )
    for (const field of derived) written[field] = spellings[field](named?.[field] ?? '')
    const changes: Change[] = fieldOrder
      .filter(field => written[field] !== '' && !meanSame[field](student?.[field] ?? '', written[field]))
      .map(field => ({ field, from: student?.[field] ?? '', to: written[field] }))
    const isNumberless = losesNumber && comesIn && team.id !== '' && entry.number === ''
    if (isNumberless && student?.number) changes.push({ field: 'number', from: student.number, to: '' })
    if (comesIn) changes.unshift({ field: 'team', from: student?.team_name ?? '', to: team.name })

    const isSaid = (field: Change['field']) => changes.some(change => change.field === field)
    if (isRespelled && (isSaid('grade_name') || isSaid('class_name'))) notes.push('spelling')
    if (derived.some(isSaid)) notes.push('fromTeam')
    if (student && written.number.length < student.number.length && !isSaid('number') && written.number !== '') {
      notes.push('zeros')
    }
    if (student && isSaid('nickname') && foldName(written.nickname) === foldName(student.nickname))
      notes.push('variant')
    return { changes, notes }
  }
}
