/** Ctrl+K: the dialog that finds anything (chosen). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findPart } from '../../../../renderer/app/parts'
import { success } from '../../../../shared/contract/result'
import { boot, type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderApp } from '../../render'
import { answerHome } from '../home-answers'

let fake: FakeBridge
let keeps: Record<string, unknown>
const student = (student_id: string, nickname: string, number = '12') => ({
  student_id,
  nickname,
  number,
  team_id: '3',
  team_name: '2年A組',
})
const team = { id: '3', name: '2年A組', student_count: 38, hidden: 0 as const }

beforeEach(() => {
  fake = putBridge({ session: teacher })
  answerHome(fake)
  keeps = { tour: { seen: 1 } }
  fake.answer('keeps.read', ({ key }) => success({ value: keeps[key] ?? null }))
  fake.answer('keeps.write', ({ key, value }) => {
    keeps[key] = value
    return success(null)
  })
  fake.api('my-team-rows', () => success({ items: [team], total: 1 }))
  fake.api('search-student', ({ kw }) =>
    success({ items: ['佐藤', 'さとう'].includes(kw) ? [student('71', '佐藤 健')] : [], total: 1 }),
  )
})

const open = async () => {
  renderApp('/admin/home')
  await screen.findByRole('heading', { level: 1, name: 'トップページ' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'さがす言葉' })
  // The search is loaded when the dialog is first opened.
  await screen.findAllByRole('option')
  return field
}
const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
const active = () => screen.getByRole('option', { selected: true })

// The first test: the later ones find the search loaded.
it('keeps what is typed before the search is loaded', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const { path, load } = findPart
  // of another name, because an earlier test may have loaded it
  Object.assign(findPart, { path: 'held', load: () => held.then(load) })
  onTestFinished(() => void Object.assign(findPart, { path, load }))
  const user = userEvent.setup()
  renderApp('/admin/home')
  await screen.findByRole('heading', { level: 1, name: 'トップページ' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'さがす言葉' })
  await user.type(field, 'お知らせ')
  expect(field).toHaveValue('お知らせ')
  expect(screen.queryAllByRole('option')).toEqual([])
  release()
  await waitFor(() => expect(active()).toHaveTextContent('お知らせ'))
})

describe('the dialog', () => {
  it('opens by Ctrl+K and by its button, lists the screens, and gives the focus back on Escape', async () => {
    const user = userEvent.setup()
    const field = await open()
    expect(field).toHaveFocus()
    expect(screen.getByRole('option', { name: 'トップページ画面' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'さがす言葉' })).toBeNull())
    const button = screen.getByRole('button', { name: 'さがす' })
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await user.click(button)
    expect(await screen.findByRole('combobox', { name: 'さがす言葉' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('says how many it found, follows the keys, and Enter leads there', async () => {
    fake.api('team-info', () => refusal(403))
    fake.api('student-page-rows', () => refusal(403))
    const user = userEvent.setup()
    const field = await open()
    await user.type(field, 'shukudai')
    expect(active()).toHaveTextContent('宿題')
    expect(field).toHaveAttribute('aria-activedescendant', active().id)
    expect(await screen.findByText(/^\d+件$/)).toBeVisible()
    await user.keyboard('{ArrowDown}{End}')
    expect(options().at(-1)).toHaveAttribute('aria-selected', 'true')
    await user.clear(field)
    // Other words begin at the first entry again.
    await waitFor(() => expect(options()[0]).toHaveAttribute('aria-selected', 'true'))
    await user.type(field, '2年A')
    await waitFor(() => expect(active()).toHaveTextContent('2年A組38人クラス'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.hash).toBe('#/admin/manage-class/3'))
    await waitFor(() => expect(keeps.found).toEqual([{ kind: 'team', id: '3' }]))
  })

  it('is used with the mouse: the pointer marks an entry and a click opens it; what was typed can be cleared', async () => {
    fake.api('team-info', () => refusal(403))
    fake.api('student-page-rows', () => refusal(403))
    const user = userEvent.setup()
    const field = await open()
    const all = options().length
    await user.type(field, '2年A')
    await waitFor(() => expect(active()).toHaveTextContent('2年A組38人クラス'))
    await user.click(screen.getByRole('button', { name: '消す' }))
    expect(field).toHaveValue('')
    await waitFor(() => expect(options()).toHaveLength(all))
    await user.type(field, '2年A')
    const entry = await screen.findByRole('option', { name: /^2年A組/ })
    await user.hover(entry)
    expect(active()).toBe(entry)
    await user.click(entry)
    await waitFor(() => expect(window.location.hash).toBe('#/admin/manage-class/3'))
  })

  it('finds students at the server, also by their reading in romaji, and once for what was typed', async () => {
    const user = userEvent.setup()
    const field = await open()
    await user.type(field, 'satou')
    const found = await screen.findByRole('option', { name: /佐藤 健/ })
    expect(found).toHaveTextContent('2年A組 12')
    expect(fake.requests('search-student').map(({ kw }) => kw)).toEqual(['satou', 'さとう'])
  })

  it('ignores keys of an input method, and asks the server only when it is done', async () => {
    const field = await open()
    fireEvent.compositionStart(field)
    fireEvent.input(field, { target: { value: 'てんさく' }, isComposing: true })
    await waitFor(() => expect(active()).toHaveTextContent('添削'))
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(window.location.hash).toBe('#/admin/home')
    expect(fake.requests('search-student')).toEqual([])
    fireEvent.compositionEnd(field)
    await waitFor(() => expect(fake.requests('search-student').map(({ kw }) => kw)).toEqual(['てんさく']))
  })

  it('says what could not be searched, and searches again', async () => {
    const user = userEvent.setup()
    fake.api('my-team-rows', () => refusal(500))
    await open()
    expect(await screen.findByText('さがせなかったものがあります。')).toBeVisible()
    fake.api('my-team-rows', () => success({ items: [team], total: 1 }))
    await user.click(screen.getByRole('button', { name: 'もう一度さがす' }))
    await user.type(screen.getByRole('combobox', { name: 'さがす言葉' }), '2年A')
    expect(await screen.findByRole('option', { name: /2年A組/ })).toBeVisible()
  })

  it('closes when the screen locks', async () => {
    await open()
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'さがす言葉' })).toBeNull())
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: false, hasRunningExport: false }))
    expect(await screen.findByRole('button', { name: 'さがす' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'さがす言葉' })).toBeNull()
  })
})

it('offers the buttons of the page, which do the same from here, and are not kept', async () => {
  fake = putBridge({ session: teacher, links: { ...boot.links, support: true } })
  answerHome(fake)
  fake.api('my-team-rows', () => success({ items: [team], total: 1 }))
  fake.api('search-student', () => success({ items: [], total: 0 }))
  const user = userEvent.setup()
  renderApp('/admin/about')
  await screen.findByRole('heading', { level: 1, name: 'このアプリについて' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'さがす言葉' }), 'サポートのページ')
  await waitFor(() => expect(active()).toHaveTextContent('サポートのページを開く操作'))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(fake.calls).toContainEqual({ method: 'app.openExternal', argument: { target: 'support' } }),
  )
  expect(fake.calls.filter(({ method }) => method === 'keeps.write')).toEqual([])
})

it('asks for a student who was opened lately only once, and says when that failed', async () => {
  keeps.found = [{ kind: 'student', id: '71' }]
  fake.api('search-student', () => refusal(500))
  const user = userEvent.setup()
  await open()
  expect(await screen.findByText('さがせなかったものがあります。')).toBeVisible()
  // Another student's number contains the id.
  fake.api('search-student', () =>
    success({ items: [student('71', '佐藤 健'), student('5', '鈴木 愛', '710')], total: 2 }),
  )
  await user.click(screen.getByRole('button', { name: 'もう一度さがす' }))
  await waitFor(() => expect(options()[0]).toHaveTextContent('佐藤 健'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'さがす言葉' })).toBeNull())
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await waitFor(() => expect(options()[0]).toHaveTextContent('佐藤 健'))
  expect(fake.requests('search-student')).toEqual([{ kw: '71' }, { kw: '71' }])
  vi.restoreAllMocks()
})

it('hides names where the teacher hides them, and shows what was opened lately first', async () => {
  keeps['review-settings'] = { hidesNames: true, hidesAi: false }
  keeps.found = [{ kind: 'student', id: '71' }]
  fake.api('search-student', () => success({ items: [student('71', '佐藤 健')], total: 1 }))
  await open()
  await waitFor(() => expect(options()[0]).toHaveTextContent('番号 12'))
  expect(screen.queryByText(/佐藤/)).toBeNull()
})

it('does not open in full screen, where the class would read the names of students', async () => {
  renderApp('/admin/home')
  await screen.findByRole('heading', { level: 1, name: 'トップページ' })
  const { dataset } = document.documentElement
  const leaveFullScreen = () => void delete dataset.stage
  dataset.stage = ''
  onTestFinished(leaveFullScreen)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await act(async () => {})
  expect(screen.queryByRole('combobox', { name: 'さがす言葉' })).toBeNull()
  leaveFullScreen()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(await screen.findByRole('combobox', { name: 'さがす言葉' })).toBeVisible()
})
