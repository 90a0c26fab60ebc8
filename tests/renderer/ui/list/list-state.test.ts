import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstState,
  type ListRules,
  lastPage,
  listReducer,
  readListState,
  searchText,
  withValues,
} from '../../../../renderer/ui/list/list-state'

interface Filters {
  readonly [key: string]: string
  team: string
  from: string
  to: string
  search: string
}

const rules: ListRules<Filters, 'title' | 'time'> = {
  noFilters: { team: '', from: '', to: '', search: '' },
  sort: { field: 'title', order: 'asc' },
  sortFields: ['title', 'time'],
  isValid: ({ from, to }) => from === '' || to === '' || from <= to,
}
const first = firstState(rules)
const at = (page: number) => ({ ...first, page })

describe('listReducer', () => {
  it('goes back to page 1 with another filter or order, and keeps both on another page', () => {
    expect(listReducer(rules, at(3), { type: 'filter', change: { team: '3' } })).toMatchObject({
      page: 1,
      filters: { team: '3' },
      applied: { team: '3' },
    })
    expect(listReducer(rules, at(3), { type: 'sort', column: { sort: 'time', firstOrder: 'desc' } })).toMatchObject({
      page: 1,
      sort: { field: 'time', order: 'desc' },
    })
    expect(listReducer(rules, { ...first, sort: { field: 'time', order: 'desc' } }, { type: 'page', page: 4 })).toEqual(
      {
        ...first,
        sort: { field: 'time', order: 'desc' },
        page: 4,
      },
    )
  })

  it('reverses the order of the same column', () => {
    const once = listReducer(rules, first, { type: 'sort', column: { sort: 'title' } })
    expect(once.sort).toEqual({ field: 'title', order: 'desc' })
    expect(listReducer(rules, once, { type: 'sort', column: { sort: 'title' } }).sort.order).toBe('asc')
  })

  it('shows filters that are not valid, and does not apply them', () => {
    const state = listReducer(rules, at(2), { type: 'filter', change: { from: '2026-11-30', to: '2026-11-01' } })
    expect(state.filters).toMatchObject({ from: '2026-11-30', to: '2026-11-01' })
    expect(state.applied).toEqual(rules.noFilters)
    expect(state.page).toBe(2)
  })

  it('applies all filters of a list that has no rule for them', () => {
    const { isValid: _, ...free } = rules
    const change = { from: '2026-11-30', to: '2026-11-01' }
    expect(listReducer(free, at(2), { type: 'filter', change })).toMatchObject({ page: 1, applied: change })
  })

  it('shows a search while it is typed, and does not apply it yet', () => {
    const state = listReducer(rules, at(2), { type: 'type', change: { search: 'Unit' } })
    expect(state).toMatchObject({ page: 2, filters: { search: 'Unit' }, applied: { search: '' } })
  })

  it('clears filters and keeps the order; restores both', () => {
    const sorted = {
      ...first,
      sort: { field: 'time', order: 'desc' } as const,
      filters: { ...rules.noFilters, team: '3' },
    }
    expect(listReducer(rules, sorted, { type: 'clear' })).toEqual({ ...first, sort: sorted.sort })
    const filters = { ...rules.noFilters, team: '5' }
    expect(listReducer(rules, at(2), { type: 'restore', filters, sort: sorted.sort })).toEqual({
      filters,
      applied: filters,
      sort: sorted.sort,
      page: 1,
    })
  })
})

describe('readListState', () => {
  it('reads back what was written, whatever the filters are', () => {
    const text = fc.string({ maxLength: 20 })
    const filters = fc.record({ team: text, from: fc.constant(''), to: text, search: text })
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom('title' as const, 'time' as const),
        fc.integer({ min: 1, max: 99 }),
        (applied, field, page) => {
          const state = { filters: applied, applied, sort: { field, order: 'desc' as const }, page }
          expect(readListState(rules, JSON.parse(JSON.stringify(state)))).toEqual(state)
        },
      ),
    )
  })

  it('applies a search that was cut off while it was typed', () => {
    const filters = { ...rules.noFilters, search: 'Unit' }
    expect(readListState(rules, { ...at(4), filters })).toEqual({ ...first, filters, applied: filters, page: 1 })
  })

  it('does not filter by a filter that an earlier version did not have', () => {
    const old = { ...first, filters: { team: '5' }, applied: { team: '5' } }
    expect(readListState(rules, old)?.applied).toEqual({ team: '5', from: '', to: '', search: '' })
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a filter that is no text', { ...first, applied: { ...rules.noFilters, team: 3 } }],
    ['an unknown order', { ...first, sort: { field: 'size', order: 'asc' } }],
    ['a wrong direction', { ...first, sort: { field: 'title', order: 'up' } }],
    ['page 0', at(0)],
    ['page 1.5', at(1.5)],
    ['applied filters that are not valid', { ...first, applied: { ...rules.noFilters, from: 'b', to: 'a' } }],
  ])('refuses %s', (_name, value) => expect(readListState(rules, value)).toBeNull())
})

it('sends a search trimmed, composed and cut to 100 characters', () => {
  expect(searchText('  Unit 5 ')).toBe('Unit 5')
  expect(searchText('\u304b\u3099')).toBe('が')
  expect(searchText(' \u3000')).toBeUndefined()
  expect(searchText('a'.repeat(150))).toHaveLength(100)
})

it('leaves out the fields of a request without a value', () => {
  expect(withValues({ a: 1, b: undefined, c: '', d: 0 })).toEqual({ a: 1, d: 0 })
})

it('calculates the last page', () => {
  expect([0, 1, 10, 11, 120].map(total => lastPage(total, 10))).toEqual([1, 1, 1, 2, 12])
})
