/** What a task asks for, by the conditions that the server offers: pure rules (shared/domain/writing-conditions). */
import { writingBounds, writingFault, writingLevels } from '../../../shared/domain/writing-conditions'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { findFaults, type Faults as HomeworkFaults } from '../../features/homework/draft/faults'
import type { Task, WritingDraft } from '../../features/writing/task-draft'

export type Conditions = EndpointResponse<'ai-writing-condition-list'>
export type Topic = Conditions['topics'][number]

/** Where a server says no bounds, ours hold. */
export const wordBounds = ({ word_min, word_max }: Conditions) =>
  word_max > 0 ? { min: word_min, max: word_max } : writingBounds.words

export const findLevel = ({ levels }: Conditions, name: string) =>
  levels.find(({ resource_level }) => resource_level === name)

export type TaskField = 'level' | 'topic' | 'words'
export type TaskFault = 'level-none' | 'topic-empty' | 'topic-long' | 'topic-emoji' | 'words-bounds' | 'words-order'

const someLevel = Object.keys(writingLevels)[0] ?? ''

function topicFault(topic: string): TaskFault | null {
  const { min, max } = writingBounds.words
  const found = writingFault({ topic, level: someLevel, min, max })
  return found === 'topic-empty' || found === 'topic-long' || found === 'topic-emoji' ? found : null
}

function wordsFault({ min, max }: Task, bounds: { min: number; max: number }): TaskFault | null {
  if (min === null || max === null || min < bounds.min || max > bounds.max) return 'words-bounds'
  return min > max ? 'words-order' : null
}

/** What is wrong with the task, by the field at which it is said. */
export function findTaskFaults(task: Task, conditions: Conditions): Partial<Record<TaskField, TaskFault>> {
  const level = findLevel(conditions, task.level) ? null : 'level-none'
  const topic = topicFault(task.topic)
  const words = wordsFault(task, wordBounds(conditions))
  return { ...(level && { level }), ...(topic && { topic }), ...(words && { words }) }
}

/** What is wrong with the rest of the homework; its one content is the task. */
export function findHomeworkFaults({ homework }: WritingDraft, now: number): HomeworkFaults {
  const { contents: _contents, ...found } = findFaults(1, homework, now)
  return found
}

/** Whether so many words are far from what the level writes: said, but not refused. */
export function isUnusualLength({ min, max, level }: Task, conditions: Conditions): boolean {
  const usual = findLevel(conditions, level)
  if (!usual || min === null || max === null) return false
  return max < usual.word_min || min > usual.word_max
}

/** A task at another level: its words follow, unless the teacher set them. */
export function withLevel(task: Task, name: string, conditions: Conditions): Task {
  const level = findLevel(conditions, name)
  if (!level || task.counted) return { ...task, level: name }
  return { ...task, level: name, min: level.word_min, max: level.word_max }
}

/** A topic of the list; it brings its level where none was chosen. */
export function withTopic(task: Task, { topic, mean, resource_level }: Topic, conditions: Conditions): Task {
  const chosen = { ...task, topic, mean }
  return task.level === '' ? withLevel(chosen, resource_level, conditions) : chosen
}
