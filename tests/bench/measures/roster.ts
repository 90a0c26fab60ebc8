import { plainSheet } from '../../../main/excel/plain-sheet'
import { readFile } from '../../../main/roster/read-table'
import { findHeader, findMapping } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { findHalves } from '../../../shared/domain/roster/halves'
import { planImport } from '../../../shared/domain/roster/plan'
import { rosterStudents, rosterTeams } from '../../fixtures/school-rosters'
import { callTimes } from '../call-times'
import { type Measure, middle, times, worst } from '../measure'
import { runProgram } from '../processes'

const megabytes = 2 ** 20

/** Reads a file and plans its import, as main and the page do. */
async function preview(bytes: Uint8Array): Promise<void> {
  const { rows } = await readFile(bytes, {})
  const header = findHeader(rows)
  findHalves(rows, header)
  const teamNames = rosterTeams.map(({ name }) => name)
  const { entries } = readEntries({ rows, header, mapping: findMapping(rows, header), separator: ' ', teamNames })
  const { rows: planned } = planImport({ entries, students: rosterStudents, teams: rosterTeams })
  if (planned.length !== 1000) throw new Error(`${planned.length} rows`)
}

export const roster: Measure = {
  name: 'roster',
  title: 'the preview of a roster of 1,000 students, against reading its file alone; 200 hostile files',
  idle: 1,
  async open({ folder, quick }) {
    await runProgram('hostile-rosters', ['make', folder])
    const students = rosterStudents.slice(0, 1000)
    const rows = students.map(one => [one.team_name, `${Number(one.number) + 1}`, one.student_id, one.nickname])
    const bytes = await plainSheet('名簿', [['クラス', '番号', '生徒ID', '生徒名'], ...rows], 0)
    const count = quick ? 5 : 30
    return {
      sides: {
        preview: () => callTimes(count, () => preview(bytes)),
        reading: () => callTimes(count, async () => void (await readFile(bytes, {}))),
        hostile: () => runProgram('hostile-rosters', ['read', folder]),
      },
      close: async () => undefined,
    }
  },
  figures: [
    { label: '1,000 students: the preview, p50', unit: 'ms', value: middle('preview', 'p50'), most: 2000 },
    { label: '… reading the file alone, p50', unit: 'ms', value: middle('reading', 'p50') },
    { label: '… ratio', unit: '×', value: times('preview', 'reading', 'p50'), most: 1.5 },
    { label: '200 hostile files: the slowest one', unit: 'ms', value: worst('hostile', 'longest'), most: 2000 },
    { label: '… all of them', unit: 'ms', value: middle('hostile', 'ms') },
    { label: '… memory at most', unit: 'MB', value: s => worst('hostile', 'rss')(s) / megabytes, most: 256 },
  ],
}
