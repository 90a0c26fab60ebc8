/** The main path: login, home, list, matrix, paper, Excel file; by mouse, and by keyboard only. */
import path from 'node:path'
import { nonEmpty } from '../fixtures/non-empty'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { tabTo } from './fixtures/tab-to'
import { expect, test } from './fixtures/test'

const isNumber = (value: unknown): value is number => typeof value === 'number'

test('by mouse; a paper’s sounds can be played, and names with special characters are shown unchanged', async ({
  page,
  host,
  login,
  home,
  shell,
  list,
  details,
  paper,
}) => {
  await login.open(host.address)
  await login.logIn('guest@sample.school')
  await expect(home.heading).toBeVisible()
  await expect(shell.userMenu).toHaveAccessibleName('𠮷田 健 先生のメニュー')
  await expect(home.newHomework.getByRole('link').first()).toBeVisible()

  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await list.filters.getByRole('combobox', { name: 'クラス' }).selectOption('=1+1')
  await expect(list.rows.filter({ hasText: '=1+1' }).first()).toBeVisible()
  const title = await list.openEnded()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await expect(details.scoredCells().first()).toBeVisible()
  await details.scoredCells().first().click()
  await expect(paper.items).toBeVisible()
  await expect(paper.total).toBeVisible()

  await test.step('the sounds of the paper', async () => {
    const topics = await paper.topic.locator('option').allInnerTexts()
    for (const topic of nonEmpty(topics)) {
      await paper.topic.selectOption(topic)
      await expect(paper.items).toBeVisible()
      if (await paper.play('原文').isVisible()) break
    }
    const position = paper.soundPosition('原文')
    await paper.play('原文').click()
    await expect(position).toBeEnabled()
    await expect(async () => expect(Number(await position.inputValue())).toBeGreaterThan(0.2)).toPass()
    await expect
      .poll(() => page.evaluate(() => Math.max(...[...document.querySelectorAll('audio')].map(one => one.currentTime))))
      .toBeGreaterThan(0.2)
    await paper.items.getByRole('button', { name: '停止' }).first().click()
    await expect(position).toBeDisabled()
    await expect(position).toHaveValue('0')
  })

  await shell.back.click()
  await expect(details.grid).toBeVisible()
  const offered = page.waitForEvent('download')
  await details.export('成績表')
  await expect(details.tray.getByText('保存しました')).toBeVisible()
  const taken = await offered

  const files = await downloadedFiles(host.profile)
  expect(files).toEqual([taken.suggestedFilename()])
  expect(files[0]).toMatch(/_成績表_\d{8}\.xlsx$/)
  const sheet = await readWorkbook(path.join(host.profile, 'downloads', files[0] ?? ''))
  expect(sheet.formulas).toEqual([])
  expect(sheet.rows[0]?.[0]).toBe(title)
  const head = sheet.rows.findIndex(row => row[0] === '番号')
  expect(sheet.rows[head]?.slice(0, 6)).toEqual(['番号', '生徒', 'クラス', '生徒ID', '提出状況', '平均'])
  const students = sheet.rows.slice(head + 1).filter(row => typeof row[3] === 'string' && row[3] !== '')
  expect(students.length).toBeGreaterThanOrEqual(10)
  for (const student of students) {
    expect(typeof student[0]).toBe('string')
    expect(typeof student[1]).toBe('string')
    for (const score of nonEmpty(student.slice(5))) expect(isNumber(score) || score === '―', String(score)).toBe(true)
  }
  expect(students.flatMap(student => student.slice(6)).filter(isNumber).length).toBeGreaterThan(students.length)
  expect(students.map(student => student[1]).join()).toMatch(/𠮷|髙|﨑|齋/)
  const texts = sheet.rows.flat().filter((value): value is string => typeof value === 'string')
  expect(texts).toContain("'=1+1")
  expect(texts.filter(text => /^[=+\-@＝＋－＠]/.test(text))).toEqual([])
})

test('by keyboard only', async ({ page, host, login, home, list, details, paper, shell }) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())

  await login.open(host.address)
  await expect(login.id).toBeFocused()
  await page.keyboard.type('teacher@sample.school')
  await tabTo(login.password)
  await page.keyboard.type('hanamaru1')
  await press('Enter')
  await expect(home.heading).toBeVisible()

  // four keys from home to a paper
  await press('ArrowDown')
  await expect(home.newHomework.locator('[data-row] :focus')).toBeVisible()
  await press('Enter')
  await expect(details.cells.first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect(paper.position()).toHaveText(/^1 \//)
  await press('Escape')
  await expect(details.current).toBeFocused()

  await shell.go('トップページ')
  await tabTo(home.allHomework)
  await press('Enter')
  await expect(list.titles.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(list.search).toBeFocused()
  await tabTo(list.titles.first())
  await press('Enter')

  await expect(details.grid).toBeVisible()
  await expect(details.cells.first()).toBeVisible()
  await tabTo(details.current)
  const first = await details.current.getAttribute('aria-label')
  await press('ArrowDown', 'ArrowRight')
  await expect(details.current).toBeFocused()
  await expect(details.current).not.toHaveAttribute('aria-label', first ?? '')
  await press('Enter')
  await expect(paper.position()).toHaveText(/^2 \//)
  // the second and the third student have not begun the topic
  await press('Shift+J')
  await expect(paper.position()).toHaveText(/^4 \//)
  await press('Shift+K')
  await expect(paper.position()).toHaveText(/^1 \//)
  await press('u', 'Shift+J')
  await expect(paper.position()).toHaveText(/^2 \//)

  await press('Escape')
  await expect(details.current).toBeFocused()
  await tabTo(details.exportButton)
  await press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const offered = page.waitForEvent('download')
  await press('Enter')
  await offered
  await expect(details.tray.getByText('保存しました')).toBeVisible()
  expect(await downloadedFiles(host.profile)).toHaveLength(1)

  await tabTo(shell.back)
  await press('Enter')
  await expect(list.heading).toBeVisible()
})
