/** Messages to students: written, sent once, read, sent again to those who have not read, and deleted with undo. */
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { expect, test, testWithClock } from './fixtures/test'
import { MessagesPage } from './page-models/messages.page'

test('a message goes to a class with homework, and the outbox shows it at once', async ({ teacher, school }) => {
  const messages = new MessagesPage(teacher)
  await messages.open()
  await expect(messages.rows.first()).toBeVisible()
  const before = await messages.rows.count()
  expect(await seriousFindings(teacher)).toEqual([])

  await messages.create.click()
  await messages.title.fill('明日の持ち物')
  await messages.content.fill('辞書を持ってきてください。\nノートも忘れずに。')
  await messages.team('2年A組').check()
  await teacher.getByLabel(/^宿題を付ける/).fill('全ビュー')
  await teacher.getByRole('option', { name: /全ビュー見本/ }).click()
  expect(await seriousFindings(teacher)).toEqual([])
  await expect(messages.send).toHaveText(/^\d+人に送信する$/)
  await messages.send.click()
  await messages.confirm.dblclick()
  await expect(teacher.getByRole('heading', { level: 1, name: '明日の持ち物' })).toBeVisible()
  await expect(teacher.getByText('ノートも忘れずに。')).toBeVisible()
  await expect(teacher.getByRole('link', { name: '全ビュー見本' })).toBeVisible()
  await expect(messages.receipts.locator('tbody tr[data-row]').first()).toContainText('未読')
  expect(await seriousFindings(teacher)).toEqual([])
  expect(await school.calls('send-new-message')).toBe(1)

  await messages.open()
  await expect(messages.row('明日の持ち物')).toContainText('2年A組')
  expect(await messages.rows.count()).toBe(Math.min(12, before + 1))
})

test(
  'a message whose answer is lost is sent once, and found in the outbox',
  heldBy(
    'renderer/screens/message/message.test.tsx › is not sent again if its answer is lost and the outbox has it: the outbox is shown',
    'shared/write-rows.test.ts › finds a message in the outbox by its title and its time',
  ),
  async ({ teacher, school }) => {
    const messages = new MessagesPage(teacher)
    await messages.open()
    await messages.create.click()
    await messages.title.fill('返事のないメッセージ')
    await messages.content.fill('届いたでしょうか。')
    await messages.team('2年A組').check()
    await school.fault({ kind: 'reset-after-commit', endpoint: 'send-new-message', count: 1 })
    await messages.send.click()
    await messages.confirm.click()
    await expect(messages.heading).toBeVisible()
    await expect(messages.row('返事のないメッセージ')).toHaveCount(1)
    expect(await school.calls('send-new-message')).toBe(1)
  },
)

test(
  'a typed message survives a visit to another page, and can be sent again to students who have not read it',
  heldBy(
    'renderer/screens/message/message.test.tsx › can be sent again to the students who have not read it',
    'renderer/screens/message/message.test.tsx › is filled once: the address does not ask for it any more, so a reload keeps what she has changed',
    'renderer/bridge/draft-store.test.tsx › is available at once when the form is opened again, without a call',
  ),
  async ({ teacher }) => {
    const messages = new MessagesPage(teacher)
    await messages.open()
    await messages.rows.first().getByRole('link').click()
    const sendAgainLink = teacher.getByRole('link', { name: /^未読の\d+人にもう一度送る$/ })
    await sendAgainLink.click()
    await expect(messages.title).toHaveValue(/^【再送】/)
    const name = await messages.send.textContent()
    expect(name).toMatch(/^\d+人に送信する$/)
    await messages.content.press('End')
    await messages.content.pressSequentially('もう一度。')
    await teacher.getByRole('link', { name: 'トップページ', exact: true }).click()
    await messages.open()
    await messages.create.click()
    await expect(messages.content).toHaveValue(/もう一度。/)
    await expect(messages.send).toHaveText(name ?? '')
  },
)

testWithClock('several messages are deleted by keyboard, and can be taken back', async ({ teacher, school }) => {
  const messages = new MessagesPage(teacher)
  await messages.open()
  await expect(messages.rows.first()).toBeVisible()
  const titles = await messages.rows.getByRole('link').allTextContents()
  expect(titles.length).toBeGreaterThan(2)
  const [first = '', second = ''] = titles
  await teacher.keyboard.press('ArrowDown')
  await expect(messages.row(first).getByRole('link')).toBeFocused()
  await teacher.keyboard.press('Space')
  await teacher.keyboard.press('ArrowDown')
  await teacher.keyboard.press('Space')
  await teacher.keyboard.press('Delete')
  await teacher.getByRole('button', { name: 'すべて取り消す' }).click()
  await expect(messages.row(second).getByRole('link')).toBeVisible()
  expect(await school.calls('message-delete')).toBe(0)

  await messages.row(first).getByRole('link').focus()
  await teacher.keyboard.press('Delete')
  await expect(teacher.getByRole('button', { name: /の削除を取り消す$/ }).first()).toBeVisible()
  await teacher.clock.runFor(10_000)
  await expect(messages.row(first)).toHaveCount(0)
  expect(await school.calls('message-delete')).toBe(1)
  await expect(messages.row(second)).toHaveCount(1)
})
