import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskedComments } from '../../../../renderer/features/listening/AskedComments'
import { sendCommentsBeforeLogout } from '../../../../renderer/features/listening/comments-before-logout'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge, renderScreen } from '../../render'

const title = '阿部 陽菜さんへ：「音読の宿題」の音読について'
const waiting = {
  text: 'rの音を直しましょう。',
  isSent: false,
  of: '2026-11-19 18:00:00',
  homeworkId: '1',
  at: 1,
  message: { name: '阿部 陽菜', studentId: '4', title },
  isWaiting: true,
}
const { isWaiting: _, ...written } = waiting
/** 2026-11-20 12:00:00 in Japan. */
const sentAt = Date.UTC(2026, 10, 20, 3, 0, 0)
const arrived = { id: '900', title, send_time: '2026-11-20 12:00:01', student_count: 1 }

let fake: FakeBridge
let drafts: Map<string, unknown>
let outbox: (typeof arrived)[]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  fake = putBridge({ session: teacher, generation: 1 })
  drafts = keepDrafts(fake)
  outbox = []
  fake.api('outbox-message-list', () => success({ items: outbox, total: outbox.length }))
  fake.api('send-new-message', () => success({ id: '900' }))
})
afterEach(() => {
  act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' }))
  vi.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const sent = () => fake.requests('send-new-message')
const draft = () => drafts.get('listening/comments')
const bar = () => screen.findByRole('region', { name: '音読へのコメントの送信' })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** A login, with these comments left by the session before. */
function logIn(...left: object[]): void {
  drafts.set('listening/comments', Object.fromEntries(left.map((one, at) => [`11/${at}`, one])))
  renderScreen(
    <>
      <UndoBar />
      <AskedComments />
    </>,
  )
}

describe('comments that the session before was to send', () => {
  it('are sent after the next login, if the teacher says so', async () => {
    logIn(waiting, written, { ...waiting, isSent: true })
    expect(await bar()).toHaveTextContent('前回送ることにした音読へのコメントが1件、まだ送られていません。')
    await pass(20)
    expect(sent()).toEqual([])
    await user().click(within(await bar()).getByRole('button', { name: '送信する' }))
    expect(screen.queryByRole('region', { name: '音読へのコメントの送信' })).toBeNull()
    await pass(9)
    await waitFor(() =>
      expect(sent()).toEqual([{ title, content: 'rの音を直しましょう。', student_ids: '4', homework_ids: '1' }]),
    )
    await waitFor(() => expect(draft()).toMatchObject({ '11/0': { isSent: true } }))
    expect(draft()).not.toHaveProperty('11/0.isWaiting')
  })

  it('are drafts again, if she says so; nobody asks the next time', async () => {
    logIn(waiting)
    await user().click(within(await bar()).getByRole('button', { name: '下書きに戻す' }))
    await waitFor(() => expect(draft()).not.toHaveProperty('11/0.isWaiting'))
    expect(draft()).toMatchObject({ '11/0': { text: 'rの音を直しましょう。', isSent: false } })
    await pass(20)
    expect(sent()).toEqual([])
  })

  it('are drafts again after an undo', async () => {
    logIn(waiting)
    await user().click(within(await bar()).getByRole('button', { name: '送信する' }))
    const sending = await screen.findByRole('region', { name: '送るコメント' })
    await user().click(within(sending).getByRole('button', { name: /元に戻す|取り消す/ }))
    await waitFor(() => expect(draft()).not.toHaveProperty('11/0.isWaiting'))
    await pass(20)
    expect(sent()).toEqual([])
  })

  it('are not asked about in the session after it, if they are read too late', async () => {
    let answer: () => void = () => undefined
    const late = new Promise<void>(done => {
      answer = done
    })
    fake.answer('drafts.read', async ({ key }) => {
      await late
      return success({ value: drafts.get(key) ?? null })
    })
    logIn(waiting)
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' }))
    answer()
    await pass(1)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('are not asked about without one', async () => {
    logIn(written, { ...written, sentAt })
    await waitFor(() => expect(fake.calls.filter(({ method }) => method === 'drafts.read')).toHaveLength(1))
    await pass(1)
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('a comment whose outcome is not known', () => {
  const agree = async () => {
    await user().click(within(await bar()).getByRole('button', { name: '送信する' }))
    await pass(9)
  }

  it('is not sent again if the outbox has it', async () => {
    outbox = [arrived]
    logIn({ ...waiting, sentAt })
    await agree()
    await waitFor(() => expect(draft()).toMatchObject({ '11/0': { isSent: true } }))
    expect(sent()).toEqual([])
  })

  it('is sent if the outbox does not have it', async () => {
    logIn({ ...waiting, sentAt })
    await agree()
    await waitFor(() => expect(draft()).toMatchObject({ '11/0': { isSent: true } }))
    expect(sent()).toHaveLength(1)
  })

  it('is neither sent nor lost while the outbox cannot be read', async () => {
    fake.api('outbox-message-list', () => failure('timeout', ''))
    logIn({ ...waiting, sentAt })
    await agree()
    expect(await screen.findByText(/もう一度送ると、先に届いているかを確かめ/)).toBeVisible()
    expect(sent()).toEqual([])
    expect(draft()).toMatchObject({ '11/0': { isSent: false, sentAt } })
  })

  it('has its time on the disk before it is sent: the power may be cut at any moment', async () => {
    const kept: unknown[] = []
    fake.answer('drafts.write', async ({ key, value }) => {
      await new Promise(done => setTimeout(done, 400))
      drafts.set(key, value)
      return success(null)
    })
    fake.api('send-new-message', () => {
      kept.push(structuredClone(draft()))
      return success({ id: '900' })
    })
    logIn(waiting)
    await agree()
    await waitFor(() => expect(kept).toHaveLength(1))
    expect(kept[0]).toHaveProperty('11/0.sentAt')
  })

  it('keeps the time at which it was sent, so that the next attempt looks it up', async () => {
    fake.api('send-new-message', () => failure('timeout', ''))
    fake.api('outbox-message-list', () => failure('timeout', ''))
    logIn(waiting)
    await agree()
    expect(await screen.findByText(/もう一度送ると、先に届いているかを確かめ/)).toBeVisible()
    expect(sent()).toHaveLength(1)
    expect(draft()).toHaveProperty('11/0.sentAt')
    expect(draft()).not.toHaveProperty('11/0.isWaiting')
  })

  it('that the server refuses is a draft without it', async () => {
    fake.api('send-new-message', () => refusal(400, '送信できない宿題です。'))
    logIn(waiting)
    await agree()
    expect(await screen.findByText(/送信できない宿題です。/)).toBeVisible()
    expect(screen.getByText('阿部 陽菜へのコメントは、まだ送り終えていません。')).toBeVisible()
    expect(draft()).toMatchObject({ '11/0': { isSent: false } })
    expect(draft()).not.toHaveProperty('11/0.sentAt')
  })

  it('waits still if the session ends while it is sent', async () => {
    fake.api('send-new-message', () => failure('cancelled', ''))
    logIn(waiting)
    await agree()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(draft()).toMatchObject({ '11/0': { isSent: false, isWaiting: true } })
    expect(draft()).toHaveProperty('11/0.sentAt')
  })
})

describe('a logout', () => {
  const dialog = () => screen.findByRole('dialog', { name: '送っていない音読のコメント' })

  it('looks up a comment whose outcome is not known, and asks nothing if it has arrived', async () => {
    outbox = [arrived]
    logIn({ ...written, sentAt })
    expect(await sendCommentsBeforeLogout(new QueryClient())).toBe(true)
    expect(draft()).toMatchObject({ '11/0': { isSent: true } })
  })

  it('says of which comments the outcome is not known; she can stay and has them', async () => {
    fake.api('outbox-message-list', () => failure('timeout', ''))
    logIn({ ...written, sentAt }, { ...written, text: 'よい' })
    const answer = sendCommentsBeforeLogout(new QueryClient())
    expect(await dialog()).toHaveTextContent(
      '音読へのコメントが2件、まだ送られていません。うち1件は、送れたか確認できていません。',
    )
    await user().click(within(await dialog()).getByRole('button', { name: 'ログアウトしない' }))
    expect(await answer).toBe(false)
    expect(draft()).toMatchObject({ '11/0': { sentAt }, '11/1': { text: 'よい' } })
    expect(sent()).toEqual([])
  })
})
