import type { Page } from '@playwright/test'
import { text } from '../../../renderer/screens/listening/text'
import { ListeningPage } from '../../e2e/page-models/listening.page'
import { type Measure, middle } from '../measure'
import type { Sample } from '../stats'
import { openTeacherTab } from '../teacher-tab'

/** Between the end of a reading and the digit of its mark, in milliseconds: the teacher decides. */
const decision = 1500

/** A class of 40, of which 38 have read a text of a minute aloud. */
const readings = '/admin/homework/recordings/review?team_id=1&homework_id=501&topic_id=9017'

/**
 * Hears each reading of a filter to its end and marks it with `digit`, until the summary is there. A digit that a
 * reading has already would take its mark away.
 */
async function hear(queue: ListeningPage, digit: string, most: number): Promise<Sample> {
  const { page } = queue
  const started = performance.now()
  const nothing = page.getByText(text.nothingToHear).or(page.getByText(text.nothingInWords))
  let heard = 0
  await page.keyboard.press('Space')
  while (heard < most && !(await queue.summary.isVisible())) {
    await queue.stop.or(nothing).first().waitFor({ timeout: 20_000 })
    if (await queue.stop.isVisible()) heard += 1
    await queue.stop.waitFor({ state: 'hidden', timeout: 120_000 })
    await page.waitForTimeout(decision)
    const before = await queue.student.textContent()
    await page.keyboard.press(digit)
    await page.waitForFunction(
      name => ![...document.querySelectorAll('main h2')].some(heading => heading.textContent === name),
      before,
    )
  }
  if (heard === 0) throw new Error('no reading was heard')
  return { minutes: (performance.now() - started) / 60_000, heard }
}

/** 1.5 times the speed, and no step without a key. */
async function setUp(page: Page): Promise<void> {
  const rate = page.locator('main output').filter({ hasText: '倍' })
  for (let press = 0; press < 6 && (await rate.textContent()) !== '1.5倍'; press += 1) {
    await page.keyboard.press(']')
    await page.waitForTimeout(200)
  }
  await rate.filter({ hasText: '1.5倍' }).waitFor()
  await page.getByRole('switch', { name: '終わったら次の生徒へ' }).uncheck({ force: true })
  // the switch would use the keys
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

export const classHeard: Measure = {
  name: 'class-heard',
  title: 'a class that read a minute aloud is heard by keys at 1.5 times the speed, with 1.5 s for each mark',
  idle: 0,
  runs: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(folder, await browser())
    const queue = new ListeningPage(page)
    let turn = 0
    /** Both begin with the whole queue, each time with another digit. */
    const hearBy = async (filters: number) => {
      await page.evaluate(address => {
        location.hash = address
      }, readings)
      await page.reload()
      await queue.measured()
      await setUp(page)
      for (let at = 0; at < filters; at += 1) await page.keyboard.press('w')
      turn += 1
      return hear(queue, String(1 + (turn % 3)), quick ? 2 : Number.POSITIVE_INFINITY)
    }
    return { sides: { flagged: () => hearBy(1), words: () => hearBy(2) }, close }
  },
  figures: [
    { label: 'minutes for 気になるものだけ', unit: '', value: middle('flagged', 'minutes'), most: 12 },
    { label: '… readings that are heard, of 38', unit: '', value: middle('flagged', 'heard') },
    { label: 'minutes for つまずいた語だけ', unit: '', value: middle('words', 'minutes'), most: 12 },
    { label: '… readings that are heard, of 38', unit: '', value: middle('words', 'heard') },
  ],
}
