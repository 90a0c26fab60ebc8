import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readComingLessons } from '../../../../renderer/features/lessons/coming-lessons'
import { ReminderBar } from '../../../../renderer/features/lessons/ReminderBar'
import { LessonEditor } from '../../../../renderer/screens/live/LessonEditor'
import { LessonList } from '../../../../renderer/screens/live/LessonList'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import { parseJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { lesson } from './samples'

let fake: FakeBridge
let lessons: ReturnType<typeof lesson>[] = []
const jst = (time: string) => parseJst(time) ?? 0
const team = (id: string, name: string, student_count: number) => ({
  id,
  name,
  allow_join: 1 as const,
  sort: 1,
  student_count,
  hidden: 0 as const,
})
const choices = (...labels: string[]) => labels.map((label, value) => ({ value, label }))
const rooms = [
  { room_id: 'r-1', room_name: 'オンライン教室1' },
  { room_id: 'r-2', room_name: 'オンライン教室2' },
]
const ofState = ({ live_status }: { live_status?: number }) =>
  lessons.filter(each => live_status === undefined || each.live_status === live_status)

/** An answer of the server that comes when the test says so. */
function heldAnswer() {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: jst('2026-11-16 12:00') })
  fake = putBridge({ session: teacher })
  lessons = [
    lesson({ class_id: 'l-2', title: '買い物', start_time: '2026-11-18 16:00:00', end_time: '2026-11-18 16:50:00' }),
    lesson({ start_time: '2026-11-16 16:00:00', end_time: '2026-11-16 16:50:00' }),
    lesson({
      class_id: 'l-3',
      title: '自己紹介',
      live_type: 1,
      live_status: 1,
      start_time: '2026-11-16 11:30:00',
      end_time: '2026-11-16 12:20:00',
    }),
  ]
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  fake.answer('keeps.read', () => success({ value: null }))
  fake.answer('lessons.open', () => success(null))
  fake.api('online-class-page-list', request => success({ items: ofState(request), total: ofState(request).length }))
  fake.api('online-class-search-filter-list', () =>
    success({ live_types: choices('双方向', '視聴のみ'), live_statuses: choices('開始前', '授業中', '終了') }),
  )
  fake.api('online-class-basic-info', ({ class_id }) => {
    const found = lessons.find(each => each.class_id === class_id)
    return found ? success(found) : refusal(404)
  })
  fake.api('team-rows', () => success({ items: [team('3', '2年A組', 38), team('5', '2年B組', 70)], total: 2 }))
  fake.api('student-list-by-team', () => success({ items: [], total: 0 }))
  fake.api('room-list', () => success({ items: rooms.map(room => ({ ...room, is_free: 1 })), total: 2 }))
  fake.api('available-room-list', () => success({ items: rooms, total: 2 }))
  fake.api('lesson-list', () =>
    success({ items: [{ lesson_id: 'p-1', title: '道案内', content: '駅から', live_type: 1 }], total: 1 }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('オンライン授業', () => {
  const show = () =>
    renderScreen(
      <>
        <LessonList />
        <ReminderBar />
        <UndoBar />
      </>,
      { url: '/admin/live' },
    )
  const top = () => screen.findByRole('region', { name: '今の授業と次の授業' })

  it('shows what is on and what is next on top, and the list by type and state, 20 a page', async () => {
    const user = userEvent.setup()
    show()
    const [now, next] = await within(await top()).findAllByRole('article')
    expect(now).toHaveTextContent('今：自己紹介')
    expect(now).toHaveTextContent('終了まであと20分')
    expect(next).toHaveTextContent('次：道案内')
    expect(next).toHaveTextContent('11/16（月）16:00〜16:50')
    expect(next).toHaveTextContent('開始まであと4時間')
    expect(fake.requests('online-class-page-list')).toContainEqual({ page: 1, limit: 20 })
    await user.selectOptions(screen.getByRole('combobox', { name: '状態' }), '開始前')
    await user.selectOptions(screen.getByRole('combobox', { name: '種類' }), '双方向')
    await waitFor(() =>
      expect(fake.requests('online-class-page-list')).toContainEqual({
        page: 1,
        limit: 20,
        live_type: 0,
        live_status: 0,
      }),
    )
  })

  it('prints the lessons of the next seven days, the earliest first', async () => {
    const user = userEvent.setup()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    lessons.push(
      lesson({
        class_id: 'l-4',
        title: '日曜の夜',
        start_time: '2026-11-22 23:30:00',
        end_time: '2026-11-23 00:20:00',
      }),
      lesson({ class_id: 'l-5', title: '次の週', start_time: '2026-11-23 00:00:00', end_time: '2026-11-23 00:50:00' }),
    )
    show()
    const button = screen.getByRole('button', { name: '1週間の予定を印刷' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const sheet = screen.getByRole('table', { name: 'オンライン授業の予定　11/16（月）〜11/22（日）', hidden: true })
    const cells = within(sheet)
      .getAllByRole('row', { hidden: true })
      .map(row => [...row.children].slice(0, 2).map(cell => cell.textContent))
    expect(cells).toEqual([
      ['日時', '授業名'],
      ['11/16（月）11:30〜12:20', '自己紹介'],
      ['11/16（月）16:00〜16:50', '道案内'],
      ['11/18（水）16:00〜16:50', '買い物'],
      ['11/22（日）23:30〜11/23（月・祝）0:20', '日曜の夜'],
    ])
  })

  it('follows the clock, without a new answer', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: jst('2026-11-16 15:59:30') })
    show()
    const row = (await screen.findByRole('rowheader', { name: '道案内' })).closest('tr') as HTMLElement
    expect(row).toHaveTextContent('開始前')
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(row).toHaveTextContent('授業中')
    expect(within(row).getByRole('button', { name: '教室を開く（道案内）' })).toBeVisible()
  })

  it('opens the room of a lesson that is live, and says why it cannot be opened', async () => {
    const user = userEvent.setup()
    fake.api('online-class-start', () => success({ class_id: 'l-3', live_url: 'https://meeting.example/1' }))
    show()
    const open = () => within(screen.getByRole('table')).findByRole('button', { name: '教室を開く（自己紹介）' })
    await top()
    await user.click(await open())
    await waitFor(() => expect(fake.calls).toContainEqual(expect.objectContaining({ method: 'lessons.open' })))
    expect(fake.calls.find(({ method }) => method === 'lessons.open')?.argument).toEqual({ class_id: 'l-3' })
    fake.answer('lessons.open', () => failure('invalid-request', '教室を開けませんでした。'))
    await user.click(await open())
    expect(await screen.findByRole('dialog')).toHaveTextContent('教室を開けませんでした。')
  })

  it('asks before an early start, and names the lesson that it would clash with', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await within(await top()).findByRole('button', { name: '開始する（道案内）' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('終了時刻は変わりません')
    expect(dialog).toHaveTextContent('「自己紹介」（11/16（月）11:30〜12:20）と時間が重なります')
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }))
    expect(fake.requests('online-class-start')).toEqual([])
  })

  it('reads the lessons again before an early start, and does not start without', async () => {
    const user = userEvent.setup()
    show()
    const button = await within(await top()).findByRole('button', { name: '開始する（道案内）' })
    lessons = [
      ...lessons,
      lesson({
        class_id: 'l-8',
        title: '別のPCの授業',
        start_time: '2026-11-16 13:00:00',
        end_time: '2026-11-16 13:50:00',
      }),
    ]
    await user.click(button)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('「別のPCの授業」（11/16（月）13:00〜13:50）と時間が重なります')
    expect(dialog).toHaveTextContent('ほかの先生の授業と重なるかは、確認できません。')
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }))
    fake.api('online-class-page-list', () => failure('timeout', ''))
    await user.click(button)
    await waitFor(() =>
      expect(screen.getByText(/ほかの授業と重なるか確認できなかったため、始めていません。/)).toBeVisible(),
    )
    expect(fake.requests('online-class-start')).toEqual([])
  })

  it('does not start a lesson that another PC has moved', async () => {
    const user = userEvent.setup()
    show()
    const button = await within(await top()).findByRole('button', { name: '開始する（道案内）' })
    lessons = lessons.map(each => (each.class_id === 'l-1' ? { ...each, end_time: '2026-11-16 17:00:00' } : each))
    await user.click(button)
    const alert = await screen.findByText(/「道案内」は、別の画面かパソコンで変更されたか、削除されました。/)
    await waitFor(() => expect(alert).toBeVisible())
    expect(fake.requests('online-class-start')).toEqual([])
  })

  it('says that a room opens, and tells why another click does nothing meanwhile', async () => {
    const user = userEvent.setup()
    const answer = heldAnswer()
    fake.api('online-class-start', async () => {
      await answer.promise
      return success({ class_id: 'l-3', live_url: 'https://meeting.example/1' })
    })
    show()
    await user.click(await within(await top()).findByRole('button', { name: '教室を開く（自己紹介）' }))
    const busy = await within(await top()).findByRole('button', { name: '開いています…（自己紹介）' })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    await user.click(within(await top()).getByRole('button', { name: '開始する（道案内）' }))
    expect(await screen.findByText('「自己紹介」を開いています。終わってから、もう一度押してください。')).toBeVisible()
    answer.resolve()
    expect(await within(await top()).findByRole('button', { name: '教室を開く（自己紹介）' })).toBeVisible()
    expect(fake.requests('online-class-start')).toHaveLength(1)
  })

  it('reminds of no lesson that has begun, and no other teacher of those of the one before', async () => {
    const user = userEvent.setup()
    const soon = (time: string) =>
      act(() =>
        fake.emit('lessons.soon', { lessons: [{ class_id: 'l-9', title: '発音', start_time: `2026-11-16 ${time}` }] }),
      )
    const bar = () => screen.queryByRole('region', { name: 'もうすぐ始まる授業' })
    const logIn = (generation: number) =>
      act(() => fake.emit('session.changed', { generation, session: { ...teacher, generation } }))
    renderScreen(<ReminderBar />)
    soon('12:00:00')
    expect(bar()).toBeNull()
    soon('12:05:00')
    expect(bar()).toHaveTextContent('発音')
    logIn(2)
    expect(bar()).toBeNull()
    soon('12:05:00')
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    soon('12:05:00')
    expect(bar()).toBeNull()
    logIn(3)
    soon('12:05:00')
    expect(bar()).toHaveTextContent('発音')
    logIn(4)
  })

  it('says why a lesson that is live is not deleted', async () => {
    const user = userEvent.setup()
    show()
    const row = (await screen.findAllByRole('row', { name: /自己紹介/ })).at(-1)
    row?.querySelector<HTMLElement>('a[href], button')?.focus()
    await user.keyboard('{Delete}')
    expect(await screen.findByText('授業中のオンライン授業は削除できません。')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '削除の予定' })).toBeNull()
  })

  it('deletes the chosen lessons but one that has gone live meanwhile, and says why', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: jst('2026-11-16 15:59:30') })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    fake.api('online-class-delete', () => success(null))
    show()
    for (const title of ['道案内', '買い物'])
      await user.click(await screen.findByRole('checkbox', { name: `${title}を選ぶ` }))
    expect(screen.getByText('2件を選択中')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await user.click(screen.getByRole('button', { name: '削除' }))
    expect(await screen.findByText('授業中のオンライン授業は削除できません。')).toBeInTheDocument()
    expect(screen.getByText('オンライン授業「買い物」を削除します。')).toBeVisible()
    expect(screen.getByText('1件を選択中')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(fake.requests('online-class-delete')).toEqual([{ class_id: 'l-2' }]))
  })

  it('offers to ask a browser that was never asked for notes, until it allows them', async () => {
    const user = userEvent.setup()
    const notes = {
      permission: 'default',
      requestPermission: async () => {
        notes.permission = 'granted'
      },
    }
    vi.stubGlobal('Notification', notes)
    show()
    const said = await screen.findByText(/^このブラウザーでは、システムの通知がまだ許可されていません。/)
    await user.click(screen.getByRole('button', { name: '通知を許可する' }))
    await waitFor(() => expect(said).not.toBeInTheDocument())
    expect(notes.permission).toBe('granted')
  })

  it('a lesson that goes live between the two reads of the lessons is in the answer, once', async () => {
    const { client } = show()
    await top()
    const [goes] = lessons.splice(1, 1)
    let reads = 0
    fake.api('online-class-page-list', ({ live_status }) => {
      const items = goes && live_status === (reads++ === 0 ? 0 : 1) ? [goes] : []
      return success({ items, total: items.length })
    })
    const isHere = (await readComingLessons(client)).filter(({ class_id }) => class_id === 'l-1')
    expect(isHere).toHaveLength(1)
  })

  it('does not delete a lesson that cannot be read again; one that is gone, it does', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: jst('2026-11-16 12:00') })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    fake.api('online-class-delete', () => success(null))
    show()
    fake.api('online-class-basic-info', () => failure('timeout', ''))
    expect(await within(await top()).findByText(/次：/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '道案内を削除' }))
    expect(within(await top()).queryByText(/道案内/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('alert')).toHaveTextContent('今の内容を確認できなかったため、削除していません。')
    expect(fake.requests('online-class-delete')).toEqual([])
    fake.api('online-class-basic-info', () => refusal(404))
    await user.click(await screen.findByRole('button', { name: '買い物を削除' }))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(fake.requests('online-class-delete')).toEqual([{ class_id: 'l-2' }]))
  })

  it('does not delete a lesson that another PC has changed within the time to undo', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: jst('2026-11-16 12:00') })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    fake.api('online-class-delete', () => success(null))
    show()
    await user.click(await screen.findByRole('button', { name: '買い物を削除' }))
    expect(screen.queryByRole('button', { name: '自己紹介を削除' }), 'it is live').toBeNull()
    lessons = lessons.map(each => (each.class_id === 'l-2' ? { ...each, title: '買い物2' } : each))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('alert')).toHaveTextContent('今の内容：「買い物2」11/18（水）16:00〜16:50')
    expect(fake.requests('online-class-delete')).toEqual([])
    await user.click(await screen.findByRole('button', { name: '道案内を削除' }))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(fake.requests('online-class-delete')).toEqual([{ class_id: 'l-1' }]))
  })

  it('reminds at the foot of the page before a lesson starts, and keeps the choice', async () => {
    const user = userEvent.setup()
    fake.answer('keeps.write', () => success(null))
    show()
    await top()
    act(() =>
      fake.emit('lessons.soon', {
        lessons: [{ class_id: 'l-9', title: '発音', start_time: '2026-11-16 12:05:00' }],
      }),
    )
    const bar = screen.getByRole('region', { name: 'もうすぐ始まる授業' })
    expect(bar).toHaveTextContent('オンライン授業「発音」が始まります（あと5分）。')
    await user.click(within(bar).getByRole('button', { name: '閉じる' }))
    expect(screen.queryByRole('region', { name: 'もうすぐ始まる授業' })).toBeNull()
    await user.click(screen.getByRole('switch', { name: '始まる5分前に知らせる' }))
    await waitFor(() =>
      expect(fake.calls.find(({ method }) => method === 'keeps.write')?.argument).toMatchObject({
        key: 'lesson-reminder',
        value: 'off',
      }),
    )
  })
})

/** Keeps the page of a new lesson when it is left, as the program does. */
function Pages() {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  return (
    <>
      <Activity mode={mode}>
        <LessonEditor />
      </Activity>
      <button type="button" onClick={() => setMode('hidden')}>
        ほかのページ
      </button>
      <p data-testid="address">{useLocation().pathname}</p>
    </>
  )
}

describe('a new lesson', () => {
  const show = () => renderScreen(<LessonEditor />, { url: '/admin/live/create' })
  const fill = async (user: ReturnType<typeof userEvent.setup>, start: string) => {
    await user.type(await screen.findByRole('textbox', { name: '授業名' }), '音読')
    await user.click(await screen.findByRole('checkbox', { name: '2年A組' }))
    await user.type(screen.getByRole('textbox', { name: /^開始日時/ }), `${start}{Tab}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^教室/ }), 'オンライン教室1')
  }
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: /授業を作る$/ }))

  it('clashes with another lesson, and leads to it', async () => {
    const user = userEvent.setup()
    show()
    await fill(user, '11/16 16:30')
    const link = await screen.findByRole('link', { name: '「道案内」11/16（月）16:00〜16:50' })
    expect(link).toHaveAttribute('href', '/admin/live/create?class_id=l-1')
    expect(link.closest('[role=status]')).toHaveTextContent('ご自分の授業と先生・クラスが重なります')
    await submit(user)
    expect(fake.requests('online-class-create')).toEqual([])
  })

  it('is filled from a prepared one, and is made once', async () => {
    const user = userEvent.setup()
    fake.api('online-class-create', () => success({ class_id: 'l-9' }))
    show()
    await screen.findByRole('option', { name: '道案内' })
    await user.selectOptions(screen.getByRole('combobox', { name: '用意された授業から選ぶ' }), '道案内')
    expect(screen.getByRole('radio', { name: '視聴のみ' })).toBeChecked()
    await user.clear(screen.getByRole('textbox', { name: '授業名' }))
    await fill(user, '11/17 10:00')
    // what was typed is replaced only by agreement
    await user.selectOptions(screen.getByRole('combobox', { name: '用意された授業から選ぶ' }), '道案内')
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('入力した授業名と内容を、「道案内」に置き換えます。')
    await user.click(within(question).getByRole('button', { name: 'キャンセル' }))
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('音読')
    await submit(user)
    await waitFor(() =>
      expect(fake.requests('online-class-create')).toEqual([
        {
          title: '音読',
          content: '駅から',
          room_id: 'r-1',
          team_ids: '3',
          live_type: 1,
          start_time: '2026-11-17 10:00:00',
          end_time: '2026-11-17 10:50:00',
        },
      ]),
    )
    expect(await screen.findByText('オンライン授業を作りました。')).toBeVisible()
  })

  it('is kept if the teacher does not want to start over, and is of the chosen type', async () => {
    const user = userEvent.setup()
    fake.api('online-class-create', () => refusal(400, 'この時間は使えません。'))
    show()
    await fill(user, '11/17 10:00')
    await user.click(screen.getByRole('radio', { name: '視聴のみ' }))
    await user.click(screen.getByRole('button', { name: '最初からやり直す' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }))
    await submit(user)
    const form = within(screen.getByRole('form', { name: 'オンライン授業を作る' }))
    expect(await form.findByText('この時間は使えません。')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('音読')
    expect(fake.requests('online-class-create')).toMatchObject([{ live_type: 1 }])
  })

  it.each([
    ['授業を作れませんでした。もう一度お試しください。', () => success({ items: [], total: 0 })],
    [/^サーバーから返事がなく、授業を作れたか確認できませんでした。/, () => failure('timeout', '')],
  ])('is looked up after a lost answer: %s', async (sentence, answer) => {
    const user = userEvent.setup()
    fake.api('online-class-create', () => {
      fake.api('online-class-page-list', answer)
      return failure('timeout', '')
    })
    show()
    await fill(user, '11/17 10:00')
    await submit(user)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(fake.requests('online-class-create')).toHaveLength(1)
  })

  it('is not made if another one was planned at this time meanwhile', async () => {
    const user = userEvent.setup()
    show()
    await fill(user, '11/17 10:00')
    lessons = [
      ...lessons,
      lesson({ class_id: 'l-8', start_time: '2026-11-17 10:30:00', end_time: '2026-11-17 11:00:00' }),
    ]
    await submit(user)
    expect(await screen.findByText('同じ時間に別の授業があります。日時を変えてください。')).toBeVisible()
    expect(await screen.findByRole('link', { name: '「道案内」11/17（火）10:30〜11:00' })).toBeVisible()
    expect(fake.requests('online-class-create')).toEqual([])
  })

  it('of several weeks stops when the teacher says so, and says how many are made', async () => {
    const user = userEvent.setup()
    const answer = heldAnswer()
    fake.api('online-class-create', async sent => {
      await answer.promise
      lessons = [...lessons, lesson({ ...sent, class_id: `n-${sent.start_time}`, live_status: 0 })]
      return success({ class_id: 'n' })
    })
    show()
    await fill(user, '11/19 10:00')
    await user.click(screen.getByRole('switch', { name: /毎週くり返す/ }))
    await user.type(screen.getByRole('textbox', { name: /^最後の日/ }), '12/3{Tab}')
    await user.click(await screen.findByRole('button', { name: '3回分の授業を作る' }))
    await waitFor(() => expect(fake.requests('online-class-create')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '残りを作らずにやめる' }))
    answer.resolve()
    expect(await screen.findByText(/^途中でやめました。3回のうち1回は作成済みです。/)).toBeVisible()
    expect(fake.requests('online-class-create')).toHaveLength(1)
    // a date that is made is not taken out any more
    expect(await screen.findByRole('checkbox', { name: '11/19（木）10:00〜10:50' })).toBeDisabled()
  })

  it('of one week that is cancelled before it is sent is not made, and what was typed stays', async () => {
    const user = userEvent.setup()
    show()
    await fill(user, '11/19 10:00')
    await user.click(screen.getByRole('switch', { name: /毎週くり返す/ }))
    await user.type(screen.getByRole('textbox', { name: /^最後の日/ }), '11/19{Tab}')
    const button = await screen.findByRole('button', { name: '1回分の授業を作る' })
    const answer = heldAnswer()
    fake.api('online-class-page-list', async request => {
      await answer.promise
      return success({ items: ofState(request), total: ofState(request).length })
    })
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: '残りを作らずにやめる' }))
    answer.resolve()
    await waitFor(() => expect(screen.queryByRole('button', { name: '残りを作らずにやめる' })).toBeNull())
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('音読')
    expect(screen.queryByText(/作りました/)).toBeNull()
    expect(fake.requests('online-class-create')).toEqual([])
  })

  it('whose session ends is not said to be made, and what was typed stays', async () => {
    const user = userEvent.setup()
    show()
    await fill(user, '11/17 10:00')
    fake.api('online-class-create', () => failure('unauthorized', 'x'))
    await submit(user)
    await waitFor(() => expect(fake.requests('online-class-create')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: '授業を作る' })).not.toHaveAttribute('data-loading'))
    expect(screen.queryByText(/作りました/)).toBeNull()
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('音読')
  })

  it('is not made while the other lessons cannot be read, and says why', async () => {
    const user = userEvent.setup()
    show()
    await fill(user, '11/17 10:00')
    fake.api('online-class-page-list', () => refusal(500, '授業を読めません。'))
    await submit(user)
    const form = within(screen.getByRole('form', { name: 'オンライン授業を作る' }))
    expect(await form.findByRole('alert')).toHaveTextContent('授業を読めません。')
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('音読')
    expect(fake.requests('online-class-create')).toEqual([])
  })

  it('is sent for each date, and after a lost answer only for those that are missing', async () => {
    const user = userEvent.setup()
    const create = vi.fn()
    fake.api('online-class-create', sent => {
      create(sent.start_time)
      if (create.mock.calls.length === 2) return failure('timeout', '')
      lessons = [...lessons, lesson({ ...sent, class_id: `n-${create.mock.calls.length}`, live_status: 0 })]
      return success({ class_id: 'n' })
    })
    show()
    await fill(user, '11/19 10:00')
    await user.click(screen.getByRole('switch', { name: /毎週くり返す/ }))
    await user.type(screen.getByRole('textbox', { name: /^最後の日/ }), '12/10{Tab}')
    const dates = await screen.findByRole('list', { name: '授業の日' })
    expect(within(dates).getAllByRole('checkbox')).toHaveLength(4)
    await user.click(within(dates).getByRole('checkbox', { name: '11/26（木）10:00〜10:50' }))
    await submit(user)
    expect(await screen.findByText(/^3回のうち2回を作りました。/)).toBeVisible()
    const said = within(dates)
      .getAllByRole('listitem')
      .map(row => row.textContent)
    expect(said).toEqual([
      expect.stringContaining('作成済み'),
      expect.stringContaining('除きます'),
      expect.stringContaining('作れませんでした'),
      expect.stringContaining('作成済み'),
    ])
    await submit(user)
    await waitFor(() => expect(create).toHaveBeenCalledTimes(4))
    expect(create.mock.calls.map(([start]) => start)).toEqual([
      '2026-11-19 10:00:00',
      '2026-12-03 10:00:00',
      '2026-12-10 10:00:00',
      '2026-12-03 10:00:00',
    ])
  })

  it('names a date that was taken between the list of dates and the sending, and stays', async () => {
    const user = userEvent.setup()
    const answer = heldAnswer()
    fake.api('online-class-create', async sent => {
      await answer.promise
      lessons = [...lessons, lesson({ ...sent, class_id: `n-${sent.start_time}`, live_status: 0 })]
      return success({ class_id: 'n' })
    })
    show()
    await fill(user, '11/19 10:00')
    expect(screen.getByText(/同じクラスの授業をほかの先生が予定していても、ここではわかりません。/)).toBeVisible()
    await user.click(screen.getByRole('switch', { name: /毎週くり返す/ }))
    await user.type(screen.getByRole('textbox', { name: /^最後の日/ }), '12/3{Tab}')
    await screen.findByRole('button', { name: '3回分の授業を作る' })
    lessons = [
      ...lessons,
      lesson({
        class_id: 'l-8',
        title: '別のPCの授業',
        start_time: '2026-11-26 10:30:00',
        end_time: '2026-11-26 11:00:00',
      }),
    ]
    await submit(user)
    await waitFor(() => expect(screen.getByRole('textbox', { name: '授業名' })).toBeDisabled())
    answer.resolve()
    const said = await screen.findByText(/^3回のうち2回を作りました。/)
    expect(said).toHaveTextContent('作っていません：11/26（木）10:00〜10:50（「別のPCの授業」）。')
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('音読')
    expect(fake.requests('online-class-create')).toHaveLength(2)
  })

  it('leaves the teacher on the page to which she has gone meanwhile', async () => {
    const user = userEvent.setup()
    const answer = heldAnswer()
    fake.api('online-class-create', async () => {
      await answer.promise
      return success({ class_id: 'l-9' })
    })
    renderScreen(<Pages />, { url: '/admin/live/create' })
    await fill(user, '11/17 10:00')
    await submit(user)
    await waitFor(() => expect(fake.requests('online-class-create')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'ほかのページ' }))
    answer.resolve()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '授業名', hidden: true })).toHaveValue(''))
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/live/create')
  })

  it('names the limit of students, and a room that another teacher has taken', async () => {
    const user = userEvent.setup()
    fake.api('student-list-by-team', ({ team_id }) =>
      success({
        items: Array.from({ length: team_id === '3' ? 38 : 70 }, (_, at) => ({
          student_id: `${team_id}-${at}`,
          nickname: '',
          number: '',
        })) as never,
        total: 1,
      }),
    )
    fake.api('available-room-list', () => success({ items: rooms.slice(1), total: 1 }))
    show()
    await user.click(await screen.findByRole('checkbox', { name: '2年A組' }))
    await user.click(screen.getByRole('checkbox', { name: '2年B組' }))
    expect(await screen.findByText('参加できる生徒は100名までです。')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^開始日時/ }), '11/17 10:00{Tab}')
    expect(await screen.findByRole('option', { name: 'オンライン教室1（この時間は使われています）' })).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: '授業名' }), '音読')
    await user.selectOptions(screen.getByRole('combobox', { name: /^教室/ }), 'オンライン教室2')
    const reads = fake.requests('online-class-page-list').length
    await submit(user)
    expect(fake.requests('online-class-page-list')).toHaveLength(reads)
    expect(fake.requests('online-class-create')).toEqual([])
  })

  it('says that the rooms could not be read', async () => {
    fake.api('room-list', () => refusal(400, 'だめ'))
    show()
    expect(await screen.findByText('教室の空きを確認できませんでした。')).toBeVisible()
  })

  it('does not take its own room for taken once it is made', async () => {
    const draft = {
      title: '音読',
      content: '',
      teams: ['3'],
      room: 'r-1',
      type: 0,
      start: '2026-11-17T10:00',
      end: '2026-11-17T10:50',
      weekly: true,
      until: '2026-11-24',
      without: [],
      onHolidays: [],
      base: null,
    }
    const { title, content } = draft
    const times = { start_time: '2026-11-17 10:00:00', end_time: '2026-11-17 10:50:00' }
    lessons = [...lessons, lesson({ class_id: 'l-8', title, content, room_id: 'r-1', ...times })]
    fake.answer('drafts.read', () => success({ value: draft }))
    fake.api('available-room-list', () => success({ items: rooms.slice(1), total: 1 }))
    show()
    const dates = await screen.findByRole('list', { name: '授業の日' })
    await waitFor(() =>
      expect(
        within(dates)
          .getAllByRole('listitem')
          .map(row => row.textContent),
      ).toEqual([
        expect.stringContaining('作成済み'),
        expect.stringContaining('この教室には別の授業が入っているため、作れません'),
      ]),
    )
    expect(screen.getByRole('option', { name: 'オンライン教室1' })).toBeVisible()
  })

  it('counts a student of two classes once', async () => {
    const user = userEvent.setup()
    const lists = heldAnswer()
    fake.api('student-list-by-team', async () => {
      await lists.promise
      const items = Array.from({ length: 70 }, (_, at) => ({ student_id: `s-${at}`, nickname: '', number: '' }))
      return success({ items: items as never, total: 70 })
    })
    show()
    await user.click(await screen.findByRole('checkbox', { name: '2年A組' }))
    await user.click(screen.getByRole('checkbox', { name: '2年B組' }))
    expect(await screen.findByText('参加できる生徒は100名までです。')).toBeVisible()
    lists.resolve()
    await waitFor(() => expect(screen.queryByText('参加できる生徒は100名までです。')).toBeNull())
  })
})

describe('a lesson that is changed', () => {
  const show = (id = 'l-2') => renderScreen(<LessonEditor />, { url: `/admin/live/create?class_id=${id}` })

  it('is saved with what was typed', async () => {
    const user = userEvent.setup()
    fake.api('online-class-update', () => success(null))
    show()
    await user.type(await screen.findByRole('textbox', { name: '授業名' }), '2')
    // a draft that was never written need not be removed
    await waitFor(() => expect(fake.calls.map(({ method }) => method)).toContain('drafts.write'))
    await user.click(screen.getByRole('button', { name: '変更を保存' }))
    await waitFor(() => expect(fake.requests('online-class-update')).toHaveLength(1))
    expect(fake.requests('online-class-update')[0]).toMatchObject({
      class_id: 'l-2',
      title: '買い物2',
      start_time: '2026-11-18 16:00:00',
    })
    // its own room is free for it
    expect(fake.requests('available-room-list')).toContainEqual(expect.objectContaining({ class_id: 'l-2' }))
    const removed = { method: 'drafts.remove', argument: expect.objectContaining({ key: 'live/edit/l-2' }) }
    await waitFor(() => expect(fake.calls).toContainEqual(expect.objectContaining(removed)))
  })

  it('leaves the teacher on the page to which she has gone meanwhile', async () => {
    const user = userEvent.setup()
    const answer = heldAnswer()
    fake.api('online-class-update', async () => {
      await answer.promise
      return success(null)
    })
    renderScreen(<Pages />, { url: '/admin/live/create?class_id=l-2' })
    await user.type(await screen.findByRole('textbox', { name: '授業名' }), '2')
    await user.click(screen.getByRole('button', { name: '変更を保存' }))
    await waitFor(() => expect(fake.requests('online-class-update')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'ほかのページ' }))
    answer.resolve()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '授業名', hidden: true })).toHaveValue('買い物'))
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/live/create')
  })

  it.each<[RegExp, () => void]>([
    [
      /授業が始まったため、変更できなくなりました。保存していない変更は、授業に反映されていません。$/,
      () => (lessons = lessons.map(each => (each.class_id === 'l-2' ? { ...each, live_status: 1 } : each))),
    ],
    [
      /^同じ時間に別の授業があります。/,
      () =>
        lessons.push(lesson({ class_id: 'l-8', start_time: '2026-11-18 16:30:00', end_time: '2026-11-18 17:00:00' })),
    ],
  ])('is read again before it is saved, with the other lessons: %s', async (reason, change) => {
    const user = userEvent.setup()
    show()
    await user.type(await screen.findByRole('textbox', { name: '授業名' }), '2')
    change()
    await user.click(screen.getByRole('button', { name: '変更を保存' }))
    expect(await screen.findByText(reason)).toBeVisible()
    expect(fake.requests('online-class-update')).toEqual([])
  })

  it('is not saved with too many students', async () => {
    const user = userEvent.setup()
    fake.api('student-list-by-team', ({ team_id }) => {
      const students = Array.from({ length: 70 }, (_, at) => ({ student_id: `${team_id}-${at}` }))
      return success({ items: students as never, total: 70 })
    })
    show()
    await user.click(await screen.findByRole('checkbox', { name: '2年B組' }))
    expect(await screen.findByText('参加できる生徒は100名までです。')).toBeVisible()
    const reads = fake.requests('online-class-basic-info').length
    await user.click(screen.getByRole('button', { name: '変更を保存' }))
    expect(fake.requests('online-class-basic-info')).toHaveLength(reads)
    expect(fake.requests('online-class-update')).toEqual([])
  })

  it.each<[string, () => void]>([
    ['教室が使えません。', () => fake.api('online-class-update', () => refusal(400, '教室が使えません。'))],
    [
      'サーバーから返事がなく、変更できたか確認できませんでした。一覧で確認してください。',
      () =>
        fake.api('online-class-update', () => {
          fake.api('online-class-basic-info', () => failure('timeout', ''))
          return failure('timeout', '')
        }),
    ],
  ])('says why it may not be saved, and keeps what was typed: %s', async (reason, answer) => {
    const user = userEvent.setup()
    answer()
    show()
    await user.type(await screen.findByRole('textbox', { name: '授業名' }), '2')
    await user.click(screen.getByRole('button', { name: '変更を保存' }))
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('買い物2')
  })

  it('is not saved over what another PC has changed meanwhile', async () => {
    const user = userEvent.setup()
    show()
    await user.type(await screen.findByRole('textbox', { name: '授業名' }), '2')
    lessons = lessons.map(each => (each.class_id === 'l-2' ? { ...each, title: '別の名前', content: '新しい' } : each))
    await user.click(screen.getByRole('button', { name: '変更を保存' }))
    const alert = (await screen.findByText(/まだ何も保存していません/)).closest('[role=alert]') as HTMLElement
    expect(alert).toHaveTextContent('授業名：別の名前（入力した内容を残します）')
    expect(alert).toHaveTextContent('内容：新しい')
    expect(fake.requests('online-class-update')).toEqual([])
    await user.click(within(alert).getByRole('button', { name: '新しい内容を取り込む' }))
    expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('買い物2')
    expect(screen.getByRole('textbox', { name: '内容' })).toHaveValue('新しい')
  })

  it('follows another PC while nothing is typed', async () => {
    const { client } = show()
    expect(await screen.findByRole('textbox', { name: '授業名' })).toHaveValue('買い物')
    lessons = lessons.map(each => (each.class_id === 'l-2' ? { ...each, title: '別の名前' } : each))
    await act(() => client.invalidateQueries({ queryKey: ['online-class-basic-info'] }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '授業名' })).toHaveValue('別の名前'))
    expect(screen.queryByText(/まだ何も保存していません/)).toBeNull()
  })

  it('cannot be changed once it has started, and says if it does not exist', async () => {
    const { unmount } = show('l-3')
    expect(await screen.findByText('開始前の授業だけ変更できます。')).toBeVisible()
    expect(screen.getByRole('button', { name: '教室を開く' })).toBeVisible()
    unmount()
    show('l-0')
    expect(await screen.findByText(/このオンライン授業は見つかりません/)).toBeVisible()
  })
})
