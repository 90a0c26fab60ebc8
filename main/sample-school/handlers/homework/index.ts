/** Homework: list, overviews, papers, exports (SPEC §7 Homework). */
import { limits } from '../../../../shared/domain/limits'
import type { homeworkRows } from '../../../../shared/endpoints/homework'
import { findHomework, findTopic } from '../../data/create-world'
import type { Homework, Resource, Topic } from '../../data/world-types'
import { text } from '../../text'
import { markHomeworkRead } from '../notices/homework-notices'
import { classStudentRow } from '../publish/redistribute'
import { commonPlanNames, planNames, text as publishText } from '../publish/text'
import { type Call, existing, type Handlers, Refusal } from '../types'
import { homeworkRow, homeworkStateOf, matchesFilters, pageOf, sortHomework } from './homework-rows'
import { begunCount, cellResultsOf, column, studentRow, studentsByClass, topicOverview } from './overviews'
import { paperOf, previewOf, resourceHead } from './papers'
import { overviewSheet, studentSheet } from './sheets'

/** The largest page size. A larger size in a request is reduced to it. */
const longestPage = 100

const homeworkOf = (call: Call, id: string): Homework => existing(findHomework(call.world, id), text.noHomework)

const topicOf = (homework: Homework, id: string): Topic =>
  existing(
    homework.topics.find(topic => topic.id === id),
    text.noTopic,
  )

interface ResourceRequest {
  topic_id?: string | undefined
  resource_id?: string | undefined
  view_key?: string | undefined
}

function requestedResource(call: Call, request: ResourceRequest): { resource: Resource; topic: Topic | undefined } {
  if (Object.keys(request).length === 0) throw new Refusal(400, text.noResource)
  const topic = request.topic_id === undefined ? undefined : findTopic(call.world, request.topic_id)
  const { resources } = call.world
  const resource =
    topic?.resource ??
    resources.find(one => one.id === request.resource_id) ??
    resources.find(one => one.viewKey === request.view_key)
  const { resource_id } = request
  if (topic !== undefined && resource_id !== undefined && resource_id !== topic.resource.id) {
    throw new Refusal(400, text.noResource)
  }
  return { resource: existing(resource, text.noResource), topic }
}

export const homeworkHandlers: Handlers<keyof typeof homeworkRows> = {
  'my-homework-page-list'(request, call) {
    const rows = call.world.homeworks
      .map(homework => homeworkStateOf(call, homework))
      .filter(row => matchesFilters(row, request))
    const page = pageOf(sortHomework(rows, request.sort_field, request.sort_order), request.page, request.limit)
    return { items: page.items.map(homeworkRow), total: page.total }
  },

  'my-homework-list'(request, call) {
    const { page = 1, limit } = request
    const rows = call.world.homeworks
      .map(homework => homeworkStateOf(call, homework))
      .filter(row => matchesFilters(row, { ...request, page, limit: limit ?? 1 }))
    const found = pageOf(
      sortHomework(rows, request.sort_field, request.sort_order),
      page,
      limit ?? Math.max(1, rows.length),
    )
    return { items: found.items.map(homeworkRow), total: found.total }
  },

  'student-list-by-team'(request, { world }) {
    const { students } = existing(
      world.teams.find(team => team.id === request.team_id),
      publishText.unknownTeam,
    )
    return { items: students.map(classStudentRow), total: students.length }
  },

  'regular-recommend-names'({ code }) {
    const names = [...((Object.hasOwn(planNames, code) ? planNames[code] : undefined) ?? []), ...commonPlanNames]
    return { items: names.map(name => ({ name })), total: names.length }
  },

  'homework-basic-info'(request, call) {
    const homework = homeworkOf(call, request.id)
    markHomeworkRead(call, homework)
    return { ...homeworkRow(homeworkStateOf(call, homework)), begun_count: begunCount(call, homework) }
  },

  'homework-topic-list'(request, call) {
    const { topics } = homeworkOf(call, request.id)
    return {
      items: topics.map(topic => ({
        ...resourceHead(call, topic.resource, topic.id, topic.title),
        completed_count: cellResultsOf(call, topic).filter(one => one.rounds > 0).length,
        full_score: 100,
      })),
      total: topics.length,
    }
  },

  'topic-answer-paper'(request, call) {
    const homework = homeworkOf(call, request.homework_id)
    const place = homework.students.findIndex(student => student.id === request.student_id)
    return paperOf(call, topicOf(homework, request.topic_id), place, request.round)
  },

  'topic-score-overview-x'(request, call) {
    const { topics } = homeworkOf(call, request.homework_id)
    return { items: topics.map(topic => column(call, topic)), total: topics.length }
  },

  'topic-score-overview-y'(request, call) {
    const homework = homeworkOf(call, request.homework_id)
    const limit = Math.min(request.limit ?? limits.pageSizes.scoreOverviewY, longestPage)
    const first = (request.page - 1) * limit
    return {
      items: studentsByClass(call, homework)
        .slice(first, first + limit)
        .map(({ student, place }) => studentRow(call, homework, student, place)),
      total: homework.students.length,
    }
  },

  'one-topic-overview': (request, call) =>
    topicOverview(call, topicOf(homeworkOf(call, request.homework_id), request.topic_id)),

  'resource-preview'(request, call) {
    const { resource, topic } = requestedResource(call, request)
    return previewOf(call, resource, topic)
  },

  'export-topic-score-overview': (request, call) => overviewSheet(call, homeworkOf(call, request.homework_id)),
  'export-topic-student-score': (request, call) => studentSheet(call, homeworkOf(call, request.homework_id)),
}
