/** Exports of the server's own workbooks: saved, cancelled, cut off, refused (SPEC §7 blobs; DESIGN §11). */
import path from 'node:path'
import { heldBy } from './fixtures/held-by'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'

test.beforeEach(async ({ teacher, shell, list, details }) => {
  await expect(teacher).toHaveURL(/admin\/home/)
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scoredCells().first()).toBeVisible()
})

for (const { label, endpoint, heldWhole, heldCut } of [
  { label: '成績一覧', endpoint: 'export-topic-score-overview', heldWhole: {}, heldCut: {} },
  {
    label: '生徒別成績',
    endpoint: 'export-topic-student-score',
    heldWhole: heldBy(
      'main/downloads/export-kinds.test.ts › is saved completely, with progress, as a workbook that the safe reader opens',
      'renderer/screens/homework/export.test.tsx › starts the export of each item of the menu',
    ),
    heldCut: heldBy(
      'main/downloads/server-export.test.ts › refuses a body whose length is not the announced one (%i)',
      'main/downloads/export-kinds.test.ts › fails with the failure of its call, and its retry under the same id saves the file',
      'renderer/features/downloads/tray.test.tsx › opens a file, shows its folder, cancels and retries',
    ),
  },
] as const) {
  test(`${label} is saved completely`, heldWhole, async ({ page, details, host, school }) => {
    const offered = page.waitForEvent('download')
    await details.export(label)
    const taken = await offered
    await expect(details.tray.getByText('保存しました')).toBeVisible()
    const [file = '', ...others] = await downloadedFiles(host.profile)
    expect(others).toEqual([])
    expect(file).toBe(taken.suggestedFilename())
    expect((await readWorkbook(path.join(host.profile, 'downloads', file))).rows.length).toBeGreaterThan(5)
    expect(await school.calls(endpoint)).toBe(1)
  })

  test(`${label} cut off leaves no file, and a retry saves it`, heldCut, async ({ page, details, host, school }) => {
    await school.fault({ kind: 'truncate', endpoint, count: 1 })
    await details.export(label)
    await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
    expect(await downloadedFiles(host.profile)).toEqual([])
    const offered = page.waitForEvent('download')
    await details.tray.getByRole('button', { name: '再試行' }).click()
    await offered
    expect(await downloadedFiles(host.profile)).toHaveLength(1)
  })
}

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
