import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listRequest, listRules, noFilters } from '../../../../renderer/features/homework/list/list-state'
import {
  firstState,
  isFiltered,
  type ListAction,
  type ListState,
  listReducer,
} from '../../../../renderer/ui/list/list-state'
import { periodState } from '../../../../renderer/ui/list/period-state'
import { endpoints } from '../../../../shared/endpoints/index'

type State = ListState<typeof noFilters, 'title' | 'start_time' | 'end_time' | 'submitted_count'>
const byTitle = { field: 'title', order: 'asc' } as const
const initial: State = firstState(listRules)
const reduce = (state: State, action: ListAction<typeof noFilters, State['sort']['field']>) =>
  listReducer(listRules, state, action)

const schema = endpoints['my-homework-page-list'].request

describe('listRequest', () => {
  it('requests the first ten by title without filters', () => {
    expect(listRequest(noFilters, byTitle, 1)).toEqual({
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
        focus: '',
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
    expect(listRequest({ ...noFilters, kind: '9', finish: 'x' }, byTitle, 1)).not.toHaveProperty('homework_type')
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
    const first = reduce(initial, { type: 'filter', change: { from: '2026-11-20' } })
    const wrong = reduce({ ...first, page: 3 }, { type: 'filter', change: { to: '2026-11-01' } })
    expect(wrong.filters.to).toBe('2026-11-01')
    expect(wrong.applied.to).toBe('')
    expect(wrong.page).toBe(3)
    const valid = reduce(wrong, { type: 'filter', change: { to: '2026-12-01' } })
    expect(valid.applied).toEqual(valid.filters)
    expect(valid.page).toBe(1)
  })
})

it('is ordered by title, ascending, until the teacher chooses (SPEC §9)', () => {
  expect(initial.sort).toEqual({ field: 'title', order: 'asc' })
})

it('knows whether filters are set', () => {
  expect(isFiltered(listRules, noFilters)).toBe(false)
  expect(isFiltered(listRules, { ...noFilters, searchIn: 'topic', search: ' ' })).toBe(false)
  expect(isFiltered(listRules, { ...noFilters, team: '1' })).toBe(true)
})
