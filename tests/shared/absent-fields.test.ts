/**
 * How the program reads a field that a server leaves out (`?` in the wire page). A number that is left out is unknown or
 * 0: a screen shows a gap for the former, so a row must not confuse them. A text that is left out is empty.
 */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { type EndpointName, endpointRow } from '../../shared/endpoints/index'
import { nonEmpty } from '../fixtures/non-empty'

/**
 * For each call the shortest answer, and all that the program reads besides it but empty texts and lists: what is not
 * named here is absent.
 */
const readings = `
login-safe {"token":1,"user":{"id":1}} user.showLive=0 online_class_switch=0
info {"user":{"id":1}} user.showLive=0 online_class_switch=0
version-check {} opt_status=2
team-rows {"items":[{"id":1}]} items.allow_join=0 items.sort=0 items.student_count=0 items.hidden=0 total=1
my-team-rows {"items":[{"id":1}]} items.allow_join=0 items.sort=0 items.student_count=0 items.hidden=0 total=1
team-info {"id":1} allow_join=0 sort=0 student_count=0 hidden=0
team-create {} allow_join=0 sort=0 student_count=0 hidden=0
batch-deletion-confirm {"items":[{"team_id":1}]} total=1
student-page-rows {"items":[{"student_id":1}]} items.password_changed=0 total=1
search-student {"items":[{"student_id":1}]} items.password_changed=0 total=1
student-branch-rows {"items":[{"team_id":1}]} items.is_current=0 total=1
get-student-initial-pwd-list {"items":[{"student_id":1}]} items.password_changed=0 total=1
import-students-list {"items":[{"row":1}]}
student-homework-topic-details {"items":[{"round":1}]} full_score=100 learn_count=0 submit_status=0
ebook-rows {"items":[{"ebook_id":1}]} items.word_count=0 total=1
get-student-ebook-read-stat {"items":[{"student_id":1}]} items.read_count=0 items.reading_count=0 items.word_count=0 items.impression_count=0 total=1
ebook-read-list {"items":[{"ebook_id":1}]} items.word_count=0 items.read_percent=0 items.has_impression=0 total=1
impression-detail {}
impression-page-list {"items":[{"student_id":1,"ebook_id":1}]} total=1
my-homework-page-list {"items":[{"homework_id":1}]} items.homework_type=1 items.origin_type=1 items.status=1 items.required_times=0 items.delay=0 items.student_count=0 items.submitted_count=0 items.topic_count=0 items.translation=0 items.subtitle=0 items.sample_answer=0 items.speech_speed=0 items.answer_tips=0 total=1
my-homework-list {"items":[{"homework_id":1}]} items.homework_type=1 items.origin_type=1 items.status=1 items.required_times=0 items.delay=0 items.student_count=0 items.submitted_count=0 items.topic_count=0 items.translation=0 items.subtitle=0 items.sample_answer=0 items.speech_speed=0 items.answer_tips=0 total=1
student-list-by-team {"items":[{"student_id":1}]} total=1
regular-recommend-names {"items":[{"name":1}]} total=1
homework-basic-info {"homework_id":1} homework_type=1 origin_type=1 status=1 required_times=0 delay=0 student_count=0 submitted_count=0 topic_count=0 translation=0 subtitle=0 sample_answer=0 speech_speed=0 answer_tips=0
homework-topic-list {"items":[{"topic_id":1}]} items.completed_count=0 items.full_score=100 total=1
topic-score-overview-x {"items":[{"topic_id":1}]} items.full_score=100 items.completed_count=0 total=1
topic-score-overview-y {"items":[{"student_id":1,"scores":[{"topic_id":1}]}]} items.submit_status=0 items.scores.learn_count=0 total=1
one-topic-overview {"items":[{"student_id":1}]} items.learn_count=0 total=1
check-define-times {"items":[{"resource_id":1}]} can_define=0
publish-homework {"homework_id":1} homework_type=1 origin_type=1 status=1 required_times=0 delay=0 student_count=0 submitted_count=0 topic_count=0 translation=0 subtitle=0 sample_answer=0 speech_speed=0 answer_tips=0
publish-result {} status=0
reissue-page-list {"items":[{"homework_id":1}]} items.homework_type=1 items.origin_type=1 items.status=1 items.required_times=0 items.delay=0 items.student_count=0 items.submitted_count=0 items.topic_count=0 items.translation=0 items.subtitle=0 items.sample_answer=0 items.speech_speed=0 items.answer_tips=0 items.can_reissue=0 items.unsubmitted_count=0 items.reached_count=0 total=1
reissue-details {"homework_id":1,"items":[{"student_id":1}]} homework_type=1 origin_type=1 status=1 required_times=0 delay=0 student_count=0 submitted_count=0 topic_count=0 translation=0 subtitle=0 sample_answer=0 speech_speed=0 answer_tips=0 can_reissue=0 unsubmitted_count=0 reached_count=0 items.submit_status=0 items.is_target=0
all-topic-overview {"items":[{"topic_id":1}]} items.full_score=100 items.completed_count=0 items.student_count=0 total=1
one-topic-question-overview {"items":[{"question_id":1,"answers":[{}]}]} total=1
get-writing-notes {"items":[{"pos":{"startPos":1,"endPos":1}}]} total=1
headquarters-homework-homework-topic-list {"items":[{"topic_id":1}]} items.completed_count=0 items.full_score=100 total=1
periodic-plan-page-list {"items":[{"homework_id":1}]} items.homework_type=1 items.origin_type=1 items.status=1 items.required_times=0 items.delay=0 items.student_count=0 items.submitted_count=0 items.topic_count=0 items.translation=0 items.subtitle=0 items.sample_answer=0 items.speech_speed=0 items.answer_tips=0 items.plan_status=0 items.day_count=0 items.delivered_count=0 total=1
periodic-plan-details {"homework_id":1,"items":[{"date":1,"topics":[{"topic_id":1}]}]} homework_type=1 origin_type=1 status=1 required_times=0 delay=0 student_count=0 submitted_count=0 topic_count=0 translation=0 subtitle=0 sample_answer=0 speech_speed=0 answer_tips=0 plan_status=0 day_count=0 delivered_count=0 items.is_delivered=0
resource-family-list {"items":[{"family_id":1}]} items.book_count=0 items.resource_count=0 total=1
resource-book-list {"items":[{"book_id":1}]} items.unit_count=0 items.resource_count=0 total=1
resource-unit-list {"items":[{"unit_id":1}]} items.resource_count=0 total=1
resource-page-list {"items":[{"resource_id":1}]} items.question_count=0 items.completed_count=0 total=1
resource-team-uses {"items":[{"resource_id":1,"team_id":1,"homework_id":1}]} total=1
word-book-list {"items":[{"book_id":1}]} items.part_count=0 items.word_count=0 total=1
word-book-part-list {"items":[{"resource_id":1}]} items.part_number=0 items.word_count=0 items.completed_count=0 total=1
ai-writing-condition-list {"levels":[{"resource_level":1}],"topics":[{"topic":1}]} levels.word_min=0 levels.word_max=0 word_min=0 word_max=0
current-month-summary {"items":[{"student_id":1}]} homework_count=0 submitted_count=0 exercise_count=0 study_seconds=0 record_duration=0 integral=0 student_count=0 items.homework_count=0 items.submitted_count=0 items.exercise_count=0 items.study_seconds=0 items.record_duration=0 items.integral=0 total=0
new-homework-summary {} in_progress_count=0 ended_count=0 awaiting_count=0 unsubmitted_count=0
new-homework-list {"items":[{"homework_id":1}]} items.homework_type=1 items.origin_type=1 items.status=1 items.required_times=0 items.delay=0 items.student_count=0 items.submitted_count=0 items.topic_count=0 items.translation=0 items.subtitle=0 items.sample_answer=0 items.speech_speed=0 items.answer_tips=0 total=1
homework-search-filter2 {"homeworks":[{"homework_id":1}]} homeworks.homework_type=1
study-survey-homework-topic-list {"items":[{"topic_id":1}]} items.homework_type=1 items.full_score=100 items.learn_count=0 total=1
homework-topic-details {"items":[{}]} homework_type=1 full_score=100 learn_count=0 items.round=1 items.study_seconds=0 items.record_duration=0 total=0
question-answer-logs {"items":[{"question_id":1}]} items.round=1 total=1
exercise-search-filter2 {"view_keys":[{"view_key":1}],"resource_levels":[{"resource_level":1}]} view_keys.exercise_count=0 resource_levels.exercise_count=0
exercise-summary {"items":[{"date":1}]} exercise_count=0 study_seconds=0 record_duration=0 integral=0 resource_count=0 items.exercise_count=0 items.study_seconds=0 items.record_duration=0 items.integral=0 total=0
resource-exercise-details {"items":[{"topic_id":1}]} exercise_count=0 study_seconds=0 record_duration=0 integral=0 items.homework_type=1 items.full_score=100 items.learn_count=0 total=0
resource-exercise-logs {"items":[{}]} items.round=1 items.study_seconds=0 items.record_duration=0 total=1
export-student-study-report {"task_id":1}
student-study-report {} status=0
report-task-list {"items":[{"task_id":1}]} items.status=0 items.student_count=0 total=1
usage-amount {"items":[{"month":1,"team_id":1}]} items.student_count=0 items.active_student_count=0 items.homework_count=0 items.exercise_count=0 items.study_seconds=0 items.record_duration=0 items.integral=0 total=1
progress-graph {"items":[{"id":1,"points":[{"date":1}]}]} items.series_type=team total=0
intelligence {"student_id":1,"abilities":[{"ability":1}],"families":[{}]} answer_count=0 abilities.max=100 families.exercise_count=0
outbox-message-list {"items":[{"id":1}]} items.student_count=0 items.read_count=0 total=1
send-new-message {}
message-details {"homeworks":[{"homework_id":1}],"receivers":[{"student_id":1}]} student_count=0 read_count=0 receivers.is_read=0
notice-page-list {"items":[{"id":1}]} items.notice_type=1 items.is_read=0 total=1
new-notice-total {} new_msg_num=0 allow_send_message=0
system-notice-page-list {"items":[{"notice_id":1}]} items.is_read=0 total=1
system-notice-content {} is_read=0
homework-notice-page-list {"items":[{"id":1}]} items.is_read=0 total=1
exercise_count_ranking_v2 {"items":[{"student_id":1}]} total=1
student-achievement-page-list {"items":[{"motivation_id":1,"student_id":1}]} items.type=1 items.count=0 items.is_encouraged=0 total=1
get-student-rpt {"families":[{}],"items":[{"homework_id":1}]} items.homework_type=1 items.topic_count=0 items.submit_status=0 items.completed_count=0 total=0
get-team-rpt {"families":[{}],"homeworks":[{"homework_id":1}],"items":[{"student_id":1}]} homeworks.homework_type=1 homeworks.topic_count=0 homeworks.student_count=0 homeworks.submitted_count=0 total=0 student_count=1 homework_count=1
online-class-page-list {"items":[{"class_id":1}]} items.student_count=0 items.live_type=0 items.live_status=0 total=1
online-class-basic-info {"class_id":1} student_count=0 live_type=0 live_status=0
online-class-start {} live_status=1
online-class-create {}
online-class-search-filter-list {"live_types":[{}],"live_statuses":[{}]} live_types.value=0 live_statuses.value=0
room-list {"items":[{"room_id":1}]} items.is_free=1 total=1
available-room-list {"items":[{"room_id":1}]} total=1
lesson-list {"items":[{"lesson_id":1}]} items.live_type=0 total=1
account-apply-basic-info {"apply_types":[{}]} max_rows=0 apply_types.value=0
requests-put {}
order-list {"items":[{}]} items.apply_type=1 items.apply_status=1 items.student_count=0 total=1
order-select-data {"apply_types":[{}],"apply_statuses":[{}]} apply_types.value=0 apply_statuses.value=0
start-create-resource {"guid":1,"items":[{"id":1}]} items.need_template=0 items.status=0
get-tone-type-list {"items":[{"tone_type":1}]} total=1
text-to-speech {"id":1} need_template=0 status=0
change-resource-translate {} need_template=0 status=0
create-resource {}
recitation-details {"guid":1,"items":[{"id":1}]} status=0 items.need_template=0 items.status=0
get_remaining_times {"remaining_times":1}
topic-answer-paper {"resource":{"topic_id":1},"content":{}} resource.full_score=100 resource.learn_count=0 round=1 rounds=1 show_comment=0
`
  .trim()
  .split('\n')
  .map((line): [EndpointName, string, string] => {
    const [, name, sent = '', read = ''] = /^(\S+) (\{\S*\}) ?(.*)$/.exec(line) ?? []
    return [name as EndpointName, sent, read]
  })

/** The values of the reading that were not sent, with their paths; of a list, those of its first entry. */
function added(read: unknown, sent: unknown, path = ''): string[] {
  if (typeof read !== 'object' || read === null) return sent === undefined && read !== '' ? [`${path}=${read}`] : []
  if (Array.isArray(read)) return read.slice(0, 1).flatMap(one => added(one, [sent].flat()[0], path))
  return Object.entries(read).flatMap(([field, value]) => {
    const inside = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[field] : undefined
    return value === undefined ? [] : added(value, inside, path === '' ? field : `${path}.${field}`)
  })
}

it.each(nonEmpty(readings))('%s that answers only %s is read without invented numbers', (name, sent, read) => {
  const given: unknown = JSON.parse(sent)
  expect(added(v.parse(endpointRow(name).response, given), given).join(' ')).toBe(read)
})
