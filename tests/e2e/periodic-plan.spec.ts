/** A started periodic plan: its days are moved, skipped and restored; it is paused, resumed and ended. */
import { day, parseJst, wireDate } from '../../shared/domain/time'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { type Plan, type StartedPlan, startPlan } from './fixtures/started-plan'
import { tabTo } from './fixtures/tab-to'
import { test as base, expect } from './fixtures/test'
import { PeriodicPlanPage } from './page-models/periodic-plan.page'

const test = base.extend<{ startedPlan: StartedPlan; plan: PeriodicPlanPage }>({
  startedPlan: async ({ school }, use) => use(await startPlan(school)),
  plan: ({ page }, use) => use(new PeriodicPlanPage(page)),
})

const datesOf = ({ items }: Plan) => items.map(one => one.date)

test('by mouse', async ({ startedPlan, teacher, shell, plan }) => {
  const [first = '', second = '', third = '', fourth = ''] = startedPlan.dates
  await shell.go('定期配信管理')
  const row = teacher.getByRole('row', { name: /朝の音読/ })
  await expect(row).toContainText('1/4日')
  expect(await seriousFindings(teacher)).toEqual([])
  await row.getByRole('link', { name: '朝の音読', exact: true }).click()
  await expect(plan.day(second)).toHaveAttribute('aria-pressed', 'true')
  await plan.day(first).click()
  await expect(plan.panel).toContainText('に配信しました')
  await teacher.getByRole('link', { name: '予定を変える' }).click()
  await expect(plan.skip).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])

  // move the last two by one day
  await plan.day(third).click()
  await plan.moveTo.fill(`${wireDate(Number(parseJst(third)) + day).replaceAll('-', '/')} 12:00`)
  await plan.moveTo.press('Enter')
  await teacher.getByRole('checkbox', { name: '後の配信日（1日）も同じだけずらす' }).check()
  await plan.move.click()
  await expect(teacher.getByText('2日分の配信をずらしました。')).toBeVisible()
  expect(datesOf(await startedPlan.read())).toEqual([first, second, fourth, wireDate(Number(parseJst(fourth)) + day)])
  await plan.undo.click()
  await expect(teacher.getByText('元に戻しました。')).toBeVisible()
  expect(datesOf(await startedPlan.read())).toEqual(startedPlan.dates)

  await plan.confirm('一時停止する')
  await expect(teacher.getByText(/^一時停止中です。/)).toBeVisible()
  expect((await startedPlan.read()).plan_status).toBe(2)
  await plan.confirm('再開する')
  await expect(teacher.getByText('再開しました。')).toBeVisible()
  expect((await startedPlan.read()).plan_status).toBe(1)
  expect(datesOf(await startedPlan.read())).toEqual(startedPlan.dates)

  await plan.confirm('配信を終了する')
  await expect(teacher.getByText('配信を終了しました。')).toBeVisible()
  expect(datesOf(await startedPlan.read())).toEqual([first])
})

test(
  'by keyboard only: a day is skipped and restored unchanged',
  heldBy(
    'renderer/screens/periodic-plan/periodic-plan.test.tsx › skips a day, and adds it back on undo',
    'renderer/screens/periodic-plan/periodic-plan.test.tsx › selects the next delivery first; arrow keys and Enter select another day',
  ),
  async ({ startedPlan, teacher, plan }) => {
    const [, second = '', third = ''] = startedPlan.dates
    const before = await startedPlan.read()
    await teacher.evaluate(id => {
      location.hash = `/admin/homework/periodic-plan-edit?homework_id=${id}`
    }, before.homework_id)
    await expect(plan.day(second)).toHaveAttribute('aria-pressed', 'true')
    await tabTo(plan.day(second))
    await teacher.keyboard.press('ArrowRight')
    await expect(plan.day(third)).toBeFocused()
    await teacher.keyboard.press('Enter')
    await tabTo(plan.skip)
    await teacher.keyboard.press('Enter')
    await expect(plan.undo).toBeFocused()
    expect(datesOf(await startedPlan.read())).not.toContain(third)
    await teacher.keyboard.press('Enter')
    await expect(teacher.getByText('元に戻しました。')).toBeVisible()
    const after = await startedPlan.read()
    expect(after.items.map(one => [one.start_time, one.topics.map(({ resource_id }) => resource_id)])).toEqual(
      before.items.map(one => [one.start_time, one.topics.map(({ resource_id }) => resource_id)]),
    )
  },
)
