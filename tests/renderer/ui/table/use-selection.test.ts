import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectedOf, useSelection } from '../../../../renderer/ui/table/use-selection'

interface Row {
  id: string
}
const rows = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id }))
const [a, b, c, d, e] = rows as [Row, Row, Row, Row, Row]
const idOf = ({ id }: Row) => id
const selection = () => renderHook(() => useSelection(idOf)).result
const ids = (result: ReturnType<typeof selection>) => [...result.current.rows.keys()]

describe('useSelection', () => {
  it('selects a row and clears the selection again', () => {
    const result = selection()
    act(() => result.current.toggle(b))
    expect(ids(result)).toEqual(['b'])
    act(() => result.current.toggle(b))
    expect(ids(result)).toEqual([])
  })

  it('selects a range from the last row that was toggled, in either direction', () => {
    const result = selection()
    act(() => result.current.toggle(d))
    act(() => result.current.range(b, rows))
    expect(ids(result).sort()).toEqual(['b', 'c', 'd'])
  })

  it('removes a range whose end is selected', () => {
    const result = selection()
    act(() => result.current.togglePage(rows))
    act(() => result.current.toggle(b))
    act(() => result.current.range(d, rows))
    expect(ids(result).sort()).toEqual(['a', 'e'])
  })

  it('begins no range on another page', () => {
    const result = selection()
    act(() => result.current.toggle(a))
    act(() => result.current.range(d, [c, d, e]))
    expect(ids(result).sort()).toEqual(['a', 'd'])
  })

  it('keeps rows of other pages, drops single ones and clears all', () => {
    const result = selection()
    act(() => result.current.togglePage([a, b]))
    act(() => result.current.togglePage([c, d]))
    expect(ids(result)).toEqual(['a', 'b', 'c', 'd'])
    act(() => result.current.drop(['a', 'd']))
    expect(ids(result)).toEqual(['b', 'c'])
    act(() => result.current.clear())
    expect(ids(result)).toEqual([])
  })

  it('deselects a page if all of its rows are selected', () => {
    const result = selection()
    act(() => result.current.toggle(a))
    act(() => result.current.togglePage([a, b]))
    expect(ids(result)).toEqual(['a', 'b'])
    act(() => result.current.togglePage([a, b]))
    expect(ids(result)).toEqual([])
  })
})

it('says how much of a page is selected', () => {
  const selected = new Map([['a', a]])
  expect(selectedOf(selected, [b, c], idOf)).toBe('none')
  expect(selectedOf(selected, [a, c], idOf)).toBe('some')
  expect(selectedOf(selected, [a], idOf)).toBe('all')
  expect(selectedOf(selected, [], idOf)).toBe('none')
})
