/** The applications that were sent, with filters and states. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ApplicationList } from '../../../../renderer/screens/account-application/ApplicationList'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const order = (id: string, apply_status: number, reason?: string) => ({
  order_id: id,
  apply_type: 2,
  apply_status,
  file_name: `${id}.xlsx`,
  student_count: 1200,
  create_time: '2026-11-10 10:12:00',
  update_time: '2026-11-11 23:12:00',
  ...(reason !== undefined && { reason }),
})

let fake: FakeBridge

beforeEach(() => {
  fake = putBridge({ session: teacher })
  fake.api('order-select-data', () =>
    success({
      apply_types: [
        { value: 1, label: '新規発行' },
        { value: 2, label: '登録内容の変更' },
      ],
      apply_statuses: [
        { value: 1, label: '受付' },
        { value: 4, label: '差し戻し' },
      ],
    }),
  )
  fake.api('order-list', () =>
    success({ items: [order('a-2', 4, '同姓同名の生徒がいます。'), order('a-1', 9)], total: 2 }),
  )
})

it('shows each application with its kind, number of students, state and reason', async () => {
  renderScreen(<ApplicationList />)
  const sentBack = await screen.findByRole('row', { name: /a-2\.xlsx/ })
  await within(sentBack).findByText('登録内容の変更')
  for (const words of ['1,200人', '差し戻し', '同姓同名の生徒がいます。', 'a-2'])
    expect(within(sentBack).getByText(words)).toBeInTheDocument()
  // a state that this program does not know has no chip
  expect(within(screen.getByRole('row', { name: /a-1\.xlsx/ })).queryByText(/受付|確認中|発行済|差し戻し/)).toBeNull()
  expect(screen.getByRole('link', { name: '新しい申請' })).toHaveAttribute(
    'href',
    expect.stringContaining('account-application-create'),
  )
})

it('filters by kind, state and period; a reversed period is said and not sent', async () => {
  const user = userEvent.setup({ delay: null })
  renderScreen(<ApplicationList />)
  await screen.findByRole('option', { name: '差し戻し' })
  await user.selectOptions(screen.getByRole('combobox', { name: '種類' }), '登録内容の変更')
  await user.selectOptions(screen.getByRole('combobox', { name: '状態' }), '差し戻し')
  await waitFor(() =>
    expect(fake.requests('order-list').at(-1)).toEqual({ page: 1, limit: 20, apply_type: 2, apply_status: 4 }),
  )
  await user.type(screen.getByRole('textbox', { name: '申請日の開始日' }), '2026/11/20{Tab}')
  await waitFor(() => expect(fake.requests('order-list').at(-1)).toMatchObject({ start_time: '2026-11-20' }))
  const before = fake.requests('order-list').length
  await user.type(screen.getByRole('textbox', { name: '申請日の終了日' }), '2026/11/19{Tab}')
  const fault = '期間の終了日は、開始日と同じか後の日にしてください。'
  expect(await screen.findByRole('alert')).toHaveTextContent(fault)
  for (const name of ['申請日の開始日', '申請日の終了日']) {
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleErrorMessage(fault)
  }
  expect(fake.requests('order-list')).toHaveLength(before)
})

it('says what an empty list means, and offers to load a failed one again', async () => {
  fake.api('order-list', () => success({ items: [], total: 0 }))
  const { unmount } = renderScreen(<ApplicationList />)
  expect(await screen.findByText('申請はまだありません')).toBeInTheDocument()
  unmount()
  fake.api('order-list', () => refusal(400, ''))
  renderScreen(<ApplicationList />)
  expect(await screen.findByText('申請を読み込めませんでした')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '再試行' })).toBeInTheDocument()
})
