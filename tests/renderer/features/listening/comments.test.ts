import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Comment,
  type Comments,
  changedComments,
  prunedComments,
  readComments,
  rowsToSend,
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

describe('comments that were decided to be sent', () => {
  const message = { name: '阿部 陽菜', studentId: '4', title: '音読について' }
  const draft = (over: Partial<Comment> = {}) => comment({ isSent: false, message, ...over })

  it('are those that wait, and if asked for those whose outcome is not known', () => {
    const comments = {
      waiting: draft({ isWaiting: true }),
      sent: draft({ isWaiting: true, isSent: true }),
      written: draft(),
      unknown: draft({ sentAt: 5 }),
      nobody: comment({ isSent: false, isWaiting: true }),
    }
    expect(rowsToSend(comments).map(({ key }) => key)).toEqual(['waiting'])
    expect(rowsToSend(comments, true).map(({ key }) => key)).toEqual(['waiting', 'unknown'])
  })

  it('are changed only while they have the words that were sent: what the teacher wrote meanwhile is a draft', () => {
    const sent = draft({ isWaiting: true })
    const rows = rowsToSend({ a: sent, b: sent, c: sent, d: sent })
    const now: Comments = { a: sent, b: draft({ text: 'よく読めました' }), c: comment() }
    const changed = changedComments(now, rows, found => ({ ...found, isSent: true }))
    expect(changed).toEqual({ ...now, a: { ...sent, isSent: true } })
    expect(changedComments({ b: draft({ text: '別' }) }, rows, found => ({ ...found, isSent: true }))).toEqual({
      b: draft({ text: '別' }),
    })
  })
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
