import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RedistributionDetailsScreen } from '../../../../renderer/screens/redistribution/RedistributionDetails'
import { RedistributionList } from '../../../../renderer/screens/redistribution/RedistributionList'
import { submittedSince } from '../../../../renderer/screens/redistribution/redistribution-students'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { redistributionRow, redistributionStudent } from './samples'

const running = redistributionRow({
  homework_id: '502',
  title: '期末の復習',
  status: 6,
  can_reissue: 0,
  reason: 'この宿題は再配信中です。',
  reissue_time: '2026-11-20 09:00:00',
  reissue_previous_end_time: '2026-11-22 23:59:59',
  reached_count: 2,
})

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 8, 30) })
  fake = putBridge({ session: teacher })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  fake.api('team-rows', () =>
    success({ items: [{ id: '3', name: '2年A組', allow_join: 1, sort: 1, student_count: 3, hidden: 0 }], total: 1 }),
  )
  fake.api('reissue-page-list', () => success({ items: [redistributionRow(), running], total: 25 }))
})
afterEach(() => vi.useRealTimers())

const list = () => renderScreen(<RedistributionList />, { url: '/admin/homework/reissue-list' })
const details = () =>
  renderScreen(<RedistributionDetailsScreen />, {
    path: '/admin/homework/reissue-details/:id',
    url: '/admin/homework/reissue-details/501',
  })

describe('the redistribution list', () => {
  it('shows the students who have not submitted and both deadlines, and offers the action', async () => {
    list()
    await screen.findByRole('link', { name: '期末の復習' })
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent('2人／3人中')
    expect(first).toHaveTextContent('11/22（日）23:59')
    expect(first).toHaveTextContent('11/29（日）23:59')
    expect(within(first as HTMLElement).getByRole('button', { name: 'Unit 5 週末の音読を再配信する' })).toBeEnabled()
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
    expect(second).toHaveTextContent('再配信中')
    expect(within(second as HTMLElement).getByRole('link', { name: '期末の復習' })).toHaveAttribute(
      'href',
      '/admin/homework/reissue-details/502',
    )
  })

  it('says why a homework cannot be redistributed that is not redistributed now', async () => {
    const all = redistributionRow({ can_reissue: 0, reason: '未提出の生徒がいません。' })
    fake.api('reissue-page-list', () => success({ items: [all], total: 1 }))
    list()
    expect(await screen.findByText('未提出の生徒がいません。')).toBeVisible()
    expect(screen.queryByText('再配信中')).toBeNull()
  })

  it('opens with the class that was chosen last before a logout, and keeps another choice', async () => {
    const user = userEvent.setup()
    fake.answer('keeps.read', ({ key }) =>
      success({ value: key === 'classes' ? { 'redistribution-list': '3', 'plan-list': '9' } : null }),
    )
    list()
    await screen.findByRole('link', { name: '期末の復習' })
    expect(fake.requests('reissue-page-list')).toEqual([{ page: 1, limit: 10, team_id: '3' }])
    expect(screen.getByRole('combobox', { name: 'クラス' })).toHaveDisplayValue('2年A組')
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '')
    await waitFor(() =>
      expect(fake.calls.filter(({ method }) => method === 'keeps.write').at(-1)?.argument).toEqual({
        key: 'classes',
        generation: 1,
        value: { 'redistribution-list': '', 'plan-list': '9' },
      }),
    )
  })

  it('does not choose a class of last year', async () => {
    fake.answer('keeps.read', () => success({ value: { 'redistribution-list': '77' } }))
    list()
    await screen.findByRole('link', { name: '期末の復習' })
    expect(fake.requests('reissue-page-list')).toEqual([{ page: 1, limit: 10 }])
  })

  it('applies the filters from the first page', async () => {
    const user = userEvent.setup()
    list()
    await user.click(await screen.findByRole('button', { name: '2ページ' }))
    await waitFor(() => expect(fake.requests('reissue-page-list').at(-1)).toEqual({ page: 2, limit: 10 }))
    await user.click(screen.getByText('再配信できる'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await user.type(screen.getByRole('textbox', { name: '宿題をさがす' }), ' Unit {Enter}')
    await waitFor(() =>
      expect(fake.requests('reissue-page-list').at(-1)).toEqual({
        page: 1,
        limit: 10,
        team_id: '3',
        search_title: 'Unit',
        reissue_type: 1,
      }),
    )
  })

  it('shows the empty state, and clears the filters', async () => {
    fake.api('reissue-page-list', () => success({ items: [], total: 0 }))
    const user = userEvent.setup()
    list()
    expect(await screen.findByText('再配信できる宿題はありません')).toBeVisible()
    await user.click(screen.getByText('再配信した'))
    expect(await screen.findByText('この条件に合う宿題はありません')).toBeVisible()
    expect(fake.requests('reissue-page-list').at(-1)).toEqual({ page: 1, limit: 10, reissue_type: 2 })
    await user.click(screen.getByRole('button', { name: '絞り込みをやめる' }))
    expect(screen.getByRole('textbox', { name: '宿題をさがす' })).toHaveFocus()
    expect(await screen.findByText('再配信できる宿題はありません')).toBeVisible()
  })

  it('shows a retry button after a failure', async () => {
    fake.api('reissue-page-list', () => failure('server', ''))
    const user = userEvent.setup()
    list()
    const retry = await screen.findByRole('button', { name: '再試行', hidden: true })
    fake.api('reissue-page-list', () => success({ items: [running], total: 1 }))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: '期末の復習' })).toBeVisible()
  })
})

const submitted = { submit_status: 2, submit_time: '2026-11-21 10:00:00' }

describe('the redistribution details', () => {
  it('show who would receive it, and open the dialog', async () => {
    const items = [
      redistributionStudent('1', '青木'),
      redistributionStudent('2', '髙橋', { ...submitted, submit_time: '2026-11-18 10:00:00', is_target: 0 }),
    ]
    fake.api('reissue-details', () => success({ ...redistributionRow(), items }))
    const user = userEvent.setup()
    details()
    expect(await screen.findByText('1人／2人中')).toBeVisible()
    expect(screen.getByText('1人（提出済み）')).toBeVisible()
    const table = screen.getByRole('table', { name: '生徒の一覧' })
    expect(within(table).queryByText('髙橋')).toBeNull()
    await user.click(screen.getByText('全員（2人）'))
    expect(within(table).getByRole('row', { name: /髙橋/ })).toHaveTextContent('届かない')
    const search = screen.getByRole('textbox', { name: '生徒をさがす' })
    await user.type(search, '高橋')
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['髙橋'])
    await user.type(search, '𠮷')
    expect(screen.getByText('この文字に合う生徒はいません。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '再配信する' }))
    const send = await screen.findByRole('button', { name: '1人に再配信する' })
    // the dialog fades in
    await waitFor(() => expect(send).toBeVisible())
    expect(fake.requests('delay-homework')).toEqual([])
  })

  it('show who received it, who has submitted since, and both deadlines', async () => {
    const items = [redistributionStudent('1', '青木', submitted), redistributionStudent('2', '𠮷田')]
    fake.api('reissue-details', () => success({ ...running, items }))
    details()
    expect(await screen.findByText('2人／2人中')).toBeVisible()
    expect(screen.getByText('1人／2人中')).toBeVisible()
    expect(screen.getByText('11/22（日）23:59')).toBeVisible()
    expect(screen.getByText('11/29（日）23:59')).toBeVisible()
    expect(screen.queryByRole('button', { name: '再配信する' })).toBeNull()
    expect(screen.getByText('この宿題は再配信中です。')).toBeVisible()
    expect(screen.getByText('再配信した日時').nextElementSibling).toHaveTextContent('11/20（金）9:00')
    expect(screen.getByText('届いた生徒（2人）')).toBeVisible()
    expect(screen.getByRole('row', { name: /青木/ })).toHaveTextContent('届いた')
  })

  it('count nobody who received it before a homework is redistributed', async () => {
    const items = [redistributionStudent('1', '青木', { ...submitted, is_target: 0 })]
    const row = redistributionRow({ can_reissue: 0, reason: '未提出の生徒がいません。' })
    fake.api('reissue-details', () => success({ ...row, items }))
    details()
    expect(await screen.findByText('未提出の生徒がいません。')).toBeVisible()
    expect(screen.queryByText('再配信した生徒')).toBeNull()
    expect(screen.queryByText('再配信すると届く生徒')).toBeNull()
  })

  it('say that a homework no longer exists', async () => {
    fake.api('reissue-details', () => refusal(404, '見つかりません'))
    details()
    expect(await screen.findByText(/^この宿題は見つかりません/)).toBeVisible()
    expect(screen.getByRole('link', { name: '再配信の一覧に戻る' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })

  it('count only students who received it and submitted afterwards', () => {
    const early = redistributionStudent('3', '井上', { ...submitted, submit_time: '2026-11-19 10:00:00', is_target: 0 })
    const items = [redistributionStudent('1', '青木', submitted), redistributionStudent('2', '𠮷田'), early]
    expect(submittedSince({ ...running, items }).map(one => one.nickname)).toEqual(['青木'])
    expect(submittedSince({ ...running, reissue_time: undefined, items })).toEqual([])
  })
})

describe('a teacher who cannot give homework', () => {
  beforeEach(() => {
    fake = putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } } })
    fake.answer('drafts.read', () => success({ value: null }))
    fake.api('team-rows', () => success({ items: [], total: 0 }))
    fake.api('reissue-page-list', () => success({ items: [redistributionRow()], total: 1 }))
    fake.api('reissue-details', () => success({ ...redistributionRow(), items: [redistributionStudent('1', '青木')] }))
  })

  it('sees the list without the action', async () => {
    list()
    expect(await screen.findByRole('link', { name: 'Unit 5 週末の音読' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /再配信する$/ })).toBeNull()
  })

  it('sees the details without the action', async () => {
    details()
    expect(await screen.findByText('青木')).toBeVisible()
    expect(screen.queryByRole('button', { name: /再配信する$/ })).toBeNull()
  })
})

it('counts a submission only if it is later than the redistribution', () => {
  const student = (id: string, submit_time: string) => redistributionStudent(id, id, { submit_status: 2, submit_time })
  const items = [
    student('before', '2026-11-20 08:59:59'),
    student('same', '2026-11-20 09:00:00'),
    student('after', '2026-11-20 09:00:01'),
  ]
  expect(submittedSince({ ...running, items }).map(({ student_id }) => student_id)).toEqual(['after'])
})
