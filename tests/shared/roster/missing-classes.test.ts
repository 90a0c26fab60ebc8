import { expect, it } from 'vitest'
import { missingClasses } from '../../../shared/domain/roster/missing-classes'
import { planOf, student, tableOf } from '../../fixtures/roster-tables'

const school = [student(1, '山田 太郎')]
const missing = (...rows: (string | number)[][]) => missingClasses(planOf(school, tableOf(...rows)).rows)

it('names each class that the school lacks once, as the table writes it first', () => {
  const rows = [
    ['2年A組', '甲 一'],
    ['3年C組', '乙 二'],
    ['３－Ｃ', '丙 三'],
    ['英語特進', '丁 四'],
    ['', '戊 五'],
  ]
  expect(missing(['クラス', '氏名'], ...rows)).toEqual(['3年C組', '英語特進'])
})

it('makes the usual name of grade and class in two columns', () => {
  expect(missing(['学年', '組', '氏名'], [3, 'C', '甲 一'], ['3年', 'C組', '乙 二'], ['', '3年D組', '丙 三'])).toEqual([
    '3年C組',
    '3年D組',
  ])
})

it('proposes nothing that cannot be a class', () => {
  expect(missing(['クラス', '氏名'], ['あ'.repeat(21), '甲 一'], ['3年C組😀', '乙 二'])).toEqual([])
  const many = Array.from({ length: 61 }, (_, at) => [`部活${'甲'.repeat(at % 10)}${at}`, `生徒 ${at}`])
  expect(missing(['クラス', '氏名'], ...many)).toEqual([])
})
