/** The filters of the catalogue: another family resets the book and the unit, another book resets the unit. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Catalogue } from '../../../../renderer/features/homework/contents/Catalogue'
import { success } from '../../../../shared/contract/result'
import { teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

function CatalogueWithFamily() {
  const [family, setFamily] = useState('')
  const search = { current: null }
  return (
    <Catalogue
      family={family}
      onFamily={setFamily}
      chosen={[]}
      onChange={() => undefined}
      search={search}
      preview={false}
    />
  )
}

const choose = async (name: string, option: string) => {
  const select = await screen.findByRole('combobox', { name })
  await waitFor(() => expect(select).toContainElement(screen.getByRole('option', { name: option })))
  fireEvent.change(select, { target: { value: option } })
}

it('asks for no book of another family, and for no unit of another book', async () => {
  const fake = putBridge({ session: teacher })
  const family = (family_id: string) => ({ family_id, name: family_id, book_count: 2, resource_count: 2 })
  const book = (book_id: string) => ({ book_id, name: book_id, family_id: 'f1', unit_count: 1, resource_count: 1 })
  const unit = { unit_id: 'u1', name: 'u1', book_id: 'b1', resource_count: 1 }
  fake.api('resource-family-list', () => success({ items: [family('f1'), family('f2')], total: 2 }))
  fake.api('resource-book-list', () => success({ items: [book('b1'), book('b2')], total: 2 }))
  fake.api('resource-unit-list', () => success({ items: [unit], total: 1 }))
  fake.api('resource-page-list', () => success({ items: [], total: 0 }))
  renderScreen(<CatalogueWithFamily />)
  const page = { page: 1, limit: 100 }
  const expectLast = (request: object) =>
    waitFor(() => expect(fake.requests('resource-page-list').at(-1)).toEqual({ ...page, ...request }))
  await choose('種類', 'f1')
  expect(screen.getByRole('combobox', { name: '単元' })).toBeDisabled()
  await choose('本', 'b1')
  expect(screen.getByRole('combobox', { name: '単元' })).toBeEnabled()
  await choose('単元', 'u1')
  await expectLast({ family_id: 'f1', book_id: 'b1', unit_id: 'u1' })
  await choose('本', 'b2')
  await expectLast({ family_id: 'f1', book_id: 'b2' })
  await choose('単元', 'u1')
  await expectLast({ family_id: 'f1', book_id: 'b2', unit_id: 'u1' })
  await choose('種類', 'f2')
  await expectLast({ family_id: 'f2' })
})
