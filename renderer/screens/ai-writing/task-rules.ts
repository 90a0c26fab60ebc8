/**
 * Rules of a writing task under the conditions that the server offers (see shared/domain/writing-conditions). Pure
 * functions.
 */
import { writingBounds, writingFault, writingLevels } from '../../../shared/domain/writing-conditions'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { findFaults, type Faults as HomeworkFaults } from '../../features/homework/draft/faults'
import type { Task, WritingDraft } from '../../features/writing/task-draft'

export type Conditions = EndpointResponse<'ai-writing-condition-list'>
export type Topic = Conditions['topics'][number]

/** The allowed number of words; our own bounds if the server sends none. */
export const wordBounds = ({ word_min, word_max }: Conditions) =>
  word_max > 0 ? { min: word_min, max: word_max } : writingBounds.words

export const findLevel = ({ levels }: Conditions, name: string) =>
  levels.find(({ resource_level }) => resource_level === name)

export type TaskField = 'level' | 'topic' | 'words'
export type TaskFault = 'level-none' | 'topic-empty' | 'topic-long' | 'topic-emoji' | 'words-bounds' | 'words-order'

const anyLevel = Object.keys(writingLevels)[0] ?? ''

function topicFault(topic: string): TaskFault | null {
  const { min, max } = writingBounds.words
  const found = writingFault({ topic, level: anyLevel, min, max })
  return found === 'topic-empty' || found === 'topic-long' || found === 'topic-emoji' ? found : null
}

function wordsFault({ min, max }: Task, bounds: { min: number; max: number }): TaskFault | null {
  if (min === null || max === null || min < bounds.min || max > bounds.max) return 'words-bounds'
  return min > max ? 'words-order' : null
}

/** Which of the two numbers of words is at fault; both if only their order is. */
export function faultyCounts({ min, max }: Task, bounds: { min: number; max: number }): { min: boolean; max: boolean } {
  const isOutside = (count: number | null) => count === null || count < bounds.min || count > bounds.max
  return { min: isOutside(min) || !isOutside(max), max: isOutside(max) || !isOutside(min) }
}

/** Faults of the task, by field. */
export function findTaskFaults(task: Task, conditions: Conditions): Partial<Record<TaskField, TaskFault>> {
  const level = findLevel(conditions, task.level) ? null : 'level-none'
  const topic = topicFault(task.topic)
  const words = wordsFault(task, wordBounds(conditions))
  return { ...(level && { level }), ...(topic && { topic }), ...(words && { words }) }
}

/** Faults of the other fields of the homework. The task is its only content, so `contents` is not checked. */
export function findHomeworkFaults({ homework }: WritingDraft, now: number): HomeworkFaults {
  const { contents: _contents, ...found } = findFaults(1, homework, now)
  return found
}

/** Whether the number of words is unusual for the level. It is a hint, not a fault. */
export function isUnusualLength({ min, max, level }: Task, conditions: Conditions): boolean {
  const usual = findLevel(conditions, level)
  if (!usual || min === null || max === null) return false
  return max < usual.word_min || min > usual.word_max
}

/** The task at another level. The number of words follows the level, unless the teacher set it. */
export function withLevel(task: Task, name: string, conditions: Conditions): Task {
  const level = findLevel(conditions, name)
  if (!level || task.counted) return { ...task, level: name }
  return { ...task, level: name, min: level.word_min, max: level.word_max }
}

/** The task with a topic of the list. The topic sets the level if none is chosen. */
export function withTopic(task: Task, { topic, mean, resource_level }: Topic, conditions: Conditions): Task {
  const chosen = { ...task, topic, mean }
  return task.level === '' ? withLevel(chosen, resource_level, conditions) : chosen
}
