import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commentBankWorkbook } from '../../../main/excel/comment-bank'
import { readWorkbook } from '../../../main/excel/read/workbook'
import { type CommentBank, withEntry } from '../../../renderer/results/bank/comment-bank'
import { readBankRows, type SheetEntry } from '../../../shared/domain/bank-sheet'
import { anyText } from '../../shared/check-property'

const madeAt = Date.UTC(2026, 10, 22)

const texts = fc.oneof(
  anyText,
  fc.constantFrom(
    "'=a",
    "''=a",
    '=SUM(A1)',
    '_x0041_ を',
    '  二つ  の空白',
    '001',
    '1E3',
    'TRUE',
    '2026-11-22',
    '<b>&"',
  ),
)

const entries = fc.array(
  fc.record({
    text: texts,
    reading: texts,
    slot: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
    used: fc.nat(),
    at: fc.oneof(fc.constant(0), fc.integer({ min: 1_577_804_400, max: 4_102_412_400 })),
  }),
  { maxLength: 20 },
)

it('a bank that is written is read back identically, whatever its sentences are', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async generated => {
      const start: CommentBank = { entries: [], typed: {} }
      const bank = generated.reduce((old, entry, at) => withEntry(old, { ...entry, id: `${at}`, at: 1 }), start)
      const written = bank.entries.map(({ id, text, reading }) => {
        const { reading: _, ...rest } = generated[Number(id)] ?? {}
        return { ...rest, text, ...(reading === undefined ? {} : { reading }) } as SheetEntry
      })
      const rows = readBankRows(await readWorkbook(await commentBankWorkbook(written, madeAt)))
      expect(rows).toEqual(written.map((entry, at) => ({ row: at + 2, entry })))
    }),
    { numRuns: 60 },
  )
})
