/** 今日の仕事: what a teacher has to do now, and the lists to which its figures lead. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Home } from '../../../../renderer/screens/home/Home'
import { HomeworkManagement } from '../../../../renderer/screens/homework/HomeworkManagement'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { answerHome } from '../../app/home-answers'
import { putBridge, renderScreen } from '../../render'
import { columns, homework, row } from '../homework/samples'

const half = { start_time: '2026-11-20 08:00:00', end_time: '2026-11-26 08:00:00' }
const homeworks = [
  homework({
    homework_id: '601',
    title: '明日まで',
    end_time: '2026-11-24 23:59:00',
    student_count: 4,
    submitted_count: 3,
  }),
  homework({ homework_id: '602', title: '少ない', ...half, student_count: 4, submitted_count: 1 }),
  homework({
    homework_id: '603',
    title: 'まだ先',
    end_time: '2026-12-24 23:59:00',
    student_count: 4,
    submitted_count: 0,
  }),
]
const rows = [
  row('1', '阿部 陽菜', { '92': 71 }, { submit_time: '2026-11-21 09:00:00' }),
  row('2', '𠮷田 大翔', { '91': 88 }, { submit_status: 1 }),
  row('3', '髙橋 葵', { '91': 60 }, { submit_time: '2026-11-22 09:00:00' }),
]
const seconds = (month: number, day: number, hour: number) => Math.floor(fromJst(2026, month, day, hour) / 1000)

let fake: FakeBridge
let generation = 100
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 8) })
  generation += 1
  fake = putBridge({ session: { ...teacher, generation } })
  answerHome(fake)
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('keeps.write', () => success(null))
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-list', () => success({ items: homeworks, total: homeworks.length }))
  fake.api('my-homework-page-list', () => success({ items: homeworks, total: homeworks.length }))
  fake.api('topic-score-overview-x', () => success({ items: columns, total: columns.length }))
  fake.api('topic-score-overview-y', () => success({ items: rows, total: rows.length }))
})
afterEach(() => vi.useRealTimers())

const Address = () => {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}
const show = () =>
  renderScreen(
    <Routes>
      <Route path="/admin/home" element={<Home />} />
      <Route path="/admin/homework-management" element={<HomeworkManagement />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { url: '/admin/home' },
  )
const work = () => screen.findByRole('region', { name: '今日の仕事' })
const keepSeen = (value: unknown) =>
  fake.answer('keeps.read', ({ key }) => success({ value: key === 'seen-papers' ? value : null }))

it('shows each figure with its definition, from one call for all homework', async () => {
  show()
  const block = await work()
  expect(await within(block).findByRole('link', { name: /^今日・明日が期限1件/ })).toBeVisible()
  expect(
    within(block).getByRole('link', { name: /^未提出が多い1件期間の半分を過ぎて、提出が半分より少ない宿題$/ }),
  ).toBeVisible()
  expect(within(block).getByRole('link', { name: /^未確認の答案4件/ })).toBeVisible()
  const table = within(block).getByRole('table', { name: '急ぐ宿題' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent),
  ).toEqual(['明日まで2年A組・2年B組', '少ない2年A組・2年B組'])
  expect(within(table).getByRole('link', { name: '未確認 3' })).toHaveAttribute(
    'href',
    '/admin/homework-details/601?tab=progress',
  )
  const names = fake.calls.flatMap(({ method, argument }) =>
    method === 'api.call' ? [(argument as { endpoint: string }).endpoint] : [],
  )
  expect(names.sort()).toEqual([
    'current-month-summary',
    'my-homework-list',
    'new-homework-list',
    'new-homework-summary',
    // the header's count of unread notices
    'new-notice-total',
    'system-notice-page-list',
  ])
  expect(fake.requests('my-homework-list')).toEqual([
    { start_time: '2026-11-09', sort_field: 'end_time', sort_order: 'asc' },
  ])
})

it.each([
  ['今日・明日が期限', '1件（未確認の答案 3）', ['明日まで未確認 3']],
  ['未提出が多い', '1件（未確認の答案 1）', ['少ない未確認 1']],
  ['未確認の答案', '2件（未確認の答案 4）', ['明日まで未確認 3', '少ない未確認 1']],
])('leads from %s to the list of exactly what it counts', async (name, total, titles) => {
  show()
  await userEvent.setup().click(await within(await work()).findByRole('link', { name: new RegExp(`^${name}`) }))
  expect(await screen.findByText(total)).toBeVisible()
  expect(screen.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(titles)
  expect(fake.requests('my-homework-page-list')).toEqual([])
})

it('opens the assign wizard with N', async () => {
  show()
  await work()
  await userEvent.setup().keyboard('n')
  expect(await screen.findByText('/admin/homework-create/routine/2')).toBeVisible()
})

it('lists six urgent homeworks at most', async () => {
  const items = Array.from({ length: 7 }, (_, at) =>
    homework({ homework_id: `7${at}`, title: `急ぐ${at}`, end_time: '2026-11-24 23:59:00' }),
  )
  fake.api('my-homework-list', () => success({ items, total: 7 }))
  show()
  const table = await within(await work()).findByRole('table', { name: '急ぐ宿題' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6)
})

it('leads from the figures of new homework to the list of that status', async () => {
  show()
  const block = await screen.findByRole('region', { name: '新しい宿題' })
  expect(await within(block).findByRole('link', { name: '未提出（のべ）' })).toHaveAttribute(
    'href',
    '/admin/homework/unsubmitted?team_id=',
  )
  // a student with two homeworks counts twice, as in that list
  expect(within(block).getByText('未提出（のべ）').closest('div')).toHaveTextContent(/^未提出（のべ）17件$/)
  await userEvent.setup().click(within(block).getByRole('link', { name: '終了' }))
  await waitFor(() => expect(fake.requests('my-homework-page-list').at(-1)).toMatchObject({ finish_type: 2 }))
  expect(fake.requests('my-homework-page-list')).toHaveLength(1)
})

it('opens the next paper that was not looked at with M, by two calls', async () => {
  keepSeen({ '601': { at: 1, students: { '9': 1 } }, '602': { at: 1, students: {} } })
  const user = userEvent.setup()
  show()
  await within(await work()).findByRole('link', { name: '未確認 2' })
  const before = fake.calls.filter(({ method }) => method === 'api.call').length
  await user.keyboard('m')
  expect(await screen.findByText('/admin/homework-details/601?topic_id=92&student_id=1')).toBeVisible()
  expect(fake.calls.filter(({ method }) => method === 'api.call').length - before).toBe(2)
})

it('begins with the first row of the table, although an older homework has papers that were not looked at', async () => {
  keepSeen({})
  const older = homework({ homework_id: '600', title: '先週', status: 3, end_time: '2026-11-20 23:59:00' })
  fake.api('my-homework-list', () => success({ items: [older, ...homeworks], total: 4 }))
  const user = userEvent.setup()
  show()
  const table = await within(await work()).findByRole('table', { name: '急ぐ宿題' })
  expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('明日まで')
  await user.keyboard('m')
  expect(await screen.findByText('/admin/homework-details/601?topic_id=92&student_id=1')).toBeVisible()
})

it('opens a paper that was submitted again since the teacher looked at it, if nothing else is new', async () => {
  const marks = (at3: number) => ({ '1': seconds(11, 21, 9), '3': at3, '9': 1 })
  keepSeen({
    '601': { at: 1, students: marks(seconds(11, 22, 9)) },
    '602': { at: 1, students: marks(seconds(11, 22, 8)) },
  })
  const user = userEvent.setup()
  show()
  expect(await within(await work()).findByRole('link', { name: /^未確認の答案0件/ })).toBeVisible()
  await user.keyboard('m')
  expect(await screen.findByText('/admin/homework-details/602?topic_id=91&student_id=3')).toBeVisible()
})

it('skips papers that were looked at, and says when there is none', async () => {
  const both = { '1': seconds(11, 21, 9), '3': seconds(11, 22, 9) }
  keepSeen({ '601': { at: 1, students: { '1': seconds(11, 21, 9) } }, '602': { at: 1, students: both } })
  const user = userEvent.setup()
  show()
  await within(await work()).findByRole('link', { name: '未確認 2' })
  await user.click(screen.getByRole('button', { name: '答案を見る' }))
  expect(await screen.findByText('/admin/homework-details/601?topic_id=91&student_id=3')).toBeVisible()
})

it('skips homework whose students the server refuses, as it may for headquarters', async () => {
  keepSeen({})
  fake.api('topic-score-overview-y', ({ homework_id }) =>
    homework_id === '601' ? refusal(403) : success({ items: rows, total: rows.length }),
  )
  const user = userEvent.setup()
  show()
  await within(await work()).findByRole('link', { name: '未確認 3' })
  await user.keyboard('m')
  expect(await screen.findByText('/admin/homework-details/602?topic_id=92&student_id=1')).toBeVisible()
})

it('says what failed, not that nothing is new, if the students cannot be read', async () => {
  keepSeen({})
  fake.api('topic-score-overview-y', () => failure('server', ''))
  const user = userEvent.setup()
  show()
  await within(await work()).findByRole('link', { name: '未確認 3' })
  await user.keyboard('m')
  expect(await screen.findByText('サービス異常。もう一度やり直してください。')).toBeVisible()
  await waitFor(() => expect(screen.getByText('答案を見る').closest('button')).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('未確認の答案はありません。')).toBeNull()
})

it('marks everything as looked at, after a question', async () => {
  const user = userEvent.setup()
  show()
  const block = await work()
  await user.click(await within(block).findByRole('button', { name: 'すべて確認済みにする' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('未確認の答案4件を、すべて確認済みにします。')
  await user.click(within(dialog).getByRole('button', { name: '確認済みにする' }))
  expect(await within(block).findByRole('link', { name: /^未確認の答案0件/ })).toBeVisible()
  await user.keyboard('m')
  expect(await screen.findByText('未確認の答案はありません。')).toBeVisible()
})

it('shows a retry button where the homework could not be read', async () => {
  fake.api('my-homework-list', () => failure('status', '権限がありません。'))
  show()
  const retry = await within(await work()).findByRole('button', { name: '再試行' })
  fake.api('my-homework-list', () => success({ items: [], total: 0 }))
  await userEvent.setup().click(retry)
  expect(await within(await work()).findByText('急ぐ宿題はありません。')).toBeVisible()
})
