import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  defaultSort,
  initialListState,
  isFiltered,
  listReducer,
  listRequest,
  nextSort,
  noFilters,
  parseListState,
  periodState,
} from '../../../../renderer/features/homework/list/list-state'
import { endpoints } from '../../../../shared/endpoints/index'

const schema = endpoints['my-homework-page-list'].request

describe('listRequest', () => {
  it('requests the first ten by title without filters', () => {
    expect(listRequest(noFilters, defaultSort, 1)).toEqual({
      sort_field: 'title',
      sort_order: 'asc',
      page: 1,
      limit: 10,
    })
  })

  it('sends every filter under its own name', () => {
    const request = listRequest(
      {
        finish: '3',
        team: '7',
        kind: '2',
        origin: '1',
        times: '0',
        delay: '1',
        from: '2026-11-01',
        to: '2026-11-30',
        searchIn: 'topic',
        search: '　音読 ',
      },
      { field: 'end_time', order: 'desc' },
      4,
    )
    expect(request).toEqual({
      finish_type: 3,
      team_id: '7',
      homework_type: 2,
      origin_type: 1,
      has_required_times: 0,
      has_delay: 1,
      start_time: '2026-11-01',
      end_time: '2026-11-30',
      search_type: 'topic',
      search_title: '音読',
      sort_field: 'end_time',
      sort_order: 'desc',
      page: 4,
      limit: 10,
    })
    expect(v.is(schema, request)).toBe(true)
  })

  it('drops a value that is not an option', () => {
    expect(listRequest({ ...noFilters, kind: '9', finish: 'x' }, defaultSort, 1)).not.toHaveProperty('homework_type')
  })
})

describe('a search text while it is being typed', () => {
  const typed = listReducer({ ...initialListState, page: 3 }, { type: 'typeSearch', search: '音読' })

  it('is in its field, and is not sent', () => {
    expect(typed.filters.search).toBe('音読')
    expect([typed.applied.search, typed.page]).toEqual(['', 3])
  })

  it('is searched for when a draft restores it', () => {
    expect(parseListState(typed)).toMatchObject({ filters: { search: '音読' }, applied: { search: '音読' }, page: 1 })
    expect(parseListState({ ...initialListState, page: 3 })?.page).toBe(3)
  })
})

describe('the period', () => {
  it('is valid, reversed or incomplete', () => {
    expect(periodState({ from: '', to: '' })).toBe('valid')
    expect(periodState({ from: '2026-11-20', to: '2026-11-20' })).toBe('valid')
    expect(periodState({ from: '2026-11-21', to: '2026-11-20' })).toBe('reversed')
    expect(periodState({ from: '0002-11-21', to: '2026-11-20' })).toBe('incomplete')
    expect(periodState({ from: '2026-11-21', to: '0202-11-20' })).toBe('incomplete')
  })

  it('keeps the last list while it is not valid', () => {
    const first = listReducer(initialListState, { type: 'filter', change: { from: '2026-11-20' } })
    const wrong = listReducer({ ...first, page: 3 }, { type: 'filter', change: { to: '2026-11-01' } })
    expect(wrong.filters.to).toBe('2026-11-01')
    expect(wrong.applied.to).toBe('')
    expect(wrong.page).toBe(3)
    const mended = listReducer(wrong, { type: 'filter', change: { to: '2026-12-01' } })
    expect(mended.applied).toEqual(mended.filters)
    expect(mended.page).toBe(1)
  })
})

describe('listReducer', () => {
  it('returns to page 1 for another filter or order', () => {
    const third = listReducer(initialListState, { type: 'page', page: 3 })
    expect(third.page).toBe(3)
    expect(listReducer(third, { type: 'filter', change: { kind: '3' } }).page).toBe(1)
    expect(listReducer(third, { type: 'sort', field: 'end_time' })).toMatchObject({
      page: 1,
      sort: { field: 'end_time', order: 'asc' },
    })
    expect(listReducer({ ...third, applied: { ...noFilters, kind: '1' } }, { type: 'clear' }).applied).toEqual(
      noFilters,
    )
  })

  it('reverses the order when the same header is clicked', () => {
    expect(nextSort(defaultSort, 'title').order).toBe('desc')
    expect(nextSort({ field: 'title', order: 'desc' }, 'title').order).toBe('asc')
  })

  it('knows whether filters are set', () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(isFiltered({ ...noFilters, searchIn: 'topic', search: ' ' })).toBe(false)
    expect(isFiltered({ ...noFilters, team: '1' })).toBe(true)
  })
})
