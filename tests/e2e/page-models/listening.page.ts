import { expect, type Page } from '@playwright/test'

/** 音読を聞く: the queue of recordings. */
export class ListeningPage {
  readonly heading
  /** The student whose reading it is. */
  readonly student
  readonly counts
  /** The filter, with the number of recordings that need ears. */
  readonly flagged
  readonly flags
  readonly summary
  readonly play
  readonly stop
  /** Changes between the recording and its model. */
  readonly side
  readonly redo

  constructor(readonly page: Page) {
    const main = page.getByRole('main')
    this.heading = page.getByRole('heading', { name: '音読を聞く', level: 1 })
    this.student = main.getByRole('heading', { level: 2 }).filter({ visible: true })
    this.counts = page.getByRole('list', { name: '音読の状況' })
    this.flagged = page.getByText(/^気になるものだけ \d+$/)
    this.flags = page.getByRole('list', { name: '気になる点' })
    this.summary = page.getByRole('region', { name: 'まとめ' })
    this.play = page.getByRole('button', { name: '再生', exact: true })
    this.stop = page.getByRole('button', { name: '停止', exact: true })
    this.side = page.locator('main button[aria-keyshortcuts="a"]')
    this.redo = page.getByRole('button', { name: /^\d+人に再提出のお願い$/ })
  }

  /** Opens the queue from the home page by its key, and waits for the first reading. */
  async open(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'トップページ', level: 1 })).toBeVisible()
    await this.page.keyboard.press('l')
    await expect(this.heading).toBeVisible()
    await expect(this.play).toBeEnabled({ timeout: 20_000 })
  }

  /** Opens the recordings of one topic, of one class or of all classes. */
  async openTopic(homeworkId: string, topicId: string, teamId = ''): Promise<void> {
    await this.page.evaluate(address => {
      window.location.hash = address
    }, `/admin/homework/recordings/review?team_id=${teamId}&homework_id=${homeworkId}&topic_id=${topicId}`)
    await expect(this.play).toBeEnabled({ timeout: 20_000 })
  }

  /** Waits until every recording is measured. */
  async measured(): Promise<void> {
    await expect(this.counts).toContainText(/\d+件を調べました。/, { timeout: 60_000 })
  }

  mark(name: 'よくできた' | 'もう一度' | '一緒に練習') {
    return this.page.getByRole('button', { name })
  }

  /** How many sounds play now. */
  playing(): Promise<number> {
    return this.page.evaluate(() => [...document.querySelectorAll('audio')].filter(sound => !sound.paused).length)
  }
}
