/** The three assign wizards, by mouse and by keyboard only (SPEC §2, §5; DESIGN §12). */
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { jstDate, typedDate } from './fixtures/jst'
import { tabTo } from './fixtures/tab-to'
import { expect, test } from './fixtures/test'

const title = 'Unit 6 駅のお知らせ（シャドーイング）'
const other = 'Unit 7 図書室で（対話のシャドーイング）'

test('from home to a published homework in four actions, by keyboard only', async ({ teacher, assign, school }) => {
  const keys = teacher.keyboard
  const actions = [
    () => keys.press('n'),
    async () => {
      await expect(assign.search).toBeFocused()
      expect(await seriousFindings(teacher)).toEqual([])
      await keys.type(title)
      await keys.press('Control+Enter')
    },
    async () => {
      await expect(assign.classSearch).toBeFocused()
      await expect(teacher.getByRole('checkbox', { name: '2年A組' })).toBeVisible()
      await keys.type('2年A組')
      await keys.press('Control+Enter')
    },
    async () => {
      await expect(assign.send).toBeFocused()
      // the summary shows contents, receivers and deadline
      await expect(assign.summary).toContainText(title)
      await expect(assign.summary).toContainText('2年A組（全員10人）')
      await expect(assign.summary).toContainText(/期限\d+\/\d+（[^）]+）23:59/)
      await keys.press('Enter')
    },
  ]
  for (const action of actions) await action()
  expect(actions).toHaveLength(4)
  await assign.expectPublished(title)
  expect(await school.calls('publish-homework')).toBe(1)
})

test('a normal homework by mouse: no input is lost when steps are changed', async ({
  teacher,
  shell,
  assign,
  school,
}) => {
  await teacher.goto(`${new URL(teacher.url()).origin}/#/admin/homework-create`)
  await expect(teacher).toHaveURL(/homework-create\/form$/)
  expect(await seriousFindings(teacher)).toEqual([])
  await assign.wizard('通常の宿題').click()
  await assign.expectStep('教材の種類')
  expect(await seriousFindings(teacher)).toEqual([])
  await teacher.getByRole('button', { name: /^スキルアップ/ }).click()

  // a missing choice is shown at its field, which gets the focus
  await assign.next.click()
  await expect(assign.faults).toHaveText('教材を1つ以上選んでください。')
  await expect(assign.search).toBeFocused()
  await assign.resource(title).check()
  await assign.resource(other).check()
  await expect(assign.faults).toHaveCount(0)
  await assign.basket.getByRole('button', { name: `${other}を上へ` }).click()
  expect(await assign.chosen()).toEqual([other, title])
  expect(await seriousFindings(teacher)).toEqual([])
  await assign.next.click()

  await assign.expectStep('クラスと期限')
  await assign.team('2年A組').check()
  await assign.classes.getByRole('button', { name: '2年A組の生徒を選ぶ' }).click()
  await assign.classes.getByRole('list', { name: '2年A組の生徒' }).getByRole('checkbox').first().uncheck()
  await expect(assign.classes.getByText('1クラス・9人を選択中')).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await assign.back.click()
  await assign.expectStep('教材')
  await teacher.goBack()
  await assign.expectStep('クラスと期限')
  await teacher.goForward()
  await assign.expectStep('教材')
  expect(await assign.chosen()).toEqual([other, title])
  await assign.step('クラスと期限').click()
  await expect(assign.team('2年A組')).toBeChecked({ indeterminate: true })

  // leave the page and return
  await shell.go('宿題一覧')
  await shell.go('宿題を出す')
  await expect(assign.wizard('通常の宿題')).toContainText('作成の途中です')
  await assign.wizard('通常の宿題').click()
  await assign.step('クラスと期限').click()
  await assign.check.click()
  await expect(assign.summary).toContainText('2年A組（9人／10人中）')
  await expect(assign.summary.getByRole('region', { name: '確認してください' })).toContainText(
    /にも出(しています|す予定です)/,
  )
  expect(await seriousFindings(teacher)).toEqual([])
  await assign.send.dblclick()
  await assign.expectPublished(`${other} ほか1件`)
  expect(await school.calls('publish-homework')).toBe(1)
  await shell.go('宿題を出す')
  await expect(assign.wizard('通常の宿題')).not.toContainText('作成の途中です')
})

test(
  'a resource is previewed from the list, with the keys of its view',
  heldBy(
    'renderer/screens/assign/catalogue.test.tsx › has its first row focused by Enter, and previews a row by P, with the keys of its view',
  ),
  async ({ teacher, assign }) => {
    const keys = teacher.keyboard
    await keys.press('n')
    await expect(assign.search).toBeFocused()
    await keys.type('Unit')
    await keys.press('Enter')
    // several resources match: the first one gets the focus
    await expect(assign.resources.getByRole('checkbox').first()).toBeFocused()
    await keys.press('ArrowDown')
    await expect(assign.resources.getByRole('checkbox').nth(1)).toBeFocused()
    await keys.press('p')
    const preview = teacher.getByRole('dialog')
    const choose = preview.getByRole('button', { name: 'この教材を選ぶ' })
    await expect(choose).toBeFocused()
    const second = (await preview.getByRole('heading', { level: 2 }).first().innerText()).trim()
    await expect(preview.locator('[data-view]')).toBeVisible()
    await keys.press('j')
    await expect(preview.locator('[aria-current], :focus').first()).toBeVisible()
    await keys.press('n')
    await expect(preview.getByRole('heading', { level: 2 }).first()).not.toHaveText(second)
    await keys.press('p')
    await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText(second)
    expect(await seriousFindings(teacher)).toEqual([])
    await choose.focus()
    await keys.press('Enter')
    await expect(preview.getByRole('button', { name: 'この教材をはずす' })).toBeVisible()
    await keys.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(assign.resources.getByRole('checkbox').nth(1)).toBeFocused()
    expect(await assign.chosen()).toEqual([second])
  },
)

test('a word test by keyboard only', async ({ teacher, shell, assign, school }) => {
  const keys = teacher.keyboard
  await shell.go('宿題を出す')
  await assign.wizard('単語テスト').focus()
  await keys.press('Enter')
  const books = teacher.getByRole('region', { name: '単語帳' }).getByRole('button')
  await expect(books.first()).toBeVisible()
  await books.first().focus()
  await keys.press('Enter')
  const parts = teacher.getByRole('list', { name: /のパート$/ }).getByRole('checkbox')
  await expect(parts.first()).toBeVisible()
  await parts.first().focus()
  await keys.press('Space')
  await assign.basket.getByRole('button', { name: /の中身を確かめる$/ }).press('Enter')
  await expect(teacher.getByRole('dialog').locator('[data-view]')).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await keys.press('Escape')
  await expect(teacher.getByRole('dialog')).toHaveCount(0)
  await keys.press('Control+Enter')
  await expect(assign.classSearch).toBeFocused()
  await keys.type('2年A組')
  await keys.press('Enter')
  await keys.press('Control+Enter')
  // the first faulty field gets the focus
  await expect(assign.start).toBeFocused()
  await expect(teacher.getByText('配信日時を指定してください。')).toBeVisible()
  await keys.type(`${typedDate(1)} 9:00`)
  await keys.press('Enter')
  await expect(assign.start).toHaveValue(/（[^）]+）9:00$/)
  await keys.press('ArrowDown')
  const calendar = teacher.getByRole('dialog', { name: '配信日時のカレンダー' })
  await expect(calendar.getByRole('button', { name: '次の月' })).toBeVisible()
  expect(await seriousFindings(teacher), 'the last step, with a calendar').toEqual([])
  await keys.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(assign.start).toBeFocused()
  await keys.press('Control+Enter')
  await expect(assign.end).toBeFocused()
  await keys.type(`${typedDate(3)} 18時`)
  await keys.press('Control+Enter')
  await expect(assign.send).toBeFocused()
  await keys.press('Enter')
  await assign.expectPublished('中学1年 基本単語 Part 1')
  expect(await school.calls('publish-homework')).toBe(1)
})

test(
  'a word test by mouse, with the start chosen in the calendar',
  heldBy(
    'renderer/ui/date-fields.test.tsx › opens a calendar with ↓, in which day and time are chosen by keyboard, and takes the focus back',
    'renderer/screens/assign/deadlines.test.tsx › counts from its day',
    'renderer/screens/assign/deadlines.test.tsx › %s: a click sets the deadline',
    'renderer/screens/assign/choices.test.tsx › refuses a deadline before the delivery',
  ),
  async ({ teacher, shell, assign }) => {
    await shell.go('宿題を出す')
    await assign.wizard('単語テスト').click()
    await teacher.getByRole('region', { name: '単語帳' }).getByRole('button').first().click()
    await teacher.getByRole('checkbox', { name: /Part 2$/ }).check()
    await assign.next.click()
    await assign.team('2年A組').check()
    await teacher.getByRole('button', { name: '配信日時のカレンダー' }).click()
    const calendar = teacher.getByRole('dialog', { name: '配信日時のカレンダー' })
    await calendar.getByRole('button', { name: '次の月' }).click()
    expect(await seriousFindings(teacher)).toEqual([])
    await calendar.getByRole('button', { name: /\/\d+\/15（/ }).click()
    await calendar.getByRole('button', { name: '8:30', exact: true }).click()
    await expect(calendar).toHaveCount(0)
    await expect(assign.start).toHaveValue(/\/15（[^）]+）8:30$/)
    // the proposed deadlines count from the start
    await teacher.getByRole('button', { name: /^配信の翌日（\d+\/16）$/ }).click()
    await expect(assign.end).toHaveValue(/\/16（[^）]+）23:59$/)
    // a deadline before the start
    await assign.end.fill('明日 8:00')
    await assign.check.click()
    await expect(teacher.getByText('期限は、配信日時より後の日時を指定してください。')).toBeVisible()
    await expect(assign.end).toBeFocused()
  },
)

test('a plan by mouse: spread over days, copied, shifted, undone', async ({ teacher, shell, assign, school }) => {
  await shell.go('宿題を出す')
  await assign.wizard('定期配信').click()
  await teacher.getByRole('button', { name: /^スキルアップ/ }).click()
  await assign.next.click()
  await expect(assign.faults).toHaveText('配信日を1日以上指定してください。')
  const pick = teacher.getByRole('button', { name: '教材を選んで入れる' })
  await expect(pick).toBeFocused()
  await pick.click()
  const picker = teacher.getByRole('dialog', { name: '教材を選んで入れる' })
  await assign.resource(title).check()
  await assign.resource(other).check()
  for (const weekday of ['日', '土']) await picker.getByRole('button', { name: weekday, exact: true }).click()
  expect(await seriousFindings(teacher)).toEqual([])
  await tabTo(picker.getByRole('button', { name: '入れる', exact: true }))
  await teacher.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(assign.faults).toHaveCount(0)

  await expect(teacher.getByText('配信日2日・教材2件')).toBeVisible()
  await teacher.getByText('全日程').click()
  const days = teacher.getByRole('list', { name: '全日程' }).getByRole('button')
  await expect(days).toHaveCount(2)
  await expect(days.first()).toContainText(title)
  await days.first().click()
  await teacher.getByRole('textbox', { name: '同じ内容を配信する日' }).fill(typedDate(5))
  await teacher.getByRole('button', { name: 'コピーする' }).click()
  await expect(days).toHaveCount(3)
  await teacher.getByRole('button', { name: 'ずらす', exact: true }).click()
  await expect(teacher.getByText('3日分の配信をずらしました。')).toBeVisible()
  await expect(days.last()).toContainText(`${jstDate(6).month}月${jstDate(6).day}日`)
  await teacher.getByRole('button', { name: '元に戻す' }).click()
  await expect(days.last()).toContainText(`${jstDate(5).month}月${jstDate(5).day}日`)
  // a day without content is a fault
  await days.last().click()
  await assign.basket.getByRole('button', { name: `${title}をはずす` }).click()
  await assign.next.click()
  await expect(assign.faults).toHaveText('すべての配信日に教材を1つ以上入れてください。')
  await teacher.getByRole('button', { name: '配信日からはずす' }).click()
  await expect(days).toHaveCount(2)
  expect(await seriousFindings(teacher)).toEqual([])
  await assign.next.click()

  await teacher.getByText('毎日の音読').click()
  await assign.team('2年A組').check()
  await teacher.getByRole('button', { name: /^最終配信の翌日（/ }).click()
  expect(await seriousFindings(teacher)).toEqual([])
  await assign.check.click()
  await expect(assign.summary).toContainText('2日（')
  await assign.send.click()
  await assign.expectPublished('毎日の音読')
  expect(await school.calls('publish-homework')).toBe(1)
})

test(
  'a plan by keyboard only',
  heldBy(
    'renderer/screens/assign/choices.test.tsx › is made by keyboard, from the kind of its contents to its publication',
  ),
  async ({ teacher, shell, assign }) => {
    const keys = teacher.keyboard
    await shell.go('宿題を出す')
    await assign.wizard('定期配信').focus()
    await keys.press('Enter')
    await assign.expectStep('教材の種類')
    // the first choice, all families, has the focus
    await expect(teacher.getByRole('button', { name: /^すべての教材からさがす/ })).toBeFocused()
    expect(await seriousFindings(teacher)).toEqual([])
    await keys.press('Enter')
    await expect(teacher.getByRole('button', { name: '教材を選んで入れる' })).toBeFocused()
    await keys.press('Enter')
    await expect(assign.search).toBeFocused()
    await keys.type(title)
    await keys.press('Enter')
    await expect(assign.basket.getByText(title)).toBeVisible()
    expect(await seriousFindings(teacher)).toEqual([])
    const put = teacher.getByRole('button', { name: '入れる', exact: true })
    for (let tabs = 0; tabs < 40 && !(await put.evaluate(each => each === document.activeElement)); tabs++)
      await keys.press('Tab')
    await keys.press('Enter')
    await expect(teacher.getByText('配信日1日・教材1件')).toBeVisible()
    expect(await seriousFindings(teacher)).toEqual([])
    await keys.press('Control+Enter')
    await expect(assign.title).toBeFocused()
    await keys.type('毎日の一題')
    expect(await seriousFindings(teacher)).toEqual([])
    await assign.classSearch.focus()
    await expect(teacher.getByRole('checkbox', { name: '2年A組' })).toBeVisible()
    await keys.type('2年A組')
    await keys.press('Enter')
    await assign.end.focus()
    await keys.type(`${typedDate(9)} 18:00`)
    await keys.press('Control+Enter')
    await expect(assign.send).toBeFocused()
    await keys.press('Enter')
    await assign.expectPublished('毎日の一題')
  },
)
