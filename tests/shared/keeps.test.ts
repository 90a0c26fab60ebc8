import { describe, expect, it } from 'vitest'
import { wireSize } from '../../main/bridge/wire-value'
import { type KeepKey, keepKeys, parseKeep } from '../../shared/contract/keeps'
import { methods } from '../../shared/contract/methods'
import draftValues from '../fixtures/profile-7.1.1/draft-values.json' with { type: 'json' }

const sentence = { id: 'a', text: 'よく書けています。', used: 0, at: 0, slot: null }

const letters = (length: number) => 'x'.repeat(length)
const many = <T>(length: number, one: T) => Array.from({ length }, () => one)
const record = <T>(length: number, one: T, name = (at: number) => String(at)) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [name(at), one]))
const hash = '0123456789abcdef'
const hashOf = (at: number) => at.toString(16).padStart(16, '0')
const filterSet = (over: object = {}, filters: object = {}) => ({
  id: '1',
  name: 'a',
  filters,
  sort: { field: 'title', order: 'asc' },
  ...over,
})
const filters = (...sets: object[]) => ({ sets, first: null })
const bank = (over: object) => ({ entries: [{ ...sentence, ...over }] })
const sentences = (over: object) => ({ '9045': { at: 1, shown: [], hidden: [], ...over } })
const place = { homework: '1', column: 255, figure: 'topic:1', head: hash }
const ownSheet = (over: object = {}) => ({
  file: hash,
  sheet: hash,
  heads: hash,
  at: 1,
  missing: 'word',
  places: [],
  ...over,
})
const marked = (mark: number, submission = 'a') => ({ '1': { at: 1, marks: { [submission]: { mark, of: 1 } } } })
const switches = { translation: 0, subtitle: 0, sample_answer: 0, speech_speed: 0, answer_tips: 0 }
const usual = (over: object) => ({ days: 1, at: '23:59', delay: 0, switches, ...over })
const found = (id: string) => [{ kind: 'student', id }]
const worked = { at: 1, isEmpty: false }

/** For each rule of a kept value, one that is accepted, and one that goes beyond. */
const ends: [KeepKey, string, unknown, unknown][] = [
  [
    'homework-filters',
    'a name',
    filters(filterSet({ name: letters(100) })),
    filters(filterSet({ name: letters(101) })),
  ],
  ['homework-filters', 'an id', filters(filterSet({ id: letters(64) })), filters(filterSet({ id: letters(65) }))],
  [
    'homework-filters',
    'a search',
    filters(filterSet({}, { search: letters(100) })),
    filters(filterSet({}, { search: letters(101) })),
  ],
  ['homework-filters', 'as many sets', filters(...many(50, filterSet())), filters(...many(51, filterSet()))],
  ['orders', 'a column', { a: { field: letters(40), order: 'asc' } }, { a: { field: letters(41), order: 'asc' } }],
  ['seen-papers', 'whole seconds', { '1': { at: 1, students: {} } }, { '1': { at: 1.5, students: {} } }],
  ['seen-papers', 'a time since 1970', { '1': { at: 0, students: {} } }, { '1': { at: -1, students: {} } }],
  ['marked-works', 'a work', { [letters(100)]: worked }, { [letters(101)]: worked }],
  ['listening-marks', 'a mark', marked(3), marked(4)],
  ['listening-marks', 'a first mark', marked(1), marked(0)],
  ['listening-marks', 'a submission', marked(1, letters(130)), marked(1, letters(131))],
  ['listening-places', 'a list', { [letters(300)]: { at: 1, item: 'a' } }, { [letters(301)]: { at: 1, item: 'a' } }],
  ['class-sentences', 'the shown', sentences({ shown: many(30, hash) }), sentences({ shown: many(31, hash) })],
  ['class-sentences', 'the hidden', sentences({ hidden: many(100, hash) }), sentences({ hidden: many(101, hash) })],
  ['own-sheets', 'as many sheets', many(50, ownSheet()), many(51, ownSheet())],
  ['own-sheets', 'the places', [ownSheet({ places: many(40, place) })], [ownSheet({ places: many(41, place) })]],
  ['own-sheets', 'a column', [ownSheet({ places: [place] })], [ownSheet({ places: [{ ...place, column: 256 }] })]],
  ['own-sheets', 'the classes', [ownSheet({ classes: many(20, '1') })], [ownSheet({ classes: many(21, '1') })]],
  [
    'own-sheets',
    'the people',
    [ownSheet({ people: many(40, { row: hash, student: '1' }) })],
    [ownSheet({ people: many(41, { row: hash, student: '1' }) })],
  ],
  [
    'own-sheets',
    'a row',
    [ownSheet({ rowSet: { at: 5000, count: 5000, name: hash } })],
    [ownSheet({ rowSet: { at: 5001, count: 5000, name: hash } })],
  ],
  [
    'own-sheets',
    'a number of rows',
    [ownSheet({ rowSet: { at: 1, count: 5000, name: hash } })],
    [ownSheet({ rowSet: { at: 1, count: 5001, name: hash } })],
  ],
  ['roster-columns', 'as many headings', record(300, 'number'), record(301, 'number')],
  ['comment-bank', 'a reading', bank({ reading: 'あ'.repeat(99) }), bank({ reading: 'あ'.repeat(100) })],
  ['comment-bank', 'a count', bank({ used: 0 }), bank({ used: -1 })],
  ['comment-bank', 'a whole count', bank({ used: 1 }), bank({ used: 1.5 })],
  ['comment-bank', 'a key', bank({ slot: 1 }), bank({ slot: 0 })],
  [
    'comment-bank',
    'what was typed',
    { entries: [], typed: record(300, { count: 1, at: 1 }, hashOf) },
    { entries: [], typed: record(301, { count: 1, at: 1 }, hashOf) },
  ],
  ['encouragements', 'a text', ['あ'.repeat(99)], ['あ'.repeat(100)]],
  ['encouragements', 'as many texts', many(100, 'a'), many(101, 'a')],
  ['homework-defaults', 'days', usual({ days: 60 }), usual({ days: 61 })],
  ['homework-defaults', 'a day', usual({ days: 1 }), usual({ days: 0 })],
  ['homework-defaults', 'a time', usual({ at: '23:59' }), usual({ at: '24:00' })],
  ['homework-defaults', 'a minute', usual({ at: '00:59' }), usual({ at: '00:60' })],
  ['found', 'an id', found(letters(100)), found(letters(101))],
]

it.each(ends)('a kept value of %s accepts %s, and refuses what goes beyond', (key, _what, right, wrong) => {
  expect(parseKeep(key, right)).not.toBeNull()
  expect(parseKeep(key, wrong)).toBeNull()
})

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
    ['homework-defaults', { days: 60, at: '23:59', delay: 0, switches: {} }],
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
