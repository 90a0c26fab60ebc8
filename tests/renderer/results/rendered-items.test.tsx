/** Long papers: what is in sight is drawn first, the rest once that is painted. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paperWithItems } from '../../fixtures/papers'
import { showPaper, useFakeBridge } from './render-view'

const items = Array.from({ length: 24 }, (_, at) => ({ index: at + 1, screen_text: `Text ${at + 1}.` }))
const longPaper = paperWithItems('sentence-reading', items)
/** By its number: to ask each of many cards for its role takes long. */
const card = (no: number) => screen.getByLabelText(`No.${no}`, { selector: 'article' })

beforeEach(() => {
  useFakeBridge()
  vi.stubGlobal('CSS', { supports: () => true })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has every card at once, draws those in sight, and the others after the paint', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  showPaper(longPaper)
  expect(document.querySelectorAll('article')).toHaveLength(24)
  expect(within(card(1)).getByText('Text 1.')).toBeVisible()
  expect(screen.queryByText('Text 24.')).toBeNull()
  for (const run of frames) run(0)
  await waitFor(() => expect(within(card(24)).getByText('Text 24.')).toBeVisible())
})

it('draws the cards around the one with the focus first', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const before = showPaper(longPaper)
  card(12).focus()
  showPaper(longPaper)
  before.unmount()
  expect(within(card(12)).getByText('Text 12.')).toBeVisible()
  expect(screen.queryByText('Text 24.')).toBeNull()
})

it('draws all at once where nothing is laid out', () => {
  vi.stubGlobal('CSS', undefined)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  showPaper(longPaper)
  expect(within(card(24)).getByText('Text 24.')).toBeVisible()
})
