/** オンライン授業: weekly lessons are made once each, clashes are named, a lesson is started, and one is deleted. */
import { holidayOn } from '../../shared/domain/holiday-name'
import { day, midnight, wireDate, wireTime } from '../../shared/domain/time'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { expect, test } from './fixtures/test'
import { LivePage } from './page-models/live.page'

const dateIn = (days: number) => wireDate(midnight(Date.now(), days))
const typed = (time: string) => time.slice(0, 16).replaceAll('-', '/')

/** The first day from the day after tomorrow whose weekday has no holiday in three weeks. */
const firstDay = Array.from({ length: 28 }, (_, at) => at + 2).find(days =>
  [0, 7, 14].every(more => holidayOn(dateIn(days + more)) === null),
)

test(
  'a weekly lesson is made for each date, once each, also if an answer is lost',
  heldBy(
    'renderer/screens/live/live.test.tsx › is sent for each date, and after a lost answer only for those that are missing',
    'shared/lesson-clashes.test.ts › finds a new lesson in the list',
    'renderer/screens/live/lesson-rules.test.ts › leave holidays out, and each date can be taken out or put in',
  ),
  async ({ teacher, school }) => {
    const live = new LivePage(teacher)
    const first = firstDay ?? 2
    await live.open()
    expect(await seriousFindings(teacher)).toEqual([])
    await live.fill('放課後の音読', `${typed(dateIn(first))} 10:00`, 'オンライン教室3')
    await live.weekly.click()
    await live.until.fill(typed(dateIn(first + 15)))
    await live.until.press('Tab')
    await expect(live.dates.getByRole('checkbox', { checked: true })).toHaveCount(3)
    expect(await seriousFindings(teacher)).toEqual([])
    await school.fault({ kind: 'reset-after-commit', endpoint: 'online-class-create', count: 1 })
    await live.submit.click()
    await expect(live.rows('放課後の音読')).toHaveCount(3)
    expect(await school.calls('online-class-create')).toBe(3)
  },
)

test(
  'a lesson at the same time as another one is not made, and leads to the other',
  heldBy('renderer/screens/live/live.test.tsx › clashes with another lesson, and leads to it'),
  async ({ teacher, school }) => {
    const live = new LivePage(teacher)
    await live.open()
    await live.fill('重なる授業', `${typed(dateIn(1))} 16:30`, 'オンライン教室1')
    await expect(teacher.getByText('先生・クラスが重なります')).toBeVisible()
    await live.submit.click()
    await teacher.getByRole('link', { name: /^「道案内」/ }).click()
    await expect(live.title).toHaveValue('道案内')
    expect(await school.calls('online-class-create')).toBe(0)
  },
)

test('a lesson is started early, and another one is deleted after an undo', async ({ teacher, school, shell }) => {
  const live = new LivePage(teacher)
  await live.open()
  expect(await seriousFindings(teacher)).toEqual([])
  await live.fill('すぐ始まる授業', typed(wireTime(Date.now() + day / 24)), 'オンライン教室2')
  await live.weekly.click()
  await live.until.fill(typed(dateIn(firstDay ?? 2)))
  await live.until.press('Tab')
  await expect(live.dates.getByRole('checkbox').first()).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await live.weekly.click()
  await live.submit.click()
  await live
    .rows('すぐ始まる授業')
    .getByRole('button', { name: /^開始する/ })
    .click()
  await shell.answer('今すぐ始める')
  await expect(live.rows('すぐ始まる授業')).toContainText('授業中')
  await expect(live.top).toContainText('今：すぐ始まる授業')
  await expect(live.rows('すぐ始まる授業').getByRole('button', { name: /削除/ })).toHaveCount(0)

  await live.rows('道案内').getByRole('link').focus()
  await teacher.keyboard.press('Delete')
  await teacher.keyboard.press('Control+z')
  await expect(shell.undoBar).toHaveCount(0)
  await expect(live.rows('道案内')).toContainText('開始前')
  expect(await school.calls('online-class-delete')).toBe(0)
})
