import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neutralCell, startsLikeFormula } from '../../shared/domain/cell'
import { anyText, checkProperty, isWhole } from './check-property'

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

describe('neutralCell (DESIGN §10)', () => {
  it.each(signs)('puts an apostrophe before %j', sign => {
    expect(startsLikeFormula(`${sign}1+1`)).toBe(true)
    expect(neutralCell(`${sign}1+1`)).toBe(`'${sign}1+1`)
  })

  it('does not change ordinary names', () => {
    for (const name of ['𠮷田 翔', '2年A組', '1=1', 'a+b', '', "'=1", '０１２']) expect(neutralCell(name)).toBe(name)
  })

  it('never starts like a formula, even after removing characters that hid the sign', () => {
    const hidden = fc.tuple(
      fc.constantFrom('', '\0', '\u0001', '\ud800', '\uffff', '\u007f'),
      fc.constantFrom(...signs),
      anyText,
    )
    checkProperty(
      fc.oneof(
        anyText,
        hidden.map(parts => parts.join('')),
      ),
      value => {
        expect(startsLikeFormula(neutralCell(value))).toBe(false)
      },
    )
  })

  it.each([
    ['a control character', 'a\u0001\u007fb', 'ab'],
    ['what XML cannot hold', 'a\ufffe\uffffb', 'ab'],
    ['half of a letter', 'a\ud800b\udc00', 'ab'],
    ['a sign behind what is dropped', '\u0000=1', "'=1"],
  ])('drops %s', (_what, value, cell) => expect(neutralCell(value)).toBe(cell))

  it('cuts at the limit of a cell, after a complete character', () => {
    expect(neutralCell('x'.repeat(40_000))).toBe('x'.repeat(32_766))
    expect(neutralCell(`${'x'.repeat(32_765)}𠮷`)).toBe('x'.repeat(32_765))
    expect(neutralCell(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767)
  })

  it('is idempotent', () => {
    checkProperty(anyText, value => {
      expect(neutralCell(neutralCell(value))).toBe(neutralCell(value))
    })
  })

  it('contains only characters that XML allows, within the limit of a cell, and no half characters', () => {
    checkProperty(
      fc.tuple(anyText, fc.constantFrom(1, 40_000)),
      ([value, times]) => {
        const cell = neutralCell(value + '𠮷'.repeat(times))
        expect(cell.length).toBeLessThanOrEqual(32_767)
        expect(isWhole(cell)).toBe(true)
        expect(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u.test(cell)).toBe(false)
      },
      50,
    )
  })
})
