/** 生徒別の状況: a class, one student, and the way from a figure to the paper. */
import path from 'node:path'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'
import { MessagesPage } from './page-models/messages.page'
import { PaperPage } from './page-models/paper.page'
import { StudentStudyPage } from './page-models/student-study.page'

test('a class’s month has the same cells on the screen, in the workbook and on paper, and leads to a student', async ({
  teacher,
  shell,
  host,
}) => {
  await teacher.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await shell.go('生徒別の状況')
  const study = new StudentStudyPage(teacher)
  await study.team.selectOption('2年A組')
  await expect(study.rows).toHaveCount(10)
  await expect(study.signs).toHaveCount(6)
  await expect(teacher.getByText(/^平均点 [\d.]+（学習 [\d,]+回）$/)).toBeVisible()
  await expect(teacher.getByText(/^\d+月\d+日 \d+:\d\d 時点$/)).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await study.table.getByRole('button', { name: '学習回数' }).click()
  await expect(study.table.getByRole('columnheader', { name: '学習回数' })).toHaveAttribute('aria-sort', 'descending')
  // the last column has a mark for each sign, which the workbook joins
  const onScreen = (await study.cells()).map(line => line.slice(0, -1))

  const offered = teacher.waitForEvent('download')
  await study.choose('この表をExcelで保存する')
  await offered
  const [file = ''] = await downloadedFiles(host.profile)
  const { rows, formulas } = await readWorkbook(path.join(host.profile, 'downloads', file))
  expect(formulas).toEqual([])
  // numbers are numbers there, and the name =田中 一郎 must not become a formula
  const inWorkbook = (text: string) =>
    /^\d+\.\d$/.test(text) ? String(Number(text)) : text.startsWith('=') ? `'${text}` : text
  expect(rows.map(line => line.slice(0, -1).map(String))).toEqual(onScreen.map(line => line.map(inWorkbook)))

  await study.choose('この表を印刷する')
  await expect(teacher.locator('body')).toHaveAttribute('data-printed', '')
  const printed = await study.printed
    .locator('tr')
    .evaluateAll(lines => lines.map(line => [...line.children].slice(0, -1).map(cell => cell.textContent ?? '')))
  expect(printed).toEqual(onScreen)

  await teacher.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await study.name.focus()
  await teacher.keyboard.press('ArrowDown')
  await teacher.keyboard.press('Enter')
  await expect(study.name).toHaveText(onScreen[1]?.[1] ?? '')
  await expect(teacher.getByRole('article')).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await teacher.getByRole('link', { name: '得意・苦手' }).press('Enter')
  await expect(study.proposed.first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
})

test(
  'by keys alone a teacher goes from the class to a student, the next one, and the paper of a round',
  heldBy(
    'renderer/screens/student-overview/student-overview.test.tsx › writes to chosen students',
    'renderer/screens/student-details/student-details.test.tsx › is followed by the next of the class by key, in the same tab and period',
    'renderer/screens/student-details/student-details.test.tsx › opens one topic: its rounds with their papers, and each question with the answers of the rounds',
    'renderer/screens/intelligence/intelligence.test.tsx › opens the wizard with the chosen resources for this student; what is not done comes first',
  ),
  async ({ teacher, shell }) => {
    await shell.go('生徒別の状況')
    const study = new StudentStudyPage(teacher)
    await study.team.selectOption('2年A組')
    await expect(study.rows).toHaveCount(10)
    const names = await study.rows.getByRole('rowheader').allInnerTexts()

    // praise for two of them begins a message with these students
    for (const at of [0, 1]) await study.rows.nth(at).getByRole('checkbox').check()
    await study.selection.getByRole('button', { name: 'ほめる' }).click()
    const messages = new MessagesPage(teacher)
    await expect(messages.title).toHaveValue('よくがんばりました')
    await expect(messages.send).toHaveText(/2人/)
    await shell.go('生徒別の状況')

    await study.name.focus()
    await teacher.keyboard.press('ArrowDown')
    await teacher.keyboard.press('Enter')
    await expect(study.name).toHaveText(names[0] ?? '')
    await expect(teacher.getByRole('article')).toBeVisible()
    expect(await seriousFindings(teacher)).toEqual([])
    await teacher.keyboard.press('Shift+J')
    await expect(study.name).toHaveText(names[1] ?? '')

    await study.tabs.getByRole('link', { name: '宿題' }).press('Enter')
    await expect(study.topics.first()).toBeVisible()
    await study.name.focus()
    await teacher.keyboard.press('ArrowDown')
    await study.topics.first().getByRole('rowheader').getByRole('link').press('Enter')
    await expect(study.history).toBeVisible()
    await study.rounds.first().press('Enter')
    await expect(new PaperPage(teacher).items.first()).toBeVisible()
    await teacher.keyboard.press('Escape')
    await expect(study.history).toBeVisible()
    await teacher.keyboard.press('Escape')
    await expect(study.topics.first()).toBeVisible()

    // what she is strong and weak in, the answers that show it, and homework of chosen resources
    await teacher.getByRole('link', { name: '得意・苦手' }).press('Enter')
    await expect(study.name).toHaveText(`${names[1]}の得意・苦手`)
    await expect(teacher.getByRole('table', { name: '五つの力と教材の種類' }).getByRole('row')).not.toHaveCount(6)
    await teacher.getByRole('link', { name: '音読の答案を見る' }).press('Enter')
    await expect(teacher.getByRole('table', { name: '音読の答案' }).getByRole('link').first()).toBeVisible()
    await expect(study.proposed.first()).toBeVisible()
    expect(await seriousFindings(teacher)).toEqual([])
    await study.proposed.first().getByRole('checkbox').press('Space')
    await teacher.getByRole('button', { name: '選んだ1件で宿題を作る' }).press('Enter')
    await expect(teacher.getByRole('textbox', { name: '宿題名' })).not.toHaveValue('')
    await expect(
      teacher
        .getByText(/2年A組.*1人/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  },
)
