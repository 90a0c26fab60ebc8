/**
 * The tabs of a homework: submissions, topics, one question, one student; results refresh by themselves (SPEC §7
 * Homework).
 */
import { day } from '../../shared/domain/time'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles } from './fixtures/read-workbook'
import { expect, test, testWithClock } from './fixtures/test'
import { HomeworkTabsPage } from './page-models/homework-tabs.page'

test('the first paper again after a step to the next student and straight back; from the counts to one answer, to the paper and back, by keyboard', async ({
  teacher,
  shell,
  list,
  details,
  paper,
}) => {
  const watch = new HomeworkTabsPage(teacher)
  await shell.go('宿題一覧')
  await list.openEnded()
  await test.step('the first paper again, after a step to the next student and straight back to the matrix', async () => {
    await details.scoredCells().first().click()
    await expect(paper.position()).toHaveText(/^1 \//)
    // Both keys at once: the address has not followed to the next student when the teacher goes back.
    await teacher.keyboard.press('Shift+J')
    await teacher.keyboard.press('Escape')
    await expect(details.current).toBeFocused()
    await details.scoredCells().first().click()
    await expect(paper.position()).toHaveText(/^1 \//)
    await expect(paper.items).toBeVisible()
    await teacher.keyboard.press('Escape')
    await expect(details.current).toBeFocused()
  })
  await watch.show('提出状況')
  await expect(watch.stage('提出済み').getByRole('link').first()).toBeVisible()
  expect(await seriousFindings(teacher), '提出状況').toEqual([])
  await watch.show('課題一覧')
  await expect(watch.topics.getByRole('rowheader').first()).toBeVisible()
  expect(await seriousFindings(teacher), '課題一覧').toEqual([])
  await watch.topics
    .getByRole('link', { name: /を設問ごとに見る$/ })
    .first()
    .click()
  await expect(watch.groups.first()).toBeVisible()
  await teacher.keyboard.press('j')
  await expect(watch.questions.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true')
  await watch.groups.first().focus()
  await teacher.keyboard.press('Enter')
  await expect(watch.names.first()).toBeVisible()
  expect(await seriousFindings(teacher), '設問ごと').toEqual([])
  const shown = await watch.names.count()
  await teacher.keyboard.press('Tab')
  await expect(watch.names.first()).toBeFocused()
  await teacher.keyboard.press('Enter')
  // the next student is the next one with this answer
  await expect(paper.position()).toHaveText(`1 / ${shown}`)
  await teacher.keyboard.press('Escape')
  await expect(watch.names).toHaveCount(shown)
  await expect(watch.names.first()).toBeFocused()
  await expect(watch.questions.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true')
  await watch.show('生徒ごと')
  await expect(watch.report).toBeVisible()
  expect(await seriousFindings(teacher), '生徒ごと').toEqual([])
})

test(
  'results by e-mail, and one student’s report as a file',
  heldBy(
    'renderer/screens/homework/actions.test.tsx › refuses %j at the field, and sends nothing',
    'renderer/screens/homework/actions.test.tsx › keeps the typed address if the server refuses it, and says why',
    'renderer/screens/homework/actions.test.tsx › sends once, and shows the address',
    'renderer/screens/homework/student.test.tsx › creates a report with and without a mail address',
  ),
  async ({ page, teacher, shell, list, details, host, school }) => {
    const watch = new HomeworkTabsPage(teacher)
    await shell.go('宿題一覧')
    await list.openEnded()
    await watch.chooseAction('成績をメールで送る')
    const address = watch.dialog.getByRole('textbox', { name: 'メールアドレス' })
    await address.fill('teacher@example')
    await teacher.keyboard.press('Enter')
    await expect(watch.dialog.getByText('メールアドレスを正しく入力してください。')).toBeVisible()
    expect(await school.calls('send-student-topic-mail')).toBe(0)
    await school.fault({ kind: 'errcode', endpoint: 'send-student-topic-mail', count: 1 })
    await address.fill('teacher@example.jp')
    await teacher.keyboard.press('Enter')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveValue('teacher@example.jp')
    await watch.dialog.getByRole('button', { name: 'メールで送る' }).click()
    await expect(watch.dialog.getByRole('status')).toContainText('teacher@example.jp に送りました')
    expect(school.consoleLines().join('\n')).toContain('teacher@example.jp 宛て')
    await watch.dialog.getByRole('button', { name: '閉じる' }).last().click()
    await watch.show('生徒ごと')
    await watch.report.click()
    const offered = page.waitForEvent('download')
    await watch.dialog.getByRole('button', { name: '成績表をつくる' }).click()
    await offered
    await expect(details.tray.getByText('保存しました')).toBeVisible()
    expect(await downloadedFiles(host.profile)).toHaveLength(1)
  },
)

testWithClock(
  'results refresh by themselves, and the scroll position stays',
  async ({ page, teacher, shell, list, details, school }) => {
    const watch = new HomeworkTabsPage(teacher)
    await shell.go('宿題一覧')
    await list.search.fill('全ビュー見本')
    await list.titles.filter({ hasText: '全ビュー見本' }).click()
    await details.scoredCells().first().waitFor()
    await teacher.getByRole('button', { name: /^平均/ }).click()
    await details.scoredCells().nth(12).focus()
    const student = () => teacher.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split('、')[0])
    const before = await student()
    const counts = await watch.counts.innerText()
    /** Advances the school's clock, and the page's clock until its next poll. */
    const advanceTime = async (ms: number) => {
      await school.advance(ms)
      await page.clock.runFor(31_000)
    }
    await advanceTime(2 * day)
    await expect(watch.counts).not.toHaveText(counts)
    expect(await student()).toBe(before)
    await watch.show('設問ごと')
    await watch.groups.first().click()
    await expect(watch.groups.first()).toBeFocused()
    await expect(watch.names.first()).toBeVisible()
    const callsBefore = await school.calls('one-topic-question-overview')
    await advanceTime(day)
    await expect.poll(() => school.calls('one-topic-question-overview')).toBeGreaterThan(callsBefore)
    await expect(watch.groups.first()).toBeFocused()
    await expect(watch.groups.first()).toHaveAttribute('aria-expanded', 'true')
  },
)
