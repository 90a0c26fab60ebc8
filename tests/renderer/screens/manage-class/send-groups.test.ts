import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SendItem, sendGroups } from '../../../../renderer/screens/manage-class/send-groups'
import { checkProperty } from '../../../shared/check-property'

const item = (id: string, number: string): SendItem => ({ id, fields: { number } })
const idsOf = (groups: SendItem[][]) =>
  groups.map(group => group.map(({ id, isClearing }) => id + (isClearing ? '!' : '')))
const numbers = (entries: Record<string, string>) => new Map(Object.entries(entries))

/** A server that refuses a number that another student has; the groups arrive in order, each in any order. */
function send(groups: SendItem[][], before: ReadonlyMap<string, string>, shuffle: (items: SendItem[]) => SendItem[]) {
  const after = new Map(before)
  const refused: string[] = []
  for (const group of groups) {
    for (const { id, fields } of shuffle(group)) {
      const wanted = fields.number
      if (wanted === undefined) continue
      const isTaken =
        wanted !== '' && [...after].some(([other, has]) => other !== id && Number(has) === Number(wanted || NaN))
      if (isTaken) refused.push(id)
      else after.set(id, wanted)
    }
  }
  return { after, refused }
}

describe('the order of changes of numbers', () => {
  it('sends changes that have nothing to do with each other at the same time', () => {
    const groups = sendGroups(
      [item('a', '7'), item('b', '8'), { id: 'c', fields: { nickname: '田中' } }],
      numbers({ a: '1' }),
    )
    expect(idsOf(groups)).toEqual([['a', 'b', 'c']])
  })

  it('waits until a number is free', () => {
    const before = numbers({ a: '1', b: '2', c: '3' })
    expect(idsOf(sendGroups([item('a', '2'), item('b', '3'), item('c', '4')], before))).toEqual([['c'], ['b'], ['a']])
  })

  it('treats 02 and 2 as one number', () => {
    expect(idsOf(sendGroups([item('a', '2'), item('b', '5')], numbers({ a: '1', b: '02' })))).toEqual([['b'], ['a']])
  })

  it('empties one number where two students exchange theirs', () => {
    const groups = sendGroups([item('a', '2'), item('b', '1')], numbers({ a: '1', b: '2' }))
    expect(idsOf(groups)).toEqual([['a!'], ['b'], ['a']])
    expect(groups[0]).toEqual([{ id: 'a', fields: { number: '' }, isClearing: true }])
  })

  it('is never refused, whatever numbers a class of any size exchanges, and each student gets the wanted one', () => {
    const plans = fc.integer({ min: 1, max: 25 }).chain(size =>
      fc.record({
        now: fc.shuffledSubarray(
          Array.from({ length: 40 }, (_, at) => at + 1),
          { minLength: size, maxLength: size },
        ),
        wanted: fc.shuffledSubarray(
          Array.from({ length: 40 }, (_, at) => at + 1),
          { minLength: size, maxLength: size },
        ),
        isPadded: fc.boolean(),
        isReversed: fc.boolean(),
      }),
    )
    checkProperty(plans, ({ now, wanted, isPadded, isReversed }) => {
      const before = new Map(
        now.map((number, at) => [`s-${at}`, isPadded ? String(number).padStart(2, '0') : String(number)]),
      )
      const items = wanted.map((number, at) => item(`s-${at}`, String(number)))
      const groups = sendGroups(items, before)
      const { after, refused } = send(groups, before, group => (isReversed ? group.toReversed() : group))
      expect(refused).toEqual([])
      expect([...after.values()]).toEqual(wanted.map(String))
      expect(groups.flat().filter(({ isClearing }) => !isClearing)).toHaveLength(items.length)
    })
  })
})
