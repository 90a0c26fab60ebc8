/** AI writing: published once, by mouse and by keyboard, also if the reply is lost (DESIGN §7; SPEC §8). */
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { expect, test } from './fixtures/test'

const day = 24 * 60 * 60 * 1000

test(
  'by mouse, with a lost reply; the students’ writing opens afterwards',
  heldBy(
    'renderer/screens/ai-writing/ai-writing.test.tsx › shows the fault at each field',
    'renderer/screens/ai-writing/ai-writing.test.tsx › restores the draft, and reads the outcome after a lost reply instead of sending again',
    'main/sample-school/writing-assign.test.ts › is assigned once per request id, written by students, and survives a restart',
    'renderer/results/views/writing.test.tsx › shows the task, the student’s text with the AI’s marks, the handwriting and the facts',
  ),
  async ({ teacher: page, writing, shell, school, details }) => {
    await shell.go('宿題を出す')
    await page.getByRole('link', { name: /^AI英作文/ }).click()
    await writing.check.click()
    await expect(page.getByText('レベルを選択してください。')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await writing.level('英検3級').click()
    await writing.topics.filter({ hasText: 'summer or winter' }).click()
    await writing.receivers.getByRole('checkbox').first().click()
    await writing.check.click()
    await expect(writing.dialog.getByText('25〜60語')).toBeVisible()
    await school.fault({ endpoint: 'ai-writing-assign', kind: 'reset-after-commit', count: 1 })
    await writing.send()
    await expect(page).toHaveURL(/homework-details\//)
    expect(await school.calls('ai-writing-assign')).toBe(1)
    expect(await school.calls('publish-result')).toBe(1)

    await school.advance(3 * day)
    await page.reload()
    await details.scoredCells().first().click()
    await page.keyboard.press('Enter')
    // the next student's paper is already there, hidden
    const paper = page.locator('[data-view="topic-writing"]').filter({ visible: true })
    await expect(paper).toContainText('Which do you like better, summer or winter?')
    await expect(paper).toContainText('25〜60語')
  },
)

test('by keyboard only, from a draft restored after a reload', async ({ teacher: page, writing }) => {
  await page.evaluate(() => {
    location.hash = '#/admin/homework/writing/add'
  })
  await writing.topic.focus()
  await page.keyboard.type('What is your treasure?')
  const draftStored = page.waitForResponse(response => {
    const body = response.request().postData() ?? ''
    return body.includes('drafts.write') && body.includes('treasure')
  })
  await draftStored
  await page.reload()
  await expect(writing.topic).toHaveValue('What is your treasure?')
  await expect(writing.title).toHaveValue('英作文 What is your treasure')
  // Enter in a field does not submit the form
  await writing.title.focus()
  await page.keyboard.press('Enter')
  await expect(writing.dialog).toHaveCount(0)
  await writing.check.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('レベルを選択してください。')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('radio', { name: '英検4級' }).focus()
  await page.keyboard.press('Space')
  await writing.receivers.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await writing.check.focus()
  await page.keyboard.press('Enter')
  await expect(writing.dialog.getByText('英検4級')).toBeVisible()
  // the publish button has the focus
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/homework-details\//)
})
