import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeForSearch } from '../../shared/domain/search-form'
import {
  compareNumbers,
  matchesStudent,
  nameFault,
  studentFault,
  tidyFields,
  withoutLeadingZeros,
} from '../../shared/domain/students'
import { tidyText } from '../../shared/domain/text-rules'
import { anyText, checkProperty } from './check-property'

describe('names (SPEC §5)', () => {
  it('are counted in code points, after NFC and without spaces around them', () => {
    expect(nameFault(tidyText('　 '), 20)).toBe('empty')
    expect(nameFault('𠮷'.repeat(20), 20)).toBeNull()
    expect(nameFault('𠮷'.repeat(21), 20)).toBe('length')
    expect(nameFault(tidyText('か\u3099'.repeat(20)), 20)).toBeNull()
  })

  it.each(['A組😀', '1️⃣組', 'A\u0000', 'A\nB'])('contain no emoji and no control character: %j', name => {
    expect(nameFault(name, 20)).toBe('characters')
  })

  it('do not change when they are normalised again', () => {
    checkProperty(anyText, value => {
      expect(tidyText(tidyText(value))).toBe(tidyText(value))
    })
  })
})

describe('the fields of a student', () => {
  it.each([
    [{}, null],
    [{ number: '0123456789', nickname: '阿部 陽菜', grade_name: '', class_name: '' }, null],
    [{ number: '' }, null],
    [{ number: '01234567890' }, { field: 'number', fault: 'length' }],
    [{ number: '1.5' }, { field: 'number', fault: 'digits' }],
    [{ number: '一' }, { field: 'number', fault: 'digits' }],
    [{ nickname: '' }, { field: 'nickname', fault: 'empty' }],
    [{ nickname: 'あ'.repeat(31) }, { field: 'nickname', fault: 'length' }],
    [{ grade_name: 'あ'.repeat(21) }, { field: 'grade_name', fault: 'length' }],
    [{ class_name: '組😀' }, { field: 'class_name', fault: 'characters' }],
  ])('%j has the right fault or none', (fields, fault) => {
    expect(studentFault(fields)).toEqual(fault)
  })

  it('are normalised, and absent fields stay absent', () => {
    expect(tidyFields({ number: ' ０７ ', class_name: ' か\u3099 ' })).toEqual({ number: '07', class_name: 'が' })
    expect(tidyFields({})).toEqual({})
    expect(tidyFields({ nickname: ' \ufa19か\u3099 ① ' })).toEqual({ nickname: '\ufa19か\u3099 ①' })
  })
})

describe('searching', () => {
  const student = { student_id: 's-17', nickname: '髙橋 結衣', number: '007' }

  it.each(['高橋', '髙橋結', '結衣', ' 橋　結 ', '7', '07', '７', 'S-17', ''])('finds by %j', words => {
    expect(matchesStudent(student, words)).toBe(true)
  })

  it.each(['17', '70', '0', 's-1', '髙橋 結子'])('does not find by %j', words => {
    expect(matchesStudent(student, words)).toBe(false)
  })

  it('does not confuse a student without a number with number 0', () => {
    expect(matchesStudent({ ...student, number: '' }, '0')).toBe(false)
    expect(matchesStudent({ ...student, number: '00' }, '0')).toBe(true)
  })

  it('ignores rare variants, width, case, spaces and variation selectors', () => {
    expect(normalizeForSearch('髙﨑 𠮷')).toBe('高崎吉')
    expect(normalizeForSearch('嵜碕齋齊斉邊邉濵濱澤廣德栁')).toBe('崎崎斎斎斎辺辺浜浜沢広徳柳')
    expect(normalizeForSearch('ＡＢ c')).toBe('abc')
    expect(normalizeForSearch('葛\u{e0100}城')).toBe('葛城')
    expect(normalizeForSearch('か\t\u3099')).toBe('が')
    checkProperty(anyText, value => {
      expect(normalizeForSearch(normalizeForSearch(value))).toBe(normalizeForSearch(value))
    })
  })
})

describe('numbers', () => {
  const number = fc.string({ unit: fc.constantFrom('0', '1', '2', '9'), maxLength: 10 })

  it('are sorted by numeric value, with missing numbers last', () => {
    expect(['10', '', '2', '01', '1'].sort(compareNumbers)).toEqual(['1', '01', '2', '10', ''])
    checkProperty(fc.tuple(number, number, number), ([a, b, c]) => {
      expect(Math.sign(compareNumbers(a, b))).toBe(0 - Math.sign(compareNumbers(b, a)))
      if (compareNumbers(a, b) <= 0 && compareNumbers(b, c) <= 0) expect(compareNumbers(a, c)).toBeLessThanOrEqual(0)
      if (a !== '' && b !== '' && withoutLeadingZeros(a) === withoutLeadingZeros(b)) expect(Number(a)).toBe(Number(b))
    })
  })
})
