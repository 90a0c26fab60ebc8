import { describe, expect, it } from 'vitest'
import {
  type BankEntry,
  type CommentBank,
  entryFault,
  inOrder,
  withEntry,
  withoutEntry,
  withRestored,
  withSlot,
  withText,
  withUse,
} from '../../../../renderer/results/bank/comment-bank'
import { findEntries } from '../../../../renderer/results/bank/search'
import { starterBank } from '../../../../renderer/results/bank/starter-bank'
import { withTyped } from '../../../../renderer/results/bank/typed-texts'
import { parseKeep } from '../../../../shared/contract/keeps'

const day = 86_400
const entry = (id: string, text: string, more: Partial<BankEntry> = {}): BankEntry => ({
  id,
  text,
  used: 0,
  at: 0,
  slot: null,
  ...more,
})
const bankOf = (...entries: BankEntry[]): CommentBank => ({ entries, typed: {} })
const textsOf = (entries: readonly BankEntry[]) => entries.map(({ text }) => text)

describe('the comment bank', () => {
  it('begins with twenty sentences, nine of them with a key, which can all be kept and removed', () => {
    expect(starterBank.entries).toHaveLength(20)
    expect(new Set(textsOf(starterBank.entries)).size).toBe(20)
    expect(starterBank.entries.flatMap(({ slot }) => slot ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(parseKeep('comment-bank', starterBank)).toEqual(starterBank)
    const empty = starterBank.entries.reduce((bank, { id }) => withoutEntry(bank, id), starterBank)
    expect(empty.entries).toEqual([])
  })

  it('adds a trimmed sentence once, of at most 99 characters without emoji, and at most 500', () => {
    const bank = withEntry(bankOf(), { id: 'a', text: ' よい例です。\n', at: 5 })
    expect(bank.entries).toEqual([{ id: 'a', text: 'よい例です。', used: 0, at: 5, slot: null }])
    expect(entryFault(bank, 'よい例です。 ')).toBe('same')
    expect(entryFault(bank, 'よい例です。', 'a')).toBeNull()
    expect(entryFault(bank, ' ')).toBe('empty')
    expect(entryFault(bank, '𠮷'.repeat(99))).toBeNull()
    expect(entryFault(bank, '𠮷'.repeat(100))).toBe('long')
    expect(entryFault(bank, 'よい😀')).toBe('emoji')
    const full = bankOf(...Array.from({ length: 500 }, (_, at) => entry(`${at}`, `例${at}`)))
    expect(entryFault(full, '新しい')).toBe('full')
    expect(withEntry(full, { id: 'x', text: '新しい', at: 1 })).toBe(full)
    expect(entryFault(full, '変えた', '3')).toBeNull()
  })

  it('gives a key to one sentence only', () => {
    const bank = withSlot(bankOf(entry('a', 'A', { slot: 1 }), entry('b', 'B', { slot: 2 })), 'b', 1)
    expect(bank.entries.map(({ slot }) => slot)).toEqual([null, 1])
    expect(withSlot(bank, 'b', null).entries.map(({ slot }) => slot)).toEqual([null, null])
  })

  it('changes the words of a sentence, but not to those of another', () => {
    const bank = bankOf(entry('a', 'A'), entry('b', 'B'))
    expect(textsOf(withText(bank, 'a', ' C ').entries)).toEqual(['C', 'B'])
    expect(withText(bank, 'a', 'B')).toBe(bank)
  })

  it('brings a removed sentence back to its place; its key stays with the sentence that has it now', () => {
    const removed = entry('b', 'B', { slot: 2 })
    const bank = bankOf(entry('a', 'A'), entry('c', 'C'))
    expect(withRestored(bank, removed, 1).entries).toEqual([entry('a', 'A'), removed, entry('c', 'C')])
    const taken = withRestored(withSlot(bank, 'c', 2), removed, 1)
    expect(taken.entries[1]).toEqual(entry('b', 'B'))
    expect(withRestored(taken, removed, 1)).toBe(taken)
  })

  it('is sorted by the day of the last use, then by the number of uses', () => {
    const entries = [
      entry('old', '古い', { at: day, used: 90 }),
      entry('once', '一度', { at: 9 * day + 300, used: 1 }),
      entry('often', 'よく', { at: 9 * day + 100, used: 4 }),
      entry('never', 'まだ'),
    ]
    expect(textsOf(inOrder(entries))).toEqual(['よく', '一度', '古い', 'まだ'])
    const used = withUse(bankOf(...entries), 'never', 10 * day)
    expect(inOrder(used.entries)[0]).toEqual(entry('never', 'まだ', { used: 1, at: 10 * day }))
  })
})

describe('the search', () => {
  const entries = [
    entry('a', '冠詞 the をつけましょう。'),
    entry('b', 'スペルを確かめましょう。'),
    entry('c', 'Because だけでは文になりません。'),
  ]
  it.each([
    ['かんし', ['a']],
    ['カンシ', ['a']],
    ['冠詞', ['a']],
    ['ＴＨＥ', ['a']],
    ['すぺる', ['b']],
    ['ｽﾍﾟﾙ', ['b']],
    ['たしか', ['b']],
    ['bec', ['c']],
    ['ましょう かんし', ['a']],
    [' ', ['a', 'b', 'c']],
    ['ない', []],
  ])('finds by %s', (query, ids) => {
    expect(findEntries(entries, query).map(({ id }) => id)).toEqual(ids)
  })

  it('finds a sentence of the teacher by the reading that she gave it, in kana of either kind and in romaji', () => {
    const own = withEntry(bankOf(), { id: 'd', text: '敬語は要りません。', reading: ' けいごは いりません ', at: 1 })
    expect(own.entries).toEqual([expect.objectContaining({ reading: 'けいごは いりません' })])
    // Romaji, for a keyboard without an input method: whole syllables.
    for (const query of ['けいご', 'ケイゴ', 'いりま', '敬語', 'kei', 'KEIGO', 'irimasen'])
      expect(findEntries(own.entries, query).map(({ id }) => id)).toEqual(['d'])
    expect(findEntries(withText(own, 'd', '敬語は要りません。', '').entries, 'けいご')).toEqual([])
    expect(withText(own, 'd', '敬語は要りません。', 'あ'.repeat(100))).toBe(own)
    expect(withText(own, 'd', '敬語は要りません。', '😀')).toBe(own)
  })
})

describe('a text that is typed again and again', () => {
  it('is proposed when it was typed three times, and never again', () => {
    let bank = bankOf()
    const proposed = ['今日', '今日 ', '今日', '今日', '今日'].map(text => {
      const typed = withTyped(bank, text, 1)
      bank = typed.bank
      return typed.isProposed
    })
    expect(proposed).toEqual([false, false, true, false, false])
    expect(JSON.stringify(bank)).not.toContain('今日')
    expect(parseKeep('comment-bank', bank)).toEqual(bank)
  })

  it('is not counted if the bank has it or could not have it', () => {
    const bank = bankOf(entry('a', 'A'))
    expect(withTyped(bank, 'A', 1)).toEqual({ bank, isProposed: false })
    expect(withTyped(bank, 'x'.repeat(100), 1)).toEqual({ bank, isProposed: false })
  })

  it('is one of 300; those that were proposed are forgotten last', () => {
    let bank = bankOf()
    for (let time = 0; time < 3; time += 1) bank = withTyped(bank, 'proposed', 0).bank
    for (let at = 1; at <= 320; at += 1) bank = withTyped(bank, `text ${at}`, at).bank
    expect(Object.keys(bank.typed)).toHaveLength(300)
    expect(withTyped(bank, 'proposed', 400).isProposed).toBe(false)
    expect(Object.values(bank.typed).filter(({ count }) => count === 1)).toHaveLength(299)
  })
})
