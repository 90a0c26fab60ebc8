/** Redistribution: submitted students are not changed, also if the reply is lost. */
import { parseJst, wireTime } from '../../shared/domain/time'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { secondClient } from './fixtures/second-client'
import { expect, test } from './fixtures/test'
import { RedistributionPage } from './page-models/redistribution.page'

interface Details {
  homework_id: string
  title: string
  status: number
  end_time: string
  reissue_end_time: string
  unsubmitted_count: number
  submitted_count: number
  items: { student_id: string; submit_status: number; submit_time: string | null; is_target: number }[]
}

const week = 7 * 864e5
/** The students who have submitted, with their times. */
const submitted = (details: Details) =>
  details.items.filter(one => one.submit_status === 2).map(one => `${one.student_id} ${one.submit_time}`)
const targets = (details: Details) => details.items.filter(one => one.is_target === 1).map(one => one.student_id)

/** Finds an ended homework with both submitted and missing papers. */
async function findEndedHomework(program: Awaited<ReturnType<typeof secondClient>>): Promise<Details> {
  const { items } = await program.call<{ items: Details[] }>('reissue-page-list', {
    page: 1,
    limit: 100,
    reissue_type: 1,
  })
  const found = items.find(one => one.status === 3 && one.submitted_count > 0 && one.unsubmitted_count > 1)
  expect(found).toBeDefined()
  return await program.call<Details>('reissue-details', { homework_id: found?.homework_id ?? '' })
}

test('reaches the listed students, and changes no other student', async ({ teacher, school, shell }) => {
  const program = await secondClient(school)
  const before = await findEndedHomework(program)
  const reissue = new RedistributionPage(teacher)
  await reissue.open()
  await teacher.getByRole('textbox', { name: '宿題をさがす' }).fill(before.title)
  await teacher.keyboard.press('Enter')
  const row = reissue.row(before.title).first()
  await expect(row).toContainText(`${before.unsubmitted_count}人／${before.items.length}人中`)
  expect(await seriousFindings(teacher)).toEqual([])

  await row.getByRole('link').click()
  await expect(reissue.students.locator('tbody').getByRole('row')).toHaveCount(before.unsubmitted_count)
  await teacher.getByRole('button', { name: '再配信する' }).click()
  await expect(reissue.dialog).toContainText(`未提出の生徒 ${before.unsubmitted_count}人／${before.items.length}人中`)
  await expect(reissue.send).toBeFocused()
  expect(await seriousFindings(teacher)).toEqual([])
  await reissue.send.dblclick()
  await expect(reissue.dialog).toContainText('再配信しました。')
  await expect(reissue.dialog).toContainText(`表示した${before.unsubmitted_count}人全員に届いたことを確かめました。`)
  await expect(reissue.dialog).toContainText(
    `提出済みの${submitted(before).length}人は、提出した内容も日時も変わっていません。`,
  )
  await teacher.keyboard.press('Escape')
  await expect(teacher.getByText('この宿題は再配信中です。')).toBeVisible()

  const after = await program.call<Details>('reissue-details', { homework_id: before.homework_id })
  expect(await school.calls('delay-homework')).toBe(1)
  expect(after.status).toBe(6)
  expect(after.end_time).toBe(before.reissue_end_time)
  expect(targets(after)).toEqual(targets(before))
  expect(submitted(after)).toEqual(submitted(before))
  await shell.back.click()
  await expect(reissue.row(before.title).first()).toContainText('再配信中')
})

test(
  'a lost reply moves the deadline only once',
  heldBy(
    'renderer/features/homework/redistribute.test.tsx › reads the homework again after %s, and sends nothing again',
    'shared/write-rows.test.ts › compares the redistribution time with the previous one, and does not know the result without it',
    'main/sample-school/publish.test.ts › gives students who have not submitted seven more days, and changes nothing for others',
  ),
  async ({ teacher, school }) => {
    const program = await secondClient(school)
    const before = await findEndedHomework(program)
    const reissue = new RedistributionPage(teacher)
    await teacher.evaluate(id => {
      location.hash = `/admin/homework/reissue-details/${id}`
    }, before.homework_id)
    await school.fault({ kind: 'reset-after-commit', endpoint: 'delay-homework', count: 1 })
    await teacher.getByRole('button', { name: '再配信する' }).click()
    await reissue.send.click()
    await expect(reissue.dialog).toContainText('再配信しました。')
    expect(await school.calls('delay-homework')).toBe(1)
    const after = await program.call<Details>('reissue-details', { homework_id: before.homework_id })
    const old = parseJst(before.end_time) ?? 0
    expect((Number(parseJst(after.end_time)) - old) % 864e5, wireTime(old)).toBe(0)
    expect(after.end_time).toBe(before.reissue_end_time)
    expect(Number(parseJst(after.end_time)) - old).toBeGreaterThanOrEqual(week)
  },
)
