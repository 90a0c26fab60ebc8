/** Every view in real Chromium: with answers in one student's paper, and as a resource with correct answers. */
import { viewKeys } from '../../shared/items/view-keys'
import { seriousFindings } from './axe-findings'
import { expect, test } from './fixtures/test'
import { openShowcase, visitViews } from './page-models/showcase'

// a console error or a CSP violation fails each of these tests at its end (fixtures/page-checks.ts)
test.setTimeout(600_000)

const broken = 'この項目は表示できません'

test('all views in one student’s paper, as teacher and as student', async ({ teacher }) => {
  const paper = await openShowcase(teacher)
  expect(await seriousFindings(teacher), 'the whole page').toEqual([])
  let asStudent = false
  const missing = await visitViews(paper, async key => {
    const clean = async () => {
      const found = await seriousFindings(teacher, `[data-view="${key}"]`)
      expect.soft(found, `${key} as the ${asStudent ? 'student' : 'teacher'} sees it`).toEqual([])
    }
    await expect.soft(paper.items.getByText(broken), key).toHaveCount(0)
    await clean()
    // the chosen viewer stays for the next topic
    asStudent = !asStudent
    await paper.setStudentView(asStudent)
    await clean()
  })
  expect(missing, 'the showcase lacks').toEqual([])
})

test('all views as resources, with correct answers', async ({ teacher, paper }) => {
  for (const key of viewKeys) {
    await teacher.evaluate(key => {
      location.hash = `#/admin/explain?view=${key}`
    }, key)
    await teacher.locator(`[data-view="${key}"]`).waitFor()
    const answers = teacher.getByRole('switch', { name: '正解を表示' })
    if (!(await answers.isChecked())) await teacher.locator('label:visible', { hasText: '正解を表示' }).click()
    await expect(answers).toBeChecked()
    await expect.soft(paper.items.getByText(broken), key).toHaveCount(0)
    expect.soft(await seriousFindings(teacher, `[data-view="${key}"]`), key).toEqual([])
  }
  expect(await seriousFindings(teacher), 'the whole page').toEqual([])
})

test('a waveform is drawn, a range is repeated, and the student’s view keeps the position', async ({ teacher }) => {
  const paper = await openShowcase(teacher)
  const topics = await paper.topics()
  for (const topic of topics) if ((await paper.openTopic(topic)) === 'sentence-reading') break
  const waves = paper.card(1).locator('[data-drawn]')
  await expect(waves).toHaveCount(2)
  const repeat = teacher.getByRole('group', { name: 'くり返し' }).getByRole('status')
  const box = await waves.first().boundingBox()
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
