/** Every view in real Chromium: with answers in one student’s paper, and as a resource with correct answers. */
import type { Page } from '@playwright/test'
import type { ViewKey } from '../../shared/items/view-keys'
import { seriousFindings } from './axe-findings'
import { secondClient } from './fixtures/second-client'
import { expect, test } from './fixtures/test'
import { viewFamilies } from './fixtures/view-families'
import { openShowcase } from './page-models/showcase'

// a console error or a CSP violation fails each of these tests at its end (fixtures/page-checks.ts)
test.setTimeout(300_000)

const isNightly = process.env.HANAMARU_NIGHTLY === '1'

const broken = 'この項目は表示できません'

/** The sample homework whose papers contain every view, and a student who has answered it. */
const showcase = { homeworkId: '501', studentId: 's-1' }

const openAddress = (page: Page, hash: string) =>
  page.evaluate(hash => {
    location.hash = hash
  }, hash)

for (const [family, keys] of Object.entries(viewFamilies)) {
  test(`${family} in one student’s paper, as teacher and as student, and with correct answers`, async ({
    teacher,
    school,
    paper,
  }) => {
    const client = await secondClient(school)
    const { items } = await client.call<{ items: { topic_id: string; view_key: string }[] }>('homework-topic-list', {
      id: showcase.homeworkId,
    })
    /** The findings in a view; at the first view of the family, on the whole page. */
    const findings = (key: ViewKey) => seriousFindings(teacher, key === keys[0] ? undefined : `[data-view="${key}"]`)
    const topicOf = (key: ViewKey) => items.find(item => item.view_key === key)?.topic_id ?? `no topic for ${key}`
    const { homeworkId, studentId } = showcase
    const first = topicOf(keys[0] as ViewKey)
    await openAddress(
      teacher,
      `#/admin/homework-details/${homeworkId}?tab=topic&topic_id=${first}&student_id=${studentId}`,
    )
    let isStudent = false
    for (const key of keys) {
      await test.step(key, async () => {
        expect(await paper.openTopic(topicOf(key))).toBe(key)
        const expectClean = async () =>
          expect.soft(await findings(key), isStudent ? 'as the student sees it' : 'as the teacher sees it').toEqual([])
        await expect.soft(paper.items.getByText(broken)).toHaveCount(0)
        // the chosen viewer stays for the next topic: half of the views are checked as the teacher sees them
        if (isNightly) await expectClean()
        isStudent = !isStudent
        await paper.setStudentView(isStudent)
        await expectClean()
      })
    }
    for (const key of keys) {
      await test.step(`${key} with correct answers`, async () => {
        await openAddress(teacher, `#/admin/explain?view=${key}`)
        await teacher.locator(`[data-view="${key}"]:visible`).waitFor()
        const answers = teacher.getByRole('switch', { name: '正解を表示' })
        if (!(await answers.isChecked())) await teacher.locator('label:visible', { hasText: '正解を表示' }).click()
        await expect(answers).toBeChecked()
        await expect.soft(paper.items.getByText(broken)).toHaveCount(0)
        expect.soft(await findings(key)).toEqual([])
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
