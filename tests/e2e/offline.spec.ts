/**
 * The server is unreachable: opened homework is still shown, marked as a copy, and can be exported (DESIGN §3, §4
 * offlineCopies).
 */
import path from 'node:path'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test, testWithOwnServers } from './fixtures/test'
import { OfflineNotices } from './page-models/offline.page'

const time = /\d+月\d+日 \d+:\d\d 時点のデータを表示しています/
const exportFailed = 'サーバーにつながらないため、出力できませんでした。'

test.beforeEach(async ({ teacher, shell, list, details, pageChecks }) => {
  // pictures and sounds are not copied
  pageChecks.allow(/status of 50\d .*\/m\//)
  await expect(teacher).toHaveURL(/admin\/home/)
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scoredCells().first()).toBeVisible()
})

testWithOwnServers(
  'opened homework is shown with its time, also after a reload, until the server is back',
  async ({ page, shell, list, details, paper, school }) => {
    const offline = new OfflineNotices(page)
    const matrix = page.url()
    await page.getByRole('link', { name: '課題ごと' }).click()
    const table = page.getByRole('table', { name: /の成績$/ })
    await expect(table.getByRole('link').first()).toBeVisible()
    const topic = page.url()
    await page.goto(matrix)
    const cell = details.scoredCells().first()
    const score = await cell.getAttribute('aria-label')
    await cell.click()
    await expect(paper.items).toBeVisible()
    const answers = await paper.items.getByRole('article').count()
    const position = await paper.position().innerText()
    await expect(offline.strip).toHaveCount(0)
    await expect(offline.mark).toHaveCount(0)

    await school.stop()
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
    await expect(offline.mark).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
    await expect(offline.strip).toContainText(time)
    await expect(shell.dialog).toHaveCount(0)

    await offline.reconnect.click()
    await expect(shell.toasts.getByText('まだサーバーにつながりません')).toBeVisible()
    await expect(offline.strip).toBeVisible()

    await school.start()
    // main polls the server, at most half a minute later
    await expect(shell.toasts.getByText('サーバーにつながりました')).toBeVisible({ timeout: 60_000 })
    await expect(offline.strip).toHaveCount(0)
    await expect(offline.mark).toHaveCount(0)
    await expect(list.titles.first()).toBeVisible()
  },
)

testWithOwnServers(
  'a score sheet is exported from the copy, and says so',
  heldBy(
    'main/offline/offline-program.test.ts › the opened pages and the score sheet are available, and the page is notified when the server is back',
    'main/downloads/score-sheet-export.test.ts › is made from the copies, and shows their time',
    'main/downloads/score-sheet-export.test.ts › shows how many students are missing if the teacher had not opened all pages',
    'renderer/features/downloads/tray.test.tsx › says of which time the data of a file from offline copies is',
  ),
  async ({ page, details, host, school }) => {
    const names = await details.grid.getByRole('rowheader').allInnerTexts()
    await school.stop()
    const offered = page.waitForEvent('download')
    await details.export('成績表')
    await expect(details.tray.getByText('保存しました')).toBeVisible()
    await expect(details.tray.getByText(/^オフライン：\d{4}\/\d+\/\d+ \d+:\d\d 時点のデータ$/)).toBeVisible()
    await offered
    const [file = ''] = await downloadedFiles(host.profile)
    const sheet = await readWorkbook(path.join(host.profile, 'downloads', file))
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
  },
)

testWithOwnServers(
  'a page without a copy offers a retry, and loads by itself when the server is back',
  heldBy(
    'renderer/ui/offline/offline.test.tsx › closes the retry dialog when it is back, and the waiting calls succeed',
    'renderer/ui/offline/offline.test.tsx › a screen says so in its place, without a dialog, keeps the focus on its retry button, and reads again when the server is back',
    'main/http/server-connectivity.test.ts › runs with growing pauses while the server is offline, and not after it is back',
  ),
  async ({ page, shell, details, paper, school }) => {
    const offline = new OfflineNotices(page)
    await school.stop()
    await details.scoredCells().first().click()
    // The dialog only if this is the first failure: a call in the background may have noticed it before.
    const inPlace = page.getByRole('alert').filter({ hasText: 'サーバーにつながりません。' })
    await expect(inPlace.or(shell.dialog.filter({ hasText: '再度お試しください' }))).toBeVisible()
    await school.start()
    // main polls the server, at most half a minute later; nobody presses 再試行
    await expect(paper.items).toBeVisible({ timeout: 60_000 })
    await expect(offline.mark).toHaveCount(0)
    await expect(shell.dialog).toHaveCount(0)
  },
)

for (const kind of ['reset-middle', 'truncate', 'drop'] as const) {
  test(
    `the server’s own workbook fails with a reason when the network is cut (${kind}), and a retry saves it`,
    heldBy(
      'main/downloads/export-kinds.test.ts › fails with the failure of its call, and its retry under the same id saves the file',
      'main/downloads/server-export.test.ts › fails with the failure of the call or of the stream, with the message of an export',
      'main/http/client.test.ts › that breaks off throws an ApiError to its reader',
      'renderer/features/downloads/tray.test.tsx › opens a file, shows its folder, cancels and retries',
    ),
    async ({ page, details, host, school }) => {
      await school.fault({ kind, endpoint: 'export-topic-score-overview', count: 1 })
      await details.export('成績一覧')
      await expect(details.tray.getByText(exportFailed)).toBeVisible()
      expect(await downloadedFiles(host.profile)).toEqual([])
      const offered = page.waitForEvent('download')
      await details.tray.getByRole('button', { name: '再試行' }).click()
      await offered
      expect(await downloadedFiles(host.profile)).toHaveLength(1)
    },
  )
}

testWithOwnServers(
  'the server’s own workbook fails with a reason when the server stops during the export',
  heldBy(
    'main/downloads/server-export.test.ts › fails with the failure of the call or of the stream, with the message of an export',
    'main/downloads/score-sheet-export.test.ts › cannot be replaced by %s, which opens no dialog and shows why',
    'main/offline/offline-program.test.ts › the opened pages and the score sheet are available, and the page is notified when the server is back',
    'main/downloads/export-kinds.test.ts › fails with the failure of its call, and its retry under the same id saves the file',
  ),
  async ({ page, details, host, school }) => {
    await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 60_000, count: 1 })
    await details.export('成績一覧')
    await expect.poll(() => school.calls('export-topic-score-overview')).toBe(1)
    await school.stop()
    await expect(details.tray.getByText(exportFailed)).toBeVisible()
    expect(await downloadedFiles(host.profile)).toEqual([])
    // without a server it is refused immediately
    await details.tray.getByRole('button', { name: '再試行' }).click()
    await expect(details.tray.getByText(exportFailed)).toBeVisible()
    expect(await downloadedFiles(host.profile)).toEqual([])
    await school.start()
    const offered = page.waitForEvent('download')
    await details.tray.getByRole('button', { name: '再試行' }).click()
    await offered
    expect(await downloadedFiles(host.profile)).toHaveLength(1)
  },
)

testWithOwnServers(
  'a logout deletes the copies',
  heldBy(
    'main/offline/offline-program.test.ts › cannot be read on the disk, and is removed completely by a logout',
    'main/services-session-end.test.ts › has wiped token, drafts, copies, export list and media when it returns',
    'renderer/ui/offline/offline.test.tsx › shows the retry dialog if there is no copy',
  ),
  async ({ page, shell, login, details, school }) => {
    const offline = new OfflineNotices(page)
    const matrix = page.url()
    await shell.logOut()
    await login.logIn()
    await expect(page).toHaveURL(/admin\/home/)
    await school.stop()
    await page.goto(matrix)
    // the dialog is for the first failure, which may have been one of another page
    const inPlace = page.getByText('サーバーにつながりません。')
    await expect(shell.dialog.or(inPlace).first()).toBeVisible()
    if (await shell.dialog.isVisible()) await shell.answer('キャンセル')
    await expect(inPlace).toBeVisible()
    await expect(offline.strip).toHaveCount(0)
    await expect(details.cells).toHaveCount(0)
  },
)
