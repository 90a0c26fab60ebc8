/** Exports: the server's own sheets on disk, cancelled, cut off, refused (SPEC §7 blobs; DESIGN §11). */
import path from 'node:path'
import { downloadsOf, readSheet } from './fixtures/sheet'
import { expect, test } from './fixtures/test'

test.beforeEach(async ({ teacher, shell, list, details }) => {
  await expect(teacher).toHaveURL(/admin\/home/)
  await shell.go('宿題一覧')
  await list.openEnded()
  await expect(details.scored().first()).toBeVisible()
})

for (const { label, endpoint } of [
  { label: '成績一覧', endpoint: 'export-topic-score-overview' },
  { label: '生徒別成績', endpoint: 'export-topic-student-score' },
] as const) {
  test(`${label} comes whole`, async ({ page, details, host, school }) => {
    const offered = page.waitForEvent('download')
    await details.export(label)
    const taken = await offered
    await expect(details.tray.getByText('保存しました')).toBeVisible()
    const [file = '', ...others] = await downloadsOf(host.profile)
    expect(others).toEqual([])
    expect(file).toBe(taken.suggestedFilename())
    expect((await readSheet(path.join(host.profile, 'downloads', file))).rows.length).toBeGreaterThan(5)
    expect(await school.calls(endpoint)).toBe(1)
  })

  test(`${label} cut off leaves no file, and its retry brings it`, async ({ page, details, host, school }) => {
    await school.fault({ kind: 'truncate', endpoint, count: 1 })
    await details.export(label)
    await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
    expect(await downloadsOf(host.profile)).toEqual([])
    const offered = page.waitForEvent('download')
    await details.tray.getByRole('button', { name: '再試行' }).click()
    await offered
    expect(await downloadsOf(host.profile)).toHaveLength(1)
  })
}

test('a page of the filter is not taken for a sheet', async ({ details, host, school }) => {
  await school.fault({ kind: 'html', endpoint: 'export-topic-score-overview', count: 1 })
  await details.export('成績一覧')
  await expect(details.tray.getByRole('button', { name: '再試行' })).toBeVisible()
  expect(await downloadsOf(host.profile)).toEqual([])
})

test('a cancelled export leaves nothing', async ({ details, host, school }) => {
  await school.fault({ kind: 'delay', endpoint: 'export-topic-score-overview', ms: 20_000, count: 1 })
  await details.export('成績一覧')
  await details.tray.getByRole('button', { name: /中止する$/ }).click()
  await expect(details.tray).toBeHidden()
  expect(await downloadsOf(host.profile)).toEqual([])
})

test('a server that is cut off between the pages of a score sheet leaves what the matrix has shown', async ({
  details,
  host,
  school,
}) => {
  await school.fault({ kind: 'reset-middle', endpoint: 'topic-score-overview-y' })
  await details.export('成績表')
  await expect(details.tray.getByText('保存しました')).toBeVisible()
  const [file = '', ...others] = await downloadsOf(host.profile)
  expect(others).toEqual([])
  const { rows } = await readSheet(path.join(host.profile, 'downloads', file))
  expect(rows.some(([first]) => String(first).startsWith('オフライン：'))).toBe(true)
  expect(rows.some(([first]) => String(first).includes('一致しません'))).toBe(false)
})
