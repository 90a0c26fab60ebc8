import { describe, expect, it } from 'vitest'
import { buildRow } from '../../../../renderer/features/homework/matrix/matrix-data'
import { buildRoster } from '../../../../renderer/features/homework/roster'
import { topicLines } from '../../../../renderer/screens/homework/student/student-scores'
import { groupByStage, studentLines } from '../../../../renderer/screens/homework/submissions/submission-stages'
import { row } from '../../screens/homework/samples'

const column = { topicId: '91', title: '空所補充', label: '', viewKey: '', full: 100, average: null, answered: 2 }
const rows = [
  row('1', '阿部', { '91': 71 }),
  row('2', '𠮷田', { '91': null }, { submit_status: 9 }),
  row('1', '阿部', { '91': 71 }, { team_id: '8', team_name: '英語部' }),
  // the same row on two pages
  row('1', '阿部', { '91': 71 }),
].map(raw => buildRow(raw, [column]))

describe('buildRoster', () => {
  it('lists each student once, with each of their classes once', () => {
    const members = buildRoster(rows)
    expect(members.map(({ studentId, teams }) => [studentId, teams.map(team => team.name)])).toEqual([
      ['1', ['2年A組', '英語部']],
      ['2', ['2年A組']],
    ])
    expect(studentLines(members.slice(0, 1))).toBe('2年A組・英語部\t01\t阿部')
  })

  it('makes students findable in each of their classes; an unknown status counts as not begun', () => {
    const found = groupByStage(buildRoster(rows), { teamId: '8', search: '' })
    expect(found.submitted.map(({ name }) => name)).toEqual(['阿部'])
    expect(groupByStage(buildRoster(rows), { teamId: '', search: '' }).notBegun.map(({ name }) => name)).toEqual([
      '𠮷田',
    ])
  })

  it('gives the difference to the class average from the rounded values', () => {
    const lines = buildRoster(rows).map(member => topicLines(member, [column], [70.04])[0])
    expect(lines.map(line => line?.difference)).toEqual([1, null])
    expect(lines[0]?.rounds).toEqual([1])
  })
})
