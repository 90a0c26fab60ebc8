/** The orders of the catalogue 並べ方, by the whole request of each. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Catalogue } from '../../../../renderer/features/homework/contents/Catalogue'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge

beforeEach(() => {
  fake = putBridge({ session: teacher })
  fake.api('resource-family-list', () => success({ items: [], total: 0 }))
  fake.api('resource-book-list', () => success({ items: [], total: 0 }))
  fake.api('resource-page-list', () => success({ items: [], total: 0 }))
})

const requests = () => fake.requests('resource-page-list')
const orders = () => screen.getByRole('combobox', { name: '並べ方' })

const open = async (family: string) => {
  renderScreen(
    <Catalogue family={family} chosen={[]} onChange={() => undefined} search={{ current: null }} preview={false} />,
  )
  await waitFor(() => expect(requests()).toHaveLength(1))
}

it('begins with the order of the books, and offers four orders', async () => {
  await open('')
  expect(requests()).toEqual([{ page: 1, limit: 100 }])
  expect(orders()).toHaveDisplayValue('本の順')
  expect(
    within(orders())
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['本の順', '教材名', 'よく解かれた順', '最近出した順'])
})

it.each([
  ['教材名', { sort_field: 'title', sort_order: 'asc' }],
  ['よく解かれた順', { sort_field: 'completed_count', sort_order: 'desc' }],
  ['最近出した順', { sort_field: 'last_used_time', sort_order: 'desc' }],
])('%s sends its field and its direction, and keeps the family', async (label, order) => {
  await open('f-1')
  const option = within(orders()).getByRole('option', { name: label }) as HTMLOptionElement
  fireEvent.change(orders(), { target: { value: option.value } })
  await waitFor(() => expect(requests()).toHaveLength(2))
  expect(requests()).toEqual([
    { page: 1, limit: 100, family_id: 'f-1' },
    { page: 1, limit: 100, family_id: 'f-1', ...order },
  ])
})
