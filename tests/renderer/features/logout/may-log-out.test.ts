import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayLogOut } from '../../../../renderer/features/logout/may-log-out'
import { loadNoteDrafts } from '../../../../renderer/results/notes/note-store'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge } from '../../render'

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge({ session: teacher })
  keepDrafts(fake)
  fake.answer('evaluation.list', () => success({ recordings: [], hasRunning: false }))
})
afterEach(() => vi.useRealTimers())

const ask = async (ms: number) => {
  const answer = vi.fn()
  void mayLogOut(new QueryClient()).then(answer)
  await vi.advanceTimersByTimeAsync(ms)
  return answer
}

describe('a logout', () => {
  it('goes on where nothing waits', async () => {
    expect(await ask(100)).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('first sends the comments of 添削 that wait for their seconds', async () => {
    const note = {
      pos: { startPos: 0, endPos: 4 },
      comments: 'よい',
      teacher: teacher.user.nickname,
      sent_content: 'I am',
    }
    const work = { student_id: 's-1', topic_id: '9', guid: 'g-1' }
    const draft = {
      work,
      name: '阿部 陽菜',
      path: '/',
      base: [],
      notes: [note],
      conflicts: [],
      typed: null,
      isSaved: true,
    }
    keepDrafts(fake).set('notes/g-1/9/s-1', draft)
    fake.api('get-writing-notes', () => success({ items: [], total: 0 }))
    fake.api('submit-writing-note', () => success(null))
    await loadNoteDrafts(teacher.generation, false)
    expect(await ask(100)).toHaveBeenCalledExactlyOnceWith(true)
    expect(fake.requests('submit-writing-note')).toEqual([{ ...work, content: JSON.stringify([note]) }])
  })

  it('waits 3 s at most for stored comments that cannot be read', async () => {
    fake.answer('drafts.read', () => failure('network', 'gone'))
    const answer = await ask(2900)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(answer).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('is not that of the teacher who has logged in meanwhile', async () => {
    fake.answer('evaluation.list', () => {
      fake.emit('session.changed', { generation: 3, session: { ...teacher, generation: 3 } })
      return success({ recordings: [], hasRunning: false })
    })
    expect(await ask(100)).toHaveBeenCalledExactlyOnceWith(false)
  })
})
