/** A server that is unreachable, slow or sends invalid replies (SPEC §8; DESIGN §5). */
import { heldBy } from './fixtures/held-by'
import { expect, test, testWithOwnServers } from './fixtures/test'

const failed = '処理が失敗しました。再度お試しください。'

testWithOwnServers(
  'the list loads by itself after the server was unreachable',
  async ({ teacher, shell, list, home, school }) => {
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
    await expect(home.notices.getByRole('link').first()).toBeVisible()
    await expect(home.month).toContainText('提出率')
    await school.stop()
    await shell.go('宿題一覧')
    await expect(shell.dialog).toContainText(failed)
    await expect(shell.dialog).toHaveCount(1)
    await school.start()
    // Main polls the server. The school has kept its sessions, so the teacher can continue.
    await expect(list.titles.first()).toBeVisible({ timeout: 60_000 })
    await expect(shell.dialog).toHaveCount(0)
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

test(
  'the dialog offers a retry four times, then the page itself offers it',
  heldBy(
    'renderer/app/failure-display.test.tsx › a read is retried at most four times, each time when the teacher agrees',
    'renderer/screens/homework/list.test.tsx › shows a retry button after a failure',
  ),
  async ({ teacher, shell, list, school }) => {
    await school.fault({ kind: 'drop', endpoint: 'my-homework-page-list' })
    // An answer to the call by which the program looks for the server would read the list again by itself.
    await school.fault({ kind: 'drop', endpoint: 'new-notice-total' })
    await shell.go('宿題一覧')
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(shell.dialog).toContainText(failed)
      await shell.answer('再試行')
      await expect.poll(() => school.calls('my-homework-page-list')).toBe(attempt + 1)
    }
    await expect(list.retry).toBeVisible()
    await expect(shell.dialog).toHaveCount(0)
    expect(await school.calls('my-homework-page-list')).toBe(5)
    await school.clearFaults()
    await list.retry.click()
    await expect(list.titles.first()).toBeVisible()
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

test(
  'many failures at once show one dialog, and one retry repeats all',
  heldBy(
    'renderer/app/app.test.tsx › asks once for four blocks that fail together, and keeps a retry in each when declined',
    'renderer/app/failure-display.test.tsx › a read is retried at most four times, each time when the teacher agrees',
  ),
  async ({ page, host, login, home, shell, school }) => {
    await login.open(host.address)
    for (const endpoint of [
      'current-month-summary',
      'new-homework-summary',
      'new-homework-list',
      'system-notice-page-list',
    ] as const) {
      // late, because an answer to another call after it would show that the server is back, and close the dialog
      await school.fault({ kind: 'delay', endpoint, ms: 1500, count: 1 })
      await school.fault({ kind: 'drop', endpoint, count: 1 })
    }
    await login.logIn()
    await expect(shell.dialog).toContainText(failed)
    await expect(shell.dialog).toHaveCount(1)
    await shell.answer('再試行')
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
    await expect(home.month).toContainText('提出率')
    await expect(shell.dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: '再試行' })).toHaveCount(0)
  },
)

test(
  'after the dialog is declined, the page offers the retry',
  heldBy(
    'renderer/app/failure-display.test.tsx › read, %s: a question; declining it sends nothing',
    'renderer/app/app.test.tsx › asks once for four blocks that fail together, and keeps a retry in each when declined',
    'renderer/screens/homework/list.test.tsx › shows a retry button after a failure',
  ),
  async ({ teacher, shell, list, school }) => {
    await school.fault({ kind: 'drop', endpoint: 'my-homework-page-list', count: 1 })
    await shell.go('宿題一覧')
    await shell.answer('キャンセル')
    await list.retry.click()
    await expect(list.titles.first()).toBeVisible()
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

test(
  'a 500 is an alert',
  heldBy(
    'renderer/app/failure-display.test.tsx › %s, %s: an alert with only an OK button',
    'renderer/screens/homework/list.test.tsx › shows a retry button after a failure',
  ),
  async ({ teacher, shell, list, school }) => {
    await school.fault({ kind: '500', endpoint: 'my-homework-page-list', count: 1 })
    await shell.go('宿題一覧')
    await expect(shell.dialog).toContainText('サービス異常。もう一度やり直してください。')
    await shell.answer('OK')
    await expect(shell.dialog).toBeHidden()
    await list.retry.click()
    await expect(list.titles.first()).toBeVisible()
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

test(
  'an errcode is a toast with the server’s message, whatever it contains',
  heldBy(
    'renderer/app/failure-display.test.tsx › %s, %s: a toast',
    'renderer/app/failure-display.test.tsx › a toast closes by itself after 3 s',
    'main/http/unusual-responses.test.ts › with words %s is told in one line',
  ),
  async ({ teacher, shell, school }) => {
    const errmsg = 'ただいま集計中です。<b>しばらく</b>お待ちください。'
    await school.fault({ kind: 'errcode', endpoint: 'my-homework-page-list', count: 1, errcode: 403, errmsg })
    await shell.go('宿題一覧')
    await expect(shell.toasts.getByText(errmsg)).toBeVisible()
    await expect(shell.toasts).toHaveCount(1)
    await expect(shell.toasts).toHaveCount(0)
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

for (const kind of ['garbage', 'lie', 'html'] as const) {
  test(
    `a body that is ${kind} is reported, and the page keeps working`,
    heldBy(
      'main/http/unusual-responses.test.ts › %s is %s',
      'main/http/client.test.ts › an invalid body is reported with the name of the endpoint, without its content',
      'renderer/app/failure-display.test.tsx › %s, %s: an alert with only an OK button',
      'renderer/screens/homework/list.test.tsx › shows a retry button after a failure',
    ),
    async ({ teacher, shell, list, school }) => {
      await school.fault({ kind, endpoint: 'my-homework-page-list', count: 1 })
      await shell.go('宿題一覧')
      await expect(shell.dialog).toContainText('データ形式が正しくありません')
      await shell.answer('OK')
      await list.retry.click()
      await expect(list.titles.first()).toBeVisible()
      await expect(teacher).toHaveURL(/homework-management/)
      await expect.poll(() => school.calls('submit-client-log')).toBeGreaterThan(0)
    },
  )
}

test(
  'a slow server shows a skeleton of the page',
  heldBy(
    'renderer/screens/homework/list.test.tsx › hides rows and count of the previous filters while loading',
    'renderer/ui/table/data-table.test.tsx › shows skeleton rows until the first answer, and hides them from screen readers',
  ),
  async ({ teacher, shell, list, school }) => {
    await school.fault({ kind: 'delay', endpoint: 'my-homework-page-list', ms: 2000, count: 1 })
    await shell.go('宿題一覧')
    await expect(list.table.locator('tbody tr[aria-hidden]').first()).toBeVisible()
    await expect(list.titles.first()).toBeVisible()
    await expect(teacher).toHaveURL(/homework-management/)
  },
)

test(
  'background requests never show messages',
  heldBy(
    'renderer/bridge/call.test.ts › shows no failure of a background call, but a 401 ends the session',
    'main/http/background.test.ts › is polled each minute and delivered; a failed poll shows nothing',
  ),
  async ({ page, host, login, home, shell, school }) => {
    await school.fault({ kind: '500', endpoint: 'new-notice-total' })
    await login.open(host.address)
    await login.logIn()
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
    await expect.poll(() => school.calls('new-notice-total')).toBeGreaterThan(0)
    await expect(shell.dialog).toHaveCount(0)
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
  },
)

test('a paper with broken sounds says so at each sound', async ({
  teacher,
  shell,
  list,
  details,
  paper,
  school,
  pageChecks,
}) => {
  pageChecks.allow(/status of 404 .*\/m\//)
  await school.fault({ kind: '404', endpoint: 'media' })
  await shell.go('宿題一覧')
  await list.openEnded()
  await details.scoredCells().first().click()
  await expect(paper.items).toBeVisible()
  await expect(paper.items.getByText('音声を再生できません').first()).toBeVisible()
  await expect(teacher).toHaveURL(/student_id/)
})
