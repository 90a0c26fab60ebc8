/** Wire rows of one student's study: a topic with their progress in it, and one exercise. */
import { wireTime } from '../../../../shared/domain/time'
import { cellResultAt } from '../../data/marks'
import { effortOf, type Round } from '../../data/submitted-rounds'
import type { Topic } from '../../data/world-types'
import type { Call } from '../types'

const resourceOf = ({ resource, title }: Topic) => ({
  resource_id: resource.id,
  resource_title: title,
  resource_level: resource.level,
  view_key: resource.viewKey,
})

const placeIn = ({ homework }: Topic) => ({
  homework_id: homework.id,
  homework_title: homework.title,
})

/** `place`: the index of the student in the homework. */
export function topicRow({ world, at }: Call, topic: Topic, place: number) {
  const result = cellResultAt(world.seed, topic, place, at)
  return {
    ...placeIn(topic),
    homework_type: topic.homework.type,
    topic_id: topic.id,
    ...resourceOf(topic),
    full_score: 100,
    score: result.score,
    best_score: result.best,
    learn_count: result.rounds,
    submit_time: result.rounds === 0 ? null : wireTime(result.time),
  }
}

export function exerciseRow({ topic, round, score, time }: Round) {
  const { study, record } = effortOf(topic.resource)
  return {
    ...placeIn(topic),
    topic_id: topic.id,
    ...resourceOf(topic),
    round,
    score,
    study_seconds: study,
    record_duration: record,
    updated_at: wireTime(time),
  }
}
