/** 選んだ教材: the order of the chosen contents by keys and by dragging, and what can be taken back. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Basket } from '../../../../renderer/features/homework/contents/Basket'
import { success } from '../../../../shared/contract/result'
import { teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { sentPaperOf } from '../../../fixtures/papers'
import { putBridge, renderScreen } from '../../render'
import { contentsOf } from './drafts'

function BasketWithState() {
  const [contents, setContents] = useState(contentsOf('r1', 'r2', 'r3'))
  return <Basket contents={contents} onChange={setContents} preview />
}

const rows = () => within(screen.getByRole('region', { name: '選んだ教材' })).getAllByRole('listitem')
const row = (at: number) => defined(rows()[at])
const titles = () => rows().map(each => each.querySelector('[title]')?.textContent)
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  const fake = putBridge({ session: teacher })
  fake.answer('media.resolve', ({ files }) => success({ addresses: files.map(() => null) }))
  fake.api('resource-preview', () => success(sentPaperOf('word-reading')))
  renderScreen(<BasketWithState />)
})

it('is ordered by Alt with an arrow key, but not by the arrow key alone, and not over its ends', () => {
  expect(screen.getByText('3件（100件まで）')).toBeVisible()
  fireEvent.keyDown(row(0), { key: 'ArrowDown' })
  fireEvent.keyDown(row(0), { key: 'ArrowUp', altKey: true })
  fireEvent.keyDown(row(2), { key: 'ArrowDown', altKey: true })
  expect(titles()).toEqual(['r1', 'r2', 'r3'])
  fireEvent.keyDown(row(0), { key: 'ArrowDown', altKey: true })
  expect(titles()).toEqual(['r2', 'r1', 'r3'])
  fireEvent.keyDown(row(2), { key: 'ArrowUp', altKey: true })
  expect(titles()).toEqual(['r2', 'r3', 'r1'])
  for (const name of ['r2を上へ', 'r1を下へ']) expect(button(name)).toBeDisabled()
})

it('has a dragged content at the place where it is dropped', () => {
  fireEvent.dragStart(row(0))
  fireEvent.drop(row(2))
  expect(titles()).toEqual(['r2', 'r3', 'r1'])
})

it('gives back what was taken out, until the order is changed', () => {
  fireEvent.click(button('r2をはずす'))
  expect(titles()).toEqual(['r1', 'r3'])
  fireEvent.click(button('元に戻す'))
  expect(titles()).toEqual(['r1', 'r2', 'r3'])
  fireEvent.click(button('r2をはずす'))
  fireEvent.click(button('r3を上へ'))
  expect(titles()).toEqual(['r3', 'r1'])
  expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
})

it('shows one content after the other, and stays at the last', async () => {
  const user = userEvent.setup()
  await user.click(button('r2の中身を確かめる'))
  const shown = () => screen.findByRole('dialog', { name: /r\d/ })
  expect(await shown()).toHaveTextContent('r2')
  await user.keyboard('n')
  expect(await shown()).toHaveTextContent('r3')
  await user.keyboard('n')
  expect(await shown()).toHaveTextContent('r3')
  await user.keyboard('ppp')
  expect(await shown()).toHaveTextContent('r1')
})
