import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeNotes, resolveConflict } from '../../../../renderer/results/notes/merge-notes'
import { changedNotes } from '../../../../renderer/results/notes/note-change'
import type { Note } from '../../../../shared/items/note'

const note = (startPos: number, endPos: number, comments: string, teacher = '髙橋'): Note => ({
  pos: { startPos, endPos },
  comments,
  teacher,
  sent_content: 'x'.repeat(endPos - startPos),
})

const [a, b, c] = [note(0, 4, 'よい'), note(10, 14, '過去形'), note(20, 24, 'つづり')]

describe('merging', () => {
  it.each<[string, Note[], Note[], Note[], Note[]]>([
    ['nothing changed', [a], [a], [a], [a]],
    ['I added one', [a], [a, b], [a], [a, b]],
    ['the other added one', [a], [a], [a, b], [a, b]],
    ['both added one in different places', [], [a], [b], [a, b]],
    ['both added the same', [], [a], [a], [a]],
    ['I removed one', [a, b], [b], [a, b], [b]],
    ['both removed the same', [a, b], [b], [b], [b]],
    ['I changed one and the other added one', [a], [note(0, 4, '直す')], [a, b], [note(0, 4, '直す'), b]],
    ['I removed one and the other changed another', [a, b], [b], [a, note(10, 14, '現在形')], [note(10, 14, '現在形')]],
    ['I moved one', [a], [note(6, 9, 'よい')], [a, c], [note(6, 9, 'よい'), c]],
    ['both made the same change', [a], [note(0, 4, '直す')], [note(0, 4, ' 直す ')], [note(0, 4, ' 直す ')]],
    ['touching ranges', [], [note(4, 6, '前')], [a], [a, note(4, 6, '前')]],
  ])('%s', (_what, base, mine, theirs, merged) => {
    expect(mergeNotes(base, mine, theirs)).toEqual({ notes: merged, conflicts: [] })
  })

  it.each<[string, Note[], Note[], Note[], { mine: Note | null; theirs: Note[] }]>([
    ['ranges that overlap', [], [note(2, 6, '私')], [a], { mine: note(2, 6, '私'), theirs: [a] }],
    ['the same range with other words', [], [note(0, 4, '私')], [a], { mine: note(0, 4, '私'), theirs: [a] }],
    [
      'other words for the same comment',
      [a],
      [note(0, 4, '私')],
      [note(0, 4, '他')],
      { mine: note(0, 4, '私'), theirs: [note(0, 4, '他')] },
    ],
    ['my removal of what the other changed', [a], [], [note(0, 4, '他')], { mine: null, theirs: [note(0, 4, '他')] }],
    ['my change of what the other removed', [a], [note(0, 4, '私')], [], { mine: note(0, 4, '私'), theirs: [] }],
    ['one of mine over two of the other', [], [note(2, 12, '私')], [a, b], { mine: note(2, 12, '私'), theirs: [a, b] }],
  ])('lets the teacher choose: %s', (_what, base, mine, theirs, conflict) => {
    expect(mergeNotes(base, mine, theirs)).toEqual({ notes: theirs, conflicts: [conflict] })
  })

  it('keeps a comment for words that the student has rewritten beside a new one in the same place', () => {
    const pos = { startPos: 2, endPos: 6 }
    const old = { pos, comments: 'goed は went です。', teacher: '齋藤 薫', sent_content: 'goed' }
    const added = { pos, comments: 'よくなりました。', teacher: '髙橋 美咲', sent_content: 'went' }
    const mine = changedNotes([old], { kind: 'add', note: added }, '髙橋 美咲')
    expect(mine).toEqual([old, added])
    expect(mergeNotes([old], mine, [old])).toEqual({ notes: [old, added], conflicts: [] })
  })

  it('keeps both sides of a choice until it is made', () => {
    const mine = note(2, 6, '私')
    const { notes, conflicts } = mergeNotes([c], [c, mine], [a, c])
    expect(notes).toEqual([a, c])
    const [conflict] = conflicts
    if (!conflict) throw new Error('no conflict')
    expect(resolveConflict(notes, conflict, 'mine')).toEqual([mine, c])
    expect(resolveConflict(notes, conflict, 'theirs')).toEqual([a, c])
  })

  it('keeps comments that overlap already, because their words have moved', () => {
    const [moved, other] = [note(0, 6, '前の文'), note(2, 8, '前の文2')]
    const base = [moved, other]
    expect(mergeNotes(base, [...base, c], [...base, b])).toEqual({ notes: [moved, other, b, c], conflicts: [] })
  })
})

/** Lists of comments that do not overlap: at most one for each of eight places. */
const list = fc
  .array(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }), { minLength: 8, maxLength: 8 })
  .map(words => words.flatMap((word, at) => (word === null ? [] : [note(at * 10, at * 10 + 5, word)])))

const wordsAt = (notes: readonly Note[], start: number): string | undefined =>
  notes.find(each => each.pos.startPos === start)?.comments

describe('merging any lists', () => {
  it('never loses a change: each place has the changed words, or the teacher is asked', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const { notes, conflicts } = mergeNotes(base, mine, theirs)
        for (let start = 0; start < 80; start += 10) {
          const [before, own, other, merged] = [base, mine, theirs, notes].map(each => wordsAt(each, start))
          const isAsked = conflicts.some(({ mine: own, theirs: others }) => (own ?? others[0])?.pos.startPos === start)
          // The usual rule of a three-way merge.
          const expected = own === before ? other : other === before || other === own ? own : 'asked'
          expect(isAsked ? 'asked' : merged).toBe(expected)
          if (isAsked) expect(merged).toBe(other)
        }
      }),
    )
  })

  it('changes nothing when it is repeated after all choices', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const merge = mergeNotes(base, mine, theirs)
        const chosen = merge.conflicts.reduce((notes, each) => resolveConflict(notes, each, 'mine'), merge.notes)
        expect(mergeNotes(base, mine, chosen)).toEqual({ notes: chosen, conflicts: [] })
      }),
    )
  })
})
