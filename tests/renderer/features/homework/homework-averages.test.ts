import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { studentRow, summaryRows } from '../../../../main/excel/score-sheet-rows'
import { buildColumns, buildRow, rowOfStudent } from '../../../../renderer/features/homework/matrix/matrix-data'
import { collectAverages, shownAverages } from '../../../../renderer/features/homework/matrix/shown-averages'
import { buildRoster } from '../../../../renderer/features/homework/roster'
import { topicLines } from '../../../../renderer/screens/homework/student/student-scores'
import { createHomeworkAverages } from '../../../../shared/domain/homework-averages'
import { formatAverage } from '../../../../shared/domain/scores'
import { defined } from '../../../fixtures/defined'
import { checkProperty } from '../../../shared/check-property'

const teamNames = new Map([
  ['3', '2年A組'],
  ['5', '2年B組'],
  ['8', '英語部'],
])
const fulls = [100, 20]

/** Students with one or two classes, and a score or none in each topic. */
const anyStudents = fc
  .array(
    fc.record({
      teams: fc.subarray([...teamNames.keys()], { minLength: 1, maxLength: 2 }),
      scores: fc.tuple(
        fc.option(fc.integer({ min: 0, max: 1000 }).map(tenths => tenths / 10)),
        fc.option(fc.integer({ min: 0, max: 200 }).map(tenths => tenths / 10)),
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map(students => students.map((student, at) => ({ ...student, id: `s${at}` })))

type Students = typeof anyStudents extends fc.Arbitrary<infer Value> ? Value : never

/** One row per student and class, as the server sends them. */
const rawRows = (students: Students) =>
  students.flatMap(({ id, teams, scores }) =>
    teams.map(team => ({
      student_id: id,
      number: id,
      nickname: id,
      team_id: team,
      team_name: teamNames.get(team) ?? '',
      submit_status: 2,
      scores: scores.flatMap((score, at) =>
        score === null ? [] : [{ topic_id: String(at), score, learn_count: 1, best_score: score }],
      ),
    })),
  )

const columns = buildColumns(
  fulls.map((full_score, at) => ({
    topic_id: String(at),
    resource_title: `課題${at}`,
    view_key: 'listening',
    full_score,
    average_score: 1,
    completed_count: 0,
  })),
)

/** The oracle: the mean of the scores, to one decimal; 「―」 without any. */
const meanText = (scores: readonly (number | null)[]): string => {
  const present = scores.filter(score => score !== null)
  if (present.length === 0) return '―'
  return (Math.round((present.reduce((sum, score) => sum + score, 0) / present.length) * 10) / 10).toFixed(1)
}

/** The averages of the topics in each row of the sheet's summary, by label. */
function sheetAverages(students: Students): Map<string, string[]> {
  const averages = createHomeworkAverages(fulls.length)
  for (const raw of rawRows(students))
    averages.add(
      studentRow(
        {
          number: raw.number,
          name: raw.nickname,
          team: raw.team_name,
          teamId: raw.team_id,
          id: raw.student_id,
          status: '',
          submitted: true,
          scores: fulls.map((_, at) => raw.scores.find(cell => cell.topic_id === String(at))?.score ?? null),
        },
        fulls,
      ).counted,
    )
  const sheet = { teams: [], topics: fulls.map((full, at) => ({ title: `課題${at}`, full, average: 1 })) }
  const rows = summaryRows(sheet, averages, teamNames, undefined).filter(row => row.cells.length > 0)
  return new Map(
    rows.map(({ cells }) => [
      String(cells[1]?.value),
      cells.slice(6).map(({ value }) => (typeof value === 'number' ? value.toFixed(1) : String(value))),
    ]),
  )
}

const shown = (topics: readonly (number | null)[]) => topics.map(value => formatAverage(value) || '―')

describe('the averages of a homework', () => {
  it('are the same on the screen, on a student’s page and in the score sheet, for every class', () => {
    checkProperty(anyStudents, students => {
      const rows = rawRows(students).map(raw => buildRow(raw, columns))
      const sent = new Set(rows.map(row => row.teamId))
      const averages = collectAverages(rows, columns.length)
      const screen = (teamId: string) =>
        shownAverages(averages, teamId, { hasSeveralTeams: sent.size > 1, isComplete: true, columns })
      const sheet = sheetAverages(students)

      const all = fulls.map((_, at) => meanText(students.map(student => student.scores[at] ?? null)))
      expect(screen('').scope).toBe(sent.size > 1 ? 'overall' : 'class')
      expect(shown(screen('').topics)).toEqual(all)
      expect(sheet.get(sent.size > 1 ? '全体平均' : 'クラス平均')).toEqual(all)

      for (const team of sent) {
        const members = students.filter(student => student.teams.includes(team))
        const expected = fulls.map((_, at) => meanText(members.map(student => student.scores[at] ?? null)))
        expect(screen(team).scope).toBe('class')
        expect(shown(screen(team).topics)).toEqual(expected)
        if (sent.size > 1) expect(sheet.get(`${teamNames.get(team)} 平均`)).toEqual(expected)
      }
      // a student of several classes is compared with the chosen one, or with the first if none of them is chosen
      const roster = buildRoster(rows)
      for (const student of students) {
        const member = defined(roster.find(({ studentId }) => studentId === student.id))
        for (const chosen of ['', ...teamNames.keys()]) {
          const team = student.teams.includes(chosen) ? chosen : student.teams[0]
          const row = rowOfStudent(rows, member.studentId, chosen)
          expect(row?.teamId).toBe(team)
          const lines = topicLines(member, columns, screen(row?.teamId ?? '').topics)
          const classmates = students.filter(({ teams }) => teams.includes(team ?? ''))
          const expected = fulls.map((_, at) => meanText(classmates.map(({ scores }) => scores[at] ?? null)))
          expect(shown(lines.map(line => line.classAverage))).toEqual(expected)
        }
      }
    })
  })

  it('count a student in two classes once for all students, and in each class', () => {
    const students: Students = [
      { id: 'a', teams: ['3', '8'], scores: [100, null] },
      { id: 'b', teams: ['3'], scores: [40, null] },
    ]
    expect([...sheetAverages(students)]).toEqual([
      ['2年A組 平均', ['70.0', '―']],
      ['英語部 平均', ['100.0', '―']],
      ['全体平均', ['70.0', '―']],
    ])
  })

  it('are those of the server for all students while rows are missing, and unknown for one class', () => {
    const averages = createHomeworkAverages(2)
    const options = { hasSeveralTeams: true, isComplete: false, columns }
    expect(shownAverages(averages, '', options)).toEqual({ scope: 'overall', average: null, topics: [1, 1] })
    expect(shownAverages(averages, '3', options)).toEqual({ scope: 'class', average: null, topics: [null, null] })
    const oneClass = { ...options, hasSeveralTeams: false }
    expect(shownAverages(averages, '3', oneClass)).toEqual({ scope: 'class', average: null, topics: [1, 1] })
  })
})
