/** An open screen shows all six statuses of a homework as the school's clock advances, without any input. */
import { day, wireTime } from '../../shared/domain/time'
import { logIn } from '../fixtures/teacher'
import { expect, testWithClock } from './fixtures/test'

const minute = 60_000
const hour = 60 * minute

const publishing = {
  homework_type: 1,
  team_ids: '1',
  required_times: 0,
  delay: 0,
  translation: 0,
  subtitle: 0,
  sample_answer: 0,
  speech_speed: 0,
  answer_tips: 0,
} as const

testWithClock('all six statuses, of both delivery timings', async ({ page, teacher, school, shell, list, details }) => {
  await expect(teacher.getByRole('banner')).toBeVisible()
  const { serverUrl, opsUrl, publicKey } = (await school.config()) as Record<string, string>
  const { client } = await logIn({
    config: { serverUrl: serverUrl ?? '', opsUrl: opsUrl ?? '', publicKey: publicKey ?? '' },
  })
  const began = Date.now()
  const publish = async (title: string, times: { start?: number; end: number }) => {
    const answer = await client.call('publish-homework', {
      ...publishing,
      topics: [{ resource_id: 'r-31' }, { resource_id: 'r-35' }],
      request_id: title,
      title,
      delivery_type: times.start === undefined ? 0 : 1,
      ...(times.start === undefined ? {} : { start_time: wireTime(times.start) }),
      end_time: wireTime(times.end),
    })
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value.homework_id
  }
  await publish('時計の宿題 すぐに配信', { end: began + 5 * day })
  const scheduledId = await publish('時計の宿題 予約して配信', { start: began + hour, end: began + 5 * day })
  await shell.go('宿題一覧')
  await list.search.fill('時計の宿題')
  await expect(list.rows).toHaveCount(2)
  /**
   * Moves the page's clock to its next poll, and checks what it shows; again, if that read began before the school's
   * clock moved.
   */
  const afterPoll = (check: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(31_000)
      await check()
    }).toPass({ timeout: 20_000 })
  const shown = (...statuses: string[]) =>
    afterPoll(async () => {
      for (const [at, status] of statuses.entries())
        await expect(list.rows.nth(at)).toContainText(status, { timeout: 3000 })
    })
  await shown('送信処理中', '配信待ち')
  await school.advance(10 * minute)
  await shown('進行中', '配信待ち')
  await school.advance(50 * minute)
  await shown('進行中', '送信処理中')
  await school.advance(10 * minute)
  await shown('進行中', '進行中')
  // of two consecutive homeworks, the sample school's students finish only one
  await school.advance(4.9 * day)
  await shown('全員提出', '進行中')
  await school.advance(day)
  await shown('全員提出', '終了')

  const redistributed = await client.call('delay-homework', { homework_id: scheduledId })
  expect(redistributed.ok).toBe(true)
  await school.advance(minute)
  await shown('全員提出', '再配信')

  await list.titles.nth(1).click()
  await expect(details.head).toContainText('再配信')
  await school.advance(8 * day)
  await afterPoll(() => expect(details.head).toContainText('終了', { timeout: 3000 }))
})
