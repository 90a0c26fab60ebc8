/**
 * Scores that are far from the student's own mean, in one task of the sample school: whom the teacher hears for it, and
 * how many she does not.
 */
import { expect, it } from 'vitest'
import { createWorld } from '../../../../main/sample-school/data/create-world'
import { cellResultAt } from '../../../../main/sample-school/data/marks'
import { reasonText, scoreReason } from '../../../../renderer/audio/triage/index'
import type { Submission } from '../../../../renderer/features/homework/queue/submissions'
import { ownMeans } from '../../../../renderer/screens/listening/model/own-mean'
import { day } from '../../../../shared/domain/time'
import { isReadAloud } from '../../../../shared/domain/view-families'

const monday = Date.parse('2026-11-16T12:00:00+09:00')

/** What the students of the sample school have read aloud of the homework of thirty days. */
function readings(): Submission[] {
  const world = createWorld(1, 'full', monday)
  return world.homeworks
    .filter(({ start }) => start >= monday - 30 * day && start <= monday)
    .flatMap(({ topics }) => topics.filter(({ resource }) => isReadAloud(resource.viewKey)))
    .flatMap(topic =>
      topic.homework.students.flatMap((student, at) => {
        const { rounds, score } = cellResultAt(world.seed, topic, at, monday)
        if (rounds === 0) return []
        const key = `${topic.id}/${student.id}`
        const known = { topicId: topic.id, studentId: student.id, name: student.nickname }
        return [{ key, ...known, ...(score === null ? {} : { score }) } as Submission]
      }),
    )
}

it('names three of the 75 readings of a task, each with both figures', () => {
  const all = readings()
  const meanOf = ownMeans(all)
  const own = all.filter(({ topicId }) => topicId === '13803')
  expect(own).toHaveLength(75)
  expect(own.filter(item => meanOf(item) === null)).toEqual([])
  const found = own.flatMap(item => {
    const reason = scoreReason(item.score, meanOf(item))
    return reason ? [`${item.name} ${reasonText(reason)}`] : []
  })
  expect(found).toEqual([
    '丸山 芽依 いつもの点と離れています（42点、平均 81点）',
    '後藤 愛莉 いつもの点と離れています（49点、平均 84点）',
    '丸山 直樹 いつもの点と離れています（32点、平均 69点）',
  ])
})
