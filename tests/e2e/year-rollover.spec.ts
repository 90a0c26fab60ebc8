/** 年次更新: planned for a day on which nothing happens by itself, then switched by one button, and taken back. */
import { seriousFindings } from './axe-findings'
import type { School } from './fixtures/school'
import { secondClient } from './fixtures/second-client'
import { expect, test } from './fixtures/test'
import { YearRolloverPage } from './page-models/year-rollover.page'

interface Student {
  nickname: string
  number: string
  team_name: string
}

async function placesOf(school: School): Promise<string[]> {
  const client = await secondClient(school)
  const { items } = await client.call<{ items: Student[] }>('student-page-rows', { page: 1, limit: 200 })
  return items.map(({ team_name, number, nickname }) => `${nickname} ${team_name} ${number}`).sort()
}

const dayMs = 864e5

test('the year is planned for a day, switched on it, and taken back', async ({ teacher, school }) => {
  const places = () => placesOf(school)
  const classes = async () => {
    const client = await secondClient(school)
    const { items } = await client.call<{ items: { name: string; hidden: number }[] }>('my-team-rows', {})
    return items.map(({ name, hidden }) => `${name} ${hidden}`)
  }
  const [before, old] = [await places(), await classes()]
  const year = new YearRolloverPage(teacher)
  await year.open()
  await year.next.click()
  const name = teacher.getByRole('textbox', { name: '2年A組の新しいクラスの名前' })
  await expect(name).toHaveValue(/^\d{4}年度 3年A組$/)
  const next = await name.inputValue()
  expect(await seriousFindings(teacher)).toEqual([])
  await year.next.click()
  await expect(teacher.getByRole('region', { name: '終わっていない宿題' }).getByText('2年A組')).toBeVisible()
  expect(await seriousFindings(teacher)).toEqual([])
  await year.next.click()
  await year.later.click()
  await year.day.fill('明日')
  await year.day.press('Tab')
  expect(await seriousFindings(teacher)).toEqual([])
  await teacher.getByRole('button', { name: /に予定する$/ }).click()
  await year.dialog.getByRole('button', { name: '予定する' }).click()
  await expect(year.planned).toBeVisible()
  await expect.poll(classes).toEqual([...old, `${next} 1`])
  expect(await places()).toEqual(before)
  expect(await seriousFindings(teacher)).toEqual([])

  await school.advance(2 * dayMs)
  await teacher.evaluate(() => {
    location.hash = '#/admin/home'
  })
  await teacher.getByRole('link', { name: '年次更新を開く' }).click()
  await year.switchNow.click()
  await expect(year.done).toBeVisible()
  const after = before.map(line => line.replace(' 2年A組 ', ` ${next} `)).sort()
  expect(await places()).toEqual(after)
  expect(await classes()).toContain(`${next} 0`)

  await year.undo.click()
  await year.dialog.getByRole('button', { name: '元に戻す' }).click()
  await expect(teacher.getByText(/^\d+人を元に戻しました。/)).toBeVisible()
  expect(await places()).toEqual(before)
  expect(await classes()).toEqual([...old, `${next} 1`])
})
