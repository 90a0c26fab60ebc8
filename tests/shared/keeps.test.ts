import { describe, expect, it } from 'vitest'
import { wireSize } from '../../main/bridge/wire-value'
import { keepKeys, parseKeep } from '../../shared/contract/keeps'
import { methods } from '../../shared/contract/methods'
import draftValues from '../fixtures/profile-7.1.1/draft-values.json' with { type: 'json' }

const sentence = { id: 'a', text: 'よく書けています。', used: 0, at: 0, slot: null }

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
    ['comment-bank', { entries: [{ ...sentence, text: 'あ'.repeat(100) }] }],
    ['comment-bank', { entries: [{ ...sentence, text: 'よい😀' }] }],
    ['comment-bank', { entries: [{ ...sentence, slot: 10 }] }],
    ['comment-bank', { entries: Array.from({ length: 501 }, () => sentence) }],
    ['class-sentences', { '9045': { at: 1, shown: ['I like Sundays.'], hidden: [] } }],
    ['class-sentences', { '9045': { at: 1, shown: [], hidden: ['佐藤 花子'] } }],
    ['class-sentences', { '9045': { at: 1, shown: Array.from({ length: 31 }, () => '0123456789abcdef'), hidden: [] } }],
    ['own-sheets', [{ file: '佐藤 花子.xlsx', sheet: '', heads: '', at: 1, missing: 'empty', places: [] }]],
    ['roster-columns', { 備考: '佐藤 花子' }],
    ['roster-columns', { ['あ'.repeat(41)]: 'number' }],
    ['comment-bank', { entries: [], typed: { 花子さんの例はよいです: { count: 1, at: 1 } } }],
    ['found', Array.from({ length: 9 }, (_, at) => ({ kind: 'student', id: String(at) }))],
    ['homework-defaults', { days: 61, at: '23:59', delay: 0, switches: {} }],
  ] as const)('of %s is refused as %j', (key, value) => {
    expect(parseKeep(key, value)).toBeNull()
  })

  it('is a comment bank of 500 sentences with 99 characters, which fits through the bridge', () => {
    const entries = Array.from({ length: 500 }, () => ({
      ...sentence,
      id: '12345678',
      text: '𠮷'.repeat(99),
      used: 1_000_000,
      at: 1_800_000_000,
      slot: 9,
    }))
    const typed = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [at.toString(16).padStart(16, '0'), { count: 4, at: 1_800_000_000 }]),
    )
    const value = { entries, typed }
    expect(parseKeep('comment-bank', value)).toEqual(value)
    const size = wireSize({ key: 'comment-bank', generation: 1, value })
    expect(size).toBeLessThanOrEqual(methods['keeps.write'].maxBytes)
  })

  it('is the sentences of 50 topics, by their hashes only, which fit through the bridge', () => {
    const hashes = (count: number) => Array.from({ length: count }, (_, at) => at.toString(16).padStart(16, '0'))
    const topics = Array.from({ length: 50 }, (_, at) => [
      `topic-${at}`.padEnd(64, '0'),
      { at: 1_800_000_000, shown: hashes(30), hidden: hashes(100) },
    ])
    const value = Object.fromEntries(topics) as Record<string, unknown>
    expect(parseKeep('class-sentences', value)).toEqual(value)
    const size = wireSize({ key: 'class-sentences', generation: 1, value })
    expect(size).toBeLessThanOrEqual(methods['keeps.write'].maxBytes)
  })

  it('is the places of 50 sheets, which fit through the bridge', () => {
    const hash = '0123456789abcdef'
    const place = { homework: 'x'.repeat(36), column: 255, figure: `topic:${'x'.repeat(36)}`, head: hash }
    const places = Array.from({ length: 40 }, () => place)
    const people = Array.from({ length: 40 }, () => ({ row: hash, student: 'x'.repeat(36) }))
    const classes = Array.from({ length: 20 }, () => 'x'.repeat(36))
    const rowSet = { at: 999, count: 1000, name: hash }
    const who = { missing: 'word', team: '', rowSet, classes, people }
    const sheet = { file: hash, sheet: hash, heads: hash, at: 1_800_000_000, ...who, places }
    const value = Array.from({ length: 50 }, () => sheet)
    expect(parseKeep('own-sheets', value)).toEqual(value)
    expect(wireSize(value)).toBeLessThanOrEqual(methods['keeps.write'].maxBytes)
    expect(parseKeep('own-sheets', [{ ...sheet, places: [{ ...place, student: '佐藤 花子' }] }])).toEqual([
      { ...sheet, places: [place] },
    ])
  })

  it('of what was found has ids only', () => {
    const opened = { kind: 'student', id: '71' }
    expect(parseKeep('found', [{ ...opened, label: '佐藤 花子' }])).toEqual([opened])
  })

  it('has a key that can be a file name', () => {
    expect(keepKeys).toHaveLength(18)
    for (const key of keepKeys) expect(key).toMatch(/^[a-z-]{1,40}$/)
  })
})
