/** Choosing the parts of a word test: at most ten (SPEC §5; DESIGN §6). */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { editBridge, openEdit } from '../homework/edit/render-edit'
import { openWizard, wizardBridge } from './render-wizard'

const full = '10パートまで選べます。ほかのパートを選ぶには、どれかをはずしてください。'

/** Serves two word-test books: `b1` with twelve parts, `b2` with one. */
function serveBooks(fake: FakeBridge): void {
  const book = (book_id: string, name: string, part_count: number) => ({
    book_id,
    name,
    resource_level: '中1',
    part_count,
    word_count: 20 * part_count,
  })
  fake.api('word-book-list', () =>
    success({ items: [book('b1', '必修単語', 12), book('b2', '応用単語', 1)], total: 2 }),
  )
  fake.api('word-book-part-list', ({ book_id }) => {
    const count = book_id === 'b1' ? 12 : 1
    const items = Array.from({ length: count }, (_, at) => ({
      resource_id: `${book_id}-${at + 1}`,
      book_id,
      part_number: at + 1,
      resource_title: `${book_id === 'b1' ? '必修' : '応用'} ${at + 1}`,
      word_count: 20,
      completed_count: 0,
    }))
    return success({ items, total: count })
  })
}

const openBook = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  return screen.findByRole('list', { name: `${name}のパート` })
}
const parts = (list: HTMLElement) => within(list).getAllByRole('checkbox') as HTMLInputElement[]
const names = (boxes: HTMLInputElement[]) => boxes.map(box => box.labels?.[0]?.textContent)
const basket = () => screen.getByRole('region', { name: '選んだ教材' })

it('the wizard begins at its title', async () => {
  serveBooks(wizardBridge(null))
  openWizard('wordtest', 1)
  await screen.findByRole('button', { name: /^必修単語/ })
  expect(screen.getByRole('heading', { level: 1, name: '単語テスト' })).toHaveFocus()
})

it('the wizard lets a teacher choose ten parts of all books, and an eleventh only in place of another', async () => {
  serveBooks(wizardBridge(null))
  openWizard('wordtest', 1)
  const list = await openBook('必修単語')
  for (const box of parts(list).slice(0, 9)) fireEvent.click(box)
  expect(screen.queryByText(full)).toBeNull()
  fireEvent.click(within(await openBook('応用単語')).getByRole('checkbox', { name: '応用 1' }))
  expect(within(basket()).getByText('10件（10件まで）')).toBeVisible()
  expect(screen.getByText(full)).toBeVisible()

  const again = await openBook('必修単語')
  expect(names(parts(again).filter(box => box.disabled))).toEqual(['必修 10', '必修 11', '必修 12'])
  expect(names(parts(again).filter(box => box.checked))).toHaveLength(9)

  fireEvent.click(within(again).getByRole('checkbox', { name: '必修 3' }))
  expect(screen.queryByText(full)).toBeNull()
  expect(parts(again).filter(box => box.disabled)).toEqual([])
  fireEvent.click(within(again).getByRole('checkbox', { name: '必修 12' }))
  expect(screen.getByText(full)).toBeVisible()
  expect(names(parts(again).filter(box => box.disabled))).toEqual(['必修 3', '必修 10', '必修 11'])
})

it('the edit form of a word test offers the parts of a book, up to the same limit', async () => {
  const fake = editBridge({ homework_type: 3 })
  serveBooks(fake)
  await openEdit()
  fireEvent.click(screen.getByRole('link', { name: '教材を変更する' }))
  const list = await openBook('必修単語')
  for (const box of parts(list).slice(0, 8)) fireEvent.click(box)
  expect(within(basket()).getByText('10件（10件まで）')).toBeVisible()
  expect(screen.getByText(full)).toBeVisible()
  expect(names(parts(list).filter(box => box.disabled))).toEqual(['必修 9', '必修 10', '必修 11', '必修 12'])
})
