/** No choice for a homework is lost, and no homework is created twice (SPEC §4, §5, §8; DESIGN §5, §11). */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { heldBy } from './fixtures/held-by'
import { typedDate } from './fixtures/jst'
import { startProgram } from './fixtures/program'
import { expect, test, testWithOwnServers } from './fixtures/test'
import type { AssignPage } from './page-models/assign.page'

const title = 'Unit 6 駅のお知らせ（シャドーイング）'

/** Goes through the routine wizard to its last step and makes every choice. */
async function goToLastStep(page: Page, assign: AssignPage): Promise<void> {
  await page.keyboard.press('n')
  await expect(assign.search).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Control+Enter')
  await expect(assign.classSearch).toBeFocused()
  await assign.team('2年A組').check()
  await assign.title.fill('わすれない宿題')
  await assign.end.fill(`${typedDate(4)} 17:00`)
  await page.keyboard.press('Enter')
  await expect(assign.end).toHaveValue(/17:00$/)
}

async function expectFilled(assign: AssignPage): Promise<void> {
  await assign.expectStep('クラスと期限')
  await expect(assign.title).toHaveValue('わすれない宿題')
  await expect(assign.team('2年A組')).toBeChecked()
  await expect(assign.end).toHaveValue(/（[^）]+）17:00$/)
}

testWithOwnServers(
  'a 401 at the last step and an exit of the program lose no input',
  heldBy(
    'renderer/screens/assign/choices.test.tsx › says that it continues the draft, until the teacher has read it',
    'renderer/screens/assign/summary.test.tsx › is removed once the homework is published',
    'renderer/bridge/draft-store.test.tsx › is sent for the session in which it was typed: %s',
    'main/store/drafts.test.ts › are kept over an end that the teacher did not choose, %s',
  ),
  async ({ teacher, assign, login, school, host, folder, shell, home, pageChecks }) => {
    await goToLastStep(teacher, assign)
    await school.fault({ kind: '401', endpoint: 'publish-homework', count: 1 })
    await assign.check.click()
    await assign.send.click()
    await expect(login.button).toBeVisible()
    await login.logIn()
    await expectFilled(assign)

    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await host.kill()
    const restarted = await startProgram('serve.js', [
      '--port',
      '0',
      '--profile',
      host.profile,
      '--config',
      path.join(folder, 'config.json'),
    ])
    await login.open(restarted.address)
    await login.logIn()
    await expect(home.heading).toBeVisible()
    await shell.go('宿題を出す')
    await expect(assign.wizard('通常の宿題')).toContainText('作成の途中です')
    await assign.wizard('通常の宿題').click()
    await expect(teacher.getByText('前に作成の途中だった内容です。')).toBeVisible()
    await assign.step('クラスと期限').click()
    await expectFilled(assign)
    // the restored draft is published once, and the draft is empty afterwards
    await assign.check.click()
    await assign.send.click()
    await assign.expectPublished('わすれない宿題')
    await shell.go('宿題を出す')
    await expect(assign.wizard('通常の宿題')).not.toContainText('作成の途中です')
    await teacher.goto('about:blank')
    await restarted.stop()
  },
)

test('a lost reply creates one homework, and opens it', async ({ teacher, assign, school, shell, list }) => {
  await goToLastStep(teacher, assign)
  await school.fault({ kind: 'reset-after-commit', endpoint: 'publish-homework', count: 1 })
  // the outcome is unknown at first
  await school.fault({ kind: '500', endpoint: 'publish-result', count: 1 })
  await assign.check.click()
  await assign.send.click()
  await expect(assign.summary.getByRole('alert')).toContainText('確認できません')
  // after a change and a second publication, the homework of the first one is found and reported
  await assign.summary.getByRole('button', { name: '内容を直す' }).click()
  await expect(assign.check).toBeFocused()
  await assign.title.fill('書きかえた宿題')
  await assign.check.click()
  await assign.send.click()
  await expect(shell.dialog).toContainText('前に送った内容で、宿題はすでに出されています。')
  await shell.answer('OK')
  await assign.expectPublished('わすれない宿題')
  expect(await school.calls('publish-homework')).toBe(1)
  await shell.go('宿題一覧')
  await list.search.fill('宿題')
  await expect(list.titles.filter({ hasText: 'わすれない宿題' })).toHaveCount(1)
  await expect(list.titles.filter({ hasText: '書きかえた宿題' })).toHaveCount(0)
})

test(
  'a refusal of the server and a start in the past keep the draft',
  heldBy(
    'renderer/screens/assign/wizard.test.tsx › keeps the draft if the server refuses, and shows the reason',
    'renderer/screens/assign/summary.test.tsx › is not published if its delivery passed while the summary was open, and stays',
    'renderer/screens/assign/zones.test.ts › the server’s time is used',
  ),
  async ({ teacher, assign, school }) => {
    await goToLastStep(teacher, assign)
    await school.fault({ kind: 'errcode', endpoint: 'publish-homework', errmsg: '今は出せません。', count: 1 })
    await assign.check.click()
    await assign.send.click()
    await expect(assign.summary.getByRole('alert')).toHaveText('今は出せません。')
    await assign.summary.getByRole('button', { name: '内容を直す' }).click()
    await expectFilled(assign)

    await teacher.getByText('日時を指定', { exact: true }).click()
    await assign.start.fill(`${typedDate(1)} 9:00`)
    await assign.check.click()
    await expect(assign.send).toBeFocused()
    // two days later in the same window: the server refuses first; its reply also corrects the clock of the page
    await school.advance(2 * 864e5)
    await assign.send.click()
    await expect(assign.summary.getByRole('alert')).toContainText('配信日時')
    await assign.send.click()
    await expect(assign.summary).toHaveCount(0)
    await expect(assign.start).toBeFocused()
    await expect(assign.start).toHaveAccessibleDescription('配信日時は、現在より後の日時を指定してください。')
    await expectFilled(assign)
  },
)

test(
  'each fault is shown at its field',
  heldBy(
    'renderer/screens/assign/choices.test.tsx › shows each fault at its field, and focuses the first one instead of opening the summary',
  ),
  async ({ teacher, assign }) => {
    await goToLastStep(teacher, assign)
    const expectText = (words: string | RegExp) => expect(teacher.getByText(words)).toBeVisible()
    for (const [typed, words] of [
      ['', '宿題名を入力してください。'],
      ['あ'.repeat(51), '宿題名は50文字以内で入力してください。'],
      ['a/b', /宿題名に次の文字は使えません/],
      ['がんばれ🎉', '無効な文字が含まれています'],
    ] as const) {
      await assign.title.fill(typed)
      // not by its text: a toast also says that a title is too long
      await expect(assign.title).toHaveAccessibleDescription(words)
      await expect(assign.title).toHaveAttribute('aria-invalid', 'true')
    }
    await assign.team('2年A組').uncheck()
    await expectText('クラスを選択してください。')
    await assign.end.fill('2020/1/1 8:00')
    await expectText('期限は、現在より後の日時を指定してください。')
    await assign.end.fill('らいねん')
    await assign.title.click()
    await expectText('日時を読み取れません。例：11/28 18:00')
    await assign.end.fill('')
    await expectText('期限を指定してください。')
    await teacher.getByText('日時を指定', { exact: true }).click()
    await assign.start.fill('2020/1/1 8:00')
    await expectText('配信日時は、現在より後の日時を指定してください。')
    await teacher.keyboard.press('Control+Enter')
    await expect(assign.title).toBeFocused()
    await expect(assign.summary).toHaveCount(0)
  },
)
