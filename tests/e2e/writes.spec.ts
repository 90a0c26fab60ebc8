/**
 * After each write, every cached screen shows the new state at once, because the write's row in the endpoint table
 * lists the reads that are out of date (`invalidates`, DESIGN §2 "Building blocks"). The page's clock stands still, so
 * no answer becomes too old by itself and no screen refreshes by itself: only `invalidates` can bring the new state.
 */
import type { Locator, Page } from '@playwright/test'
import { day, parseJst, wireDate, wireTime } from '../../shared/domain/time'
import type { WriteEndpointName } from '../../shared/endpoints/index'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { hasRealClock } from './fixtures/page-checks'
import type { School } from './fixtures/school'
import { secondClient } from './fixtures/second-client'
import { type StartedPlan, startPlan } from './fixtures/started-plan'
import { test as base, expect } from './fixtures/test'
import { GradesPage } from './page-models/grades.page'
import type { HomePage } from './page-models/home.page'
import { HomeworkEditPage } from './page-models/homework-edit.page'
import type { HomeworkListPage } from './page-models/homework-list.page'
import { LivePage } from './page-models/live.page'
import { MessagesPage } from './page-models/messages.page'
import { PeriodicPlanPage } from './page-models/periodic-plan.page'
import { RecitationPage } from './page-models/recitation.page'
import { RedistributionPage } from './page-models/redistribution.page'
import type { Shell } from './page-models/shell.page'

/** A part of a screen, and a text that a write adds to it or removes from it. */
interface ScreenPart {
  /** Opens the screen by links of the program, and waits until its data is shown. */
  open(): Promise<void>
  at: Locator
  text: string
  isRemoved?: boolean
}

interface Write {
  name: WriteEndpointName
  /** Makes the write through the interface, and waits until the page shows its success. */
  act(): Promise<void>
  shown: readonly ScreenPart[]
}

const expectSoon = expect.configure({ timeout: 5000 })

const expectText = ({ at, text }: ScreenPart, isThere: boolean): Promise<void> =>
  isThere ? expectSoon(at).toContainText(text) : expectSoon(at).not.toContainText(text)

/** Opens the screens, makes the write, opens the screens again, and expects the new state and one request. */
async function expectShownAtOnce(page: Page, school: School, { name, act, shown }: Write): Promise<void> {
  await page.clock.setFixedTime(Date.now())
  expect(await hasRealClock(page)).toBe(false)
  const callsBefore = await school.calls(name)
  for (const each of shown) {
    await each.open()
    await expectText(each, each.isRemoved === true)
  }
  await act()
  for (const each of shown) {
    await each.open()
    await expectText(each, each.isRemoved !== true)
  }
  expect(await school.calls(name), name).toBe(callsBefore + 1)
}

/** Publishes a homework at once, to the first class, with a deadline this many days ahead. */
async function publishHomework(school: School, title: string, days: number): Promise<void> {
  const client = await secondClient(school)
  const { items: teams } = await client.call<{ items: { id: string }[] }>('team-rows', {})
  const { items: resources } = await client.call<{ items: { resource_id: string }[] }>('resource-page-list', {
    page: 1,
    limit: 1,
  })
  await client.call('publish-homework', {
    request_id: `write-${title}`,
    title,
    homework_type: 1,
    team_ids: teams[0]?.id ?? '',
    delivery_type: 0,
    end_time: wireTime(Date.now() + days * day),
    required_times: 0,
    delay: 0,
    translation: 1,
    subtitle: 1,
    sample_answer: 1,
    speech_speed: 1,
    answer_tips: 1,
    topics: resources.map(({ resource_id }) => ({ resource_id })),
  })
}

const test = base.extend<{ startedPlan: StartedPlan; plan: PeriodicPlanPage; messages: MessagesPage }>({
  startedPlan: async ({ school }, use) => use(await startPlan(school)),
  plan: ({ page }, use) => use(new PeriodicPlanPage(page)),
  messages: ({ page }, use) => use(new MessagesPage(page)),
})

/** 宿題一覧. */
const onList = (shell: Shell, list: HomeworkListPage, text: string): ScreenPart => ({
  async open() {
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
  },
  at: list.table,
  text,
})

/** 新しい宿題 of トップページ. */
const onHome = (shell: Shell, home: HomePage, text: string): ScreenPart => ({
  async open() {
    await shell.go('トップページ')
    await expect(home.newHomework.getByRole('link').first()).toBeVisible()
  },
  at: home.newHomework,
  text,
})

/** The tab 宿題 of お知らせ of トップページ. */
const inNotices = (shell: Shell, home: HomePage, text: string): ScreenPart => ({
  async open() {
    await shell.go('トップページ')
    await home.notices.getByRole('tab', { name: /^宿題/ }).click()
    await expect(home.notices.getByRole('link').first()).toBeVisible()
  },
  at: home.notices,
  text,
})

test(
  'publish-homework',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/assign/wizard.test.tsx › shows a summary, sends once for repeated clicks, and opens the homework',
  ),
  async ({ teacher, school, shell, list, home, assign }) => {
    const title = 'すぐに見える宿題'
    await expectShownAtOnce(teacher, school, {
      name: 'publish-homework',
      async act() {
        await shell.go('宿題を出す')
        await assign.wizard('通常の宿題').click()
        await teacher.getByRole('button', { name: /^スキルアップ/ }).click()
        await assign.resources.getByRole('checkbox').first().check()
        await assign.next.click()
        await assign.team('2年A組').check()
        await assign.title.fill(title)
        await assign.check.click()
        await assign.send.click()
        await assign.expectPublished(title)
      },
      shown: [onList(shell, list, title), onHome(shell, home, title)],
    })
  },
)

test(
  'create-resource',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/recitation/recitation.test.tsx › is begun with its first sound, spoken in plain English, and created once',
  ),
  async ({ teacher, school, shell, assign }) => {
    const title = 'すぐに見える音読'
    const recitation = new RecitationPage(teacher)
    await expectShownAtOnce(teacher, school, {
      name: 'create-resource',
      async act() {
        await recitation.open()
        await recitation.name.fill(title)
        await recitation.speak('文1', 'I like green tea.')
        await recitation.create.click()
        await expect(recitation.done).toBeVisible()
      },
      shown: [
        {
          async open() {
            await shell.go('宿題を出す')
            await assign.wizard('通常の宿題').click()
            await teacher.getByRole('button', { name: /^学校で作成した教材/ }).click()
            const none = teacher.getByText('この条件に合う教材はありません')
            await expect(none.or(assign.resource(title))).toBeVisible()
          },
          at: teacher.getByRole('main'),
          text: title,
        },
      ],
    })
  },
)

test(
  'ai-writing-assign',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/ai-writing/ai-writing.test.tsx › goes from a topic to the request, and sends once',
  ),
  async ({ teacher, school, shell, list, home, assign, writing }) => {
    const title = 'すぐに見える英作文'
    await expectShownAtOnce(teacher, school, {
      name: 'ai-writing-assign',
      async act() {
        await shell.go('宿題を出す')
        await teacher.getByRole('link', { name: /^AI英作文/ }).click()
        await writing.level('英検3級').click()
        await writing.topics.filter({ hasText: 'summer or winter' }).click()
        await writing.title.fill(title)
        await writing.receivers.getByRole('checkbox').first().click()
        await writing.check.click()
        await writing.send()
        await assign.expectPublished(title)
      },
      shown: [onList(shell, list, title), onHome(shell, home, title)],
    })
  },
)

test('change-homework and homework-delete', async ({ school, teacher, shell, list, home, details }) => {
  // the list is sorted by title, so these are on its first page
  const [title, changed] = ['あしたの宿題', 'あさっての宿題']
  const edit = new HomeworkEditPage(teacher)
  await publishHomework(school, title, 3)
  const onDetails = (text: string): ScreenPart => ({
    async open() {
      await shell.go('宿題一覧')
      await list.titles.filter({ hasText: /^あ/ }).click()
      await expect(details.grid).toBeVisible()
    },
    at: details.head,
    text,
  })
  await expectShownAtOnce(teacher, school, {
    name: 'change-homework',
    async act() {
      await shell.go('宿題一覧')
      await list.chooseAction(title, '編集する')
      await expect(edit.title).toHaveValue(title)
      expect(await seriousFindings(teacher)).toEqual([])
      await edit.title.fill(changed)
      await edit.save.click()
      await expect(shell.toast('宿題を変更しました。')).toBeVisible()
    },
    shown: [onHome(shell, home, changed), onList(shell, list, changed), onDetails(changed)],
  })
  await expectShownAtOnce(teacher, school, {
    name: 'homework-delete',
    async act() {
      await shell.go('宿題一覧')
      await list.link(changed).focus()
      await teacher.keyboard.press('Delete')
      await expect(list.undoButton(changed)).toBeVisible()
      await teacher.clock.runFor(10_000)
      await expect(list.titles.filter({ hasText: changed })).toHaveCount(0)
      await expect(list.undoButton(changed)).toHaveCount(0)
    },
    shown: [onHome(shell, home, changed), onList(shell, list, changed)].map(each => ({ ...each, isRemoved: true })),
  })
})

test(
  'delay-homework',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/features/homework/redistribute.test.tsx › sends once after several clicks, and shows the checked result',
    'renderer/screens/redistribution/redistribution.test.tsx › show who received it, who has submitted since, and both deadlines',
  ),
  async ({ school, login, host, page, shell, list, home, details }) => {
    // on the first page of 宿題一覧, which is sorted by title, and of 再配信の一覧, which begins with the latest deadline
    const title = 'あとで出す宿題'
    await publishHomework(school, title, 30)
    // it cannot be redistributed while it is being delivered
    await school.advance(day)
    await login.open(host.address)
    await login.logIn()
    await expect(home.heading).toBeVisible()
    const redistribution = new RedistributionPage(page)
    const status = '再配信'
    const rowOf = (table: Locator) => table.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
    const openRedistribution = async () => {
      await redistribution.open()
      await expect(redistribution.row(title)).toBeVisible()
    }
    await expectShownAtOnce(page, school, {
      name: 'delay-homework',
      async act() {
        await page.getByRole('button', { name: '再配信する' }).click()
        await redistribution.send.click()
        await expect(redistribution.dialog).toContainText('再配信しました。')
        await page.keyboard.press('Escape')
        await expect(redistribution.dialog).toHaveCount(0)
      },
      shown: [
        { ...onHome(shell, home, status), at: rowOf(home.newHomework) },
        inNotices(shell, home, `「${title}」を未提出の生徒に再配信しました`),
        { ...onList(shell, list, status), at: rowOf(list.table) },
        {
          async open() {
            await shell.go('宿題一覧')
            await list.link(title).click()
            await expect(details.grid).toBeVisible()
          },
          at: details.head,
          text: status,
        },
        { open: openRedistribution, at: redistribution.row(title), text: '再配信中' },
        {
          async open() {
            await openRedistribution()
            await redistribution.row(title).getByRole('link').click()
            await expect(redistribution.students).toBeVisible()
          },
          at: page.getByRole('main'),
          text: 'この宿題は再配信中です。',
        },
      ],
    })
  },
)

test(
  'the edits of a periodic plan',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/periodic-plan/periodic-plan.test.tsx › moves a day with the following days, previews the result, and sends nothing invalid',
    'renderer/screens/periodic-plan/periodic-plan.test.tsx › does not edit a delivered day, but copies it to another day',
  ),
  async ({ startedPlan, school, teacher, shell, plan, details, assign }) => {
    const [, second = '', third = '', fourth = ''] = startedPlan.dates
    const laterDate = (days: number) => wireDate(Number(parseJst(fourth)) + days * day)
    const [copied, added] = [laterDate(1), laterDate(2)]
    const row = teacher.getByRole('row', { name: /朝の音読/ })
    // the calendar has a header too
    const head = details.head.first()
    const facts = teacher.getByLabel('定期配信の内容').filter({ visible: true })
    const openList = async () => {
      await shell.go('定期配信管理')
      await expect(row).toBeVisible()
    }
    const openDetail = async () => {
      await openList()
      await row.getByRole('link', { name: '朝の音読', exact: true }).click()
      await expect(plan.calendar).toBeVisible()
    }
    const inRow = (text: string): ScreenPart => ({ open: openList, at: row, text })
    const inDetail = (at: Locator, text: string): ScreenPart => ({ open: openDetail, at, text })
    const choose = async (button: string) => {
      const picker = teacher.getByRole('dialog')
      const box = assign.resources.getByRole('checkbox', { checked: false }).first()
      const name = (await box.getAttribute('aria-label')) ?? ''
      await assign.resources.getByRole('checkbox', { name, exact: true }).check()
      await picker.getByRole('button', { name: button, exact: true }).click()
      await expect(picker).toHaveCount(0)
    }
    const typed = (date: string, time: string) => `${date.replaceAll('-', '/')} ${time}`
    const steps: (Write & { date?: string; done: string | RegExp })[] = [
      {
        name: 'periodic-plan-move-day',
        date: second,
        async act() {
          await plan.moveTo.fill(typed(second, '15:00'))
          await plan.moveTo.press('Enter')
          await plan.move.click()
        },
        done: /^配信日時を .+ に変えました。$/,
        shown: [inRow('15:00'), inDetail(facts, '15:00')],
      },
      {
        name: 'periodic-plan-copy-day',
        date: third,
        async act() {
          const copyTo = teacher.getByRole('textbox', { name: 'コピー先の配信日時' })
          await copyTo.fill(typed(copied, '12:00'))
          await copyTo.press('Enter')
          await teacher.getByRole('button', { name: 'コピーする' }).click()
        },
        done: /の配信を加えました。$/,
        shown: [inRow('1/5日'), inDetail(facts, '1/5日'), inDetail(plan.day(copied), '1件')],
      },
      {
        name: 'periodic-plan-add-day',
        date: added,
        async act() {
          await teacher.getByRole('button', { name: '教材を選んで加える' }).click()
          await choose('配信に加える')
        },
        done: /の配信を加えました。$/,
        shown: [inRow('1/6日'), inDetail(facts, '1/6日'), inDetail(plan.day(added), '1件')],
      },
      {
        name: 'periodic-plan-change-day',
        date: third,
        async act() {
          await teacher.getByRole('button', { name: '教材を入れかえる' }).click()
          await choose('入れかえる')
        },
        done: /の教材を入れかえました。$/,
        shown: [inDetail(plan.day(third), '2件')],
      },
      {
        name: 'periodic-plan-skip-day',
        date: fourth,
        act: () => plan.skip.click(),
        done: /の配信を取りやめました。$/,
        shown: [
          { ...inRow('1/6日'), isRemoved: true },
          { ...inDetail(plan.day(fourth), '1件'), isRemoved: true },
        ],
      },
      {
        name: 'periodic-plan-pause',
        act: () => plan.confirm('一時停止する'),
        done: '一時停止しました。',
        shown: [inRow('一時停止中'), inDetail(head, '一時停止中')],
      },
      {
        name: 'periodic-plan-resume',
        act: () => plan.confirm('再開する'),
        done: '再開しました。',
        shown: [inRow('配信中'), inDetail(head, '配信中')],
      },
      {
        name: 'periodic-plan-end',
        act: () => plan.confirm('配信を終了する'),
        done: '配信を終了しました。',
        shown: [inRow('配信終了'), inDetail(head, '配信終了')],
      },
    ]
    for (const { name, date, act, done, shown } of steps)
      await test.step(name, () =>
        expectShownAtOnce(teacher, school, {
          name,
          async act() {
            await openList()
            await row.getByRole('link', { name: '朝の音読の予定を変える' }).click()
            if (date !== undefined) await plan.day(date).click()
            await act()
            await expect(teacher.getByRole('status').filter({ hasText: done })).toBeVisible()
          },
          shown,
        }),
      )
  },
)

test(
  'send-new-message and message-delete',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/message/message.test.tsx › is sent once to the chosen classes, after a question that names the number of receivers',
    'renderer/screens/message/message.test.tsx › deletes several at once after the time to undo, in one call',
  ),
  async ({ teacher, school, messages }) => {
    const title = 'すぐに見えるメッセージ'
    const inOutbox = {
      async open() {
        await messages.open()
        await expect(messages.rows.first()).toBeVisible()
      },
      at: messages.table,
      text: title,
    }
    await expectShownAtOnce(teacher, school, {
      name: 'send-new-message',
      async act() {
        await messages.create.click()
        await messages.title.fill(title)
        await messages.content.fill('明日は辞書を持ってきてください。')
        await messages.team('2年A組').check()
        await messages.send.click()
        await messages.confirm.click()
        await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible()
      },
      shown: [inOutbox],
    })
    await expectShownAtOnce(teacher, school, {
      name: 'message-delete',
      async act() {
        await messages.row(title).getByRole('link').focus()
        await teacher.keyboard.press('Delete')
        await expect(teacher.getByRole('button', { name: /の削除を取り消す$/ }).first()).toBeVisible()
        await teacher.clock.runFor(10_000)
        await expect.poll(() => school.calls('message-delete')).toBe(1)
      },
      shown: [{ ...inOutbox, isRemoved: true }],
    })
  },
)

test(
  'online-class-create, -update, -start and -delete',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/live/live.test.tsx › is saved with what was typed',
    'renderer/screens/live/live.test.tsx › is filled from a prepared one, and is made once',
  ),
  async ({ teacher, school, shell }) => {
    const live = new LivePage(teacher)
    const [title, changed] = ['すぐに見える授業', 'すぐに見える変更']
    const inList = (text: string): ScreenPart => ({ open: () => live.open(), at: live.table, text })
    const start = wireTime(Date.now() + day / 24)
      .slice(0, 16)
      .replaceAll('-', '/')
    await expectShownAtOnce(teacher, school, {
      name: 'online-class-create',
      async act() {
        await live.fill(title, start, 'オンライン教室2')
        await live.submit.click()
        await expect(shell.toast('オンライン授業を作りました。')).toBeVisible()
      },
      shown: [inList(title)],
    })
    await expectShownAtOnce(teacher, school, {
      name: 'online-class-update',
      async act() {
        await live.rows(title).getByRole('link').click()
        await live.title.fill(changed)
        await live.save.click()
        await expect(shell.toast('オンライン授業を変更しました。')).toBeVisible()
      },
      shown: [inList(changed), { ...inList(title), isRemoved: true }],
    })
    await expectShownAtOnce(teacher, school, {
      name: 'online-class-start',
      async act() {
        await live
          .rows(changed)
          .getByRole('button', { name: /^開始する/ })
          .click()
        await shell.answer('今すぐ始める')
        await expect(live.rows(changed)).toContainText('授業中')
      },
      shown: [{ open: () => live.open(), at: live.top, text: `今：${changed}` }],
    })
    await expectShownAtOnce(teacher, school, {
      name: 'online-class-delete',
      async act() {
        await live.rows('道案内').getByRole('link').focus()
        await teacher.keyboard.press('Delete')
        await expect(shell.undoBar).toBeVisible()
        await teacher.clock.runFor(10_000)
        await expect.poll(() => school.calls('online-class-delete')).toBe(1)
      },
      shown: [{ ...inList('道案内'), isRemoved: true }],
    })
  },
)

test(
  'notice-read-all',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/home/home.test.tsx › counts the unread notices of each tab, and marks those of one tab as read',
  ),
  async ({ teacher, school, shell, home }) => {
    /** A part of お知らせ of トップページ that says 未読 until the write. */
    const unreadAt = (at: Locator): ScreenPart => ({
      async open() {
        await shell.go('トップページ')
        await expect(home.notices.getByRole('link').first()).toBeVisible()
      },
      at,
      text: '未読',
      isRemoved: true,
    })
    await expectShownAtOnce(teacher, school, {
      name: 'notice-read-all',
      async act() {
        await home.notices.getByRole('button', { name: 'すべて既読にする' }).click()
        await expect(shell.toast('お知らせをすべて既読にしました。')).toBeVisible()
      },
      shown: [
        unreadAt(home.notices.getByRole('tabpanel')),
        unreadAt(home.notices.getByRole('tab', { name: /^運営から/ })),
      ],
    })
  },
)

test(
  'team-create, team-update, batch-deletion and make-hidden',
  heldBy(
    'shared/write-rows.test.ts › %s makes stale what the screens show of it',
    'renderer/bridge/write.test.tsx › returns the answer, shows a toast, and refetches once the reads that its row makes stale',
    'renderer/screens/grades/grades.test.tsx › is made by Enter, and appears in the list',
    'renderer/screens/grades/grades.test.tsx › is typed in a dialog that F2 opens, and replaces the present one',
    'renderer/screens/grades/grades.test.tsx › change a class at once, with the name that the server has now',
    'renderer/screens/grades/team-deletion.test.tsx › says what goes before it asks, and is sent after the time to undo',
    'renderer/screens/assign/choices.test.tsx › do not contain a hidden one',
  ),
  async ({ teacher, school, shell }) => {
    const grades = new GradesPage(teacher)
    const [made, renamed] = ['3年C組', '3年D組']
    const openGrades = async () => {
      await shell.go('クラス・ID編集')
      await expect(grades.names.first()).toBeVisible()
    }
    const inPicker = (text: string): ScreenPart => ({
      async open() {
        await shell.go('データ出力')
        await expect(teacher.getByRole('combobox', { name: 'クラス' })).toContainText('2年A組')
      },
      at: teacher.getByRole('combobox', { name: 'クラス' }),
      text,
    })
    const saveName = async (name: string) => {
      await grades.nameField.fill(name)
      await teacher.keyboard.press('Enter')
      await expect(grades.dialog).toBeHidden()
    }
    const steps: Write[] = [
      {
        name: 'team-create',
        async act() {
          await openGrades()
          await grades.create.click()
          await saveName(made)
        },
        shown: [inPicker(made)],
      },
      {
        name: 'team-update',
        async act() {
          await openGrades()
          await grades.team(made).press('F2')
          await saveName(renamed)
        },
        shown: [inPicker(renamed)],
      },
      {
        name: 'batch-deletion',
        async act() {
          await openGrades()
          await grades.choose(renamed, '削除')
          await grades.dialog.getByRole('button', { name: '削除する' }).click()
          await expect(shell.undoBar).toContainText(`クラス「${renamed}」を削除します。`)
          await teacher.clock.runFor(10_000)
          await expect(grades.team(renamed)).toHaveCount(0)
        },
        shown: [{ ...inPicker(renamed), isRemoved: true }],
      },
      {
        name: 'make-hidden',
        async act() {
          await openGrades()
          await grades.row('=1+1').getByRole('switch', { name: '=1+1を宿題の配信先に出す' }).press('Space')
          await expect(grades.row('=1+1')).toContainText('非表示')
        },
        shown: [
          {
            async open() {
              await shell.go('宿題を出す')
              await teacher.getByRole('link', { name: /^AI英作文/ }).click()
              await expect(teacher.getByRole('checkbox', { name: '2年A組' })).toBeVisible()
            },
            at: teacher.getByRole('group', { name: '出すクラス・生徒' }),
            text: '=1+1',
            isRemoved: true,
          },
        ],
      },
    ]
    for (const step of steps) await test.step(step.name, () => expectShownAtOnce(teacher, school, step))
  },
)
