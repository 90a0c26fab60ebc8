import type { Browser } from '@playwright/test'
import { paths } from '../../../renderer/paths'
import { framesOf } from '../frames'
import { type Figure, type Measure, middle, paired } from '../measure'
import { recordUsable, usableAt } from '../page'
import type { Sample } from '../stats'
import { openTeacherTab } from '../teacher-tab'
import { timeToPaint } from '../time-to-paint'

/** The wizard step that chooses exercises. */
const step = paths.assign('routine', 2)

const list = 'ul[aria-label="教材の一覧"]'
const row = `${list} > li`

/** Fast scrolling; one wheel notch is 100 pixels. */
const fling = { name: 'fling', turns: Array.from({ length: 40 }, () => [0, 600] as const), every: 16 }

/** Starts a school and opens the catalogue as a teacher. */
async function openCatalogue(folder: string, size: 'huge' | 'modest', browser: Browser) {
  const { page, chrome, origin, close } = await openTeacherTab(folder, browser, size)
  await recordUsable(page, [row], 'main [aria-busy="true"]')
  const address = `${origin}/#${step}`
  const search = page.getByRole('textbox', { name: '教材をさがす' })
  const box = page.locator(row).first().getByRole('checkbox')
  return {
    async choose(): Promise<Sample> {
      await page.goto(address)
      await page.reload()
      const open = await usableAt(page)
      const frames = await framesOf(page, chrome, fling)
      await search.focus()
      const before = `${row}[aria-setsize="${await page.locator(row).first().getAttribute('aria-setsize')}"]`
      // a search that matches fewer than all exercises, and some exercises on both sides
      const found = await timeToPaint(page, 'keydown', { all: [`${row}[aria-posinset="1"]`], none: before }, () =>
        page.keyboard.type('Unit 9'),
      )
      const chosen = `${row}[aria-posinset="1"] input:checked`
      const toggle = await timeToPaint(page, 'click', { all: [chosen] }, () => box.click())
      await timeToPaint(page, 'click', { all: [row], none: chosen }, () => box.click())
      return { open, longest: frames.longest ?? Number.NaN, found, toggle }
    },
    close,
  }
}

const figuresOf = (field: string, what: string, most?: number): Figure[] => [
  {
    label: `${what}, 5,000 exercises`,
    unit: 'ms',
    value: middle('many', field),
    ...(most !== undefined && { most }),
  },
  { label: '… 50 exercises', unit: 'ms', value: middle('few', field) },
  { label: '… 5,000 against 50', unit: '×', value: paired('many', 'few', field) },
]

export const choosing: Measure = {
  name: 'choosing',
  title: 'choosing among 5,000 exercises, against 50',
  idle: 1,
  async open({ folder, browser }) {
    const many = await openCatalogue(`${folder}/many`, 'huge', await browser())
    const few = await openCatalogue(`${folder}/few`, 'modest', await browser())
    return {
      sides: { many: many.choose, few: few.choose },
      async close() {
        await many.close()
        await few.close()
      },
    }
  },
  figures: [
    ...figuresOf('open', 'from the address to the list, painted'),
    ...figuresOf('found', 'from the first letter of a search to what it found, painted'),
    ...figuresOf('toggle', 'from the click to the tick, painted'),
    ...figuresOf('longest', 'longest frame while the list is flung', 33),
  ],
}
