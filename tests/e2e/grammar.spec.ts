/** A grammar unit in Chromium: its page in a restricted frame, its training from a file (SPEC §2, DESIGN §10). */
import { heldBy } from './fixtures/held-by'
import { expect, test } from './fixtures/test'
import type { PaperPage } from './page-models/paper.page'

/** Opens the paper of the student without mistakes, in the first topic whose name contains this text. */
async function openPaper({ page, topic }: PaperPage, name: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/#/admin/homework-details/501?tab=topic&topic_id=9001&student_id=s-2`)
  const option = topic.locator('option', { hasText: name }).first()
  await topic.selectOption(await option.getAttribute('value'))
}

test('the introduction is in a frame that can access neither the bridge nor the window; the radar chart of an exam is drawn under the CSP', async ({
  teacher,
  paper,
  school,
  pageChecks,
}) => {
  pageChecks.allow(/Unsafe attempt to initiate navigation|Blocked opening/)
  await openPaper(paper, '（文法）')
  // a paper with answers begins with the training, where the answers are
  await expect(teacher.getByRole('article', { name: 'No.1', exact: true })).toContainText('正解')
  await teacher.getByRole('tab', { name: '導入' }).click()
  const frame = teacher.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const inside = teacher.frames().find(one => one !== teacher.mainFrame())
  const attempts = await inside?.evaluate(() => {
    const why = (attempt: () => unknown): string => {
      try {
        return String(attempt())
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: self.origin,
      bridge: 'hanamaru' in self,
      lead: why(() => {
        if (top) top.location.href = 'https://example.com/'
        return 'led'
      }),
      look: why(() => top?.document.title),
      open: why(() => window.open('https://example.com/')),
    }
  })
  expect(attempts).toEqual({
    origin: 'null',
    bridge: false,
    lead: 'SecurityError',
    look: 'SecurityError',
    open: 'null',
  })
  await teacher.getByRole('tab', { name: 'トレーニング' }).click()
  await expect(teacher.getByRole('article', { name: 'No.1', exact: true })).toBeVisible()
  expect(await school.calls('grammar-training-file')).toBe(1)

  await openPaper(paper, '二次試験')
  const reading = teacher.getByRole('region', { name: '音読' })
  await expect(reading.locator('svg text', { hasText: '完成度' })).toBeVisible()
  await expect(reading.getByRole('table', { name: '5つの観点' })).toBeVisible()
})

test(
  'a training that cannot be loaded shows a warning',
  heldBy(
    'renderer/results/views/grammar.test.tsx › shows an error with a retry if the file cannot be loaded, and retries in its place',
  ),
  async ({ teacher, paper, school }) => {
    await school.fault({ kind: '500', endpoint: 'grammar-training-file', count: 1 })
    await openPaper(paper, '（文法）')
    const warning = teacher.getByRole('alertdialog').or(teacher.getByRole('dialog'))
    await expect(warning).toContainText('警告')
    await expect(warning).toContainText('ファイルを読み込めませんでした')
    await warning.getByRole('button', { name: '再試行' }).click()
    await expect(teacher.getByRole('article', { name: 'No.1', exact: true })).toBeVisible()
  },
)
