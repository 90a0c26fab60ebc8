import { describe, expect, it } from 'vitest'
import { choiceOf, isFull, withChoice } from '../../../../renderer/results/class-writing/chosen-sentences'
import { parseKeep } from '../../../../shared/contract/keeps'

const hash = (no: number) => no.toString(16).padStart(16, '0')
const choose = (
  choices: Parameters<typeof withChoice>[0],
  kind: 'shown' | 'hidden',
  no: number,
  isOn = true,
  index?: number,
) => withChoice(choices, '9045', { kind, id: hash(no), isOn, ...(index === undefined ? {} : { index }) }, 100 + no)

describe('the chosen sentences of a topic', () => {
  it('keep their order, also when one comes back', () => {
    const three = [1, 2, 3].reduce((old, no) => choose(old, 'shown', no), {})
    expect(choiceOf(three, '9045').shown).toEqual([hash(1), hash(2), hash(3)])
    const two = choose(three, 'shown', 2, false)
    expect(choiceOf(two, '9045').shown).toEqual([hash(1), hash(3)])
    expect(choiceOf(choose(two, 'shown', 2, true, 1), '9045').shown).toEqual([hash(1), hash(2), hash(3)])
    expect(choose(three, 'shown', 2)).toBe(three)
    expect(parseKeep('class-sentences', three)).toEqual(three)
  })

  it('are either shown or hidden', () => {
    const shown = choose({}, 'shown', 1)
    const hidden = choose(shown, 'hidden', 1)
    expect(choiceOf(hidden, '9045')).toMatchObject({ shown: [], hidden: [hash(1)] })
    expect(choiceOf(choose(hidden, 'shown', 1), '9045')).toMatchObject({ shown: [hash(1)], hidden: [] })
  })

  it('are 30 at most', () => {
    const full = Array.from({ length: 40 }, (_, no) => no).reduce((old, no) => choose(old, 'shown', no), {})
    expect(choiceOf(full, '9045').shown).toHaveLength(30)
    expect(isFull(choiceOf(full, '9045'), 'shown')).toBe(true)
    expect(isFull(choiceOf(full, '9045'), 'hidden')).toBe(false)
  })

  it('forget a topic without any, and those of more than 50 topics that were changed longest ago', () => {
    expect(choose(choose({}, 'shown', 1), 'shown', 1, false)).toEqual({})
    const many = Array.from({ length: 60 }, (_, no) => no).reduce(
      (old, no) => withChoice(old, `t-${no}`, { kind: 'shown', id: hash(1), isOn: true }, no),
      {},
    )
    expect(Object.keys(many)).toHaveLength(50)
    expect(Object.keys(many)).not.toContain('t-9')
    expect(Object.keys(many)).toContain('t-59')
  })
})
