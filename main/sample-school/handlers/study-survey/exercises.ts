/** A student's exercises: the rounds that they handed in, counted, listed and searched (SPEC §7 Study survey). */
import { wireDate, wireTime } from '../../../../shared/domain/time'
import type { studySurvey } from '../../../../shared/endpoints/study-survey'
import { type Round, roundsOf } from '../../data/submitted-rounds'
import { text } from '../../text'
import { pageOf } from '../homework/homework-rows'
import { spanOf } from '../study/period'
import { personOf, studentNamed } from '../study/students'
import { addRound, createTallies, figuresOf, newTally } from '../study/tallies'
import { type Call, existing, type Handlers } from '../types'
import { exerciseRow, topicRow } from './study-rows'

interface ExerciseRequest {
  student_id: string
  view_key?: string | undefined
  resource_level?: string | undefined
  resource_id?: string | undefined
  start_time?: string | undefined
  end_time?: string | undefined
}

/** The requested rounds, earliest first. */
function exercisesOf(call: Call, request: ExerciseRequest): Round[] {
  const student = studentNamed(call, request.student_id)
  const equal = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value
  return roundsOf(call.world, spanOf(call, request), new Set([student])).filter(
    ({ topic: { resource } }) =>
      equal(request.view_key, resource.viewKey) &&
      equal(request.resource_level, resource.level) &&
      equal(request.resource_id, resource.id),
  )
}

/** The number of exercises for each value, largest first. */
function countedBy(rounds: readonly Round[], keyOf: (round: Round) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const round of rounds) counts.set(keyOf(round), (counts.get(keyOf(round)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'ja'))
}

type Name = 'exercise-search-filter2' | 'exercise-summary' | 'resource-exercise-details' | 'resource-exercise-logs'

export const exerciseHandlers: Pick<Handlers<keyof typeof studySurvey>, Name> = {
  'exercise-search-filter2'(request, call) {
    const rounds = exercisesOf(call, request)
    return {
      view_keys: countedBy(rounds, ({ topic }) => topic.resource.viewKey).map(([view_key, exercise_count]) => ({
        view_key,
        exercise_count,
      })),
      resource_levels: countedBy(rounds, ({ topic }) => topic.resource.level).map(
        ([resource_level, exercise_count]) => ({
          resource_level,
          exercise_count,
        }),
      ),
    }
  },

  'exercise-summary'(request, call) {
    const rounds = exercisesOf(call, request)
    const all = newTally()
    const days = createTallies<string>()
    for (const round of rounds) {
      addRound(all, round)
      days.add(wireDate(round.time), round)
    }
    const items = [...days.byKey].map(([date, tally]) => ({ date, ...figuresOf(tally) }))
    const resource_count = new Set(rounds.map(round => round.topic.resource)).size
    return { ...figuresOf(all), resource_count, items, total: items.length }
  },

  'resource-exercise-details'(request, call) {
    const resource = existing(
      call.world.resources.find(one => one.id === request.resource_id),
      text.noResource,
    )
    const student = studentNamed(call, request.student_id)
    const rounds = exercisesOf(call, request)
    const all = newTally()
    for (const round of rounds) addRound(all, round)
    const topics = [...new Set(rounds.map(round => round.topic))]
    const [first, last] = [rounds.at(0), rounds.at(-1)]
    return {
      ...personOf(student),
      resource_id: resource.id,
      resource_title: resource.title,
      resource_level: resource.level,
      view_key: resource.viewKey,
      ...figuresOf(all),
      first_time: first && wireTime(first.time),
      last_time: last && wireTime(last.time),
      items: topics.map(topic => topicRow(call, topic, topic.homework.students.indexOf(student))),
      total: topics.length,
    }
  },

  'resource-exercise-logs'(request, call) {
    const { items, total } = pageOf(exercisesOf(call, request).reverse(), request.page, request.limit)
    return { items: items.map(exerciseRow), total }
  },
}
