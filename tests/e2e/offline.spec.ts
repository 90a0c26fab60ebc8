/** The server is gone: what the teacher opened is still there, marked, and can be carried away (DESIGN §3, §4 offlineCopies). */
import path from 'node:path'
import { downloadsOf, readSheet } from './fixtures/sheet'
import { expect, test } from './fixtures/test'
import { Offline } from './page-models/offline.page'

const time = /\d+月\d+日 \d+:\d\d 時点のデータを表示しています/
const exportFailed = 'サーバーにつながらないため、出力できませんでした。'

test.beforeEach(async ({ teacher, shell, list, details, watched }) => {
  // Pictures and sounds are no copies.
  watched.allow(/status of 50\d .*\/m\//)
  await expect(teacher).toHaveURL(/admin\/home/)
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scored().first()).toBeVisible()
})

test('what was opened is shown with its time, after a reload, too, until the server is back', async ({
  page,
  shell,
  list,
  details,
  paper,
  school,
}) => {
  const offline = new Offline(page)
  const matrix = page.url()
  await page.getByRole('link', { name: '課題ごと' }).click()
  const table = page.getByRole('table', { name: /の成績$/ })
  await expect(table.getByRole('link').first()).toBeVisible()
  const topic = page.url()
  await page.goto(matrix)
  const cell = details.scored().first()
  const score = await cell.getAttribute('aria-label')
  await cell.click()
  await expect(paper.items).toBeVisible()
  const answers = await paper.items.getByRole('article').count()
  const position = await paper.position().innerText()
  await expect(offline.strip).toHaveCount(0)
  await expect(offline.mark).toHaveCount(0)

  await school.goAway()
  await page.reload()
  await expect(paper.items.getByRole('article')).toHaveCount(answers)
  await expect(paper.position()).toHaveText(position)
  await expect(offline.strip).toContainText(time)
  await expect(offline.mark).toBeVisible()

  await page.goto(topic)
  await expect(table.getByRole('link').first()).toBeVisible()
  await expect(offline.strip).toContainText(time)
  await page.getByRole('link', { name: '成績一覧', exact: true }).click()
  await expect(details.grid.getByLabel(score ?? '')).not.toHaveCount(0)
  await expect(offline.strip).toContainText(time)
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  await expect(offline.strip).toContainText(time)
  await expect(shell.dialog).toHaveCount(0)

  await offline.reconnect.click()
  await expect(shell.toasts.getByText('まだサーバーにつながりません')).toBeVisible()
  await expect(offline.strip).toBeVisible()

  await school.comeBack()
  // Main asks by itself, at most half a minute later.
  await expect(shell.toasts.getByText('サーバーにつながりました')).toBeVisible({ timeout: 60_000 })
  await expect(offline.strip).toHaveCount(0)
  await expect(offline.mark).toHaveCount(0)
  await expect(list.titles.first()).toBeVisible()
})

test('a score sheet is made of it, and says so', async ({ page, details, host, school }) => {
  const names = await details.grid.getByRole('rowheader').allInnerTexts()
  await school.goAway()
  const offered = page.waitForEvent('download')
  await details.export('成績表')
  await expect(details.tray.getByText('保存しました')).toBeVisible()
  await expect(details.tray.getByText(/^オフライン：\d{4}\/\d+\/\d+ \d+:\d\d 時点のデータ$/)).toBeVisible()
  await offered
  const [file = ''] = await downloadsOf(host.profile)
  const sheet = await readSheet(path.join(host.profile, 'downloads', file))
  const first = sheet.rows.map(row => String(row[0]))
  expect(first.filter(value => value.includes('時点のデータ'))).toEqual([
    expect.stringMatching(/^オフライン：\d{4}\/\d+\/\d+ \d+:\d\d 時点のデータ$/),
  ])
  expect(first.findIndex(value => value.includes('時点のデータ'))).toBe(3)
  expect(first.some(value => value.includes('一致しません'))).toBe(false)
  const students = sheet.rows
    .slice(first.indexOf('番号') + 1)
    .filter(row => typeof row[3] === 'string' && row[3] !== '')
  expect(students.length).toBeGreaterThanOrEqual(10)
  const written = students.map(row => String(row[1]))
  expect(written.filter(name => names.some(shown => shown.includes(name))).length).toBeGreaterThan(5)
})

test('what has no copy asks to try again, and comes by itself when the server is back', async ({
  page,
  shell,
  details,
  paper,
  school,
}) => {
  const offline = new Offline(page)
  await school.goAway()
  await details.scored().first().click()
  await expect(shell.dialog).toContainText('再度お試しください')
  await school.comeBack()
  // Main asks by itself, at most half a minute later; nobody presses 再試行.
  await expect(paper.items).toBeVisible({ timeout: 60_000 })
  await expect(offline.mark).toHaveCount(0)
  await expect(shell.dialog).toHaveCount(0)
})

for (const kind of ['reset-middle', 'truncate', 'drop'] as const) {
  test(`the server’s own sheet fails with its reason at a network that is pulled (${kind}), and its retry brings it`, async ({
    page,
    details,
    host,
    school,
  }) => {
    await school.fault({ kind, endpoint: 'export-topic-score-overview', count: 1 })
    await details.export('成績一覧')
    await expect(details.tray.getByText(exportFailed)).toBeVisible()
    expect(await downloadsOf(host.profile)).toEqual([])
    const offered = page.waitForEvent('download')
    await details.tray.getByRole('button', { name: '再試行' }).click()
    await offered
    expect(await downloadsOf(host.profile)).toHaveLength(1)
  })
}

test('the server’s own sheet fails with its reason when the server goes away under it', async ({
  page,
  details,
  host,
  school,
}) => {
  await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 60_000, count: 1 })
  await details.export('成績一覧')
  await expect.poll(() => school.calls('export-topic-score-overview')).toBe(1)
  await school.goAway()
  await expect(details.tray.getByText(exportFailed)).toBeVisible()
  expect(await downloadsOf(host.profile)).toEqual([])
  // Without a server it is refused at once.
  await details.tray.getByRole('button', { name: '再試行' }).click()
  await expect(details.tray.getByText(exportFailed)).toBeVisible()
  expect(await downloadsOf(host.profile)).toEqual([])
  await school.comeBack()
  const offered = page.waitForEvent('download')
  await details.tray.getByRole('button', { name: '再試行' }).click()
  await offered
  expect(await downloadsOf(host.profile)).toHaveLength(1)
})

test('a logout leaves nothing of it', async ({ page, shell, login, details, school }) => {
  const offline = new Offline(page)
  const matrix = page.url()
  await shell.logOut()
  await login.logIn()
  await expect(page).toHaveURL(/admin\/home/)
  await school.goAway()
  await page.goto(matrix)
  await expect(shell.dialog).toContainText('再度お試しください')
  await shell.answer('キャンセル')
  await expect(offline.strip).toHaveCount(0)
  await expect(details.cells).toHaveCount(0)
})
