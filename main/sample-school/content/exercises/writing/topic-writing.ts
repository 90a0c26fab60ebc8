/** A topic to write an opinion about. */
import { isWritingLevel, writingLevels } from '../../../../../shared/domain/writing-conditions'
import { topicItem, type WritingTopic, writingTopics } from '../../writing-topics'
import type { Exercise, Item } from '../exercise-types'

/** Servers use different field names for the topic and its meaning. */
function itemOf({ topic, meaning, level }: WritingTopic, at: number): Item {
  const item = topicItem(topic, isWritingLevel(level) ? writingLevels[level] : { min: 25, max: 60 })
  if (at % 2 === 0) return item
  const { index, tips, sample_answer } = item
  return { index, tips, sample_answer, topic, screen_jp: meaning }
}

export const topicWriting: Exercise[] = writingTopics.map((topic, at) => ({
  title: `意見を書こう：${topic.meaning.replace(/。$/, '')}`,
  level: topic.level,
  asText: at === 2,
  content: { items: [itemOf(topic, at)] },
}))
