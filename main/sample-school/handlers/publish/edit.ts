/** Changes assigned homework: only what its status allows (DESIGN §7 /homework/edit). */
import type * as v from 'valibot'
import { type EditPart, editableParts } from '../../../../shared/domain/homework-edits'
import { countFault, endFault, startFault } from '../../../../shared/domain/homework-rules'
import { statuses } from '../../../../shared/domain/statuses'
import type { publish } from '../../../../shared/endpoints/publish'
import type { Homework } from '../../data/world-types'
import type { TopicEntry } from '../../store/changes/homework'
import { homeworkStateOf } from '../homework/homework-rows'
import { type Authorised, Refusal } from '../types'
import {
  checkedTitle,
  floorToSecond,
  refuseFault,
  refuseNonAssigning,
  resourcesOf,
  switchesOf,
  timeOf,
  topicNumbers,
} from './assign'
import { idList, receiversOf } from './receivers'
import { text } from './text'

type ChangeRequest = v.InferOutput<(typeof publish)['change-homework']['request']>

interface Edit {
  title?: string
  teams?: string[]
  students?: string[]
  topics?: TopicEntry[]
  start?: number
  end?: number
  requiredTimes?: 0 | 1
  delay?: 0 | 1
  switches?: Homework['switches']
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])

/** The classes and students, if they differ from the current ones. */
function changedReceivers(
  call: Authorised,
  homework: Homework,
  request: ChangeRequest,
): Pick<Edit, 'teams' | 'students'> {
  const before = homework.teams.map(team => team.id)
  const { team_ids = before.join(','), student_ids } = request
  // Same classes and no students named: keep the receivers, even if students have joined or left the classes.
  if (student_ids === undefined && isSameList(idList(team_ids), before)) return {}
  const found = receiversOf(call.world, { team_ids, student_ids }, homework)
  const teams = found.teams.map(team => team.id)
  const students = found.students.map(student => student.id)
  const sameTeams = isSameList(teams, before)
  const sameStudents = isSameList([...students].sort(), homework.students.map(student => student.id).sort())
  return sameTeams && sameStudents ? {} : { teams, students }
}

/** The new time of the first delivery, if it changes. */
function changedStart(call: Authorised, homework: Homework, request: ChangeRequest): number | undefined {
  if (request.delivery_type === 0) return homework.start <= call.at ? undefined : floorToSecond(call.at)
  const start = request.start_time === undefined ? undefined : timeOf(request.start_time)
  return start === floorToSecond(homework.start) ? undefined : start
}

/** The topics in the requested order, if they change; a topic that stays keeps its number. */
function changedTopics(call: Authorised, homework: Homework, request: ChangeRequest): TopicEntry[] | undefined {
  if (request.topics === undefined) return undefined
  const requestedIds = request.topics.map(one => one.resource_id)
  const before = homework.topics.map(topic => topic.resource)
  const currentIds = before.map(resource => resource.id)
  if (isSameList(requestedIds, currentIds)) return undefined
  if (homework.type === 2) throw new Refusal(400, text.planned)
  refuseFault(countFault(homework.type, requestedIds.length))
  const number = topicNumbers(call)
  const unused = [...homework.topics]
  return resourcesOf(call, homework.type, request.topics, before).map(({ id }) => {
    const at = unused.findIndex(topic => topic.resource.id === id)
    const [existing] = at < 0 ? [] : unused.splice(at, 1)
    return { id: existing?.id ?? number(), resource: id, open: homework.start, plan: homework.start }
  })
}

const changedSwitches = (homework: Homework, request: ChangeRequest): Homework['switches'] | undefined => {
  const { translation, subtitle, sample_answer, speech_speed, answer_tips } = homework.switches
  const requested = switchesOf({
    translation: request.translation ?? translation,
    subtitle: request.subtitle ?? subtitle,
    sample_answer: request.sample_answer ?? sample_answer,
    speech_speed: request.speech_speed ?? speech_speed,
    answer_tips: request.answer_tips ?? answer_tips,
  })
  const before = switchesOf(homework.switches)
  return JSON.stringify(requested) === JSON.stringify(before) ? undefined : requested
}

const ifChanged = <T>(requested: T | undefined, current: T): T | undefined =>
  requested === current ? undefined : requested

/** Removes the fields that are undefined. */
const withoutUndefined = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const editPartOf: Record<keyof Edit, EditPart> = {
  title: 'title',
  teams: 'students',
  students: 'students',
  topics: 'topics',
  start: 'start',
  end: 'end',
  requiredTimes: 'required_times',
  delay: 'delay',
  switches: 'switches',
}

/** The changes that the request asks for. A field with the current value is not a change. */
function editOf(call: Authorised, homework: Homework, deadline: number, request: ChangeRequest): Edit {
  const end = request.end_time === undefined ? undefined : timeOf(request.end_time)
  return withoutUndefined({
    title: request.title === undefined ? undefined : ifChanged(checkedTitle(request.title), homework.title),
    ...changedReceivers(call, homework, request),
    topics: changedTopics(call, homework, request),
    start: changedStart(call, homework, request),
    end: ifChanged(end, floorToSecond(deadline)),
    requiredTimes: ifChanged(request.required_times, homework.requiredTimes),
    delay: ifChanged(request.delay, homework.delay),
    switches: changedSwitches(homework, request),
  })
}

/** All topics move to the new start; in a periodic plan all days move by the same time as the first. */
function movedTopics(homework: Homework, edit: Edit): TopicEntry[] | undefined {
  const { start } = edit
  if (start === undefined) return edit.topics
  const by = start - homework.start
  if (edit.topics !== undefined) return edit.topics.map(topic => ({ ...topic, open: start, plan: start }))
  return homework.topics.map(({ id, resource, openAt, planAt }) => ({
    id,
    resource: resource.id,
    open: homework.pausedAt === null ? openAt + by : openAt,
    plan: planAt + by,
  }))
}

/** Refuses an invalid change, else writes it; if nothing changes, writes nothing. */
export function changeHomework(call: Authorised, homework: Homework, request: ChangeRequest): void {
  refuseNonAssigning(call)
  const { status, deadline } = homeworkStateOf(call, homework)
  const edit = editOf(call, homework, deadline, request)
  const parts = (Object.keys(edit) as (keyof Edit)[]).map(key => editPartOf[key])
  const refused = parts.find(part => !editableParts[status].includes(part))
  if (refused !== undefined) {
    const sentence = statuses[status].filter === 'ended' ? text.notEditable.over : text.notEditable.delivered
    throw new Refusal(400, sentence(text.parts[refused]))
  }
  if (parts.length === 0) return
  if (homework.type === 3 && edit.requiredTimes === 1) throw new Refusal(400, text.requiredTimes)
  const topics = movedTopics(homework, edit)
  if (edit.start !== undefined || edit.end !== undefined) {
    const start = edit.start ?? homework.start
    const lastDelivery = Math.max(
      start,
      ...(topics ?? homework.topics.map(one => ({ plan: one.planAt }))).map(one => one.plan),
    )
    const times = { kind: homework.type, start, end: edit.end ?? deadline, lastDelivery, now: call.at }
    if (edit.start !== undefined) refuseFault(startFault({ ...times, timing: request.delivery_type ?? 1 }))
    refuseFault(endFault({ ...times, timing: 1 }))
  }
  call.store.commit({
    type: 'homework-changed',
    homework: homework.id,
    at: call.at,
    ...edit,
    ...withoutUndefined({ topics }),
  })
}
