/** Changes of homework: created, changed, redistributed, deleted. */
import * as v from 'valibot'
import { findHomework } from '../../data/create-world'
import { writingResource } from '../../data/resources'
import { type PlannedTopic, recomputeTimes, topicsOf } from '../../data/schedule'
import type { Homework, Resource, Schedule } from '../../data/world-types'
import { change } from './change'
import type { School } from './index'

/**
 * Indices of homework that teachers create start here; homework from the seed has smaller indices, in every school
 * size.
 */
const firstIndex = 10_000
const firstTopic = 2_000_000

export const homeworkState = () => ({
  /** Never decreases, not even after a deletion, so that no number is used twice. */
  homeworksMade: 0,
  topicsMade: 0,
  /** Homework id by account and the client's request id; the homework may have been deleted. */
  published: new Map<string, string>(),
})

export const nextHomework = ({ state }: School): number => firstIndex + state.homeworksMade
export const nextTopic = ({ state }: School): number => firstTopic + state.topicsMade
export const requestKey = (account: string, request: string): string => JSON.stringify([account, request])

const flag = v.picklist([0, 1])
const ids = v.array(v.string())
/** Times in milliseconds. `plan`: the planned delivery time; `open`: the actual delivery time. */
const topics = v.array(v.object({ id: v.string(), resource: v.string(), open: v.number(), plan: v.number() }))
const switches = v.object({
  translation: flag,
  subtitle: flag,
  sample_answer: flag,
  speech_speed: flag,
  answer_tips: flag,
})

export type TopicEntry = v.InferOutput<typeof topics>[number]

function plannedTopics({ world, state }: School, entries: readonly TopicEntry[]): PlannedTopic[] {
  const byId = new Map(world.resources.map((resource): [string, Resource] => [resource.id, resource]))
  for (const { id } of entries) state.topicsMade = Math.max(state.topicsMade, Number(id) - firstTopic + 1)
  return entries.flatMap(({ id, resource, open, plan }) => {
    const found = byId.get(resource)
    return found === undefined ? [] : [{ id, resource: found, openAt: open, planAt: plan }]
  })
}

/** The elements of the list with these ids, in the order of the ids. */
function pickByIds<T extends { id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(list.map(one => [one.id, one]))
  return ids.flatMap(one => byId.get(one) ?? [])
}

const scheduleOf = (homework: Homework): Schedule => {
  const { start, end, redistributed, finishBy, delay } = homework
  return {
    start,
    end,
    redistributed,
    finishBy,
    delay,
    topics: homework.topics.map(({ id, openAt }) => ({ id, openAt })),
  }
}

/** Changes the times of a homework; what students did under the earlier schedule stays. */
function reschedule(homework: Homework, at: number, act: () => void): void {
  if (at >= homework.start) homework.past.push({ ...scheduleOf(homework), until: at })
  act()
  recomputeTimes(homework)
}

export const homeworkChanges = {
  'homework-made': change(
    {
      account: v.string(),
      request: v.string(),
      index: v.number(),
      title: v.string(),
      kind: v.picklist([1, 2, 3]),
      origin: v.picklist([1, 2]),
      teams: ids,
      students: ids,
      topics,
      start: v.number(),
      end: v.number(),
      requiredTimes: flag,
      delay: flag,
      switches,
      everyone: v.boolean(),
      /** A writing task that is created together with the homework. */
      writing: v.optional(
        v.object({ resource: v.string(), topic: v.string(), level: v.string(), min: v.number(), max: v.number() }),
      ),
    },
    (school, entry) => {
      const { world, state } = school
      const { account, request, index, title, kind, origin, start, end, requiredTimes, delay, everyone } = entry
      const homework: Homework = {
        id: String(501 + index),
        index,
        title,
        type: kind,
        origin,
        teams: pickByIds(world.teams, entry.teams),
        students: pickByIds(world.students, entry.students),
        topics: [],
        start,
        end,
        deliveredAt: 0,
        redistributed: null,
        finishBy: null,
        absent: [],
        allFinishInTime: everyone,
        pausedAt: null,
        past: [],
        requiredTimes,
        delay,
        switches: entry.switches,
        progress: [],
      }
      if (entry.writing !== undefined) world.resources.push(writingResource(entry.writing.resource, entry.writing))
      homework.topics = topicsOf(homework, plannedTopics(school, entry.topics))
      recomputeTimes(homework)
      world.homeworks.push(homework)
      state.homeworksMade = Math.max(state.homeworksMade, index - firstIndex + 1)
      state.published.set(requestKey(account, request), homework.id)
    },
  ),
  /** Only the fields that are present change. */
  'homework-changed': change(
    {
      homework: v.string(),
      at: v.number(),
      title: v.optional(v.string()),
      teams: v.optional(ids),
      students: v.optional(ids),
      topics: v.optional(topics),
      start: v.optional(v.number()),
      end: v.optional(v.number()),
      /** Null if a paused plan is resumed. */
      paused: v.optional(v.nullable(v.number())),
      requiredTimes: v.optional(flag),
      delay: v.optional(flag),
      switches: v.optional(switches),
    },
    (school, entry) => {
      const homework = findHomework(school.world, entry.homework)
      if (homework === undefined) return
      homework.title = entry.title ?? homework.title
      homework.requiredTimes = entry.requiredTimes ?? homework.requiredTimes
      homework.switches = entry.switches ?? homework.switches
      const { at, teams, students, topics: contents, start, end, paused, delay } = entry
      if ([teams, students, contents, start, end, paused, delay].every(part => part === undefined)) return
      reschedule(homework, at, () => {
        if (teams !== undefined) homework.teams = pickByIds([...school.world.teams, ...homework.teams], teams)
        if (students !== undefined) homework.students = pickByIds(school.world.students, students)
        homework.start = start ?? homework.start
        const again = homework.redistributed
        if (end !== undefined && again !== null) homework.redistributed = { at: again.at, end }
        else homework.end = end ?? homework.end
        if (paused !== undefined) homework.pausedAt = paused
        homework.delay = delay ?? homework.delay
        if (contents !== undefined) homework.topics = topicsOf(homework, plannedTopics(school, contents))
      })
    },
  ),
  'homework-redistributed': change(
    { homework: v.string(), at: v.number(), end: v.number() },
    ({ world }, { homework: id, at, end }) => {
      const homework = findHomework(world, id)
      if (homework === undefined) return
      reschedule(homework, at, () => {
        homework.redistributed = { at, end }
      })
    },
  ),
  'homework-deleted': change({ homework: v.string() }, ({ world }, { homework }) => {
    const at = world.homeworks.findIndex(one => one.id === homework)
    if (at >= 0) world.homeworks.splice(at, 1)
  }),
}
