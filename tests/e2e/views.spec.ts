/** Every view in real Chromium: with answers in one student’s paper, and as a resource with correct answers. */
import type { Page } from '@playwright/test'
import { type ViewKey, viewKeys } from '../../shared/items/view-keys'
import { isNightly } from '../fixtures/nightly'
import { nonEmpty } from '../fixtures/non-empty'
import { seriousFindings } from './axe-findings'
import { secondClient } from './fixtures/second-client'
import { expect, test } from './fixtures/test'
import { viewFamilies } from './fixtures/view-families'
import { openShowcase } from './page-models/showcase'

// a console error or a CSP violation fails each of these tests at its end (fixtures/page-checks.ts)
test.setTimeout(300_000)

const broken = 'この項目は表示できません'

/**
 * Whether the student's view of a paper is on, each way in which a view is seen: one way for each half of a test, so that
 * the switch is used once. In `npm run nightly` each view is seen in both ways.
 */
const waysOf = (at: number, count: number): boolean[] => (isNightly ? [at % 2 === 1, at % 2 === 0] : [at >= count / 2])

/** The views that are also opened as resources with correct answers: a third. In `npm run nightly` all. */
const isOpened = (key: ViewKey) => isNightly || viewKeys.indexOf(key) % 3 === 0

/** The sample homework whose papers contain every view, and a student who has answered it. */
const showcase = { homeworkId: '501', studentId: 's-1' }

const openAddress = (page: Page, hash: string) =>
  page.evaluate(hash => {
    location.hash = hash
  }, hash)

/** Some families share a test, because the start of the program takes as long as some views. */
const walks = [
  ['Reading', 'Chat'],
  ['Fill and order', 'Listening'],
  ['Answer', 'Grammar', 'Eiken'],
  ['Exam preparation'],
  ['Recitation', 'Skill-up', 'Writing'],
]

for (const families of walks) {
  const keys = nonEmpty(families.flatMap(family => viewFamilies[family] ?? []))
  test(`${families.join(', ')}: in one student’s paper, and with correct answers`, async ({
    teacher,
    school,
    paper,
  }) => {
    expect(walks.flat()).toEqual(Object.keys(viewFamilies))
    const client = await secondClient(school)
    const { items } = await client.call<{ items: { topic_id: string; view_key: string }[] }>('homework-topic-list', {
      id: showcase.homeworkId,
    })
    /** No finding in a view; at the first view, on the whole page. */
    const expectClean = async (key: ViewKey, sight: string) => {
      const findings = await seriousFindings(teacher, key === keys[0] ? undefined : `[data-view="${key}"]`)
      expect.soft(findings, sight).toEqual([])
    }
    const topicOf = (key: ViewKey) => items.find(item => item.view_key === key)?.topic_id ?? `no topic for ${key}`
    const { homeworkId, studentId } = showcase
    const first = topicOf(keys[0] as ViewKey)
    await openAddress(
      teacher,
      `#/admin/homework-details/${homeworkId}?tab=topic&topic_id=${first}&student_id=${studentId}`,
    )
    for (const [at, key] of keys.entries()) {
      await test.step(key, async () => {
        expect(await paper.openTopic(topicOf(key))).toBe(key)
        // the chosen viewer stays for the next topic
        for (const isStudent of nonEmpty(waysOf(at, keys.length))) {
          await paper.setStudentView(isStudent)
          await expect.soft(paper.items.getByText(broken)).toHaveCount(0)
          await expectClean(key, isStudent ? 'as the student sees it' : 'as the teacher sees it')
        }
      })
    }
    for (const key of keys) {
      if (!isOpened(key)) continue
      await test.step(`${key} with correct answers`, async () => {
        await openAddress(teacher, `#/admin/explain?view=${key}`)
        await teacher.locator(`[data-view="${key}"]:visible`).waitFor()
        const answers = teacher.getByRole('switch', { name: '正解を表示' })
        if (!(await answers.isChecked())) await teacher.locator('label:visible', { hasText: '正解を表示' }).click()
        await expect(answers).toBeChecked()
        await expect.soft(paper.items.getByText(broken)).toHaveCount(0)
        await expectClean(key, 'with correct answers')
      })
    }
  })
}

test('a waveform is drawn, a range is repeated, and the student’s view keeps the position', async ({ teacher }) => {
  const paper = await openShowcase(teacher)
  const topics = await paper.topics()
  for (const topic of topics) if ((await paper.openTopic(topic)) === 'sentence-reading') break
  const waveforms = paper.card(1).locator('[data-drawn]')
  await expect(waveforms).toHaveCount(2)
  const repeat = teacher.getByRole('group', { name: 'くり返し' }).getByRole('status')
  const box = await waveforms.first().boundingBox()
  if (!box) throw new Error('no waveform')
  await teacher.mouse.move(box.x + box.width * 0.25, box.y + 10)
  await teacher.mouse.down()
  await teacher.mouse.move(box.x + box.width * 0.5, box.y + 12, { steps: 3 })
  await teacher.mouse.up()
  await expect(repeat).toHaveText(/^\d+\.\d〜\d+\.\d秒$/)
  const position = paper.soundPosition('原文')
  await teacher.keyboard.press('Space')
  // playback has jumped back: the position decreases
  const positions: number[] = []
  await expect
    .poll(async () => {
      positions.push(Number(await position.inputValue()))
      return positions.some((time, at) => time < (positions[at - 1] ?? 0))
    })
    .toBe(true)
  await teacher.keyboard.press('r')
  await expect(repeat).toHaveText('なし')
  await teacher.keyboard.press('j')
  await teacher.keyboard.press('j')
  const current = teacher.locator('article[aria-current="true"]')
  const before = await current.boundingBox()
  await teacher.keyboard.press('v')
  await expect(paper.studentView).toBeChecked()
  expect(await current.boundingBox()).toEqual(before)
})
