/** Essays are marked by keyboard while the power is cut at random moments: each comment is on the server once. */
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import fc from 'fast-check'
import { heldBy } from './fixtures/held-by'
import { type Program, startProgram } from './fixtures/program'
import { expect, testWithOwnServers } from './fixtures/test'
import { writingWorks } from './fixtures/writing-works'
import { LoginPage } from './page-models/login.page'
import { WritingReviewPage } from './page-models/writing-review.page'

const essays = 16
/** The power is cut during every second essay. */
const between = 2
const seed = Number(process.env.HANAMARU_SEED ?? Date.now() % 1_000_000)
/** How long after the first key of an essay the power is cut (ms): while she writes, saves, waits or sends. */
const moments = fc.sample(fc.integer({ min: 50, max: 9000 }), { numRuns: essays, seed })

const wordsOf = (essay: number): string => `${essay + 1}人目へ。𠮷と書けましたね。`

/** One run of the host, from its start to its end, with a teacher who marks. */
interface Sitting {
  host: Pick<Program, 'kill'>
  page: Page
  review: WritingReviewPage
}

/** Goes on to the next text: a student can hand in nothing but blanks. */
async function passNothing({ page, review }: Pick<Sitting, 'page' | 'review'>): Promise<void> {
  while (await review.nothing.isVisible()) await page.keyboard.press('Control+Enter')
  await expect(review.text.or(review.words).first()).toBeVisible()
}

/** Logs in and opens the queue; what was saved before the power was cut is sent. */
async function sitDown(context: BrowserContext, host: Pick<Program, 'kill' | 'address'>): Promise<Sitting> {
  const page = await context.newPage()
  const login = new LoginPage(page)
  const review = new WritingReviewPage(page)
  await login.open(host.address)
  const listed = page.waitForResponse(response => response.request().postData()?.includes('drafts.list') ?? false)
  await login.logIn()
  if ((await (await listed).text()).includes('"isSaved":true')) {
    await review.outbox.getByRole('button', { name: '送信する' }).click()
    await expect(review.outbox).toBeHidden()
  }
  await page.keyboard.press('c')
  // Words that were typed before the power was cut are in their form again.
  await expect(review.text.or(review.words).or(review.nothing).first()).toBeVisible()
  await passNothing({ page, review })
  await expect(page.locator(':focus')).toHaveRole('textbox')
  return { host, page, review }
}

/** Marks the essay on the screen, whatever is left of an earlier attempt; ends when the next one is there. */
async function mark({ page, review }: Sitting, words: string): Promise<void> {
  const student = (await review.student.textContent()) ?? ''
  if (await review.words.isVisible()) await review.words.fill(words)
  else {
    await expect(review.text.locator('[data-noted]')).toHaveCount(0)
    await review.comment(words)
  }
  await page.keyboard.press('Control+Enter')
  await expect(review.student).not.toHaveText(student)
  await passNothing({ page, review })
}

testWithOwnServers(
  `marks ${essays} essays, each comment once and on the right words, whenever the power is cut`,
  heldBy(
    'renderer/results/notes/outbox.test.tsx › is journalled within 300 ms, with the words in the form, and is not sent',
    'renderer/results/notes/outbox.test.tsx › a work that the server already has is not sent again',
    'renderer/results/notes/outbox.test.tsx › after a new login the teacher is asked first',
    'renderer/screens/writing-review/writing-review.test.tsx › shows the next paper when the comment is in the journal, which then gets the keys pressed meanwhile',
  ),
  async ({ context, school, host, folder }) => {
    testWithOwnServers.info().annotations.push({ type: 'seed', description: String(seed) })
    testWithOwnServers.setTimeout(900_000)
    const other = await writingWorks(school)
    const before = new Set((await other.all()).map(({ work }) => work.guid))
    const again = ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')]
    let sitting = await sitDown(context, host)
    for (let essay = 0; essay < essays; essay++) {
      const marking = mark(sitting, wordsOf(essay))
      if (essay % between !== between - 1) {
        await marking
        continue
      }
      await Promise.all([marking.catch(() => undefined), delay(moments[essay]).then(() => sitting.host.kill())])
      await sitting.page.close()
      sitting = await sitDown(context, await startProgram('serve.js', again))
      if ((await other.find(wordsOf(essay))).length === 0) await mark(sitting, wordsOf(essay))
    }
    await expect(sitting.review.outbox).toBeHidden({ timeout: 60_000 })

    const notes = (await other.all()).filter(({ work }) => !before.has(work.guid))
    expect(notes.map(({ comments }) => comments).sort()).toEqual(
      Array.from({ length: essays }, (_, essay) => wordsOf(essay)).sort(),
    )
    expect(new Set(notes.map(({ work }) => work.guid)).size).toBe(essays)
    for (const { pos, sent_content, work } of notes) {
      const text = await other.textOf(work)
      expect(text.slice(pos.startPos, pos.endPos)).toBe(sent_content)
      expect(text.slice(0, pos.startPos).trim()).toBe('')
    }
    await sitting.page.close()
    await sitting.host.kill()
  },
)
