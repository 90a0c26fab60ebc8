import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText, sheetName } from '../../../main/excel/cell-text'
import { startsLikeFormula } from '../../../shared/domain/cell'
import { anyCharacter } from '../../fixtures/any-character'
import { sheetOf, student, written } from './read-back'

/** Hostile names: any text, and texts that start like a formula. */
const anyName = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', "'", '_x003D_'), fc.string())
    .map(parts => parts.join('')),
  fc.constantFrom(
    '=1+1',
    '＝SUM(A1:A9)',
    '@x',
    "=cmd|' /C calc'!A0",
    '𠮷田 大翔',
    '_x0041_',
    ' 前後の空白 ',
    '&amp;<b>"',
  ),
)

describe('text in cells', () => {
  it('never becomes a formula, and is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyName, { minLength: 1, maxLength: 20 }), anyName, async (names, title) => {
        const rows = names.map((name, index) =>
          student({ name, team: name, id: name, number: String(index), status: name }),
        )
        const sheet = await written(sheetOf(rows, { title, teams: names, topics: [{ title, full: 100 }] }))
        sheet.eachRow(row =>
          row.eachCell(cell => {
            expect(cell.formula).toBeUndefined()
            if (typeof cell.value === 'string') expect(startsLikeFormula(cell.value)).toBe(false)
            else expect(typeof cell.value).toBe('number')
          }),
        )
        for (const [index, name] of names.entries()) {
          // Readers of the file undo the escape of `_x0041_`.
          const expected = cellText(name).replace(/_x005F_/g, '_')
          expect(sheet.getRow(6 + index).getCell(2).value ?? '').toBe(expected)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('loses only the characters that XML forbids', () => {
    expect(cellText('𠮷田 髙橋 﨑 齋')).toBe('𠮷田 髙橋 﨑 齋')
    expect(cellText('=1+1')).toBe("'=1+1")
    expect(cellText('\t=1')).toBe("' =1")
    expect(cellText('a\r\nb\u0000c')).toBe('a bc')
    expect(cellText('_x0041_x0042_')).toBe('_x005F_x0041_x005F_x0042_')
  })

  it('creates sheet names that Excel accepts', () => {
    fc.assert(
      fc.property(anyName, name => {
        const made = sheetName(name, '成績表')
        expect(made.length).toBeGreaterThan(0)
        expect(made.length).toBeLessThanOrEqual(31)
        expect(made).not.toMatch(/[[\]:*?/\\']/)
        expect(made).toBe(made.trim())
        expect(() => encodeURIComponent(made), 'no half of a character').not.toThrow()
      }),
    )
    expect(sheetName('history', '成績表')).toBe('成績表')
    expect(sheetName("'a'", '成績表')).toBe('’a’')
    expect(sheetName('=1+1', '成績表')).toBe('=1+1')
    expect(sheetName('[]:*?', '成績表')).toBe('_____')
    expect(sheetName('𠮷'.repeat(20), '成績表')).toBe('𠮷'.repeat(15))
  })
})
