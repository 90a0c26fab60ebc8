/** Exports of the server's own workbooks: saved, cancelled, cut off, refused (SPEC §7 blobs; DESIGN §11). */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import type { School } from './fixtures/school'
import { expect, type Host, test } from './fixtures/test'
import type { HomeworkDetailsPage } from './page-models/homework-details.page'

test.beforeEach(async ({ teacher, shell, list, details }) => {
  await expect(teacher).toHaveURL(/admin\/home/)
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scoredCells().first()).toBeVisible()
})

type WorkbookEndpoint = 'export-topic-score-overview' | 'export-topic-student-score'

interface Fixtures {
  page: Page
  details: HomeworkDetailsPage
  host: Host
  school: School
}

/** Exports a workbook and asserts that it is the only file, and complete. */
async function expectSaved(
  label: string,
  endpoint: WorkbookEndpoint,
  { page, details, host, school }: Fixtures,
): Promise<void> {
  const offered = page.waitForEvent('download')
  await details.export(label)
  const taken = await offered
  await expect(details.tray.getByText('保存しました')).toBeVisible()
  const [file = '', ...others] = await downloadedFiles(host.profile)
  expect(others).toEqual([])
  expect(file).toBe(taken.suggestedFilename())
  expect((await readWorkbook(path.join(host.profile, 'downloads', file))).rows.length).toBeGreaterThan(5)
  expect(await school.calls(endpoint)).toBe(1)
}

/** Asserts that an export that is cut off leaves no file, and that a retry saves one. */
async function expectRetrySaves(
  label: string,
  endpoint: WorkbookEndpoint,
  { page, details, host, school }: Fixtures,
): Promise<void> {
  const before = await downloadedFiles(host.profile)
  await school.fault({ kind: 'truncate', endpoint, count: 1 })
  await details.export(label)
  await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
  expect(await downloadedFiles(host.profile)).toEqual(before)
  const offered = page.waitForEvent('download')
  await details.tray.getByRole('button', { name: '再試行' }).click()
  await offered
  expect(await downloadedFiles(host.profile)).toHaveLength(before.length + 1)
}

test('成績一覧 is saved completely; cut off it leaves no file, and a retry saves it; axe finds nothing meanwhile', async ({
  teacher,
  shell,
  details,
  downloads,
  host,
  school,
}) => {
  const endpoint = 'export-topic-score-overview'
  expect(await seriousFindings(teacher), 'the matrix').toEqual([])
  await details.exportButton.click()
  await expect(teacher.getByRole('menuitem').first()).toBeVisible()
  expect(await seriousFindings(teacher, '[role="menu"]'), 'its menu').toEqual([])
  await teacher.keyboard.press('Escape')
  await expectSaved('成績一覧', endpoint, { page: teacher, details, host, school })
  await expectRetrySaves('成績一覧', endpoint, { page: teacher, details, host, school })

  // beside the saved files, one that failed and one that runs
  await school.fault({ kind: 'truncate', endpoint, count: 1 })
  await details.export('成績一覧')
  await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
  await school.fault({ kind: 'delay', endpoint: 'export-topic-student-score', ms: 60_000, count: 1 })
  await details.export('生徒別成績')
  await expect(details.tray.getByRole('progressbar')).toBeVisible()
  expect(await seriousFindings(teacher, '[aria-label="ダウンロード"]'), 'the tray').toEqual([])
  await details.tray.getByRole('button', { name: '小さくする' }).click()
  expect(await seriousFindings(teacher, 'header'), 'the folded tray').toEqual([])
  await teacher.getByRole('link', { name: '課題ごと' }).click()
  await expect(teacher.getByRole('link', { name: /の答案を開く$/ }).first()).toBeVisible()
  expect(await seriousFindings(teacher), 'one topic').toEqual([])
  await shell.go('データ出力')
  await expect(downloads.files).toHaveCount(2)
  await expect(downloads.offlineCopies.getByRole('row').nth(1)).toBeVisible()
  expect(await seriousFindings(teacher), 'データ出力').toEqual([])
  await downloads.press('削除')
  expect(await seriousFindings(teacher), 'about to be deleted').toEqual([])
})

test(
  '生徒別成績 is saved completely; cut off it leaves no file, and a retry saves it',
  heldBy(
    'main/downloads/export-kinds.test.ts › is saved completely, with progress, as a workbook that the safe reader opens',
    'renderer/screens/homework/export.test.tsx › starts the export of each item of the menu',
    'main/downloads/server-export.test.ts › refuses a body whose length is not the announced one (%i)',
    'main/downloads/export-kinds.test.ts › fails with the failure of its call, and its retry under the same id saves the file',
    'renderer/features/downloads/tray.test.tsx › opens a file, shows its folder, cancels and retries',
  ),
  async ({ page, details, host, school }) => {
    await expectSaved('生徒別成績', 'export-topic-student-score', { page, details, host, school })
    await expectRetrySaves('生徒別成績', 'export-topic-student-score', { page, details, host, school })
  },
)

test(
  'an HTML page of a web filter is not saved as a workbook',
  heldBy(
    'main/downloads/refused-export.test.ts › stops reading an HTML page instead of a workbook after its first bytes',
    'renderer/screens/homework/export.test.tsx › shows why it failed, and retries the same export',
  ),
  async ({ details, host, school }) => {
    await school.fault({ kind: 'html', endpoint: 'export-topic-score-overview', count: 1 })
    await details.export('成績一覧')
    await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
    expect(await downloadedFiles(host.profile)).toEqual([])
  },
)

test(
  'a cancelled export leaves no file',
  heldBy(
    'main/downloads/server-export.test.ts › ends as cancelled if the body hangs, and leaves no file',
    'renderer/screens/homework/export.test.tsx › cancels an export',
  ),
  async ({ details, host, school }) => {
    await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 20_000, count: 1 })
    await details.export('成績一覧')
    await details.tray.getByRole('button', { name: /中止する$/ }).click()
    await expect(details.tray).toBeHidden()
    expect(await downloadedFiles(host.profile)).toEqual([])
  },
)

test(
  'a server that fails between the pages of a score sheet does not change the shown matrix',
  heldBy(
    'main/downloads/score-sheet-export.test.ts › continues with copies if the network fails in the middle, and shows it below the table',
  ),
  async ({ details, host, school }) => {
    await school.fault({ kind: 'reset-middle', endpoint: 'topic-score-overview-y' })
    await details.export('成績表')
    await expect(details.tray.getByText('保存しました')).toBeVisible()
    const [file = '', ...others] = await downloadedFiles(host.profile)
    expect(others).toEqual([])
    const { rows } = await readWorkbook(path.join(host.profile, 'downloads', file))
    expect(rows.some(([first]) => String(first).startsWith('オフライン：'))).toBe(true)
    expect(rows.some(([first]) => String(first).includes('一致しません'))).toBe(false)
  },
)
