/** A write whose answer was lost is looked up, never sent again (SPEC §8); a homework that is gone is shown as gone. */
import type { Page } from '@playwright/test'
import { heldBy } from './fixtures/held-by'
import type { School } from './fixtures/school'
import { secondClient } from './fixtures/second-client'
import { expect, test } from './fixtures/test'
import { HomeworkEditPage } from './page-models/homework-edit.page'

const missing = 'この宿題は見つかりません。'

interface Homework {
  homework_id: string
  title: string
}

/** A client of the same teacher on another PC, and a homework of the first page of 宿題一覧. */
async function otherPc(school: School) {
  const client = await secondClient(school)
  const { items } = await client.call<{ items: Homework[] }>('my-homework-page-list', {
    page: 1,
    limit: 10,
    origin_type: 1,
    sort_field: 'title',
    sort_order: 'asc',
  })
  const [homework] = items
  if (!homework) throw new Error('the sample school has no homework')
  return { client, homework }
}

const open = (page: Page, path: string) =>
  page.evaluate(hash => {
    location.hash = hash
  }, path)

test(
  'a change whose answer is lost is found in the homework',
  heldBy(
    'renderer/screens/homework/edit/edit.test.tsx › reads the outcome of a change whose reply was lost, and does not send it again',
    'shared/write-rows.test.ts › compares %j with the homework after the change',
  ),
  async ({ teacher, school }) => {
    const { client, homework } = await otherPc(school)
    const edit = new HomeworkEditPage(teacher)
    await open(teacher, `/admin/homework/edit?homework_id=${homework.homework_id}`)
    await edit.title.fill('返事のない変更')
    await school.fault({ kind: 'reset-after-commit', endpoint: 'change-homework', count: 1 })
    await edit.save.click()
    await expect(teacher.getByText('返事はありませんでしたが、変更は保存されていました。')).toBeVisible()
    await expect(edit.title).toHaveValue('返事のない変更')
    await expect(teacher.getByText('変更はまだありません')).toBeVisible()
    expect(await school.calls('change-homework')).toBe(1)
    const { title } = await client.call<Homework>('homework-basic-info', { id: homework.homework_id })
    expect(title).toBe('返事のない変更')
  },
)

test(
  'a change that did not arrive is reported, and can be sent again',
  heldBy(
    'renderer/screens/homework/edit/edit.test.tsx › reads the outcome of a change whose reply was lost, and does not send it again',
  ),
  async ({ teacher, school, shell }) => {
    const { homework } = await otherPc(school)
    const edit = new HomeworkEditPage(teacher)
    await open(teacher, `/admin/homework/edit?homework_id=${homework.homework_id}`)
    await edit.title.fill('届かない変更')
    await school.fault({ kind: 'drop', endpoint: 'change-homework', count: 1 })
    await edit.save.click()
    await expect(edit.alert).toContainText('変更は保存されていません。')
    await expect(edit.title).toHaveValue('届かない変更')
    await edit.save.click()
    await expect(shell.toast('宿題を変更しました。')).toBeVisible()
    expect(await school.calls('change-homework')).toBe(2)
  },
)

test(
  'a homework that was deleted elsewhere is not found',
  heldBy(
    'renderer/screens/homework/matrix.test.tsx › shows that message when the homework is deleted elsewhere while it is shown',
    'renderer/screens/homework/edit/edit.test.tsx › says that the homework does not exist',
    'renderer/screens/commentary/commentary.test.tsx › says that the homework does not exist, without a retry button',
  ),
  async ({ teacher, school, details }) => {
    const { client, homework } = await otherPc(school)
    const { homework_id } = homework
    await open(teacher, `/admin/homework-details/${homework_id}`)
    await expect(details.grid).toBeVisible()
    await client.call('homework-delete', { homework_id })
    // The open page reads its data again by itself. A read that had begun before the deletion is left out of that, so the
    // time is moved until the next one.
    let time = Date.now()
    await expect(async () => {
      time += 30_000
      await teacher.clock.setFixedTime(time)
      await teacher.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(teacher.getByRole('main').getByText(missing)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await expect(details.grid).toHaveCount(0)
    for (const path of [`/admin/homework/edit?homework_id=${homework_id}`, `/admin/commentary/${homework_id}`]) {
      await open(teacher, path)
      // the page before this one is cached with the same words, hidden
      await expect(teacher.getByRole('main').getByText(missing).filter({ visible: true })).toHaveCount(1)
      await expect(teacher.getByRole('main').getByRole('button', { name: '再試行' })).toHaveCount(0)
    }
  },
)
