/** データ出力: exports are listed, opened, deleted and retried; the page says if the list is not stored (DESIGN §7). */
import { access, appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { heldBy } from './fixtures/held-by'
import { startProgram } from './fixtures/program'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, type Host, test, testWithClock, testWithOwnServers } from './fixtures/test'
import type { HomeworkDetailsPage } from './page-models/homework-details.page'

test.beforeEach(async ({ teacher, shell, list, details }) => {
  await expect(teacher).toHaveURL(/admin\/home/)
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scoredCells().first()).toBeVisible()
})

/** Exports a score sheet and returns its file name. */
async function exportScoreSheet(page: Page, details: HomeworkDetailsPage): Promise<string> {
  const offered = page.waitForEvent('download')
  await details.export('成績表')
  return (await offered).suggestedFilename()
}
const fileExists = (host: Host, name: string): Promise<boolean> =>
  access(path.join(host.profile, 'downloads', name)).then(
    () => true,
    () => false,
  )

test('an export is listed, downloaded again, and found by its name', async ({ page, shell, details, downloads }) => {
  const name = await exportScoreSheet(page, details)
  await details.tray.getByRole('link', { name: 'データ出力を開く' }).click()
  await expect(downloads.heading).toBeVisible()
  await expect(details.tray).toBeHidden()
  await expect(downloads.file(name)).toContainText('成績表')
  await expect(shell.menu.getByRole('link', { name: 'データ出力' })).toHaveAttribute('aria-current', 'page')

  const secondDownload = page.waitForEvent('download')
  await downloads.press('もう一度受け取る')
  const taken = await secondDownload
  expect(taken.suggestedFilename()).toBe(name)
  const copy = `${await taken.path()}.xlsx`
  await taken.saveAs(copy)
  expect((await readWorkbook(copy)).rows.length).toBeGreaterThan(5)
  await rm(copy)

  await downloads.search.fill('どこにもない')
  await expect(downloads.saved.getByText('この文字を含むファイルはありません')).toBeVisible()
  await downloads.search.fill(name.slice(0, 4))
  await expect(downloads.files).toHaveCount(1)

  await page.reload()
  await expect(downloads.file(name)).toBeVisible()
  await shell.go('トップページ')
  await expect(details.tray, 'what had ended is no news').toBeHidden()
})

testWithClock('a file is deleted only after the undo time', async ({ page, shell, details, downloads, host }) => {
  const name = await exportScoreSheet(page, details)
  await shell.go('データ出力')
  await downloads.press('削除')
  const back = downloads.files.first().getByRole('button', { name: /の削除を取り消す$/ })
  await expect(back).toBeFocused()
  await expect(downloads.files.first()).toContainText('ブラウザーが受け取ったファイルは残ります。')
  await page.keyboard.press('Enter')
  await expect(downloads.files.first().getByRole('button', { name: /削除$/ })).toBeFocused()

  await downloads.press('削除')
  await expect(back).toBeVisible()
  await shell.go('トップページ')
  await page.keyboard.press('Control+z')
  await shell.go('データ出力')
  await expect(downloads.files.first().getByRole('button', { name: /削除$/ })).toBeVisible()
  expect(await fileExists(host, name)).toBe(true)

  await downloads.press('削除')
  await expect(back).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(downloads.saved.getByText('保存したファイルはまだありません')).toBeVisible()
  await expect(downloads.saved.getByRole('heading')).toBeFocused()
  expect(await fileExists(host, name)).toBe(false)
})

testWithClock(
  'a file that the teacher has changed is not deleted, and the page says so',
  heldBy(
    'renderer/screens/downloads/downloads.test.tsx › says that a changed file and the browser’s copy are not deleted',
    'main/downloads/export-history.test.ts › that is %s now is not deleted, only its entry',
  ),
  async ({ page, shell, details, downloads, host }) => {
    const name = await exportScoreSheet(page, details)
    await appendFile(path.join(host.profile, 'downloads', name), 'changed')
    await shell.go('データ出力')
    await downloads.press('削除')
    await page.clock.runFor(10_000)
    await expect(shell.dialog).toContainText('保存したあとに変更されています')
    await page.clock.runFor(1000)
    await shell.answer('OK')
    await expect(downloads.files).toHaveCount(0)
    expect(await fileExists(host, name)).toBe(true)
  },
)

test(
  'a file that was deleted on disk is marked, and exported again',
  heldBy(
    'renderer/screens/downloads/downloads.test.tsx › that are deleted on disk say so, and can be exported again or removed',
    'main/downloads/export-history.test.ts › that is missing is marked when it is listed or opened, and can be made again',
  ),
  async ({ page, shell, details, downloads, host }) => {
    const name = await exportScoreSheet(page, details)
    await rm(path.join(host.profile, 'downloads', name))
    await shell.go('データ出力')
    await expect(downloads.file(name)).toContainText('ファイルが見つかりません')
    const offered = page.waitForEvent('download')
    await downloads.press('再出力')
    await offered
    await expect(downloads.files).toHaveCount(1)
    await expect(downloads.file(name)).not.toContainText('ファイルが見つかりません')
    expect(await fileExists(host, name)).toBe(true)
  },
)

test(
  'a failed export shows its reason, and a retry produces the file',
  heldBy(
    'renderer/screens/downloads/downloads.test.tsx › show their progress, can be cancelled, and show why they failed',
    'main/downloads/refused-export.test.ts › stops reading an HTML page instead of a workbook after its first bytes',
    'main/downloads/export-history.test.ts › is stored with its error, and retried with the same argument and id',
  ),
  async ({ page, shell, details, downloads, school, host }) => {
    await school.fault({ kind: 'html', endpoint: 'export-topic-score-overview', count: 1 })
    await details.export('成績一覧')
    await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
    await page.reload()
    await shell.go('データ出力')
    await expect(downloads.unfinished).toContainText('Excelではないデータが届きました')
    expect(await downloadedFiles(host.profile)).toEqual([])
    const offered = page.waitForEvent('download')
    await downloads.unfinished.getByRole('button', { name: /再試行$/ }).click()
    const name = (await offered).suggestedFilename()
    await expect(downloads.file(name)).toBeVisible()
    await expect(downloads.unfinished).toContainText('進行中の出力はありません。')
  },
)

test(
  'a running export is shown and cancelled, and leaves no file',
  heldBy(
    'renderer/screens/downloads/downloads.test.tsx › show their progress, can be cancelled, and show why they failed',
    'main/downloads/server-export.test.ts › ends as cancelled if the body hangs, and leaves no file',
  ),
  async ({ shell, details, downloads, school, host }) => {
    await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 60_000, count: 1 })
    await details.export('成績一覧')
    await shell.go('データ出力')
    await expect(downloads.unfinished.getByRole('progressbar')).toBeVisible()
    await downloads.unfinished.getByRole('button', { name: /中止する$/ }).click()
    await expect(downloads.unfinished).toContainText('進行中の出力はありません。')
    await expect(downloads.unfinished.getByRole('heading')).toBeFocused()
    expect(await downloadedFiles(host.profile)).toEqual([])
  },
)

test(
  'another teacher does not see the list, and a logout deletes it',
  heldBy(
    'renderer/screens/downloads/downloads.test.tsx › are not shown to the next teacher',
    'main/downloads/export-history.test.ts › belong to one teacher: another teacher sees none, and cannot open or delete them by id',
    'main/downloads/export-history.test.ts › are wiped by a chosen logout, also on the disk; the files stay',
  ),
  async ({ page, shell, details, downloads, login, home }) => {
    await exportScoreSheet(page, details)
    await shell.logOut()
    for (const who of ['bc@sample.school', 'teacher@sample.school']) {
      await login.logIn(who)
      await expect(home.heading).toBeVisible()
      await shell.go('データ出力')
      await expect(downloads.saved, who).toContainText('保存したファイルはまだありません')
      await shell.logOut()
      await expect(login.button).toBeVisible()
    }
  },
)

testWithOwnServers(
  'without encryption the list says that it ends with the program, and it does',
  heldBy(
    'renderer/screens/downloads/downloads.test.tsx › show a hint if there are none, and say if the list is not stored or was lost',
    'main/downloads/export-history.test.ts › are only in memory if nothing can be sealed: they survive a login, not a restart',
    'main/host/loopback/files.test.ts › has no secret box',
  ),
  async ({ page, folder, host, shell, details, downloads, login, home, pageChecks }) => {
    await exportScoreSheet(page, details)
    await shell.go('データ出力')
    await expect(downloads.saved).toContainText('この一覧は、はなまるを終了すると消えます。')
    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await page.goto('about:blank')
    await host.kill()
    const args = ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')]
    const restarted = await startProgram('serve.js', args)
    await login.open(restarted.address)
    await login.logIn()
    await expect(home.heading).toBeVisible()
    await shell.go('データ出力')
    await expect(downloads.saved).toContainText('保存したファイルはまだありません')
    await page.goto('about:blank')
    await restarted.stop()
  },
)
