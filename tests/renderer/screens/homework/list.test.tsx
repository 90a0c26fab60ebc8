import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Filters } from '../../../../renderer/features/homework/list/list-state'
import { HomeworkManagement } from '../../../../renderer/screens/homework/HomeworkManagement'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { homework } from './samples'

let fake: FakeBridge
const many = Array.from({ length: 10 }, (_, at) => homework({ homework_id: String(500 + at), title: `宿題${at}` }))
const last = () => fake.requests('my-homework-page-list').at(-1)
const asked = () => fake.requests('my-homework-page-list').length
const open = async () => {
  const view = renderScreen(<HomeworkManagement />)
  await waitFor(() => expect(asked()).toBe(1))
  return view
}

function answer() {
  fake.api('team-rows', () =>
    success({ items: [{ id: '7', name: '=1+1', allow_join: 1, sort: 1, student_count: 10, hidden: 0 }], total: 1 }),
  )
  fake.api('my-homework-page-list', () => success({ items: many, total: 34 }))
}

beforeEach(() => {
  fake = putBridge()
  answer()
})
afterEach(() => vi.useRealTimers())

describe('the homework list', () => {
  it('requests the first ten by title, and links each title', async () => {
    await open()
    expect(last()).toEqual({ sort_field: 'title', sort_order: 'asc', page: 1, limit: 10 })
    const link = await screen.findByRole('link', { name: '宿題3' })
    expect(link).toHaveAttribute('href', '/admin/homework-details/503')
    expect(screen.getByRole('columnheader', { name: '宿題名' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByText('34件')).toBeInTheDocument()
  })

  it('sends each filter, and returns to page 1', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(await screen.findByRole('button', { name: '3ページ' }))
    await waitFor(() => expect(last()).toMatchObject({ page: 3 }))
    await user.selectOptions(screen.getByLabelText('クラス'), '=1+1')
    await waitFor(() => expect(last()).toMatchObject({ team_id: '7', page: 1 }))
    await user.selectOptions(screen.getByLabelText('種類'), '単語テスト')
    await user.selectOptions(screen.getByLabelText('出題元'), '本部')
    await user.selectOptions(screen.getByLabelText('回数指定'), 'あり')
    await user.selectOptions(screen.getByLabelText('期限後の提出'), '受け付けない')
    await user.click(screen.getByRole('radio', { name: '配信待ち' }))
    await waitFor(() =>
      expect(last()).toMatchObject({
        team_id: '7',
        homework_type: 3,
        origin_type: 2,
        has_required_times: 1,
        has_delay: 0,
        finish_type: 3,
      }),
    )
    await user.click(screen.getByRole('button', { name: '絞り込みをやめる' }))
    expect(screen.getByLabelText('宿題をさがす')).toHaveFocus()
    await waitFor(() => expect(screen.getByLabelText('種類')).toHaveValue(''))
  })

  it('sorts by a header, and reverses the order', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(screen.getByRole('button', { name: '期限' }))
    await waitFor(() => expect(last()).toMatchObject({ sort_field: 'end_time', sort_order: 'asc' }))
    await user.click(screen.getByRole('button', { name: '期限' }))
    await waitFor(() => expect(last()).toMatchObject({ sort_field: 'end_time', sort_order: 'desc' }))
    expect(screen.getByRole('columnheader', { name: '期限' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('orders by deadline with 並び順, which names every order of the headers', async () => {
    const user = userEvent.setup()
    await open()
    const order = screen.getByRole('combobox', { name: '並び順' })
    expect(order).toHaveDisplayValue('宿題名順')
    await user.selectOptions(order, '期限の早い順')
    await waitFor(() => expect(last()).toMatchObject({ sort_field: 'end_time', sort_order: 'asc', page: 1 }))
    for (const name of ['期限', '配信', '提出', '宿題名']) {
      const header = screen.getByRole('button', { name })
      await user.click(header)
      expect(order).not.toHaveDisplayValue('')
      await user.click(header)
      expect(order).not.toHaveDisplayValue('')
    }
  })

  it('opens in the order of last time, also after a logout', async () => {
    // another session: the values of the last one are not read again
    fake = putBridge({ session: { ...teacher, generation: 2 } })
    answer()
    const orders = { 'homework-list': { field: 'end_time', order: 'asc' } }
    fake.answer('keeps.read', ({ key }) => success({ value: key === 'orders' ? orders : null }))
    await open()
    expect(last()).toMatchObject({ sort_field: 'end_time', sort_order: 'asc' })
    expect(screen.getByRole('combobox', { name: '並び順' })).toHaveDisplayValue('期限の早い順')
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: '並び順' }), '提出の少ない順')
    await waitFor(() =>
      expect(
        fake.calls.filter(({ method }) => method === 'keeps.write').map(({ argument }) => argument),
      ).toContainEqual(
        expect.objectContaining({
          key: 'orders',
          value: { 'homework-list': { field: 'submitted_count', order: 'asc' } },
        }),
      ),
    )
  })

  it('does not keep the order of a link, and has the kept one again without its filter', async () => {
    fake = putBridge({ session: { ...teacher, generation: 3 } })
    answer()
    fake.answer('keeps.read', () => success({ value: null }))
    fake.api('my-homework-list', () => success({ items: many, total: 10 }))
    renderScreen(<HomeworkManagement />, { url: '/?focus=due' })
    const order = await screen.findByRole('combobox', { name: '並び順' })
    await waitFor(() => expect(order).toHaveDisplayValue('期限の早い順'))
    await waitFor(() => expect(fake.requests('my-homework-list')).toHaveLength(1))
    await userEvent.setup().click(screen.getByRole('button', { name: '絞り込みをやめる' }))
    await waitFor(() => expect(order).toHaveDisplayValue('宿題名順'))
    expect(
      fake.calls.filter(
        ({ method, argument }) => method === 'keeps.write' && JSON.stringify(argument).includes('orders'),
      ),
    ).toHaveLength(0)
  })

  it('keeps the class that is chosen for the places that begin with a class', async () => {
    fake = putBridge({ session: { ...teacher, generation: 4 } })
    answer()
    fake.answer('keeps.read', () => success({ value: null }))
    await open()
    await screen.findByRole('option', { name: '=1+1' })
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '=1+1')
    await waitFor(() =>
      expect(
        fake.calls.filter(({ method }) => method === 'keeps.write').map(({ argument }) => argument),
      ).toContainEqual(expect.objectContaining({ key: 'classes', value: { 'homework-list': '7', last: '7' } })),
    )
  })

  it('hides rare filters behind 絞り込み, which counts those that are set', async () => {
    const user = userEvent.setup()
    await open()
    const kind = screen.getByLabelText('種類')
    expect(kind).not.toBeVisible()
    const button = screen.getByRole('button', { name: '絞り込み' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(kind).toBeVisible()
    await user.selectOptions(kind, '単語テスト')
    await user.click(await screen.findByRole('button', { name: '絞り込み（1）' }))
    expect(kind).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: '絞り込みをやめる' }))
    expect(screen.getByRole('button', { name: '絞り込み' })).toBeVisible()
  })

  it('searches once after a pause in typing, and at once on Enter', async () => {
    const user = userEvent.setup()
    await open()
    await user.keyboard('/')
    expect(screen.getByLabelText('宿題をさがす')).toHaveFocus()
    const box = screen.getByLabelText('宿題をさがす')
    fireEvent.change(box, { target: { value: '音' } })
    fireEvent.change(box, { target: { value: '音読' } })
    await waitFor(() => expect(last()).toMatchObject({ search_type: 'title', search_title: '音読' }))
    expect(asked()).toBe(2)
    await user.keyboard('X{Enter}')
    await waitFor(() => expect(last()).toMatchObject({ search_title: '音読X' }))
  })

  it('saves the typed text in the draft without waiting for the search', async () => {
    fake = putBridge({ session: teacher })
    answer()
    fake.answer('drafts.read', () => success({ value: null }))
    fake.answer('drafts.write', () => success(null))
    await open()
    await screen.findByRole('link', { name: '宿題3' })
    const storedDraft = () =>
      fake.calls
        .filter(({ method }) => method === 'drafts.write')
        .map(({ argument }) => (argument as { value: { filters: Filters } }).value.filters.search)
    vi.useFakeTimers()
    fireEvent.change(screen.getByLabelText('宿題をさがす'), { target: { value: '音読' } })
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(storedDraft()).toEqual(['音読'])
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(asked()).toBe(2)
  })

  it('does not search for text that was cleared during the pause', async () => {
    await open()
    vi.useFakeTimers()
    fireEvent.change(screen.getByLabelText('宿題をさがす'), { target: { value: '音読' } })
    fireEvent.click(screen.getByRole('button', { name: '絞り込みをやめる' }))
    expect(screen.getByLabelText('宿題をさがす')).toHaveValue('')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(asked()).toBe(1)
  })

  it('waits for the IME', async () => {
    await open()
    vi.useFakeTimers()
    const box = screen.getByLabelText('宿題をさがす')
    fireEvent.compositionStart(box)
    fireEvent.input(box, { target: { value: 'おんど' }, isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true, keyCode: 229 })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(asked()).toBe(1)
    fireEvent.input(box, { target: { value: '音読' }, isComposing: true })
    fireEvent.compositionEnd(box)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(last()).toMatchObject({ search_title: '音読' })
    expect(asked()).toBe(2)
  })

  it('reports a reversed period, and sends nothing', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('期間の開始日'), { target: { value: '2026-11-20' } })
    await waitFor(() => expect(last()).toMatchObject({ start_time: '2026-11-20' }))
    const before = asked()
    fireEvent.change(screen.getByLabelText('期間の終了日'), { target: { value: '2026-11-01' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('期間の終了日は、開始日と同じか後の日にしてください。')
    expect(asked()).toBe(before)
    fireEvent.change(screen.getByLabelText('期間の終了日'), { target: { value: '2026-11-30' } })
    await waitFor(() => expect(last()).toMatchObject({ start_time: '2026-11-20', end_time: '2026-11-30' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what to do if nothing matches the filters', async () => {
    const user = userEvent.setup()
    fake.api('my-homework-page-list', ({ homework_type }) =>
      homework_type === 3
        ? new Promise(() => {})
        : success(homework_type === 2 ? { items: [], total: 0 } : { items: many, total: 34 }),
    )
    await open()
    await user.selectOptions(screen.getByLabelText('種類'), '定期')
    expect(await screen.findByText('この条件に合う宿題はありません')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('種類'), '単語テスト')
    expect(screen.queryByText('この条件に合う宿題はありません'), 'while the next answer is awaited').toBeNull()
    await user.selectOptions(screen.getByLabelText('種類'), '定期')
    const [, inPlace] = screen.getAllByRole('button', { name: '絞り込みをやめる' })
    if (inPlace) await user.click(inPlace)
    expect(screen.getByLabelText('宿題をさがす')).toHaveFocus()
    expect(await screen.findByRole('link', { name: '宿題3' })).toBeInTheDocument()
  })

  it('hides rows and count of the previous filters while loading', async () => {
    const user = userEvent.setup()
    let answer = () => {}
    fake.api('my-homework-page-list', ({ homework_type }) =>
      homework_type === undefined
        ? success({ items: many, total: 34 })
        : new Promise(resolve => {
            answer = () => resolve(success({ items: many.slice(0, 1), total: 1 }))
          }),
    )
    await open()
    expect(await screen.findByText('34件')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('種類'), '定期')
    await waitFor(() => expect(asked()).toBe(2))
    expect(screen.queryByText('34件')).toBeNull()
    expect(screen.queryByRole('link', { name: '宿題3' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'ページ' })).toBeNull()
    const skeletons = () => document.querySelectorAll('tbody tr[aria-hidden]')
    expect(skeletons()).toHaveLength(10)
    answer()
    expect(await screen.findByText('1件')).toBeInTheDocument()
    expect(skeletons()).toHaveLength(0)
    expect(screen.getByRole('link', { name: '宿題0' })).toBeInTheDocument()
  })

  it('keeps the rows of a page visible but inert while the next page loads', async () => {
    const user = userEvent.setup()
    fake.api('my-homework-page-list', ({ page }) =>
      page === 1 ? success({ items: many, total: 34 }) : new Promise(() => {}),
    )
    await open()
    const link = await screen.findByRole('link', { name: '宿題3' })
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    await waitFor(() => expect(asked()).toBe(2))
    expect(link.closest('[inert]')).not.toBeNull()
    expect(screen.getByText('34件')).toBeInTheDocument()
  })

  it('shows the empty state if there is no homework', async () => {
    fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
    await open()
    expect(await screen.findByText('宿題はまだありません')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '絞り込みをやめる' })).toBeNull()
  })

  it('shows a retry button after a failure', async () => {
    const user = userEvent.setup()
    fake.api('my-homework-page-list', () => failure('status', 'いま使えません'))
    await open()
    expect(await screen.findByText('宿題を読み込めませんでした')).toBeInTheDocument()
    fake.api('my-homework-page-list', () => success({ items: many, total: 34 }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('link', { name: '宿題0' })).toBeInTheDocument()
  })

  it('goes to the last page if the current page no longer exists', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(await screen.findByRole('button', { name: '4ページ' }))
    await waitFor(() => expect(last()).toMatchObject({ page: 4 }))
    fake.api('my-homework-page-list', ({ page }) => success({ items: page > 2 ? [] : many, total: 12 }))
    await user.click(screen.getByRole('button', { name: '3ページ' }))
    await waitFor(() => expect(last()).toMatchObject({ page: 2 }))
  })

  it('marks headquarters’ homework beside its title, which no narrow window leaves out', async () => {
    const items = [
      homework({ title: '本部の宿題', origin_type: 2 }),
      homework({ homework_id: '9', title: '自分の宿題' }),
    ]
    fake.api('my-homework-page-list', () => success({ items, total: 2 }))
    await open()
    expect(await screen.findByRole('rowheader', { name: /^本部の宿題 *本部/ })).toBeVisible()
    expect(screen.getByRole('link', { name: '本部の宿題' })).toHaveAttribute(
      'href',
      '/admin/homework-self-home?homework_id=501',
    )
    expect(screen.getByRole('rowheader', { name: /^自分の宿題/ })).not.toHaveTextContent('本部')
  })

  it('shows titles and class names unchanged', async () => {
    const team_names = ['=1+1', '<b>組</b>']
    fake.api('my-homework-page-list', () => success({ items: [homework({ title: '=SUM(1)', team_names })], total: 1 }))
    await open()
    const table = await screen.findByRole('table')
    expect(await within(table).findByRole('link', { name: '=SUM(1)' })).toBeInTheDocument()
    expect(within(table).getByText('<b>組</b>・=1+1')).toBeInTheDocument()
  })
})
