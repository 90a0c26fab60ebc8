/** Every view in real Chromium: with answers in one student’s paper, and as a resource with correct answers. */
import type { Page } from '@playwright/test'
import { type ViewKey, viewKeys } from '../../shared/items/view-keys'
import { isNightly } from '../fixtures/nightly'
import { nonEmpty } from '../fixtures/non-empty'
import { seriousFindings } from './axe-findings'
import { secondClient } from './fixtures/second-client'
import { expect, test } from './fixtures/test'
import { familiesOfTests, viewFamilies } from './fixtures/view-families'
import { openShowcase } from './page-models/showcase'

// a console error or a CSP violation fails each of these tests at its end (fixtures/page-checks.ts)
test.setTimeout(300_000)

const broken = 'この項目は表示できません'

/**
 * The views of some families in the order of a visit, and how each is seen: the first half of each family as the teacher
 * sees it, then the rest as the student sees it, so that the switch is used once. In `npm run nightly` each view is seen
 * in both ways.
 */
function visitOf(families: readonly (keyof typeof viewFamilies)[]): { key: ViewKey; ways: boolean[] }[] {
  const views = families.flatMap(family => {
    const keys: readonly ViewKey[] = viewFamilies[family]
    return keys.map((key, at) => ({ key, isStudent: at >= keys.length / 2 }))
  })
  return views
    .toSorted((a, b) => Number(a.isStudent) - Number(b.isStudent))
    .map(({ key, isStudent }, at) => ({ key, ways: isNightly ? [at % 2 === 1, at % 2 === 0] : [isStudent] }))
}

/** The views that are also opened as resources with correct answers: a third. In `npm run nightly` all. */
const isOpened = (key: ViewKey) => isNightly || viewKeys.indexOf(key) % 3 === 0

/** The sample homework whose papers contain every view, and a student who has answered it. */
const showcase = { homeworkId: '501', studentId: 's-1' }

const openAddress = (page: Page, hash: string) =>
  page.evaluate(hash => {
    location.hash = hash
  }, hash)

for (const families of familiesOfTests) {
  const visit = nonEmpty(visitOf(families))
  test(`${families.join(', ')}: in one student’s paper, and with correct answers`, async ({
    teacher,
    school,
    paper,
  }) => {
    const client = await secondClient(school)
    const { items } = await client.call<{ items: { topic_id: string; view_key: string }[] }>('homework-topic-list', {
      id: showcase.homeworkId,
    })
    /** No finding in a view; at the first view of a visit, on the whole page. */
    const expectClean = async (key: ViewKey, sight: string, isFirst: boolean) => {
      const findings = await seriousFindings(teacher, isFirst ? undefined : `[data-view="${key}"]`)
      expect.soft(findings, sight).toEqual([])
    }
    const topicOf = (key: ViewKey) => items.find(item => item.view_key === key)?.topic_id ?? `no topic for ${key}`
    const { homeworkId, studentId } = showcase
    const first = topicOf((visit[0] as { key: ViewKey }).key)
    await openAddress(
      teacher,
      `#/admin/homework-details/${homeworkId}?tab=topic&topic_id=${first}&student_id=${studentId}`,
    )
    for (const [at, { key, ways }] of visit.entries()) {
      await test.step(key, async () => {
        expect(await paper.openTopic(topicOf(key))).toBe(key)
        // the chosen viewer stays for the next topic
        for (const isStudent of nonEmpty(ways)) {
          await paper.setStudentView(isStudent)
          await expect.soft(paper.items.getByText(broken)).toHaveCount(0)
          await expectClean(key, isStudent ? 'as the student sees it' : 'as the teacher sees it', at === 0)
        }
      })
    }
    for (const [at, { key }] of nonEmpty(visit.filter(({ key }) => isOpened(key))).entries()) {
      await test.step(`${key} with correct answers`, async () => {
        await openAddress(teacher, `#/admin/explain?view=${key}`)
        await teacher.locator(`[data-view="${key}"]:visible`).waitFor()
        const answers = teacher.getByRole('switch', { name: '正解を表示' })
        if (!(await answers.isChecked())) await teacher.locator('label:visible', { hasText: '正解を表示' }).click()
        await expect(answers).toBeChecked()
        await expect.soft(paper.items.getByText(broken)).toHaveCount(0)
        await expectClean(key, 'with correct answers', at === 0)
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
