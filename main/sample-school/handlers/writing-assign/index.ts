/** Writing that AI marks: its conditions, and assigning it. */
import { writingBounds, writingFault, writingLevels } from '../../../../shared/domain/writing-conditions'
import type { writingAssign } from '../../../../shared/endpoints/writing-assign'
import { writingTopics } from '../../content/writing-topics'
import { homeworkRow, homeworkStateOf } from '../homework/homework-rows'
import { assignOnce, checkTimes, floorToSecond, timeOf, topicNumbers } from '../publish/assign'
import { type Handlers, Refusal } from '../types'
import { faults } from './text'

export const writingAssignHandlers: Handlers<keyof typeof writingAssign> = {
  'ai-writing-condition-list': () => ({
    levels: Object.entries(writingLevels).map(([resource_level, { min, max }]) => ({
      resource_level,
      word_min: min,
      word_max: max,
    })),
    topics: writingTopics.map(({ topic, meaning, level }) => ({ topic, mean: meaning, resource_level: level })),
    word_min: writingBounds.words.min,
    word_max: writingBounds.words.max,
  }),

  'ai-writing-assign'(request, call) {
    const homework = assignOnce(call, request, { kind: 1, origin: 1, requiredTimes: 0 }, index => {
      const topic = request.topic.normalize('NFC').trim()
      const conditions = { topic, level: request.resource_level, min: request.word_min, max: request.word_max }
      const fault = writingFault(conditions)
      if (fault !== null) throw new Refusal(400, faults[fault])
      const scheduled = request.start_time === undefined ? null : timeOf(request.start_time)
      const start = request.delivery_type === 0 ? floorToSecond(call.at) : scheduled
      checkTimes({ kind: 1, timing: request.delivery_type, start, end: timeOf(request.end_time), now: call.at })
      const at = start ?? call.at
      const resource = `ai-${index}`
      const topics = [{ id: topicNumbers(call)(), resource, open: at, plan: at }]
      return { start: at, topics, writing: { resource, ...conditions } }
    })
    return homeworkRow(homeworkStateOf(call, homework))
  },
}
