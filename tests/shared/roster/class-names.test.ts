/** How a class is written: with kanji digits, full-width letters, and with or without 年 and 組. */
import { expect, it } from 'vitest'
import { classKey, createSpellings, gradeKey, teamKey, yearIn } from '../../../shared/domain/roster/class-names'

it.each([
  ['一', '1'],
  ['二', '2'],
  ['三', '3'],
  ['四', '4'],
  ['五', '5'],
  ['六', '6'],
  ['七', '7'],
  ['八', '8'],
  ['九', '9'],
])('reads %s as %s, in a grade and in a class', (kanji, digit) => {
  expect(gradeKey(`${kanji}年`)).toBe(digit)
  expect(classKey(`${kanji}組`)).toBe(digit)
  expect(teamKey(`${kanji}年${kanji}組`)).toBe(`${digit}-${digit}`)
})

it.each(['2年A組', '2-A', '２Ａ', '二年Ａ組', '第2学年A組', '2年のA組'])('reads %s as the same class', name => {
  expect(teamKey(name)).toBe('2-a')
})

it.each([
  ['2027年度 3年A組', 2027],
  ['2018年度 3年A組', 2018],
  ['令和9年度3年A組', 2027],
  ['Ｒ９年度 3年A組', 2027],
  ['令和元年度 3年A組', 2019],
  ['3年A組', null],
])('reads the school year in %s', (name, year) => {
  expect(yearIn(name)).toBe(year)
})

it.each([
  ['the most frequent one', ['A', 'A組', 'Ａ組', 'A組'], 'A組'],
  ['of two, the same one in any order', ['Ａ組', 'A組'], 'A組'],
  ['of two, the same one in the other order', ['A組', 'Ａ組'], 'A組'],
])('the spelling of the school is %s', (_, values, spelling) => {
  expect(createSpellings(values, classKey)('ａ')).toBe(spelling)
})

it('a class that the school does not have keeps its spelling, also beside students without a class', () => {
  const spell = createSpellings(['', '', 'A組'], classKey)
  expect([spell('Ｂ'), spell('組')]).toEqual(['Ｂ', '組'])
})
