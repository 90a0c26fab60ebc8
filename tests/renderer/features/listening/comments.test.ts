import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Comment,
  type Comments,
  prunedComments,
  readComments,
  unsentComments,
} from '../../../../renderer/features/listening/comments'

const comment = (over: Partial<Comment> = {}): Comment => ({
  text: 'よい',
  isSent: true,
  of: '2026-11-19 18:00:00',
  homeworkId: '1',
  at: 1,
  ...over,
})

describe('comments that were stored before', () => {
  it('are read without the time of the recording, the homework and their own time', () => {
    expect(readComments({ '11/1': { text: 'よい', isSent: false } })).toEqual({
      '11/1': { text: 'よい', isSent: false, of: '', homeworkId: '', at: 0 },
    })
  })

  it('do not get lost with one that cannot be read', () => {
    expect(readComments({ '11/1': comment(), '11/2': { text: 3 }, '11/3': null })).toEqual({ '11/1': comment() })
    expect(readComments(undefined)).toBeNull()
    expect(readComments('text')).toBeNull()
  })
})

it('comments that are not sent are those with words', () => {
  const comments = { a: comment(), b: comment({ isSent: false }), c: comment({ isSent: false, text: ' \n' }) }
  expect(unsentComments(comments)).toEqual([comment({ isSent: false })])
})

describe('comments on many homeworks', () => {
  const of = (homework: number, over: Partial<Comment> = {}) =>
    [`${homework}/1`, comment({ homeworkId: String(homework), at: homework, ...over })] as const
  const many = (count: number): Comments => Object.fromEntries(Array.from({ length: count }, (_, at) => of(at + 1)))

  it('are kept of 60, and forgotten of the one that was commented first', () => {
    expect(prunedComments(many(60))).toEqual(many(60))
    const kept = Object.keys(prunedComments(many(61)))
    expect(kept).toHaveLength(60)
    expect(kept).not.toContain('1/1')
    // a later comment on the same homework keeps all of it
    const again = { ...many(61), '1/2': comment({ homeworkId: '1', at: 99 }) }
    expect(Object.keys(prunedComments(again)).filter(key => key.startsWith('1/'))).toEqual(['1/1', '1/2'])
    expect(prunedComments(again)).not.toHaveProperty('2/1')
  })

  it('are never forgotten before they are sent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(200), fc.boolean(), fc.nat(1000)), { maxLength: 300 }), rows => {
        const all: Comments = Object.fromEntries(
          rows.map(([homework, isSent, at], place) => [
            String(place),
            comment({ homeworkId: `${homework}`, isSent, at }),
          ]),
        )
        const kept = prunedComments(all)
        expect(unsentComments(kept)).toHaveLength(unsentComments(all).length)
        expect(
          new Set(Object.values(kept).flatMap(one => (one.isSent ? [one.homeworkId] : []))).size,
        ).toBeLessThanOrEqual(60)
      }),
    )
  })
})
