/** Students of classes (SPEC §7 Teams and students). */
import * as v from 'valibot'
import { limits } from '../domain/limits'
import { flag, fullScore, id, list, maybe, num, orElse, text } from '../schema'
import { blob, bytes, copyable, done, flagIn, get, idIn, idsIn, limit, page, passwordIn, post, textIn } from './row'
import { studentReads } from './stale-reads'
import { byFields, byLeft, byPassword, byReset } from './student-recovery'

/** SPEC §3 Student. */
const student = v.object({
  student_id: id,
  nickname: orElse(text, ''),
  number: orElse(text, ''),
  grade_name: orElse(text, ''),
  class_name: orElse(text, ''),
  /** Empty if the student is in no class. */
  team_id: orElse(id, ''),
  team_name: orElse(text, ''),
  /** 1: the initial password is no longer valid. */
  password_changed: orElse(flag, 0),
})

const initialPassword = v.object({
  student_id: id,
  nickname: orElse(text, ''),
  /** The reading of the name, printed above it; SPEC names no such field. */
  furigana: maybe(text),
  number: orElse(text, ''),
  /** Absent if the password was changed. */
  password: maybe(text),
  password_changed: orElse(flag, 0),
})

/** A class that the student is or was in; newest first. */
const branch = v.object({
  team_id: id,
  team_name: orElse(text, ''),
  is_current: orElse(flag, 0),
  /** Absent if the student was in the class from the start. */
  join_time: maybe(text),
  leave_time: maybe(text),
})

/** One round of a student's work on a topic. */
const round = v.object({ round: num, score: maybe(num), submit_time: maybe(text) })

/** SPEC names no fields of this answer: it may omit the student and the topic, because the request names both. */
const topicDetails = v.object({
  student_id: orElse(id, ''),
  nickname: orElse(text, ''),
  number: orElse(text, ''),
  homework_id: orElse(id, ''),
  title: orElse(text, ''),
  topic_id: orElse(id, ''),
  resource_title: orElse(text, ''),
  view_key: orElse(text, ''),
  full_score: fullScore,
  score: maybe(num),
  best_score: maybe(num),
  learn_count: orElse(num, 0),
  /** 0 not begun, 1 begun, 2 submitted. */
  submit_status: orElse(num, 0),
  items: orElse(v.array(round), []),
})

/** One row of an import sheet. The server checks each row and reports its faults. */
const importFields = {
  /** The id of a student who has an account: the student moves into the class. Without it, a new account is created. */
  student_id: v.optional(textIn),
  nickname: v.optional(textIn),
  number: v.optional(textIn),
  grade_name: v.optional(textIn),
  class_name: v.optional(textIn),
}

const rows = <T extends v.GenericSchema>(row: T) => v.pipe(v.array(row), v.minLength(1), v.maxLength(limits.importRows))

/**
 * `row` counts from 1 in the order of the request. A row without errmsg was accepted (with `check_only`: would be
 * accepted). SPEC names no fields of this answer: a server may only report success, and then the number of accepted
 * rows is unknown.
 */
const imported = orElse(
  v.object({
    success_count: maybe(num),
    fail_count: maybe(num),
    items: orElse(v.array(v.object({ row: num, student_id: maybe(id), errmsg: maybe(text) })), []),
  }),
  {},
)

const studentIds = { team_id: idIn, student_ids: idsIn }
const one = v.strictObject({ student_id: idIn })

export const students = {
  /**
   * Without `team_id`: the whole school, including students in no class. 20 rows per page if the request has no limit.
   */
  'student-page-rows': get(
    '/v4/team/student-page-rows',
    v.strictObject({
      page,
      limit: v.optional(limit),
      kw: v.optional(textIn),
      team_id: v.optional(idIn),
      sort_field: v.optional(v.picklist(['number', 'nickname', 'student_id', 'grade_name', 'class_name', 'team_name'])),
      sort_order: v.optional(v.picklist(['asc', 'desc'])),
    }),
    list(student),
    copyable,
  ),
  'search-student': get('/v4/teacher/search-student', v.strictObject({ kw: textIn }), list(student)),
  'student-branch-rows': get('/v4/team/student-branch-rows', one, list(branch)),
  'team-leave': post('/v4/team/leave', v.strictObject({ student_id: idIn, team_id: idIn }), done, {
    invalidates: studentReads,
    recover: [byLeft],
  }),
  'student-batch-leave': post('/v4/team/student-batch-leave', v.strictObject(studentIds), done, {
    invalidates: studentReads,
    recover: [byLeft],
  }),
  'change-student-password-safe': post(
    '/v4/team/change-student-password-safe',
    v.strictObject({ student_id: idIn, password: passwordIn }),
    done,
    { secrets: { password: 'new' }, invalidates: studentReads, recover: [byPassword] },
  ),
  /** Only students of the class; all of them if the request names none. */
  'get-student-initial-pwd-list': get(
    '/v4/team/get-student-initial-pwd-list',
    v.strictObject({ team_id: idIn, student_ids: v.optional(idsIn) }),
    list(initialPassword),
    { isSecret: true },
  ),
  /** Each row names its class. With `check_only` 1 the server only reports the result and imports nothing. */
  'import-students-list': post(
    '/v4/team/import-students-list',
    v.strictObject({
      students: rows(v.strictObject({ ...importFields, team_name: textIn })),
      check_only: v.optional(flagIn),
    }),
    imported,
    { invalidates: studentReads },
  ),
  'import-team-students-list': post(
    '/v4/team/import-team-students-list',
    v.strictObject({
      team_id: idIn,
      students: rows(v.strictObject(importFields)),
      check_only: v.optional(flagIn),
    }),
    imported,
    { invalidates: studentReads },
  ),
  /** Absent fields stay unchanged. */
  'change-student-info': post(
    '/v4/team/change-student-info',
    v.strictObject({
      student_id: idIn,
      nickname: v.optional(textIn),
      number: v.optional(textIn),
      grade_name: v.optional(textIn),
      class_name: v.optional(textIn),
    }),
    done,
    { invalidates: studentReads, recover: [byFields] },
  ),
  'batch-change-grade-name': post(
    '/v4/team/batch-change-grade-name',
    v.strictObject({ ...studentIds, grade_name: textIn }),
    done,
    { invalidates: studentReads, recover: [byFields] },
  ),
  'batch-change-class-name': post(
    '/v4/team/batch-change-class-name',
    v.strictObject({ ...studentIds, class_name: textIn }),
    done,
    { invalidates: studentReads, recover: [byFields] },
  ),
  /** Clears the requested fields; of the whole class if the request names no student. */
  'reset-students-info': post(
    '/v5/team/reset-students-info',
    v.strictObject({
      team_id: idIn,
      student_ids: v.optional(idsIn),
      reset_number: v.optional(flagIn),
      reset_grade_name: v.optional(flagIn),
      reset_class_name: v.optional(flagIn),
    }),
    done,
    { invalidates: studentReads, recover: [byReset] },
  ),
  'export-students-xls': get('/v5/team/export-students-xls', v.strictObject({ team_id: idIn }), bytes, blob),
  /** An import sheet with the present students of the class; without `team_id` of all classes, in a class column. */
  'import-students-template': get(
    '/v5/team/import-students-template',
    v.strictObject({ team_id: v.optional(idIn) }),
    bytes,
    { ...blob, origin: 'chosen' },
  ),
  'student-homework-topic-details': get(
    '/v4/team/student-homework-topic-details',
    v.strictObject({ student_id: idIn, topic_id: idIn }),
    topicDetails,
    copyable,
  ),
}
