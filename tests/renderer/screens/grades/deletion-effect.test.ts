import { describe, expect, it } from 'vitest'
import { effectOf, hasGrown } from '../../../../renderer/screens/grades/deletion-effect'
import { effect, team } from './render-grades'

const teams = [team('1', '1年A組'), team('2', '2年A組')]
const answers = (one: object = {}, other: object = {}) => [effect('1', '1年A組', one), effect('2', '2年A組', other)]

describe('what a deletion removes', () => {
  it('adds up the classes', () => {
    const { total, rows } = effectOf(
      teams,
      answers({ open_homework_count: 2, unsubmitted_count: 7 }, { unsubmitted_count: 1 }),
      1000,
    )
    expect(total).toEqual({ students: 20, open: 2, unsubmitted: 8 })
    expect(rows.map(({ name }) => name)).toEqual(['1年A組', '2年A組'])
  })

  it.each([
    ['up to 5 % of the students and no open homework', { students: 20, school: 400 }, []],
    ['more than 5 %', { students: 20, school: 399 }, ['生徒の数が、学校の生徒の5%を超えます。']],
    ['open homework', { students: 20, school: 1000, open: 1 }, ['進行中の宿題があります。']],
    [
      'an unknown size of the school',
      { students: 20, school: undefined },
      ['サーバーから人数か件数が届かず、影響を確かめられません。'],
    ],
  ])(
    'needs a typed number for %s',
    (_, { students, school, open = 0 }: Record<string, number | undefined>, reasons) => {
      const half = { student_count: (students ?? 0) / 2 }
      const found = effectOf(teams, answers({ ...half, open_homework_count: open }, half), school)
      expect(found.reasons).toEqual(reasons)
      expect(found.typed).toEqual({ number: 20, label: '確認のため、生徒の合計人数を入力してください' })
    },
  )

  it('takes no count that the server does not send for 0', () => {
    const found = effectOf(teams, [{ ...effect('1', ''), student_count: undefined }], 1000)
    expect(found.total).toEqual({ students: undefined, open: undefined, unsubmitted: undefined })
    expect(found.reasons).toEqual(['サーバーから人数か件数が届かず、影響を確かめられません。'])
    expect(found.typed).toEqual({ number: 2, label: '確認のため、削除するクラスの数を入力してください' })
  })
})

describe('an agreement', () => {
  const agreed = effectOf(teams, answers(), 1000).rows

  it('holds while no more would be removed', () => {
    expect(hasGrown(agreed, answers())).toBe(false)
    expect(hasGrown(agreed, answers({ student_count: 9 }))).toBe(false)
    expect(hasGrown(agreed, answers({ name: '' }))).toBe(false)
  })

  it.each([
    ['a new student', answers({ student_count: 11 })],
    ['new homework', answers({ open_homework_count: 1 })],
    ['another name', answers({ name: '3年A組' })],
    ['a missing class', answers().slice(1)],
    ['a count that is not sent any more', answers({ unsubmitted_count: undefined })],
  ])('ends with %s', (_, now) => {
    expect(hasGrown(agreed, now)).toBe(true)
  })
})
