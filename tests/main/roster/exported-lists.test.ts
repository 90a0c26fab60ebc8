/** A list that the program or the server exports, imported unchanged, changes nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainSheet } from '../../../main/excel/plain-sheet'
import { readFile } from '../../../main/roster/read-table'
import { findHeader, findMapping } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { planImport } from '../../../shared/domain/roster/plan'
import type { PresentStudent, PresentTeam } from '../../../shared/domain/roster/plan-types'
import type { Client } from '../sample-school/client'
import { createSchools } from '../sample-school/restartable-school'

const schools = createSchools()

async function planOf(
  bytes: Uint8Array,
  school: { students: readonly PresentStudent[]; teams: readonly PresentTeam[]; fallback?: PresentTeam | undefined },
) {
  const { rows } = await readFile(bytes, {})
  const header = findHeader(rows)
  const teamNames = school.teams.map(({ name }) => name)
  const { entries, leftOut } = readEntries({
    rows,
    header,
    mapping: findMapping(rows, header),
    separator: ' ',
    teamNames,
  })
  const plan = planImport({ ...school, entries })
  return {
    kinds: [...new Set(plan.rows.map(({ kind }) => kind))],
    count: plan.rows.length,
    absent: plan.absent,
    leftOut,
  }
}

describe('the sheets of the server', () => {
  const itemsOf = async <T>(client: Client, name: 'my-team-rows' | 'student-page-rows', request: object) =>
    ((await client.data(name, request as never)) as { items: T[] }).items

  it.each([
    ['import-students-template', {}, 20],
    ['import-students-template', { team_id: '1' }, 10],
    ['export-students-xls', { team_id: '1' }, 10],
  ] as const)('%s of %j changes nothing', async (name, request, count) => {
    const client = await schools.start()
    const teams = await itemsOf<PresentTeam>(client, 'my-team-rows', {})
    const students = await itemsOf<PresentStudent>(client, 'student-page-rows', { page: 1, limit: 200 })
    const bytes = new Uint8Array(await (await client.fetch(name, request as never)).arrayBuffer())
    const fallback = 'team_id' in request ? teams.find(({ id }) => id === request.team_id) : undefined
    expect(await planOf(bytes, { students, teams, fallback })).toEqual({
      kinds: ['unchanged'],
      count,
      absent: [],
      leftOut: [],
    })
  })
})

describe('今の名簿をExcelで保存', () => {
  const teams = [
    { id: '1', name: '2年A組' },
    { id: '2', name: '2-B' },
  ]
  const sign = fc.constantFrom(...('山田髙橋﨑𠮷渡邉\u{E0102}神\ufa19①ーが゛ アBc・\'=+-@"〓?合計'.match(/./gu) ?? []))
  const name = fc
    .array(sign, { minLength: 1, maxLength: 12 })
    .map(signs => signs.join('').trim())
    .filter(text => text !== '' && !text.startsWith("'"))
  const one = fc.record({
    nickname: name,
    number: fc.constantFrom('', '0', '1', '01', '007', '12', '40'),
    grade_name: fc.constantFrom('', '2年', '２', '第2学年'),
    class_name: fc.constantFrom('', 'A組', 'B', '0'),
    team: fc.constantFrom(0, 1),
  })

  it('is the identity, whatever the students are called', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 12 }), async made => {
        const students = made.map(({ team, ...student }, at): PresentStudent => {
          const { id, name: team_name } = teams[team] ?? { id: '', name: '' }
          return { ...student, student_id: `s-${at}`, team_id: id, team_name }
        })
        const rows = students.map(one => [
          one.team_name,
          one.number,
          one.student_id,
          one.nickname,
          one.grade_name,
          one.class_name,
        ])
        const bytes = await plainSheet('名簿', [['クラス', '番号', '生徒ID', '生徒名', '学年', '組'], ...rows], 0)
        const { kinds, count, absent } = await planOf(bytes, { students, teams })
        expect([kinds, count, absent]).toEqual([['unchanged'], students.length, []])
      }),
      { numRuns: 60 },
    )
  })
})
