import { readOwnSheet, writeOwnSheet } from '../../../main/own-sheet/own-sheet'
import type { CellValue } from '../../../shared/contract/own-sheet'
import { findPupils } from '../../../shared/domain/own-sheet/find-pupils'
import { planCells } from '../../../shared/domain/own-sheet/plan-cells'
import { macroSheet } from '../../fixtures/own-sheets/sheets'
import { callTimes } from '../call-times'
import { type Measure, middle } from '../measure'

const students = Array.from({ length: 1000 }, (_, at) => ({
  student_id: `s-${at}`,
  nickname: `生徒 ${at + 1}番`,
  number: String(at + 1),
  team_id: '1',
  team_name: '2年1組',
  grade_name: '',
  class_name: '',
}))

/** Reads a sheet of all students and writes their scores, as main and the page do. */
async function write(bytes: Uint8Array): Promise<void> {
  const sheet = await readOwnSheet(bytes)
  const pupils = findPupils(sheet, students, new Map(), '')
  const values = new Map(students.map(({ student_id }, at): [string, CellValue] => [student_id, { number: at % 101 }]))
  const cells = planCells(sheet, pupils, [{ homeworkId: '1', column: 3, values, missing: null }])
  if (cells.length !== students.length) throw new Error(`${cells.length} cells`)
  await writeOwnSheet(
    bytes,
    sheet.sheet,
    cells.map(({ row, column, value }) => ({ row, column, value })),
  )
}

export const ownSheet: Measure = {
  name: 'own-sheet',
  title: "scores of 1,000 students in a teacher's own workbook: reading, planning, and writing the new file",
  idle: 1,
  async open({ quick }) {
    const bytes = macroSheet(students.map(({ nickname }) => nickname))
    return {
      sides: {
        write: () => callTimes(quick ? 5 : 20, () => write(bytes)),
        reading: () => callTimes(quick ? 5 : 20, async () => void (await readOwnSheet(bytes))),
      },
      close: async () => undefined,
    }
  },
  figures: [
    { label: 'from the file to the new file, p50', unit: 'ms', value: middle('write', 'p50'), most: 2000 },
    { label: '… reading it alone, p50', unit: 'ms', value: middle('reading', 'p50') },
  ],
}
