import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { applyEntry, type Entry, emptyState, type School } from '../../../main/sample-school/store/changes/index'
import { nonEmpty } from '../../fixtures/non-empty'
import { monday } from './client'

const school = (): School => ({ world: createWorld(1, 'small', monday), state: emptyState() })

/** The class, name and number of every student. */
const membershipsIn = ({ world }: School) => ({
  teams: world.teams.map(({ students, ...team }) => ({ ...team, students: students.map(student => student.id) })),
  students: world.students.map(({ team, ...student }) => ({ ...student, team: team.id })),
})

const membershipsAfter = (...entries: Entry[]) => {
  const one = school()
  for (const entry of entries) applyEntry(one, entry)
  return membershipsIn(one)
}

const at = monday

describe('a change of classes or students', () => {
  const entriesAboutDeleted: Entry[] = [
    { type: 'team-updated', team: '9', name: 'x', allow_join: 0 },
    { type: 'team-hidden', team: '9', hidden: true },
    { type: 'teams-sorted', teams: ['9', '8'] },
    { type: 'teams-deleted', teams: ['9'], at },
    { type: 'students-left', team: '9', students: ['s-1'], at },
    { type: 'students-left', team: '1', students: ['s-99', 's-11'], at },
    { type: 'students-changed', students: ['s-99'], nickname: 'x' },
    { type: 'students-imported', at, rows: [{ student: 's-99', team: '1', nickname: 'x' }] },
    { type: 'student-password', student: 's-99', salt: 'a', hash: 'b' },
  ]

  it.each(entriesAboutDeleted)('is skipped if it refers to something deleted: %j', entry => {
    expect(membershipsAfter(entry)).toEqual(membershipsIn(school()))
  })

  it('has the same effect if its journal entry is applied twice', () => {
    const entries: Entry[] = [
      { type: 'team-created', team: '3', name: '新', allow_join: 1 },
      {
        type: 'students-imported',
        at,
        rows: [
          { student: 's-21', team: '3', index: 20, nickname: '甲 一', number: '1', grade_name: '', class_name: '' },
        ],
      },
      { type: 'students-left', team: '1', students: ['s-1'], at },
      { type: 'teams-deleted', teams: ['2'], at },
    ]
    expect(membershipsAfter(...entries.flatMap(entry => [entry, entry]))).toEqual(membershipsAfter(...entries))
  })

  it('leaves a new account without a class if its class was deleted', () => {
    const rows = [{ student: 's-21', team: '9', index: 20, nickname: '甲 一' }]
    const { students } = membershipsAfter({ type: 'students-imported', at, rows })
    expect(students.at(-1)).toMatchObject({ id: 's-21', nickname: '甲 一', number: '', team: '', since: at })
  })

  it('never puts a student into two classes, nor into the student list of `noTeam`', () => {
    const one = school()
    for (const entry of [
      { type: 'students-imported', at, rows: [{ student: 's-1', team: '2' }] },
      { type: 'students-imported', at, rows: [{ student: 's-1', team: '2', number: '3' }] },
      { type: 'teams-deleted', teams: ['1'], at },
      { type: 'students-changed', students: ['s-2'], number: '' },
    ] satisfies Entry[])
      applyEntry(one, entry)
    const homes = one.world.teams.flatMap(team => team.students)
    expect(new Set(homes).size).toBe(homes.length)
    expect(homes).toHaveLength(11)
    for (const student of nonEmpty(one.world.students))
      expect(student.team.students.includes(student)).toBe(student.team.id !== '')
  })
})
