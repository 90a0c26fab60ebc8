import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiKey } from '../../../../renderer/bridge/index'
import { MessageInfo } from '../../../../renderer/screens/message/MessageInfo'
import { MessageList } from '../../../../renderer/screens/message/MessageList'
import { MessageSend } from '../../../../renderer/screens/message/MessageSend'
import { checkMessage, chosenDraft, messageRequest } from '../../../../renderer/screens/message/message-draft'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderApp, renderScreen, visitNumber } from '../../render'
import { messageDetails, messageRow } from './samples'

let fake: FakeBridge

const team = (id: string, name: string, student_count: number) => ({
  id,
  name,
  allow_join: 1 as const,
  sort: 1,
  student_count,
  hidden: 0 as const,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 8, 30) })
  fake = putBridge({ session: teacher })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 1 }))
  fake.api('team-rows', () => success({ items: [team('3', '2年A組', 38), team('5', '2年B組', 40)], total: 2 }))
  fake.api('outbox-message-list', () =>
    success({
      items: [messageRow(), messageRow({ id: 'm-2', title: '', team_names: [], student_count: 3, read_count: 0 })],
      total: 13,
    }),
  )
  fake.api('message-details', () => success(messageDetails()))
  fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
})
afterEach(() => vi.useRealTimers())

describe('the outbox', () => {
  const show = () =>
    renderScreen(
      <>
        <MessageList />
        <UndoBar />
      </>,
      { url: '/admin/message' },
    )

  it('requests 12 per page, and shows the receivers of each message and how many have read it', async () => {
    show()
    const link = await screen.findByRole('link', { name: '音読の宿題について' })
    expect(link).toHaveAttribute('href', '/admin/message/info/m-1')
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent('2年A組・2年B組')
    expect(first).toHaveTextContent('11/20（金）9:00')
    expect(first).toHaveTextContent('61人／78人中')
    expect(second).toHaveTextContent('（件名なし）')
    expect(second).toHaveTextContent('生徒3人')
    expect(fake.requests('outbox-message-list')).toEqual([{ page: 1, limit: 12 }])
    expect(screen.getByText('13件')).toBeVisible()
    expect(screen.getByRole('link', { name: 'メッセージを送る' })).toHaveAttribute('href', '/admin/message/send')
  })

  it('goes to the next page', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: '2ページ' }))
    await waitFor(() => expect(fake.requests('outbox-message-list').at(-1)).toEqual({ page: 2, limit: 12 }))
  })

  it('says what to do if nothing was sent, and offers a retry after a failure', async () => {
    fake.api('outbox-message-list', () => success({ items: [], total: 0 }))
    const { unmount } = show()
    expect(await screen.findByText('送信したメッセージはまだありません')).toBeVisible()
    unmount()
    fake.api('outbox-message-list', () => refusal(400, '読めません。'))
    renderScreen(<MessageList />)
    expect(await screen.findByText('メッセージを読み込めませんでした')).toBeVisible()
  })

  it('offers no new message to a teacher who may send none', async () => {
    fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 0 }))
    show()
    await screen.findByRole('link', { name: '音読の宿題について' })
    expect(screen.queryByRole('link', { name: 'メッセージを送る' })).toBeNull()
  })

  /** Selects both messages and starts their deletion. */
  async function startDeletions() {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: fromJst(2026, 11, 23, 8, 30) })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    await screen.findByRole('link', { name: '音読の宿題について' })
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    await user.click(screen.getByRole('button', { name: '削除' }))
  }

  it('deletes several at once after the time to undo, in one call', async () => {
    fake.api('message-delete', () => success(null))
    await startDeletions()
    expect(screen.getByText('2件のメッセージを削除します。')).toBeVisible()
    expect(fake.requests('message-delete')).toEqual([])
    await vi.advanceTimersByTimeAsync(10_100)
    await waitFor(() => expect(fake.requests('message-delete')).toEqual([{ ids: 'm-1,m-2' }]))
    await waitFor(() => expect(fake.requests('outbox-message-list').length).toBeGreaterThan(1))
  })

  it('removes the messages whose deletion had a lost answer, if none of them can be read any more', async () => {
    fake.api('message-delete', () => failure('timeout', ''))
    fake.api('message-details', () => refusal(404))
    await startDeletions()
    await vi.advanceTimersByTimeAsync(10_100)
    await waitFor(() => expect(screen.queryByRole('link', { name: '音読の宿題について' })).toBeNull())
    expect(screen.queryByRole('link', { name: '（件名なし）' })).toBeNull()
    expect(screen.queryByRole('region', { name: '削除の予定' })).toBeNull()
    expect(fake.requests('message-details')).toEqual([{ id: 'm-1' }, { id: 'm-2' }])
    expect(fake.requests('message-delete')).toEqual([{ ids: 'm-1,m-2' }])
  })

  it('keeps all messages of a deletion with a lost answer if one of them can still be read', async () => {
    fake.api('message-delete', () => failure('timeout', ''))
    fake.api('message-details', ({ id }) => (id === 'm-1' ? refusal(404) : success(messageDetails({ id }))))
    await startDeletions()
    await vi.advanceTimersByTimeAsync(10_100)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('「音読の宿題について」：サーバーから返事がなく')
    expect(alert).toHaveTextContent('「（件名なし）」：サーバーから返事がなく')
    expect(screen.getByRole('link', { name: '音読の宿題について' })).toBeVisible()
    expect(fake.requests('message-delete')).toHaveLength(1)
  })

  it('deletes nothing that was undone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: fromJst(2026, 11, 23, 8, 30) })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    const link = await screen.findByRole('link', { name: '音読の宿題について' })
    link.focus()
    await user.keyboard('{Delete}')
    await user.click(await screen.findByRole('button', { name: '音読の宿題についての削除を取り消す' }))
    await vi.advanceTimersByTimeAsync(11_000)
    expect(fake.requests('message-delete')).toEqual([])
    expect(screen.getByRole('link', { name: '音読の宿題について' })).toBeVisible()
  })
})

describe('a new message', () => {
  const show = (url = '/admin/message/send') => renderScreen(<MessageSend />, { url })
  const write = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(await screen.findByRole('textbox', { name: '件名' }), ' 明日の持ち物 ')
    await user.type(screen.getByRole('textbox', { name: '本文' }), '辞書')
    await user.click(await screen.findByRole('checkbox', { name: '2年A組' }))
  }

  it('is sent once to the chosen classes, after a question that names the number of receivers', async () => {
    fake.api('send-new-message', () => success({ id: 'm-9' }))
    const user = userEvent.setup()
    show()
    await write(user)
    // A draft that was never written need not be removed.
    await waitFor(() => expect(fake.calls.map(({ method }) => method)).toContain('drafts.write'))
    await user.click(screen.getByRole('button', { name: '38人に送信する' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('38人に送信します。')
    expect(fake.requests('send-new-message')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: '38人に送信する' }))
    await waitFor(() =>
      expect(fake.requests('send-new-message')).toEqual([{ title: '明日の持ち物', content: '辞書', team_ids: '3' }]),
    )
    expect(await screen.findByText('メッセージを送信しました。')).toBeVisible()
    const removed = () => fake.calls.filter(({ method }) => method === 'drafts.remove')
    await waitFor(() => expect(removed()).toMatchObject([{ argument: { key: 'message/send' } }]))
  })

  it('that was sent is shown in the place of the form: going back does not lead to an empty form', async () => {
    fake.api('send-new-message', () => success({ id: 'm-9' }))
    fake.answer('keeps.read', () => success({ value: null }))
    const user = userEvent.setup()
    renderApp('/admin/message/send')
    await write(user)
    expect(visitNumber()).toBe(0)
    await user.click(await screen.findByRole('button', { name: '38人に送信する' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '38人に送信する' }))
    await waitFor(() => expect(window.location.hash).toBe('#/admin/message/info/m-9'))
    expect(visitNumber()).toBe(0)
  })

  it.each([
    ['今は送れません。', () => refusal(400, '今は送れません。')],
    ['送信できませんでした。もう一度お試しください。', () => failure('timeout', '')],
  ])('that was not sent says so, and stays: %s', async (sentence, answer) => {
    fake.api('send-new-message', answer)
    fake.api('outbox-message-list', () => success({ items: [], total: 0 }))
    const user = userEvent.setup()
    show()
    await write(user)
    await user.click(screen.getByRole('button', { name: '38人に送信する' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '38人に送信する' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('textbox', { name: '本文' })).toHaveValue('辞書')
    expect(fake.requests('send-new-message')).toHaveLength(1)
  })

  it.each([
    ['あ'.repeat(50), '1行目\n2行目', {}],
    ['あ'.repeat(51), '文', { title: '件名は50文字以内で入力してください。' }],
    [
      '題😀',
      'あ'.repeat(1001),
      { title: '無効な文字が含まれています', content: '本文は1000文字以内で入力してください。' },
    ],
  ])('has a subject of one line and a text of several, within their lengths (%#)', (title, content, faults) => {
    const teams = [{ teamId: '3', studentIds: null }]
    const found = checkMessage({ title, content, teams, studentIds: [], studentsFrom: 'unread', homeworks: [] })
    expect(Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))).toEqual(faults)
  })

  it('takes ten homeworks, and no more until one is removed', async () => {
    const homeworks = Array.from({ length: 10 }, (_, at) => ({ id: `h-${at}`, title: `宿題${at}` }))
    const typed = { title: '題', content: '文', teams: [], studentIds: [], homeworks }
    fake.answer('drafts.read', () => success({ value: typed }))
    const user = userEvent.setup()
    show()
    const full = await screen.findByRole('textbox', { name: '宿題を付ける（10/10件）' })
    expect(full).toBeDisabled()
    expect(full).toHaveAttribute('placeholder', '付けられる宿題は10件までです')
    await user.click(screen.getByRole('button', { name: '「宿題3」を外す' }))
    expect(screen.getByRole('textbox', { name: '宿題を付ける（9/10件）' })).toBeEnabled()
  })

  it('is kept if the teacher does not want to start over', async () => {
    const user = userEvent.setup()
    show()
    await write(user)
    await user.click(screen.getByRole('button', { name: '最初からやり直す' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }))
    expect(screen.getByRole('textbox', { name: '本文' })).toHaveValue('辞書')
  })

  it('is not replaced by a message that is sent again, unless the teacher agrees', async () => {
    const typed = { title: '明日の持ち物', content: '辞書', teams: [], studentIds: [], homeworks: [] }
    fake.answer('drafts.read', () => success({ value: typed }))
    const user = userEvent.setup()
    show('/admin/message/send?again=m-1')
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('書きかけのメッセージがあります。')
    await user.click(within(question).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: '件名' })).toHaveValue('明日の持ち物')
  })

  it('takes over students and homeworks of another page, within the limits of a message', () => {
    const homeworks = Array.from({ length: 11 }, (_, at) => ({ id: `h-${at}`, title: `宿題${at}` }))
    const draft = chosenDraft({ title: 'あ'.repeat(51), studentIds: ['a', 'b'], homeworks })
    expect(draft).toMatchObject({ title: 'あ'.repeat(50), content: '', studentIds: ['a', 'b'], studentsFrom: 'chosen' })
    expect(draft.homeworks.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `h-${at}`))
  })

  it('is sent once to a student who is chosen twice', () => {
    const draft = { title: 't', content: 'c', homeworks: [], studentIds: ['a', 'b'], studentsFrom: 'unread' as const }
    const teams = [{ teamId: '3', studentIds: ['a'] }]
    expect(messageRequest({ ...draft, teams })).toMatchObject({ team_ids: undefined, student_ids: 'a,b' })
  })

  it('names every fault, focuses the first field and sends nothing', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByRole('textbox', { name: '件名' })
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(screen.getByText('件名を入力してください。')).toBeVisible()
    expect(screen.getByText('本文を入力してください。')).toBeVisible()
    expect(screen.getByText('送信先のクラスまたは生徒を選択してください。')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '件名' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that the outcome is unknown if the answer is lost and the outbox cannot be read, and keeps the typed text', async () => {
    fake.api('send-new-message', () => failure('timeout', ''))
    fake.api('outbox-message-list', () => failure('timeout', ''))
    const user = userEvent.setup()
    show()
    await write(user)
    await user.click(screen.getByRole('button', { name: '38人に送信する' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '38人に送信する' }))
    expect(
      await screen.findByText(
        'サーバーから返事がなく、送信できたか確認できませんでした。メッセージの一覧で確認してください。',
      ),
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: '本文' })).toHaveValue('辞書')
    expect(fake.requests('send-new-message')).toHaveLength(1)
  })

  it('is not sent again if its answer is lost and the outbox has it: the outbox is shown', async () => {
    fake.api('send-new-message', () => failure('timeout', ''))
    const items = [
      messageRow({ id: 'm-9', title: '明日の持ち物', send_time: '2026-11-23 08:30:00', student_count: 38 }),
    ]
    fake.api('outbox-message-list', () => success({ items, total: 1 }))
    const teams = [{ teamId: '3', studentIds: null }]
    const typed = { title: '明日の持ち物', content: '辞書', teams, studentIds: [], homeworks: [] }
    fake.answer('drafts.read', () => success({ value: typed }))
    const user = userEvent.setup()
    renderScreen(<MessageSend />, { path: '/admin/message/send', url: '/admin/message/send' })
    await user.click(await screen.findByRole('button', { name: '38人に送信する' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '38人に送信する' }))
    expect(await screen.findByText('メッセージを送信しました。')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '件名' })).toBeNull())
    expect(fake.requests('send-new-message')).toHaveLength(1)
  })

  it('is refused to a teacher who may send none', async () => {
    fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 0 }))
    show()
    expect(await screen.findByText('このアカウントではメッセージを送信できません')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is no fault before the teacher has written it', async () => {
    fake.api('message-details', () => success({ ...messageDetails(), content: '' }))
    show('/admin/message/send?again=m-1')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '件名' })).toHaveValue('【再送】音読の宿題について'))
    expect(screen.getByRole('textbox', { name: '本文' })).not.toBeInvalid()
  })

  it('is filled once: the address does not ask for it any more, so a reload keeps what she has changed', async () => {
    const Address = () => <output aria-label="アドレス">{useLocation().search || 'なし'}</output>
    renderScreen(
      <>
        <MessageSend />
        <Address />
      </>,
      { url: '/admin/message/send?again=m-1' },
    )
    expect(screen.getByRole('status', { name: 'アドレス' })).toHaveTextContent('?again=m-1')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '件名' })).toHaveValue('【再送】音読の宿題について'))
    await waitFor(() => expect(screen.getByRole('status', { name: 'アドレス' })).toHaveTextContent('なし'))
  })

  it('can leave out the students of the earlier message', async () => {
    const user = userEvent.setup()
    show('/admin/message/send?again=m-1')
    await screen.findByText('前のメッセージを読んでいない生徒2人')
    await user.click(screen.getByRole('button', { name: '宛先から外す' }))
    expect(screen.queryByText('前のメッセージを読んでいない生徒2人')).toBeNull()
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信先のクラスまたは生徒を選択してください。')).toBeVisible()
  })

  it('that is sent again has a subject of 50 characters at most', async () => {
    fake.api('message-details', () => success(messageDetails({ title: '𠮷'.repeat(50) })))
    show('/admin/message/send?again=m-1')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '件名' })).toHaveValue(`【再送】${'𠮷'.repeat(46)}`))
  })

  it('can be sent again to the students who have not read it', async () => {
    fake.api('send-new-message', () => success({ id: 'm-9' }))
    const user = userEvent.setup()
    show('/admin/message/send?again=m-1')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '件名' })).toHaveValue('【再送】音読の宿題について'))
    expect(screen.getByText('前のメッセージを読んでいない生徒2人')).toBeVisible()
    expect(screen.getByRole('list', { name: '付けた宿題' })).toHaveTextContent('Unit 5 週末の音読')
    await user.click(screen.getByRole('button', { name: '2人に送信する' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '2人に送信する' }))
    await waitFor(() =>
      expect(fake.requests('send-new-message')).toEqual([
        {
          title: '【再送】音読の宿題について',
          content: messageDetails().content,
          student_ids: 's-2,s-3',
          homework_ids: '501',
        },
      ]),
    )
  })
})

describe('one message', () => {
  const show = () => renderScreen(<MessageInfo />, { path: '/admin/message/info/:id', url: '/admin/message/info/m-1' })

  it('shows its text, its homework and who has not read it, by class and number', async () => {
    show()
    expect(await screen.findByText(/明日までに音読を出してください。/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Unit 5 週末の音読' })).toHaveAttribute(
      'href',
      '/admin/homework-details/501',
    )
    expect(await screen.findByRole('link', { name: '未読の2人にもう一度送る' })).toHaveAttribute(
      'href',
      '/admin/message/send?again=m-1',
    )
    expect(screen.getByRole('radio', { name: '未読 2人' })).toBeChecked()
  })

  it('says that there is no such message', async () => {
    fake.api('message-details', () => refusal(404))
    show()
    expect(
      await screen.findByText('このメッセージは見つかりません。削除されたか、見る権限がありません。'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'メッセージの一覧に戻る' })).toHaveAttribute('href', '/admin/message')
  })

  it.each([
    ['by a teacher who may send none', 0, messageDetails()],
    ['if all have read it', 1, messageDetails({ receivers: messageDetails().receivers.slice(0, 1) })],
  ] as const)('is not sent again %s', async (_, allow_send_message, details) => {
    fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message }))
    fake.api('message-details', () => success(details))
    const { client } = show()
    expect(await screen.findByText(/明日までに音読を出してください。/)).toBeVisible()
    await waitFor(() =>
      expect(client.getQueryState(apiKey('new-notice-total', {}))).toMatchObject({ status: 'success' }),
    )
    expect(screen.queryByRole('link', { name: /もう一度送る/ })).toBeNull()
  })

  it('says that all have read it', async () => {
    fake.api('message-details', () => success(messageDetails({ receivers: [] })))
    show()
    expect(await screen.findByText('宛先の生徒がいません。')).toBeVisible()
    expect(screen.queryByRole('link', { name: /もう一度送る/ })).toBeNull()
  })
})
