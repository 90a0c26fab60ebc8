import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, findSimilar, moveTo } from '../../../../renderer/screens/grades/team-list'
import { checkProperty } from '../../../shared/check-property'
import { team } from './render-grades'

const named = (...names: string[]) => names.map((name, at) => team(String(at + 1), name))

describe('the order of classes', () => {
  it('moves one class, and no further than the ends', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
    expect(moveTo(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'c', 'b'])
    expect(moveTo(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
    expect(moveTo(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    const same = ['a', 'b']
    expect(moveTo(same, 'a', -1)).toBe(same)
    expect(moveTo(same, 'x', 0)).toBe(same)
  })

  it('keeps every class, also those that the order does not name', () => {
    const teams = named('い', 'ろ', 'は', 'に')
    expect(arrange(teams, ['4', '9', '1']).map(({ id }) => id)).toEqual(['4', '2', '3', '1'])
    checkProperty(fc.shuffledSubarray(['1', '2', '3', '4', '5']), ids => {
      expect(
        arrange(teams, ids)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(['1', '2', '3', '4'])
    })
  })
})

describe('a name that another class has', () => {
  const teams = named('2年A組', '髙橋クラス')

  it.each([
    ['2年A組', { name: '2年A組', isSame: true }],
    [' 2年A組 ', { name: '2年A組', isSame: true }],
    ['２年 Ａ組', { name: '2年A組', isSame: false }],
    ['高橋クラス', { name: '髙橋クラス', isSame: false }],
  ])('finds %s', (typed, expected) => {
    const found = findSimilar(teams, typed)
    expect({ name: found?.team.name, isSame: found?.isSame }).toEqual(expected)
  })

  it('is not found for another name, an empty one, or the class itself', () => {
    expect(findSimilar(teams, '2年B組')).toBeUndefined()
    expect(findSimilar(named(''), ' ')?.isSame).toBe(true)
    expect(findSimilar(teams, '')).toBeUndefined()
    expect(findSimilar(teams, '2年A組', '1')).toBeUndefined()
  })
})
