/** 読書の感想: impressions in a row, by class and book, with the same cells in the workbook. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Impressions } from '../../../../renderer/screens/impression/Impressions'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const impression = (at: number, nickname: string, content: string, evaluate?: number) => ({
  student_id: `s-${at}`,
  number: `0${at}`,
  nickname,
  team_id: '3',
  team_name: '2年A組',
  ebook_id: 'b-1',
  title: 'The Fox',
  resource_level: 'A1',
  content,
  evaluate,
  updated_at: `2026-11-2${at} 10:00:00`,
})

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  fake = putBridge({ session: teacher })
  fake.api('team-rows', () =>
    success({
      items: [{ id: '3', name: '2年A組', allow_join: 1 as const, sort: 1, student_count: 2, hidden: 0 as const }],
      total: 1,
    }),
  )
  fake.api('ebook-rows', () => success({ items: [{ ebook_id: 'b-1', title: 'The Fox' }], total: 1 }))
  fake.api('impression-page-list', ({ kw }) => {
    const items =
      kw === undefined ? [impression(2, '佐藤 蓮', 'こわかった。\n=1+1', 4), impression(1, '阿部 陽菜', 'よい。')] : []
    return success({ items, total: items.length })
  })
})

afterEach(() => void vi.useRealTimers())

it('shows them newest first; J and K go through them, and the workbook has the same words', async () => {
  fake.answer('excel.write', () => success({ bytes: new Uint8Array([1]) }))
  fake.answer('downloads.hold', () => success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
  const user = userEvent.setup()
  renderScreen(<Impressions />)
  const first = await screen.findByRole('article', { name: '佐藤 蓮 The Fox' })
  expect(within(first).getByText('★4（5点満点）')).toBeVisible()
  expect(first).toHaveTextContent('こわかった。 =1+1')
  await user.keyboard('jj')
  expect(screen.getByRole('article', { name: '阿部 陽菜 The Fox' })).toHaveFocus()
  await user.keyboard('k')
  expect(first).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '印刷・保存' }))
  await user.click(await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' }))
  const written = () => fake.calls.find(({ method }) => method === 'excel.write')?.argument
  await waitFor(() =>
    expect(written()).toMatchObject({
      rows: [
        ['日時', 'クラス', '番号', '生徒', '本', '評価', '感想'],
        ['11/22（日）10:00', '2年A組', '02', '佐藤 蓮', 'The Fox', '★4（5点満点）', 'こわかった。\n=1+1'],
        ['11/21（土）10:00', '2年A組', '01', '阿部 陽菜', 'The Fox', '―', 'よい。'],
      ],
    }),
  )
})

it('shows no number and prints no name while names are hidden', async () => {
  fake.answer('keeps.read', ({ key }) =>
    success({ value: key === 'review-settings' ? { hidesNames: true, hidesAi: false } : null }),
  )
  fake.answer('excel.write', () => success({ bytes: new Uint8Array([1]) }))
  fake.answer('downloads.hold', () => success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
  const user = userEvent.setup()
  renderScreen(<Impressions />)
  const [first] = await screen.findAllByRole('article')
  await waitFor(() => expect(first).not.toHaveTextContent('佐藤 蓮'))
  expect(first).not.toHaveTextContent('02')
  await user.click(screen.getByRole('button', { name: '印刷・保存' }))
  await user.click(await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' }))
  const written = () => fake.calls.find(({ method }) => method === 'excel.write')?.argument
  await waitFor(() => expect(written()).toBeDefined())
  expect(JSON.stringify(written())).toContain('"―"')
  expect(JSON.stringify(written())).not.toMatch(/佐藤|"02"/)
})

it('puts the newest first whatever the order of the server, and goes on from page to page by keys', async () => {
  const items = Array.from({ length: 21 }, (_, at) => ({
    ...impression(1, `生徒${at}`, 'よい。'),
    // one student wrote twice about the same book
    student_id: `s-${at % 20}`,
    updated_at: `2026-10-${String(at + 1).padStart(2, '0')} 10:00:00`,
  }))
  fake.api('impression-page-list', () => success({ items, total: 21 }))
  const user = userEvent.setup()
  renderScreen(<Impressions />)
  const articles = await screen.findAllByRole('article')
  expect([articles.length, articles[0]?.getAttribute('aria-label')]).toEqual([20, '生徒20 The Fox'])
  articles.at(-1)?.focus()
  await user.keyboard('j')
  expect(await screen.findByRole('article', { name: '生徒0 The Fox' })).toHaveFocus()
  // Nothing follows the last one.
  await user.keyboard('j')
  expect(screen.getByRole('article', { name: '生徒0 The Fox' })).toHaveFocus()
  await user.keyboard('k')
  expect(await screen.findByRole('article', { name: '生徒1 The Fox' })).toHaveFocus()
})

it('saves and prints nothing before the last page is read', async () => {
  const items = Array.from({ length: 200 }, (_, at) => impression(1, `生徒${at}`, 'よい。'))
  let arrive = () => {}
  const last = new Promise<void>(resolve => {
    arrive = resolve
  })
  fake.api('impression-page-list', async ({ page }) => {
    if (page === 1) return success({ items, total: 201 })
    await last
    return success({ items: [impression(2, '佐藤 蓮', 'こわかった。')], total: 201 })
  })
  renderScreen(<Impressions />)
  await screen.findAllByRole('article')
  await userEvent.click(screen.getByRole('button', { name: '印刷・保存' }))
  const save = await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' })
  await waitFor(() => expect(fake.requests('impression-page-list').map(({ page }) => page)).toEqual([1, 2]))
  expect(save).toBeDisabled()
  expect(screen.getByRole('menuitem', { name: 'この表を印刷する' })).toBeDisabled()
  arrive()
  await waitFor(() => expect(save).toBeEnabled())
})

it('asks for the chosen class and book, and says that nothing matches', async () => {
  const user = userEvent.setup()
  renderScreen(<Impressions />)
  await screen.findAllByRole('article')
  await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
  await user.selectOptions(screen.getByRole('combobox', { name: '本' }), 'The Fox')
  await waitFor(() =>
    expect(fake.requests('impression-page-list').at(-1)).toEqual({
      team_id: '3',
      ebook_id: 'b-1',
      page: 1,
      limit: 200,
    }),
  )
  await user.type(screen.getByRole('textbox', { name: '生徒をさがす' }), 'いない')
  expect(await screen.findByText('あてはまる感想はありません')).toBeVisible()
})
