import { describe, expect, it } from 'vitest'
import { listRules, noFilters } from '../../../../renderer/features/homework/list/list-state'
import {
  findCurrentFilter,
  nameMessage,
  noSavedFilters,
  parseSavedFilters,
  type SavedFilter,
  type SavedFilters,
  savedFiltersReducer,
} from '../../../../renderer/screens/homework/list/saved-filters/saved-filters'

const set = (id: string, name: string, change: Partial<SavedFilter['filters']> = {}): SavedFilter => ({
  id,
  name,
  filters: { ...noFilters, ...change },
  sort: listRules.sort,
})
const saved: SavedFilters = { sets: [set('a', '2年', { team: '3' }), set('b', '終了', { finish: '2' })], first: 'b' }

describe('saved filters', () => {
  it('are parsed as they were stored', () => {
    expect(parseSavedFilters(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })

  it('drop only filters that another version stored in another form', () => {
    const sets = [set('a', '2年'), { id: 'x', name: 1 }, { ...set('y', '古い'), filters: { finish: 1 } }, null]
    expect(parseSavedFilters({ sets, first: 'x' })).toEqual({ sets: [set('a', '2年')], first: null })
    for (const wrong of [null, 1, {}, { sets: 'a' }]) expect(parseSavedFilters(wrong)).toBeNull()
  })

  it.each([
    ['', '名前を入力してください。'],
    ['  ', '名前を入力してください。'],
    ['あ'.repeat(21), '名前は20文字以内で入力してください。'],
    ['2年👍', '無効な文字が含まれています'],
    [' 2年 ', '同じ名前の絞り込みがあります。別の名前を入力してください。'],
    ['𠮷'.repeat(20), undefined],
  ])('refuse the name %j: %s', (name, message) => expect(nameMessage(saved, name)).toBe(message))

  it('can keep their own name when renamed', () => {
    expect(nameMessage(saved, '2年', 'a')).toBeUndefined()
    expect(nameMessage(saved, '終了', 'a')).toBe('同じ名前の絞り込みがあります。別の名前を入力してください。')
    expect(savedFiltersReducer(saved, { type: 'rename', id: 'a', name: ' 3年 ' }).sets[0]?.name).toBe('3年')
  })

  it('return to their position on undo, and become first again', () => {
    const removed = savedFiltersReducer(saved, { type: 'remove', id: 'b' })
    expect(removed.first).toBeNull()
    expect(
      savedFiltersReducer(removed, { type: 'put', set: set('b', '終了', { finish: '2' }), at: 1, first: true }),
    ).toEqual(saved)
  })

  it('are recognised by filters and order', () => {
    expect(findCurrentFilter(saved, { ...noFilters, team: '3' }, listRules.sort)?.id).toBe('a')
    expect(findCurrentFilter(saved, { ...noFilters, team: '3' }, { ...listRules.sort, order: 'desc' })).toBeUndefined()
    expect(findCurrentFilter(noSavedFilters, noFilters, listRules.sort)).toBeUndefined()
  })
})
