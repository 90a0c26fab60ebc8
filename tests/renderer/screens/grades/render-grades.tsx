/** クラス・ID編集 with the answers of a small school that keeps what is written. */
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Grades } from '../../../../renderer/screens/grades/Grades'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

export interface Row {
  id: string
  name: string
  allow_join: 0 | 1
  sort: number
  student_count: number
  hidden: 0 | 1
}

export const team = (id: string, name: string, change: Partial<Row> = {}): Row => ({
  id,
  name,
  allow_join: 1,
  sort: Number(id),
  student_count: 40,
  hidden: 0,
  ...change,
})

export const effect = (team_id: string, name: string, change: object = {}) => ({
  team_id,
  name,
  student_count: 10,
  homework_count: 3,
  open_homework_count: 0,
  unsubmitted_count: 0,
  ...change,
})

export interface School {
  fake: FakeBridge
  /** The classes of the server. */
  teams: Row[]
}

/** The school has 1,000 students; a deletion removes 10 of them and no open homework. */
export function openSchool(): School {
  const fake = putBridge({ session: teacher })
  const school: School = { fake, teams: [team('1', '1年A組'), team('2', '2年A組'), team('3', '放課後クラブ')] }
  const change = (id: string, fields: Partial<Row>) => {
    school.teams = school.teams.map(each => (each.id === id ? { ...each, ...fields } : each))
    return success(null)
  }
  const list = <T,>(items: T[]) => success({ items, total: items.length })
  fake.api('my-team-rows', () => list(school.teams))
  fake.api('team-info', ({ team_id }) =>
    success({ ...team(team_id, ''), homework_count: 12, open_homework_count: Number(team_id) }),
  )
  fake.api('team-create', ({ name, allow_join }) => {
    const made = team(String(school.teams.length + 1), name, { allow_join, student_count: 0 })
    school.teams = [...school.teams, made]
    return success(made)
  })
  fake.api('team-update', ({ id, name, allow_join }) => change(id, { name, allow_join }))
  fake.api('make-hidden', ({ team_id }) => change(team_id, { hidden: 1 }))
  fake.api('make-obvious', ({ team_id }) => change(team_id, { hidden: 0 }))
  fake.api('reorder-sort', ({ team_ids }) => {
    school.teams = team_ids.split(',').flatMap(id => school.teams.filter(each => each.id === id))
    return success(null)
  })
  fake.api('batch-deletion-confirm', ({ team_ids }) =>
    list(
      team_ids.split(',').flatMap(id => school.teams.filter(each => each.id === id).map(each => effect(id, each.name))),
    ),
  )
  fake.api('student-page-rows', () => success({ items: [], total: 1000 }))
  fake.api('batch-deletion', ({ team_id }) => {
    school.teams = school.teams.filter(({ id }) => !team_id.split(',').includes(id))
    return success(null)
  })
  return school
}

/** The page with the bar of deletions. With `pauses`, time passes by `vi.advanceTimersByTimeAsync`. */
export function showGrades({ pauses = false } = {}) {
  if (pauses) vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup(pauses ? { advanceTimers: vi.advanceTimersByTime } : {})
  const view = renderScreen(
    <>
      <Grades />
      <UndoBar />
    </>,
    { url: '/admin/grades' },
  )
  return { ...view, user }
}
