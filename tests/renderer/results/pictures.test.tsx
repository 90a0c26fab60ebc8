/** All pictures of an item are shown, not only the first, in every view that shows pictures. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PictureAt } from '../../../renderer/results/parts/Picture'
import { type ViewKey, viewKeys } from '../../../shared/items/view-keys'
import { nonEmpty } from '../../fixtures/non-empty'
import { readPaper } from '../../fixtures/papers'
import { showPaper, useFakeBridge } from './render-view'

beforeEach(() => void useFakeBridge())
afterEach(cleanup)

const item = {
  index: 1,
  screen_en_text: 'The dog runs.',
  screen_jp_text: '犬が走る。',
  screen_pic: ['a.png', 'b.png'],
  image: 'c.png',
}

/** A dialogue shows speakers and lines only. */
const withoutPictures: readonly ViewKey[] = ['dialog', 'dialog-shadow-tracking', 'skill-dialogue']

const shown = async () =>
  (await screen.findAllByRole('img')).flatMap(each => /\/([abc]\.png)$/.exec(each.getAttribute('src') ?? '')?.[1] ?? [])

it.each(nonEmpty(viewKeys.filter(key => !withoutPictures.includes(key))))('of an item in %s', async key => {
  showPaper(readPaper(key, { content: { items: [item] }, answers: [] }))
  expect(await shown()).toEqual(['a.png', 'b.png', 'c.png'])
})

it('above the items', async () => {
  const items = [{ index: 1, question: 'What is it?', choose: ['A', 'B'] }]
  const content = { screen_en_text: 'A long text.', picture: ['a.png', 'b.png'], items }
  showPaper(readPaper('listening', { content, answers: [] }))
  expect(await shown()).toEqual(['a.png', 'b.png'])
})

it('that failed is tried again at another address only', () => {
  const view = render(<PictureAt name="1" address="https://m.example/a.png" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('画像を表示できません')).toBeVisible()
  view.rerender(<PictureAt name="1" address="https://m.example/b.png" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://m.example/b.png')
  view.rerender(<PictureAt name="1" address="https://m.example/a.png" />)
  expect(screen.getByText('画像を表示できません')).toBeVisible()
})
