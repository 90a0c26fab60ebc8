/** Triage in Chromium: the worker finds the faults that the sample school has planted in its recordings, and no others. */
import { createWorld, findTopic } from '../../main/sample-school/data/create-world'
import { cellResultAt, marksOf } from '../../main/sample-school/data/marks'
import { type RecordingFault, recordingFault } from '../../main/sample-school/data/recording-faults'
import { defined } from '../fixtures/defined'
import { expect, test } from './fixtures/test'
import { ListeningPage } from './page-models/listening.page'

/** How each fault is named on the screen. */
const namedAs: Record<RecordingFault, string> = {
  empty: '声が入っていません',
  hum: '雑音だけです',
  'too-short': 'とても短い',
  'other-text': 'ほかの文を読んだかもしれません',
  'too-quiet': '声がとても小さい',
  clipped: '音が割れています',
  telephone: '電話のような音です',
  'long-pause': '途中に長い間があります',
}

/** The students of a topic with a fault in the last round, with the names of their faults. */
function planted(topicId: string, now: number): Map<string, string[]> {
  const world = createWorld(1, 'small', now)
  const topic = defined(findTopic(world, topicId))
  return new Map(
    topic.homework.students.flatMap((student, at): [string, string[]][] => {
      const { rounds } = cellResultAt(world.seed, topic, at, now)
      const marks = rounds === 0 ? [] : marksOf(world.seed, topic, student, rounds)
      const faults = marks
        .filter(({ score }) => score !== null)
        .flatMap(mark => recordingFault(world.seed, topic, student, rounds, mark) ?? [])
      return faults.length === 0 ? [] : [[student.nickname, [...new Set(faults)].map(fault => namedAs[fault]).sort()]]
    }),
  )
}

test('the flagged students are those with a fault in their recordings', async ({ teacher }) => {
  const queue = new ListeningPage(teacher)
  await queue.open()
  await teacher.evaluate(() => {
    location.hash = '#/admin/homework/recordings/review?homework_id=501&topic_id=9027'
  })
  await expect(teacher.getByText(/^1 \/ 19$/)).toBeVisible()
  await queue.measured()
  await teacher.keyboard.press('w')
  const total = Number(/(\d+)/.exec((await teacher.getByText(/^気になるものだけ \d+$/).textContent()) ?? '')?.[1])
  const found = new Map<string, string[]>()
  for (let at = 1; at <= total; at += 1) {
    await expect(teacher.getByText(`${at} / ${total}`)).toBeVisible()
    const flags = await queue.flags.locator('[data-flag]').allTextContents()
    // what is no fault of a recording: a score far from the student's mean, and a sentence without a recording
    const named = flags
      .filter(flag => !/いつもの点|録音のない文/.test(flag))
      .map(flag => Object.values(namedAs).find(name => flag.includes(name)) ?? flag)
    const faults = [...new Set(named)]
    if (faults.length > 0) found.set(defined(await queue.student.textContent()), faults.sort())
    await teacher.keyboard.press('Enter')
  }
  const expected = planted('9027', Date.now())
  expect(expected.size).toBeGreaterThan(4)
  expect([...found].sort()).toEqual([...expected].sort())
})
