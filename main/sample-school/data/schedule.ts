/** Lays out the topics of a homework, and settles what follows from its times. */
import type { Homework, Resource, Topic } from './model'

/** What one student needs until the homework has reached him. */
const deliveryMs = 3000

/** A topic as it is planned; times are instants in milliseconds. */
export interface PlannedTopic {
  id: string
  resource: Resource
  openAt: number
  planAt: number
}

/** The topics in this order; those that were there before keep their titles, and a resource that comes again is numbered. */
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

/** Where everybody finishes: this far on the way from the last delivery to the deadline. */
const finished = 0.9

/** Sets what follows from the times of the homework, and forgets what was drawn from others. */
export function settle(homework: Homework): void {
  const lastOut = homework.topics.at(-1)?.openAt ?? homework.start
  homework.deliveredAt = lastOut + homework.students.length * deliveryMs
  if (homework.everyone) {
    homework.finishBy = lastOut < homework.end ? Math.round(lastOut + (homework.end - lastOut) * finished) : null
  }
  homework.progress = []
  for (const topic of homework.topics) topic.cells = []
}
