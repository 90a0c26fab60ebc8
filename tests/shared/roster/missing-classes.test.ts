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

it.each(['クラス', '組'])('makes a class of each grade, in which the rows then are: 学年 and %s', heading => {
  const table = tableOf(
    ['学年', heading, '氏名'],
    [1, 'C', '甲 一'],
    ['２年', 'Ｃ組', '乙 二'],
    ['三', 'C', '丙 三'],
    [3, '3-C', '丁 四'],
    [3, '特進クラス', '戊 五'],
    ['', 'D組', '己 六'],
    ['既卒', 'E', '庚 七'],
  )
  const names = missingClasses(planOf(school, table).rows)
  expect(names).toEqual(['1年C組', '2年Ｃ組', '3年C組', '3年特進組'])
  const made = names.map((name, at) => ({ id: String(at), name }))
  expect(planOf([], table, { teams: made }).rows.map(({ team }) => team?.name)).toEqual([
    ...['1年C組', '2年Ｃ組', '3年C組', '3年C組', '3年特進組'],
    ...[undefined, undefined],
  ])
})

it('keeps a name that has its grade, and proposes none for a letter alone', () => {
  const names = missing(['学年', '組', '氏名'], [3, '3-C', '甲 一'], [3, '3D', '乙 二'], [3, '３の１', '丙 三'])
  expect(names).toEqual(['3-C', '3D', '３の１'])
  expect(missing(['クラス', '氏名'], ['C', '甲 一'], ['２組', '乙 二'], ['い組', '丙 三'], ['松組', '丁 四'])).toEqual([
    '松組',
  ])
})

it('proposes nothing that cannot be a class', () => {
  expect(missing(['クラス', '氏名'], ['あ'.repeat(21), '甲 一'], ['3年C組😀', '乙 二'])).toEqual([])
  const many = Array.from({ length: 61 }, (_, at) => [`部活${'甲'.repeat(at % 10)}${at}`, `生徒 ${at}`])
  expect(missing(['クラス', '氏名'], ...many)).toEqual([])
})
