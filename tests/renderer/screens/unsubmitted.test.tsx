/** 未提出の一覧: who has not submitted what, over all running homeworks of a class. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Unsubmitted } from '../../../renderer/screens/unsubmitted/Unsubmitted'
import { setOffline } from '../../../renderer/ui/connection'
import { failure, success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderScreen } from '../render'
import { homework, row } from './homework/samples'

const team = (id: string, name: string) => ({
  id,
  name,
  allow_join: 1 as const,
  sort: 1,
  student_count: 3,
  hidden: 0 as const,
})
const other = { team_id: '5', team_name: '2年B組' }
const rowsOf: Record<string, ReturnType<typeof row>[]> = {
  '601': [
    row('1', '阿部 陽菜', {}, { submit_status: 2 }),
    row('2', '𠮷田 大翔', {}, { submit_status: 1 }),
    row('3', '髙橋 葵', {}, { submit_status: 0 }),
    row('4', '齋藤 蓮', {}, { ...other, submit_status: 0 }),
  ],
  '602': [row('3', '髙橋 葵', {}, { submit_status: 0 })],
}
const running = [
  homework({
    homework_id: '601',
    title: '音読',
    student_count: 4,
    submitted_count: 1,
    end_time: '2026-11-24 23:59:00',
  }),
  homework({
    homework_id: '602',
    title: '単語',
    student_count: 1,
    submitted_count: 0,
    end_time: '2026-11-30 23:59:00',
  }),
  homework({ homework_id: '603', title: '済んだ宿題', student_count: 4, submitted_count: 4 }),
]

let fake: FakeBridge
beforeEach(() => {
  fake = putBridge({ session: teacher })
  fake.api('team-rows', () => success({ items: [team('4', '2年A組'), team('5', '2年B組')], total: 2 }))
  fake.api('my-homework-list', () => success({ items: running, total: running.length }))
  fake.api('topic-score-overview-y', ({ homework_id }) => {
    const items = rowsOf[homework_id] ?? []
    return success({ items, total: items.length })
  })
})

const show = (url = '/admin/homework/unsubmitted?team_id=') => renderScreen(<Unsubmitted />, { url })
const lines = async () => {
  const table = await screen.findByRole('table', { name: '未提出の生徒' })
  await within(table).findAllByRole('link')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(each =>
      within(each)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    )
}

it('lists each student with the running homeworks that are not submitted, and counts them', async () => {
  show()
  expect(await lines()).toEqual([
    ['音読11/24（火）23:59まで学習中'],
    ['音読11/24（火）23:59まで', '単語11/30（月）23:59まで'],
    ['音読11/24（火）23:59まで'],
  ])
  expect(screen.getByText('3人・のべ4件')).toBeVisible()
  expect(screen.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(['𠮷田 大翔', '髙橋 葵', '齋藤 蓮'])
})

it('orders students by class and number, and names one once who is in two classes', async () => {
  const late = row('9', '渡辺 光', {}, { ...other, number: '01', submit_status: 0 })
  const first = row('1', '阿部 陽菜', {}, { submit_status: 0 })
  fake.api('topic-score-overview-y', ({ homework_id }) => {
    const items = homework_id === '601' ? [late, first, { ...first, ...other }] : []
    return success({ items, total: items.length })
  })
  show()
  expect(await lines()).toHaveLength(2)
  expect(screen.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(['阿部 陽菜', '渡辺 光'])
  expect(screen.getByText('2人・のべ2件')).toBeVisible()
})

it.each([
  ['進行中の宿題はありません', []],
  ['全員がすべての宿題を提出しました', running.slice(2)],
])('says %s, and prints nothing', async (words, items) => {
  fake.api('my-homework-list', () => success({ items, total: items.length }))
  show()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
})

it('reads the list once, and the students only of homeworks that somebody has not submitted', async () => {
  show()
  await lines()
  expect(fake.requests('my-homework-list')).toEqual([{ finish_type: 1, sort_field: 'end_time', sort_order: 'asc' }])
  expect(fake.requests('topic-score-overview-y')).toEqual([
    { homework_id: '601', page: 1, limit: 100 },
    { homework_id: '602', page: 1, limit: 100 },
  ])
})

it('shows one class', async () => {
  show()
  await lines()
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
  await waitFor(() => expect(fake.requests('my-homework-list').at(-1)).toMatchObject({ team_id: '5' }))
  expect(await lines()).toEqual([['音読11/24（火）23:59まで']])
  expect(screen.getByText('1人・のべ1件')).toBeVisible()
})

it('reads every page of a large homework', async () => {
  // the server gives fewer students than it was asked for
  const many = Array.from({ length: 120 }, (_, at) => row(String(at), `生徒${at}`, {}, { submit_status: 0 }))
  fake.api('my-homework-list', () => success({ items: [homework({ homework_id: '9', student_count: 120 })], total: 1 }))
  fake.api('topic-score-overview-y', ({ page }) =>
    success({ items: many.slice((page - 1) * 50, page * 50), total: 120 }),
  )
  show()
  expect(await screen.findByText('120人・のべ120件')).toBeVisible()
})

it('asks for no more pages of a homework whose page has no student, whatever its total', async () => {
  fake.api('topic-score-overview-y', ({ homework_id }) =>
    homework_id === '602' ? success({ items: [], total: 3 }) : success({ items: rowsOf['601'] ?? [], total: 4 }),
  )
  show()
  expect(await screen.findByText('3人・のべ3件')).toBeVisible()
  expect(fake.requests('topic-score-overview-y')).toHaveLength(2)
})

it('cannot be printed while a homework is still being read', async () => {
  let answer = () => {}
  const second = new Promise<void>(resolve => {
    answer = resolve
  })
  fake.api('topic-score-overview-y', async ({ homework_id }) => {
    if (homework_id === '602') await second
    const items = rowsOf[homework_id] ?? []
    return success({ items, total: items.length })
  })
  show()
  expect(await lines()).toHaveLength(3)
  expect(screen.getByText('2件中 1件を読み込みました')).toBeVisible()
  expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
  await act(async () => answer())
  expect(await screen.findByText('3人・のべ4件')).toBeVisible()
  expect(screen.getByRole('button', { name: '印刷する' })).toBeEnabled()
})

it('names what could not be read, and reads it again', async () => {
  fake.api('topic-score-overview-y', ({ homework_id }) =>
    homework_id === '602' ? failure('status', 'いま使えません') : success({ items: rowsOf['601'] ?? [], total: 4 }),
  )
  show()
  const missing = '1件を読み込めませんでした。この一覧には入っていません。'
  expect(await screen.findByText(missing)).toBeVisible()
  expect(screen.getByText(/のべ\d件（読み込めた宿題だけ）$/u)).toBeVisible()
  act(() => setOffline(true))
  expect(screen.getByText('サーバーにつながりません。')).toBeVisible()
  expect(screen.getByText(missing)).toBeVisible()
  act(() => setOffline(false))
  fake.api('topic-score-overview-y', ({ homework_id }) => success({ items: rowsOf[homework_id] ?? [], total: 1 }))
  await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByText('3人・のべ4件')).toBeVisible()
})

it('prints the list', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show()
  await lines()
  await userEvent.setup().click(screen.getByRole('button', { name: '印刷する' }))
  expect(print).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
