import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neutralCell, startsLikeFormula } from '../../shared/domain/cell'
import { anyText, holds, isWhole } from './holds'

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

describe('neutralCell (DESIGN §10)', () => {
  it.each(signs)('puts an apostrophe before %j', sign => {
    expect(startsLikeFormula(`${sign}1+1`)).toBe(true)
    expect(neutralCell(`${sign}1+1`)).toBe(`'${sign}1+1`)
  })

  it('leaves names as they are', () => {
    for (const name of ['𠮷田 翔', '2年A組', '1=1', 'a+b', '', "'=1", '０１２']) expect(neutralCell(name)).toBe(name)
  })

  it('never starts like a formula, also when what hid the sign is dropped', () => {
    const hidden = fc.tuple(
      fc.constantFrom('', '\0', '\u0001', '\ud800', '\uffff', '\u007f'),
      fc.constantFrom(...signs),
      anyText,
    )
    holds(
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

  it('ends where a cell does, with a whole letter', () => {
    expect(neutralCell('x'.repeat(40_000))).toBe('x'.repeat(32_766))
    expect(neutralCell(`${'x'.repeat(32_765)}𠮷`)).toBe('x'.repeat(32_765))
    expect(neutralCell(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767)
  })

  it('is idempotent', () => {
    holds(anyText, value => {
      expect(neutralCell(neutralCell(value))).toBe(neutralCell(value))
    })
  })

  it('holds only what XML can hold, within the limit of a cell, in whole characters', () => {
    holds(
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
