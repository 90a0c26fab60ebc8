/** Texts that are no table, and columns without headings that hold grade, class and number as digits. */
import { describe, expect, it } from 'vitest'
import { findMapping } from '../../../shared/domain/roster/columns'
import { oddText } from '../../../shared/domain/roster/odd-text'
import { tableOf } from '../../fixtures/roster-tables'

describe('a text that is no table', () => {
  it.each([
    ['bars', tableOf(['番号|氏名'], ['1|山田 太郎'])],
    ['bars', tableOf(['1｜山田 太郎'], ['2｜林 陽'])],
    ['commas', tableOf(['1、山田 太郎'], ['2、林 陽'])],
    ['json', tableOf(['[{"name":"山田 太郎"', '"number":1}'], ['{"name":"林 陽"', '"number":2}]'])],
    ['json', tableOf(['{'], ['"students": ['], ['"山田 太郎"'])],
    ['json', tableOf(['[['], ['"1"', '"山田 太郎"'])],
    [null, tableOf(['番号', '氏名'], ['1', '山田|太郎'])],
    [null, tableOf(['氏名'], ['山田 太郎'], ['林、陽'])],
    [null, tableOf(['[秘] 2年A組 名簿'], ['山田 太郎'])],
    [null, []],
  ])('is named: %s', (wanted, rows) => {
    expect(oddText(rows)).toBe(wanted)
  })
})

describe('digits without a heading', () => {
  const columnOf = (...texts: (number | string)[]) =>
    findMapping(tableOf(...texts.map(text => [text, '山田 太郎'])), -1)[0]

  it.each([
    ['seat', [1203, 1204, 1205]],
    ['seat', [10203, 10204, 20301]],
    ['seat', ['010203', '010204', '030101']],
    ['number', [1, 2, 3]],
    ['number', [101, 102, 103]],
    [null, [26001, 26002, 26003]],
    [null, [20260041, 20260042, 20260043]],
    [null, [2027, 2027, 2027]],
  ] as const)('are %s: %j', (field, texts) => {
    expect(columnOf(...texts)).toBe(field)
  })
})
