/** Rosters of 1,200 students from six systems: what is the same everywhere changes nothing. */
import { describe, expect, it } from 'vitest'
import { readFile } from '../../../main/roster/read-table'
import { findHeader, findMapping } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { planImport } from '../../../shared/domain/roster/plan'
import type { PlanKind, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { rosterFiles, rosterStudents, rosterTeams } from '../../fixtures/school-rosters'

async function planOf(file: Uint8Array, students: readonly PresentStudent[]) {
  const { rows } = await readFile(file, {})
  const header = findHeader(rows)
  const { entries } = readEntries({ rows, header, mapping: findMapping(rows, header), separator: ' ' })
  return planImport({ entries, students, teams: rosterTeams })
}

const countsOf = (rows: readonly { kind: PlanKind }[]) => {
  const counts: Partial<Record<PlanKind, number>> = {}
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

const inCp932 = (name: string) => name.replace(/[\u{E0100}-\u{E01EF}]/gu, '').replaceAll('𠮷', '吉')

describe.each(Object.entries(rosterFiles))('the roster of %s', (system, write) => {
  it('changes nothing where nothing has changed', async () => {
    const isOld = system.includes('CP932')
    const poor = isOld ? rosterStudents.filter(one => inCp932(one.nickname) !== one.nickname) : []
    const plan = await planOf(await write(rosterStudents), rosterStudents)
    expect(countsOf(plan.rows)).toEqual({
      unchanged: 1200 - poor.length,
      // The old encoding cannot write these names: the change is shown, because the number is the same.
      ...(poor.length > 0 && { changed: poor.length }),
    })
    expect(plan.absent).toEqual([])
  })

  it('shows who is new, who moves and who is not in it', async () => {
    const [first, second, ...others] = rosterStudents
    if (!first || !second) throw new Error('no students')
    const moved = { ...second, team_id: '1B', team_name: '1年B組', class_name: 'B組', number: '41' }
    const fresh = { ...first, student_id: '', nickname: '新入 生', number: '42' }
    const file = await write([moved, fresh, ...others])
    const plan = await planOf(file, rosterStudents)
    const counts = countsOf(plan.rows)
    expect([counts.new, counts.moves]).toEqual([1, 1])
    expect(plan.rows.find(({ kind }) => kind === 'moves')?.student).toBe(second)
    expect(plan.absent).toEqual([first])
  })
})
