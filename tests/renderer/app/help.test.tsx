/** The guide beside the page, the menu ヘルプ and the tour. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showTourStep } from '../../../renderer/app/help/tour-state'
import { closeGuide, openGuide } from '../../../renderer/features/guide/guide-state'
import { success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

let fake: FakeBridge

beforeEach(() => {
  closeGuide()
  showTourStep(null)
  fake = putBridge({ session: teacher })
  answerHome(fake)
})

const home = () => screen.findByRole('heading', { level: 1, name: 'トップページ' })
const guide = () => screen.getByRole('dialog', { name: 'ヘルプ' })
const article = (name: string) => screen.findByRole('heading', { level: 3, name })

async function openHome(): Promise<void> {
  renderApp('/admin/home')
  await home()
}

describe('the guide', () => {
  it('opens by F1 at the article of the page, takes the focus, and gives it back', async () => {
    const user = userEvent.setup()
    await openHome()
    const link = screen.getByRole('link', { name: '宿題一覧' })
    link.focus()
    await user.keyboard('{F1}')
    const title = await article('トップページの見かた')
    await waitFor(() => expect(title).toHaveFocus())
    expect(await home()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'ヘルプ' })).toBeNull()
    expect(link).toHaveFocus()
    await user.keyboard('{F1}')
    await article('トップページの見かた')
    await user.keyboard('{F1}')
    expect(screen.queryByRole('dialog', { name: 'ヘルプ' })).toBeNull()
  })

  it('keeps what is typed in a form beside it', async () => {
    const user = userEvent.setup()
    fake.api('team-rows', () => success({ items: [], total: 0 }))
    renderApp('/admin/message/send')
    const subject = await screen.findByRole('textbox', { name: /^件名/ })
    await user.type(subject, '持ち物')
    await user.keyboard('{F1}')
    await article('生徒にメッセージを送る')
    expect(subject).toHaveValue('持ち物')
    await user.keyboard('{Escape}')
    expect(subject).toHaveFocus()
  })

  it.each([
    [{}, 'assign', true],
    [{ teacher_flag: 'bc' }, 'assign', false],
    [{ teacher_flag: 'bc' }, 'ai-writing', false],
    [{ teacher_flag: 'bc' }, 'edit', true],
    [{}, 'person', true],
    [{ type: 'guest' }, 'person', false],
  ])('leads only to pages that the teacher may open: %j, %s', async (user, id, isLed) => {
    fake = putBridge({ session: { ...teacher, user: { ...teacher.user, ...user } } })
    answerHome(fake)
    await openHome()
    act(() => openGuide(id))
    await within(guide()).findByRole('heading', { level: 3 })
    expect(within(guide()).queryAllByRole('link', { name: 'この画面を開く' })).toHaveLength(isLed ? 1 : 0)
  })

  it('is found by kana, opened by Enter and gone through by its links, but not during a conversion', async () => {
    const user = userEvent.setup()
    await openHome()
    await user.click(screen.getByRole('button', { name: 'ヘルプ' }))
    await user.click(await screen.findByRole('menuitem', { name: 'ヘルプのもくじ' }))
    const search = within(guide()).getByRole('textbox', { name: 'ヘルプをさがす' })
    expect(search).toHaveFocus()
    await user.type(search, 'てんさく')
    expect(within(guide()).getByRole('list', { name: 'ヘルプをさがす' })).toHaveTextContent('英作文を添削する')
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(search).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await article('英作文を添削する（コメントをつける）')
    await user.click(within(guide()).getByRole('button', { name: 'コメントの例文を使う' }))
    expect(await article('コメントの例文を使う')).toHaveFocus()
    await user.click(within(guide()).getByRole('button', { name: 'もくじ' }))
    await user.type(within(guide()).getByRole('textbox'), 'ほげほげ')
    expect(guide()).toHaveTextContent('あてはまる説明はありません。')
  })

  it('prints one article, or all', async () => {
    const user = userEvent.setup()
    const printed: string[] = []
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.body.lastElementChild?.textContent ?? '')
      act(() => void window.dispatchEvent(new Event('afterprint')))
    })
    await openHome()
    await user.keyboard('{F1}')
    await user.click(await screen.findByRole('button', { name: '印刷' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'もくじ' }))
    await user.click(screen.getByRole('button', { name: 'すべて印刷' }))
    await waitFor(() => expect(printed).toHaveLength(2))
    expect(printed[0]).toMatch(/^トップページの見かた/)
    expect(printed[1]).toMatch(/^はじめての方へ.*年次更新をする.*バージョンと、外に送られるもの/s)
  })

  it('ends with the session', async () => {
    const user = userEvent.setup()
    await openHome()
    await user.keyboard('{F1}')
    await article('トップページの見かた')
    act(() => fake.emit('session.changed', { session: null, generation: 2, reason: 'logout' }))
    await screen.findByRole('heading', { level: 1, name: 'ログイン' })
    expect(screen.queryByRole('dialog', { name: 'ヘルプ' })).toBeNull()
  })
})

describe('the tour', () => {
  const bar = () => screen.findByRole('region', { name: 'はじめての案内' })
  const keptTour = () =>
    fake.calls.find(({ method, argument }) => method === 'keeps.write' && (argument as { key: string }).key === 'tour')
  const asNew = () => fake.answer('keeps.read', () => success({ value: null }))

  it('begins for a new teacher, has three steps, and is kept as seen', async () => {
    const user = userEvent.setup()
    asNew()
    await openHome()
    expect(await bar()).toHaveTextContent('1／3仕事はメニューから')
    expect(document.documentElement.dataset.tourAt).toBe('menu')
    await user.click(screen.getByRole('button', { name: '次へ' }))
    expect(await bar()).toHaveTextContent('2／3今日することはトップページに')
    await user.keyboard('{Enter}')
    expect(await bar()).toHaveTextContent('3／3わからないときはヘルプ')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: 'はじめての案内' })).toBeNull()
    expect(document.documentElement.dataset.tourAt).toBeUndefined()
    await waitFor(() => expect(keptTour()?.argument).toMatchObject({ value: { seen: expect.any(Number) } }))
  })

  it('can be left by Escape, and is found again in the menu', async () => {
    const user = userEvent.setup()
    asNew()
    await openHome()
    ;(await screen.findByRole('button', { name: '案内を閉じる' })).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'はじめての案内' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'ヘルプ' }))
    await user.click(await screen.findByRole('menuitem', { name: 'はじめての案内' }))
    expect(await bar()).toHaveTextContent('1／3')
  })

  it('goes back a step, and can be closed before its end', async () => {
    const user = userEvent.setup()
    asNew()
    await openHome()
    await bar()
    expect(screen.queryByRole('button', { name: '前へ' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '次へ' }))
    await user.click(await screen.findByRole('button', { name: '前へ' }))
    expect(await bar()).toHaveTextContent('1／3')
    await user.click(screen.getByRole('button', { name: '案内を閉じる' }))
    expect(await screen.findByText('案内は「ヘルプ」からもう一度見られます。')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'はじめての案内' })).toBeNull()
    await waitFor(() => expect(keptTour()?.argument).toMatchObject({ value: { seen: expect.any(Number) } }))
  })

  it('does not begin again for a teacher who has seen it', async () => {
    await openHome()
    expect(await screen.findByRole('link', { name: 'Unit 5 週末の音読' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'はじめての案内' })).toBeNull()
  })

  it('ends with the session: it does not go on for the next teacher', async () => {
    const user = userEvent.setup()
    asNew()
    await openHome()
    await user.click(await screen.findByRole('button', { name: '次へ' }))
    act(() => fake.emit('session.changed', { session: null, generation: 2, reason: 'logout' }))
    await screen.findByRole('heading', { level: 1, name: 'ログイン' })
    fake.answer('keeps.read', () => success({ value: { seen: 1 } }))
    act(() => fake.emit('session.changed', { session: { ...teacher, generation: 3 }, generation: 3 }))
    await home()
    expect(await screen.findByRole('link', { name: 'Unit 5 週末の音読' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'はじめての案内' })).toBeNull()
  })

  it('is never over a locked screen, and goes on where it was', async () => {
    const user = userEvent.setup()
    asNew()
    await openHome()
    await user.click(await screen.findByRole('button', { name: '次へ' }))
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await screen.findByRole('heading', { level: 1, name: '画面をロックしています' })
    expect(screen.queryByRole('region', { name: 'はじめての案内' })).toBeNull()
    expect(document.documentElement.dataset.tourAt).toBeUndefined()
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: false, hasRunningExport: false }))
    expect(await bar()).toHaveTextContent('2／3')
  })
})

it('the list of keys closes when the session ends', async () => {
  const user = userEvent.setup()
  await openHome()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'キーの一覧' })).toBeVisible()
  act(() => fake.emit('session.changed', { session: null, generation: 2, reason: 'unauthorized' }))
  await screen.findByRole('heading', { level: 1, name: 'ログイン' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'キーの一覧' })).toBeNull())
})

describe('the menu ヘルプ', () => {
  it.each([
    ['生徒用マニュアル', '生徒用マニュアル'],
    ['このアプリについて', 'このアプリについて'],
  ])('leads to %s', async (item, title) => {
    const user = userEvent.setup()
    await openHome()
    await user.click(screen.getByRole('button', { name: 'ヘルプ' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

describe('help before the login', () => {
  beforeEach(() => {
    fake = putBridge({ session: null })
    fake.answer('report.read', () => success({ files: [{ name: 'まとめ.txt', text: 'はなまる' }] }))
    fake.answer('report.save', () => success({ name: '不具合の記録.zip' }))
  })

  it('F1 opens the guide at the article about the login, without links to pages', async () => {
    const user = userEvent.setup()
    renderApp('/login')
    await user.click(await screen.findByLabelText(/アカウントID/))
    await user.keyboard('{F1}')
    expect(await article('ログインできない・パスワードを忘れた')).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'この画面を開く' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(within(screen.getByRole('navigation', { name: 'ヘルプ' })).getByRole('button', { name: 'ヘルプ' }))
    expect(await article('ログインできない・パスワードを忘れた')).toHaveFocus()
  })

  it('the guide of the login page does not stay open beside the first page', async () => {
    const user = userEvent.setup()
    answerHome(fake)
    renderApp('/login')
    await user.click(await screen.findByLabelText(/アカウントID/))
    await user.keyboard('{F1}')
    await article('ログインできない・パスワードを忘れた')
    act(() => fake.emit('session.changed', { session: { ...teacher, generation: 2 }, generation: 2 }))
    await home()
    expect(screen.queryByRole('dialog', { name: 'ヘルプ' })).toBeNull()
  })

  it('the report of a fault is read, described and saved, and a click beside it does not lose the words', async () => {
    const user = userEvent.setup()
    renderApp('/forget')
    await user.click(await screen.findByRole('button', { name: '不具合を知らせる' }))
    await user.type(await screen.findByRole('textbox', { name: /^何をしたときに/ }), 'ログインできない')
    await user.click(await screen.findByRole('button', { name: 'ファイルに保存する' }))
    expect(await screen.findByText(/^不具合の記録.zip に保存しました。/)).toBeVisible()
    expect(fake.calls.find(({ method }) => method === 'report.save')?.argument).toEqual({
      files: [
        { name: '説明.txt', text: 'ログインできない' },
        { name: 'まとめ.txt', text: 'はなまる' },
      ],
    })
  })
})
