/** Creates homework from a request: checks the rules of SPEC §5, and writes it once per request id. */
import type * as v from 'valibot'
import {
  countFault,
  daysFault,
  endFault,
  type HomeworkFault,
  type HomeworkKind,
  type HomeworkTimes,
  startFault,
  titleFault,
} from '../../../../shared/domain/homework-rules'
import { parseJst } from '../../../../shared/domain/time'
import type { publish } from '../../../../shared/endpoints/publish'
import { homeworkFaults } from '../../../../shared/text'
import { findHomework } from '../../data/create-world'
import type { Homework, Resource } from '../../data/world-types'
import { nextHomework, nextTopic, requestKey, type TopicEntry } from '../../store/changes/homework'
import { type Authorised, Refusal, required } from '../types'
import { receiversOf } from './receivers'
import { text } from './text'

type PublishRequest = v.InferOutput<(typeof publish)['publish-homework']['request']>

/** Refuses with the message of the fault, if there is one. */
export function refuseFault(fault: HomeworkFault | null): void {
  if (fault !== null) throw new Refusal(400, homeworkFaults[fault])
}

/** Reads a time of the request; refuses a day that does not exist. */
export const timeOf = (sent: string): number => required(parseJst(sent), text.unknownTime)

/** Times on the wire have whole seconds; store the same precision. */
export const floorToSecond = (instant: number): number => Math.floor(instant / 1000) * 1000

/**
 * The requested resources. Parts of word-test books are allowed in word tests only, except for resources in `before`.
 */
export function resourcesOf(
  call: Authorised,
  kind: HomeworkKind,
  contents: { resource_id: string }[],
  before: readonly Resource[] = [],
): Resource[] {
  return contents.map(({ resource_id }) => {
    const resource = required(
      call.world.resources.find(one => one.id === resource_id),
      text.unknownResource,
    )
    if (before.includes(resource)) return resource
    if (kind === 3 && resource.part === undefined) throw new Refusal(400, text.onlyWordParts)
    if (kind !== 3 && resource.part !== undefined) throw new Refusal(400, text.wordPart)
    return resource
  })
}

/** Checks start and end. */
export function checkTimes(times: HomeworkTimes): void {
  refuseFault(startFault(times))
  refuseFault(endFault(times))
}

/** Returns a function that gives the next number for a new topic. */
export function topicNumbers(call: Authorised): () => string {
  let next = nextTopic(call.store)
  return () => String(next++)
}

interface Planned {
  start: number
  topics: TopicEntry[]
}

/** Plans topics that are all delivered at the same time. */
function planAtOnce(call: Authorised, request: PublishRequest): Planned {
  if (request.days !== undefined) throw new Refusal(400, text.daysOnlyPeriodic)
  const contents = request.topics ?? []
  refuseFault(countFault(request.homework_type, contents.length))
  const resources = resourcesOf(call, request.homework_type, contents)
  const sent = request.start_time === undefined ? null : timeOf(request.start_time)
  const start = request.delivery_type === 0 && request.homework_type === 1 ? floorToSecond(call.at) : sent
  checkTimes({
    kind: request.homework_type,
    timing: request.delivery_type,
    start,
    end: timeOf(request.end_time),
    now: call.at,
  })
  const at = start ?? call.at
  const number = topicNumbers(call)
  return { start: at, topics: resources.map(({ id }) => ({ id: number(), resource: id, open: at, plan: at })) }
}

/** Plans the days of a periodic plan, each with its topics. */
function planByDays(call: Authorised, request: PublishRequest): Planned {
  if (request.topics !== undefined) throw new Refusal(400, text.notForPeriodic)
  const days = (request.days ?? [])
    .map(one => ({ at: timeOf(one.start_time), contents: one.topics }))
    .sort((a, b) => a.at - b.at)
  refuseFault(daysFault(days.map(one => ({ at: one.at, contents: one.contents.length }))))
  const all = days.flatMap(one => one.contents)
  refuseFault(countFault(2, all.length))
  const start = days[0]?.at ?? call.at
  checkTimes({
    kind: 2,
    timing: 1,
    start,
    end: timeOf(request.end_time),
    lastDelivery: days.at(-1)?.at ?? start,
    now: call.at,
  })
  const number = topicNumbers(call)
  const topics = days.flatMap(one =>
    resourcesOf(call, 2, one.contents).map(({ id }) => ({ id: number(), resource: id, open: one.at, plan: one.at })),
  )
  return { start, topics }
}

/** The homework of a request id: undefined if there was none yet, null if it has been deleted since. */
export function homeworkOfRequest(call: Authorised, requestId: string): Homework | null | undefined {
  const id = call.store.state.published.get(requestKey(call.account.username, requestId))
  return id === undefined ? undefined : (findHomework(call.world, id) ?? null)
}

/** Refuses teachers who may not assign homework (SPEC §6). */
export function refuseNonAssigning(call: Authorised): void {
  if (call.account.flag === 'bc') throw new Refusal(400, text.mayNotAssign)
}

/** The checked and normalised title. */
export function checkedTitle(sent: string): string {
  refuseFault(titleFault(sent))
  return sent.normalize('NFC').trim()
}

export const switchesOf = ({
  translation,
  subtitle,
  sample_answer,
  speech_speed,
  answer_tips,
}: Homework['switches']) => ({
  translation,
  subtitle,
  sample_answer,
  speech_speed,
  answer_tips,
})

/** The fields that every request to assign homework has. */
type CommonFields = Pick<
  PublishRequest,
  'request_id' | 'title' | 'team_ids' | 'student_ids' | 'end_time' | 'delay' | keyof Homework['switches']
>

interface Kind {
  kind: HomeworkKind
  origin: 1 | 2
  requiredTimes: 0 | 1
}

type Writing = { resource: string; topic: string; level: string; min: number; max: number }

/**
 * Returns the homework of this request: created now, or by an earlier request with the same id. `plan` checks the rest
 * and returns the topics with their times; `index` is the index of the new homework.
 */
export function assignOnce(
  call: Authorised,
  request: CommonFields,
  { kind, origin, requiredTimes }: Kind,
  plan: (index: number) => Planned & { writing?: Writing },
): Homework {
  refuseNonAssigning(call)
  const before = homeworkOfRequest(call, request.request_id)
  if (before === null) throw new Refusal(400, text.deletedSince)
  if (before !== undefined) return before
  const title = checkedTitle(request.title)
  const { teams, students } = receiversOf(call.world, request)
  const index = nextHomework(call.store)
  call.store.commit({
    type: 'homework-made',
    account: call.account.username,
    request: request.request_id,
    index,
    title,
    kind,
    origin,
    teams: teams.map(team => team.id),
    students: students.map(student => student.id),
    ...plan(index),
    end: timeOf(request.end_time),
    requiredTimes,
    delay: request.delay,
    switches: switchesOf(request),
    // Half of the homework is finished by everybody, half leaves students to redistribute to.
    everyone: index % 2 === 0,
  })
  return required(homeworkOfRequest(call, request.request_id), text.deletedSince)
}

/** Assigns homework with exercises from the catalogue. */
export function assign(call: Authorised, request: PublishRequest): Homework {
  const kind = { kind: request.homework_type, origin: request.origin_type ?? 1, requiredTimes: request.required_times }
  return assignOnce(call, request, kind, () => {
    if (request.homework_type === 3 && request.required_times === 1) throw new Refusal(400, text.requiredTimes)
    return request.homework_type === 2 ? planByDays(call, request) : planAtOnce(call, request)
  })
}
