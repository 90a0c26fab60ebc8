import { type Browser, expect, type Page } from '@playwright/test'
import { type Essay, serveEssays } from '../../e2e/fixtures/essays'
import { paperIn } from '../../e2e/fixtures/paper-in'
import { openShowcase } from '../../e2e/page-models/showcase'
import { WritingReviewPage } from '../../e2e/page-models/writing-review.page'
import { type Measure, middle, paired, worst } from '../measure'
import { quantile, type Sample } from '../stats'
import { makeSteps, recordSteps } from '../student-steps'
import { openTeacherTab } from '../teacher-tab'

declare global {
  interface Window {
    benchKeys?: number[]
  }
}

/** 2,000 words in sentences of ten, with a comment on every twentieth. */
function longEssay(): Essay {
  const words = Array.from({ length: 2000 }, (_, at) =>
    at % 10 === 0 ? `Word${at}` : at % 10 === 9 ? 'home.' : `word${at}`,
  )
  const text = words.join(' ')
  const notes = words.flatMap((word, at) => {
    if (at % 20 !== 0) return []
    const startPos = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)
    return [
      { pos: { startPos, endPos: startPos + word.length }, comments: 'よい', teacher: '齋藤 薫', sent_content: word },
    ]
  })
  return { text, notes }
}

/** Presses keys one after another; records the time from each to the next painted frame. */
async function pressKeys(page: Page, keys: readonly string[]): Promise<Sample> {
  await page.evaluate(() => {
    window.benchKeys = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => window.benchKeys?.push(performance.now() - timeStamp)
          channel.port2.postMessage(null)
        }),
      { capture: true },
    )
  })
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(count => (window.benchKeys?.length ?? 0) >= count, at + 1)
  }
  const times = await page.evaluate(() => window.benchKeys ?? [])
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) }
}

/** The homework and the topic of the sample school whose submissions are multiplied, and a student who has submitted. */
const source = { homework: '501', topic: '9045', student: 's-1' }

interface Call {
  method: string
  argument: { endpoint?: string; request?: Record<string, string> }
}

/** Replaces the replies of the host so that the queue has `count` submissions, all of one topic and without comments. */
const serveQueue = (page: Page, count: number) =>
  page.route('**/bridge', async route => {
    const sent = route.request().postData() ?? ''
    const { argument } = JSON.parse(sent) as Call
    const { endpoint, request = {} } = argument
    const reply = (items: unknown[]) => route.fulfill({ json: { ok: true, value: { items, total: items.length } } })
    if (endpoint === 'get-writing-notes') return reply([])
    if (endpoint === 'homework-topic-list' && request.id !== source.homework) return reply([])
    if (endpoint === 'one-topic-overview') {
      if (request.topic_id !== source.topic) return reply([])
      const number = (at: number) => String(at + 1)
      return reply(
        Array.from({ length: count }, (_, at) => ({
          student_id: `bench-${number(at)}`,
          nickname: `生徒 ${number(at)}`,
          number: number(at),
          learn_count: 1,
          score: 70,
          guid: `bench-${number(at)}`,
        })),
      )
    }
    if (endpoint !== 'topic-answer-paper') return route.continue()
    const student = request.student_id ?? ''
    const response = await route.fetch({ postData: sent.replace(student, source.student) })
    const json: unknown = await response.json()
    const paper = paperIn<{ guid: string; answers: { guid?: string }[] }>(json)
    if (paper) {
      paper.guid = student
      for (const answer of paper.answers) answer.guid = student
    }
    return route.fulfill({ response, json })
  })

const steps = (quick: boolean) => Array<string>(quick ? 3 : 30).fill('Shift+J')

/** A queue of this length, opened and read to its end. */
async function openQueue(folder: string, browser: Browser, count: number) {
  const { page, close } = await openTeacherTab(folder, browser)
  await serveQueue(page, count)
  const review = new WritingReviewPage(page)
  await review.open()
  // Only this page: the steps are read from the first of all pages.
  await page.reload()
  await review.text.waitFor()
  await expect(review.counts).toContainText(`未コメント ${count}`, { timeout: 300_000 })
  return {
    async next(quick: boolean) {
      await recordSteps(page)
      return makeSteps(page, steps(quick))
    },
    close,
  }
}

export const marking: Measure = {
  name: 'marking',
  title: 'marking of writing: the next submission of the queue, and a key in a long essay',
  idle: 1,
  async open({ folder, browser, quick }) {
    const { page, close } = await openTeacherTab(`${folder}/essay`, await browser())
    const few = await openQueue(`${folder}/few`, await browser(), 50)
    const many = await openQueue(`${folder}/many`, await browser(), quick ? 200 : 5000)
    await serveEssays(page, [longEssay()])
    await openShowcase(page)
    await page.keyboard.press('c')
    await new WritingReviewPage(page).text.waitFor()
    return {
      sides: {
        few: () => few.next(quick),
        many: () => many.next(quick),
        idle: () => pressKeys(page, Array<string>(quick ? 5 : 100).fill('Shift')),
        async caret() {
          await page.keyboard.press('Control+Home')
          const keys = ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Tab', 'ArrowLeft']
          return pressKeys(
            page,
            Array.from({ length: quick ? 5 : 100 }, (_, at) => keys[at % keys.length] ?? 'ArrowRight'),
          )
        },
      },
      async close() {
        await close()
        await few.close()
        await many.close()
      },
    }
  },
  figures: [
    { label: 'next submission of 50, p50', unit: 'ms', value: middle('few', 'p50') },
    { label: 'next submission of 50, p95', unit: 'ms', value: middle('few', 'p95'), most: 33 },
    { label: '… longest of all runs', unit: 'ms', value: worst('few', 'longest') },
    { label: 'next submission of 5,000, p50', unit: 'ms', value: middle('many', 'p50') },
    { label: 'next submission of 5,000, p95', unit: 'ms', value: middle('many', 'p95'), most: 33 },
    { label: '5,000 submissions against 50, p50', unit: '×', value: paired('many', 'few', 'p50'), most: 1.1 },
    { label: 'key in a text of 2,000 words with 100 comments, p50', unit: 'ms', value: middle('caret', 'p50') },
    {
      label: 'key in a text of 2,000 words with 100 comments, p95',
      unit: 'ms',
      value: middle('caret', 'p95'),
      most: 16,
    },
    { label: '… of a key that changes nothing, p50', unit: 'ms', value: middle('idle', 'p50') },
    { label: '… of a key that changes nothing, p95', unit: 'ms', value: middle('idle', 'p95') },
  ],
}
