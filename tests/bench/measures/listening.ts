import type { Page } from '@playwright/test'
import { text } from '../../../renderer/screens/listening/text'
import { ListeningPage } from '../../e2e/page-models/listening.page'
import { type Measure, middle, worst } from '../measure'
import { quantile, type Sample } from '../stats'
import { viewTime } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'

declare global {
  interface Window {
    /** Milliseconds from each key press to the sound that it starts. */
    benchSounds?: number[]
  }
}

/** Records the time from the press of a key to the next sound that plays. */
const recordSounds = (page: Page) =>
  page.evaluate(() => {
    const isRecording = window.benchSounds !== undefined
    window.benchSounds = []
    if (isRecording) return
    let pressed: number | null = null
    addEventListener(
      'keydown',
      event => {
        pressed = event.timeStamp
      },
      { capture: true },
    )
    document.addEventListener(
      'playing',
      event => {
        if (pressed !== null) window.benchSounds?.push(event.timeStamp - pressed)
        pressed = null
      },
      { capture: true },
    )
  })

/** Presses a key and waits for its sound, again and again, with the time of a short look between. */
async function listen(page: Page, keys: readonly string[]): Promise<Sample> {
  await recordSounds(page)
  for (const key of keys) {
    const heard = await page.evaluate(() => window.benchSounds?.length ?? 0)
    await page.keyboard.press(key)
    // a student may have no recording: then there is nothing to wait for
    await page.waitForFunction(
      ([count, nothing]) => (window.benchSounds?.length ?? 0) > count || document.body.innerText.includes(nothing),
      [heard, text.nothingToHear] as const,
    )
    await page.waitForTimeout(viewTime)
  }
  const times = await page.evaluate(() => window.benchSounds ?? [])
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) }
}

export const listening: Measure = {
  name: 'listening',
  title: 'listening to readings: from the key to the sound of the next student',
  idle: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(folder, await browser())
    const queue = new ListeningPage(page)
    await queue.open()
    // A reading that ends would begin the next one without a key.
    await page.getByRole('switch', { name: '終わったら次の生徒へ' }).uncheck({ force: true })
    // the switch would use the key
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const count = quick ? 4 : 20
    const there = Array<string>(count).fill('Enter')
    const back = Array<string>(count).fill('k')
    return {
      sides: {
        busy: () => listen(page, [...there, ...back]),
        async measured() {
          await queue.measured()
          return listen(page, [...there, ...back])
        },
      },
      close,
    }
  },
  figures: [
    { label: 'key to sound while recordings are measured, p50', unit: 'ms', value: middle('busy', 'p50') },
    { label: 'key to sound while recordings are measured, p95', unit: 'ms', value: middle('busy', 'p95') },
    { label: 'key to sound, p50', unit: 'ms', value: middle('measured', 'p50') },
    { label: 'key to sound, p95', unit: 'ms', value: middle('measured', 'p95'), most: 100 },
    { label: '… longest of all runs', unit: 'ms', value: worst('measured', 'longest') },
  ],
}
