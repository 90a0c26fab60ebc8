import { expect, type Locator, type Page } from '@playwright/test'

/** The recorder: in the settings, and where a teacher reads an exercise aloud. */
export class RecorderPage {
  readonly microphone
  readonly problems
  readonly stop
  readonly resume
  readonly again
  readonly fault

  constructor(
    readonly page: Page,
    readonly place: Locator,
  ) {
    this.microphone = place.getByText(/^マイクは?が?オ[ンフ]/)
    this.problems = place.getByRole('listitem')
    this.stop = place.getByRole('button', { name: '録音を終える' })
    this.resume = place.getByRole('button', { name: '続きから録音する' })
    this.again = place.getByRole('button', { name: 'もう一度採点する' })
    this.fault = place.getByRole('alert')
  }

  /** The test of the microphone in the settings. */
  static async inSettings(page: Page): Promise<RecorderPage> {
    await page.evaluate(() => {
      location.hash = '#/admin/settings'
    })
    const recorder = new RecorderPage(page, page.getByRole('region', { name: '録音' }))
    await recorder.place.waitFor()
    return recorder
  }

  /** The first sentence of a new recitation, which the teacher reads aloud. */
  static async inRecitation(page: Page, english: string): Promise<RecorderPage> {
    await page.evaluate(() => {
      location.hash = '#/admin/homework/recitation/add'
    })
    await page.getByRole('textbox', { name: '英文' }).fill(english)
    await page.getByRole('button', { name: '自分で読んでみる' }).click()
    const recorder = new RecorderPage(page, page.getByRole('dialog'))
    await recorder.place.waitFor()
    return recorder
  }

  /** Begins, and waits for the first sound. */
  async start(): Promise<void> {
    await this.place.getByRole('button', { name: /^(マイクを確かめる|読んで録音する|録音し直す)/ }).click()
    await this.place.getByText('話してください').waitFor()
  }

  /** Waits until the recording has at least this length, in seconds. */
  async reach(seconds: number, timeout = 60_000): Promise<void> {
    const time = this.place.getByText(/^録音の長さ\d/)
    const length = async () => {
      const [, minutes = '0', rest = '0'] = /(\d+):(\d+) \//.exec((await time.textContent()) ?? '') ?? []
      return Number(minutes) * 60 + Number(rest)
    }
    await expect.poll(length, { timeout }).toBeGreaterThanOrEqual(seconds)
  }
}
