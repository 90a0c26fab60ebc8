import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { giveSize } from './fake-layout'
import { homeworkBridge, openTab } from './render-homework'
import { type Column, columns, homework } from './samples'

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  fake = homeworkBridge()
})

async function openMail() {
  const user = userEvent.setup()
  openTab('tab=topics')
  await user.click(await screen.findByRole('button', { name: '操作' }))
  await user.click(await screen.findByRole('menuitem', { name: /^成績をメールで送る/ }))
  const dialog = await screen.findByRole('dialog', { name: '課題の成績をメールで送る' })
  const field = within(dialog).getByRole('textbox', { name: 'メールアドレス' })
  return { user, dialog, field, send: within(dialog).getByRole('button', { name: 'メールで送る' }) }
}

/** Pastes the text: typing would render the screen once per key. */
async function typeIn(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

const sent = () => fake.requests('send-student-topic-mail')

describe('results by mail', () => {
  it('sends once, and shows the address', async () => {
    fake.api('send-student-topic-mail', () => success(null))
    const { user, dialog, field, send } = await openMail()
    await typeIn(user, field, '　ｔｅａｃｈｅｒ＠example．jp ')
    await user.dblClick(send)
    expect(await within(dialog).findByRole('status')).toHaveTextContent('teacher@example.jp に送りました')
    expect(sent()).toEqual([{ homework_id: '601', email: 'teacher@example.jp' }])
    // the address is not kept once it is used
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '操作' }))
    await user.click(await screen.findByRole('menuitem', { name: /^成績をメールで送る/ }))
    expect(await screen.findByRole('textbox', { name: 'メールアドレス' })).toHaveValue('')
  })

  it.each([
    ['', 'メールアドレスを入力してください。'],
    ['teacher＠example', 'メールアドレスを正しく入力してください。'],
  ])('refuses %j at the field, and sends nothing', async (typed, fault) => {
    const { user, dialog, field, send } = await openMail()
    await typeIn(user, field, typed)
    await user.click(send)
    expect(within(dialog).getByText(fault)).toBeInTheDocument()
    expect(sent()).toEqual([])
  })

  it('gives the focus back to the button of the menu when it is closed', async () => {
    const { user } = await openMail()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '操作' })).toHaveFocus())
  })

  it('keeps the typed address for this homework only', async () => {
    const { user, field } = await openMail()
    await typeIn(user, field, 'teacher@example.jp')
    const written = () => fake.calls.filter(({ method }) => method === 'drafts.write').map(call => call.argument)
    await waitFor(() =>
      expect(written().at(-1)).toMatchObject({
        key: 'homework/mail/topics.601',
        value: { email: 'teacher@example.jp' },
      }),
    )
  })

  it.each([
    ['', { email: 'teacher@example.jp' }],
    [' by version 7.1.1', 'teacher@example.jp'],
  ])('offers an address that was typed before and kept%s', async (_, value) => {
    fake.answer('drafts.read', ({ key }) => success({ value: key === 'homework/mail/topics.601' ? value : null }))
    const { field } = await openMail()
    await waitFor(() => expect(field).toHaveValue('teacher@example.jp'))
  })

  it('does not send on the Enter that confirms an IME conversion', async () => {
    const { user, field } = await openMail()
    await typeIn(user, field, 'teacher@example.jp')
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false)
    expect(sent()).toEqual([])
  })

  it('keeps the typed address if the server refuses it, and says why', async () => {
    fake.api('send-student-topic-mail', () => refusal(400, 'このアドレスには送れません。'))
    const { user, dialog, field, send } = await openMail()
    await typeIn(user, field, 'teacher@example.jp')
    await user.click(send)
    expect(await within(dialog).findByText('このアドレスには送れません。')).toBeInTheDocument()
    expect(field).toHaveValue('teacher@example.jp')
  })

  it('does not send again automatically if the reply is lost', async () => {
    fake.api('send-student-topic-mail', () => failure('timeout', ''))
    const { user, dialog, field, send } = await openMail()
    await typeIn(user, field, 'teacher@example.jp')
    await user.click(send)
    expect(await within(dialog).findByText(/送れたかどうか確認できませんでした/)).toBeInTheDocument()
    expect(sent()).toHaveLength(1)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('the action menu', () => {
  const items = async () => {
    const user = userEvent.setup()
    openTab('tab=topics')
    await user.click(await screen.findByRole('button', { name: '操作' }))
    await waitFor(() => expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(0))
    return screen.getAllByRole('menuitem').map(item => item.textContent ?? '')
  }

  const commentary = '講評をひらくクラスと答えを見直します'

  it('offers everything while the homework is in progress', async () => {
    expect(await items()).toEqual([
      commentary,
      '編集する宿題名・期限・表示の設定など',
      '再配信する未提出の生徒に、期限をのばしてもう一度配信します',
      '別のクラスに同じ宿題を出すクラスと期限を選び直して出します',
      '成績をメールで送る生徒別の課題の成績',
    ])
    expect(screen.getByRole('menuitem', { name: /^講評/ })).toHaveAttribute('href', '/admin/commentary/601')
  })

  it('offers no commentary and no redistribution before delivery', async () => {
    fake.api('homework-basic-info', () => success(homework({ homework_id: '601', status: 5, submitted_count: 0 })))
    expect(await items()).toEqual([
      '編集する宿題名・期限・表示の設定など',
      '別のクラスに同じ宿題を出すクラスと期限を選び直して出します',
      '成績をメールで送る生徒別の課題の成績',
    ])
  })

  it('offers the days of a periodic plan', async () => {
    fake.api('homework-basic-info', () => success(homework({ homework_id: '601', homework_type: 2 })))
    await items()
    expect(screen.getByRole('menuitem', { name: /^配信の予定を見る/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/homework/periodic-plan-detail?homework_id=601'),
    )
  })

  it('offers to listen, if something was read aloud', async () => {
    const reading = { ...columns[0], view_key: 'sentence-reading' } as Column
    fake.api('topic-score-overview-x', () => success({ items: [...columns, reading], total: 3 }))
    await items()
    expect(await screen.findByRole('menuitem', { name: '音読を聞く全員の録音を、続けて聞きます' })).toHaveAttribute(
      'href',
      '/admin/homework/recordings/review?team_id=&homework_id=601',
    )
  })

  it('offers only viewing and mail to a teacher who cannot give homework', async () => {
    fake = homeworkBridge({ ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } })
    expect(await items()).toEqual([commentary, '成績をメールで送る生徒別の課題の成績'])
  })
})

it('headquarters’ homework leads back to its own list', async () => {
  fake.api('homework-basic-info', () => success(homework({ origin_type: 2 })))
  openTab('tab=topics')
  const place = await screen.findByRole('navigation', { name: '現在の位置' })
  expect(await within(place).findByRole('link', { name: '宿題一覧（本部）' })).toHaveAttribute(
    'href',
    '/admin/homework-self-home',
  )
  expect(within(place).queryByRole('link', { name: '宿題一覧' })).toBeNull()
})
