/** Writes a sheet into memory and reads it back, as Excel would. */
import { Writable } from 'node:stream'
import ExcelJS from 'exceljs'
import { writeScoreSheet } from '../../../main/excel/score-sheet'
import type { ScoreSheet, SheetComment, SheetStudent } from '../../../main/excel/score-sheet-data'

export async function* inPages(students: readonly SheetStudent[], size = 100): AsyncGenerator<SheetStudent[]> {
  for (let at = 0; at < students.length; at += size) yield students.slice(at, at + size)
}

export const student = (over: Partial<SheetStudent> = {}): SheetStudent => ({
  number: '01',
  name: '阿部 陽菜',
  team: '2年A組',
  teamId: '3',
  id: '00417',
  status: '提出済み',
  submitted: true,
  scores: [84, null],
  ...over,
})

export const comment = (over: Partial<SheetComment> = {}): SheetComment => ({
  number: '01',
  name: '阿部 陽菜',
  team: '2年A組',
  topic: '私の週末',
  words: 'goed',
  comment: '過去形は went です。',
  author: '髙橋 美咲',
  remark: 'none',
  ...over,
})

export const sheetOf = (students: readonly SheetStudent[], over: Partial<ScoreSheet> = {}): ScoreSheet => ({
  title: 'Unit 5 週末の音読',
  teams: ['2年A組'],
  period: '2026/11/16（月）8:00 〜 2026/11/22（日）23:59',
  madeAt: Date.UTC(2026, 10, 24),
  madeText: '2026年11月24日',
  topics: [
    { title: '文の音読', full: 100 },
    { title: '空所補充', full: 100 },
  ],
  pages: inPages(students),
  ...over,
})

export function memory(): { target: Writable; bytes(): Buffer } {
  const chunks: Buffer[] = []
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  return { target, bytes: () => Buffer.concat(chunks) }
}

/** One sheet of a workbook, by default the first. */
export async function readWorkbook(bytes: Uint8Array, at = 0): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook()
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  await workbook.xlsx.load(copy)
  const worksheet = workbook.worksheets[at]
  if (!worksheet) throw new Error('no sheet')
  return worksheet
}

/** The sheet, read back with exceljs. */
export async function written(sheet: ScoreSheet, at = 0): Promise<ExcelJS.Worksheet> {
  const { target, bytes } = memory()
  await writeScoreSheet(sheet, target)
  return readWorkbook(bytes(), at)
}

export const rowValues = (worksheet: ExcelJS.Worksheet, row: number): unknown[] =>
  (worksheet.getRow(row).values as unknown[]).slice(1)
