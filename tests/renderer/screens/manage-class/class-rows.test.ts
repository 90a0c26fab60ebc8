import { describe, expect, it } from 'vitest'
import { mergeRows, noRows, patchRow } from '../../../../renderer/screens/manage-class/class-rows'
import { student } from './samples'

const options = (kept: string[] = [], pageSize = 3) => ({ isKept: (id: string) => kept.includes(id), pageSize })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(id => student(id))
const some = (...list: (typeof a)[]) => list.flatMap(each => each ?? [])

describe('the rows of the class', () => {
  const first = mergeRows(noRows, 'page 1', some(a, b, c), options())

  it('begin in the order of the server', () => expect(first.order).toEqual(['a', 'b', 'c']))

  it('keep their places when the server has another order after an edit', () => {
    expect(mergeRows(first, 'page 1', some(c, b, a), options()).order).toEqual(['a', 'b', 'c'])
  })

  it('keep an edited student whom the server has moved to another page, and do not grow', () => {
    expect(mergeRows(first, 'page 1', some(b, c, d), options(['a'])).order).toEqual(['a', 'b', 'c'])
  })

  it('drop a student who is not in the class any more, and add a new one at the end', () => {
    expect(mergeRows(first, 'page 1', some(b, c, d), options()).order).toEqual(['b', 'c', 'd'])
  })

  it('begin again with other filters, another order or another page', () => {
    expect(mergeRows(first, 'page 2', some(c, b), options(['a'])).order).toEqual(['c', 'b'])
  })

  it('take over stored values, and leave the others as they are', () => {
    const { byId } = patchRow(first, 'b', { number: '7', nickname: undefined })
    expect(byId.get('b')).toMatchObject({ number: '7', nickname: '生徒 b', grade_name: '2年' })
    expect(patchRow(first, 'unknown', { number: '7' })).toBe(first)
  })
})
