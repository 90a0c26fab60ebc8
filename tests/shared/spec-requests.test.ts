import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endpointRow } from '../../shared/endpoints/index'
import { type SpecName, specAnswers } from '../fixtures/answers/index'
import { specRequests } from '../fixtures/answers/requests'
import { nonEmpty } from '../fixtures/non-empty'

/** The parameters of SPEC §7, call by call, as SPEC names them; `?` means that SPEC calls the parameter optional. */
const parameters = `
login-safe: username, password, app_name, client_name, device_code
pass-card-login: key
info:
change-profile: nickname, school
send-email-authentication-mail: email
send-reset-pwd-mail: email
change-email: email, code
change-password-safe: oldpassword, newpassword
reset-password-safe: email, code, password
save-fcm-token: fcm_token
delete-fcm-token: fcm_token
submit-client-log: client, device, content
version-check: name, key, build, device_code
new-evaluation-service:
grammar-training-file: resource_path, file
evaluate-xml-file: evaluate_xml
note-taking-part-file: resource_path, file, resource_version
team-rows:
student-page-rows: page, limit, kw, team_id, sort_field, sort_order
my-team-rows:
team-info: team_id
team-create: name, allow_join
team-update: id, allow_join, name
team-leave: student_id, team_id
student-batch-leave: team_id, student_ids
search-student: kw
change-student-password-safe: student_id, password
student-branch-rows: student_id
get-student-initial-pwd-list: team_id, student_ids
reorder-sort: team_ids
make-obvious: team_id
make-hidden: team_id
batch-deletion-confirm: team_ids
batch-deletion: team_id
export-students-xls: team_id
ebook-read-list: student_id
impression-detail: student_id, ebook_id
student-homework-topic-details: student_id, topic_id
homework-delete: homework_id
delay-homework: homework_id
student-list-by-team: team_id
homework-basic-info: id
homework-topic-list: id
topic-answer-paper: homework_id, topic_id, student_id, round
export-topic-student-score: homework_id
send-student-topic-mail: homework_id, email
submit-writing-note: student_id, topic_id, guid, content
get-writing-notes: student_id, topic_id, guid
headquarters-homework-homework-topic-list: id
topic-answer-overview: topic_id
my-homework-list: team_id, homework_type, search_type, search_title, origin_type, has_required_times, has_delay, start_time, end_time, sort_field, sort_order, finish_type, page, limit
my-homework-page-list: team_id, homework_type, search_type, search_title, origin_type, has_required_times, has_delay, start_time, end_time, sort_field, sort_order, finish_type, page, limit
all-topic-overview: homework_id, page, limit
one-topic-overview: homework_id, topic_id
one-topic-question-overview: homework_id, topic_id, resource_id
topic-score-overview-x: homework_id
topic-score-overview-y: homework_id, page, limit
regular-recommend-names: code
student-study-report: task_id
export-student-homework-report: student_id, homework_id, email?
student-homework-report: task_id
export-current-month-summary: team_id, kw
notice-page-list: page, limit
new-notice-total:
notice-delete: ids
outbox-message-list: page, limit
message-details: id
message-delete: ids
system-notice-content: notice_id
student-achievement-page-list: page, limit, team_id, type
student-achievement-encourage: team_id, motivation_ids, encourage, is_all, type
online-class-page-list: limit, page, live_type, live_status
online-class-basic-info: class_id
account-apply-basic-info:
order-list: limit, page, apply_type, apply_status, start_time, end_time
start-create-resource:
text-to-speech: id, guid, tone_type, content, category, need_template
upload-sound-file: file, id
get-tone-type-list:
get_remaining_times:
`
  .trim()
  .split('\n')
  .map((line): [SpecName, string[]] => {
    const [name = '', fields = ''] = line.split(/: ?/)
    return [name as SpecName, fields.split(', ').filter(Boolean)]
  })

const good: Partial<Record<SpecName, object>> = specRequests
const takes = (name: SpecName, request: object) => v.safeParse(endpointRow(name).request, request)

describe('the parameters that SPEC §7 names', () => {
  it('are listed for each call with a request, and only for existing calls', () => {
    expect(parameters.map(([name]) => name).sort()).toEqual(Object.keys(specRequests).sort())
    for (const [name] of parameters) expect(specAnswers).toHaveProperty([name])
  })

  it.each(parameters)('%s accepts each parameter under its name, and keeps all of them', (name, fields) => {
    const request = good[name] ?? {}
    expect(Object.keys(request).sort()).toEqual(fields.map(field => field.replace('?', '')).sort())
    const read = takes(name, request)
    expect(read.issues).toBeUndefined()
    expect(read.output).toEqual(request)
  })

  it.each(nonEmpty(parameters.filter(([, fields]) => fields.some(field => field.endsWith('?')))))(
    '%s accepts a request without the optional parameters',
    (name, fields) => {
      const needed = Object.entries(good[name] ?? {}).filter(([key]) => fields.includes(key))
      expect(takes(name, Object.fromEntries(needed)).success).toBe(true)
    },
  )

  it.each(nonEmpty(parameters.filter(([, fields]) => fields.length > 0)))(
    '%s rejects a parameter with another name',
    (name, fields) => {
      for (const field of fields.map(one => one.replace('?', ''))) {
        const { [field]: value, ...rest } = { ...good[name] } as Record<string, unknown>
        expect(takes(name, { ...rest, [`${field}_of_another_name`]: value }).success).toBe(false)
      }
    },
  )
})
