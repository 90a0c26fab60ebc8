/** Files that were damaged or made to harm are refused by a sentence, or read; nothing else happens. */
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RefusedFile } from '../../../main/excel/read/refused-file'
import { RefusedKindError, readFile } from '../../../main/roster/read-table'
import { findHeader, findMapping } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { planImport } from '../../../shared/domain/roster/plan'
import { encoders } from '../../fixtures/encode-text'
import { evenly } from '../../fixtures/evenly'
import { rosterFiles, rosterStudents, rosterTeams } from '../../fixtures/school-rosters'

/** Reads and plans as the page does. Returns what refused the file, or null. */
async function refusalOf(bytes: Uint8Array): Promise<unknown> {
  try {
    const { rows } = await readFile(bytes, {})
    const header = findHeader(rows)
    const { entries } = readEntries({ rows, header, mapping: findMapping(rows, header), separator: ' ' })
    planImport({ entries, students: rosterStudents, teams: rosterTeams })
    return null
  } catch (error) {
    return error
  }
}

const isOrderly = (refusal: unknown) =>
  refusal === null || refusal instanceof RefusedFile || refusal instanceof RefusedKindError

const damage = fc.record({
  file: fc.constantFrom(...Object.keys(rosterFiles)),
  cut: evenly(0, 1),
  at: fc.array(fc.tuple(evenly(0, 1), fc.nat(255)), { maxLength: 20 }),
})

it('a roster that is cut or changed at any byte is read, or refused in order', async () => {
  const files = new Map<string, Uint8Array>()
  for (const [name, write] of Object.entries(rosterFiles)) files.set(name, await write(rosterStudents.slice(0, 40)))
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, cut, at }) => {
      const whole = files.get(file) ?? new Uint8Array()
      const bytes = whole.slice(0, Math.ceil(whole.length * (cut > 0.5 ? 1 : cut * 2)))
      for (const [place, byte] of at) bytes[Math.floor(place * (bytes.length - 1))] = byte
      expect(isOrderly(await refusalOf(bytes))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it.each([
  ['one byte after the other', Uint8Array.from({ length: 256 }, (_, at) => at)],
  ['zeros', new Uint8Array(4_000_000)],
  ['quotes only', Buffer.alloc(2_000_000, '"')],
  ['one quote that is never closed', encoders['UTF-8'](`氏名\n"${'あ\n'.repeat(400_000)}`)],
  ['delimiters only', Buffer.alloc(4_000_000, ',')],
  ['blanks only', Buffer.alloc(4_000_000, ' ')],
  ['ends of lines only', Buffer.alloc(4_000_000, '\r')],
  ['5,000 students with one name', encoders['UTF-8'](`氏名,クラス\n${'山田 太郎,1年A組\n'.repeat(4999)}`)],
  ['5,000 rows of headings', encoders['UTF-8']('番号,氏名,クラス\n'.repeat(5000))],
  ['digits as long as a cell can be', encoders['UTF-8'](`番号,氏名\n${'1'.repeat(9999)},${'山'.repeat(9999)}\n`)],
])('%s are handled in order', async (_name, bytes) => {
  expect(isOrderly(await refusalOf(bytes))).toBe(true)
})

it('a workbook whose merged cells cross each other is handled in order', async () => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('名簿')
  for (let row = 1; row <= 400; row++) sheet.addRow(['番号', '氏名'])
  for (let at = 1; at <= 399; at += 2) sheet.mergeCells(at, 3, at + 1, 60)
  expect(isOrderly(await refusalOf(new Uint8Array(await book.xlsx.writeBuffer())))).toBe(true)
})
