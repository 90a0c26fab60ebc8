/** Builds the topics of a homework, and recomputes the values that depend on its times. */
import type { Homework, Resource, Topic } from './world-types'

/** Delivery time per student, in milliseconds. */
const deliveryMs = 3000

/** A planned topic; times are instants in milliseconds. */
export interface PlannedTopic {
  id: string
  resource: Resource
  openAt: number
  planAt: number
}

/**
 * The topics in this order. Existing topics keep their titles; if a resource is repeated, its number is added to the
 * title.
 */
export function topicsOf(homework: Homework, planned: readonly PlannedTopic[]): Topic[] {
  const before = new Map(homework.topics.map(topic => [topic.id, topic.title]))
  const used = new Map<string, number>()
  return planned.map(({ id, resource, openAt, planAt }, index): Topic => {
    const turn = (used.get(resource.id) ?? 0) + 1
    used.set(resource.id, turn)
    const title = before.get(id) ?? (turn === 1 ? resource.title : `${resource.title} ${turn}`)
    return { id, index, homework, resource, title, openAt, planAt, cells: [] }
  })
}

/** If all students finish in time, they finish after this share of the time from the last delivery to the deadline. */
const finishShare = 0.9

/** Recomputes what depends on the times of the homework, and clears the cached random draws. */
export function recomputeTimes(homework: Homework): void {
  const lastOut = homework.topics.at(-1)?.openAt ?? homework.start
  homework.deliveredAt = lastOut + homework.students.length * deliveryMs
  if (homework.allFinishInTime) {
    homework.finishBy = lastOut < homework.end ? Math.round(lastOut + (homework.end - lastOut) * finishShare) : null
  }
  homework.progress = []
  for (const topic of homework.topics) topic.cells = []
}
