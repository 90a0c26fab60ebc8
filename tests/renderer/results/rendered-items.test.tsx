/** Long papers: the visible items are rendered first, the others after the first paint. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paperWithItems } from '../../fixtures/papers'
import { showPaper, useFakeBridge } from './render-view'

const items = Array.from({ length: 24 }, (_, at) => ({ index: at + 1, screen_text: `Text ${at + 1}.` }))
const longPaper = paperWithItems('sentence-reading', items)
/** Finds a card by its number: getByRole is slow with many cards. */
const card = (no: number) => screen.getByLabelText(`No.${no}`, { selector: 'article' })

beforeEach(() => {
  useFakeBridge()
  vi.stubGlobal('CSS', { supports: () => true })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has every card at once, renders the visible items first, and the others after the paint', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  showPaper(longPaper)
  expect(document.querySelectorAll('article')).toHaveLength(24)
  expect(within(card(1)).getByText('Text 1.')).toBeVisible()
  expect(screen.queryByText('Text 24.')).toBeNull()
  for (const run of frames) run(0)
  await waitFor(() => expect(within(card(24)).getByText('Text 24.')).toBeVisible())
})

it('renders the items around the focused card first', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const before = showPaper(longPaper)
  card(12).focus()
  showPaper(longPaper)
  before.unmount()
  expect(within(card(12)).getByText('Text 12.')).toBeVisible()
  expect(screen.queryByText('Text 24.')).toBeNull()
})

it('renders all items at once without layout', () => {
  vi.stubGlobal('CSS', undefined)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  showPaper(longPaper)
  expect(within(card(24)).getByText('Text 24.')).toBeVisible()
})
