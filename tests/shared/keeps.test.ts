import { describe, expect, it } from 'vitest'
import { keepKeys, parseKeep } from '../../shared/contract/keeps'
import draftValues from '../fixtures/profile-7.1.1/draft-values.json' with { type: 'json' }

describe('a kept value', () => {
  it('holds the named filters as version 7.1.1 stored them', () => {
    const stored = draftValues['homework/filters']
    expect(parseKeep('homework-filters', stored)).toMatchObject(stored)
  })

  it('drops what its row does not name', () => {
    const [set] = draftValues['homework/filters'].sets
    const filters = { ...set?.filters, focus: '', student: '佐藤 花子' }
    const value = { sets: [{ ...set, filters, score: 80 }], first: null, students: ['佐藤 花子'] }
    expect(parseKeep('homework-filters', value)).toEqual({
      sets: [{ ...set, filters: { ...set?.filters, focus: '' } }],
      first: null,
    })
  })

  it.each([
    ['homework-filters', { sets: [], first: 3 }],
    ['homework-filters', null],
    ['classes', { 'homework-list': ['student-1'] }],
    ['classes', { '佐藤 花子': '1' }],
    ['classes', { 'homework-list': 'x'.repeat(65) }],
    ['seen-papers', { '501': { at: 1, students: { '1': '佐藤 花子' } } }],
    ['orders', { 'homework-list': { field: 'end_time', order: 'up' } }],
  ] as const)('of %s is refused as %j', (key, value) => {
    expect(parseKeep(key, value)).toBeNull()
  })

  it('has a key that can be a file name', () => {
    expect(keepKeys).toHaveLength(4)
    for (const key of keepKeys) expect(key).toMatch(/^[a-z-]{1,40}$/)
  })
})
