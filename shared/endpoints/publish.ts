/** Assigning, changing, withdrawing and redistributing homework (SPEC §7 Homework; §3, §4, §5). */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { byChangedParts } from './change-recovery'
import { classmate, homework } from './homework'
import { type Evidence, recoverBy } from './recovery'
import { chosen, done, flagIn, get, idIn, idsIn, limit, page, post, textIn, timeIn } from './row'
import { homeworkReads } from './stale-reads'

/** The five configuration switches of SPEC §3. */
const switches = {
  translation: flagIn,
  subtitle: flagIn,
  sample_answer: flagIn,
  speech_speed: flagIn,
  answer_tips: flagIn,
}

/** One content: a resource of the catalogue, or a part of a word-test book. */
const contentIn = v.strictObject({ resource_id: idIn })

/** The schema allows more contents than can be assigned: the server reports the real limit with a message. */
export const contentsIn = v.pipe(v.array(contentIn), v.maxLength(500))

/** The receivers: classes; if `student_ids` is present, only these students of the classes. */
const receivers = { team_ids: idsIn, student_ids: v.optional(idsIn) }

/** Fields that every request to assign homework sends. The client makes a new request id for each new homework. */
export const assignment = {
  request_id: idIn,
  title: textIn,
  ...receivers,
  /** SPEC §4: 0 immediate, 1 scheduled (then with a start). */
  delivery_type: flagIn,
  start_time: v.optional(timeIn),
  end_time: timeIn,
  /** Late answers are accepted. */
  delay: flagIn,
  ...switches,
}

/** One homework in the list of redistributions. */
const redistribution = {
  ...homework.entries,
  /** Whether delay-homework would accept this homework now; if not, `reason` says why. */
  can_reissue: orElse(flag, 0),
  reason: orElse(text, ''),
  unsubmitted_count: orElse(num, 0),
  /** When it was redistributed; absent if it never was. */
  reissue_time: maybe(text),
  /** The deadline that a redistribution sets: the future one, or the one that was set. */
  reissue_end_time: maybe(text),
  /** The deadline before the redistribution; absent if there was none. */
  reissue_previous_end_time: maybe(text),
  /** Number of students who received the redistribution. */
  reached_count: orElse(num, 0),
}

const redistributionStudent = v.object({
  ...classmate.entries,
  /** 0 not begun, 1 begun, 2 submitted (WIRE "submit_status"). */
  submit_status: orElse(num, 0),
  submit_time: maybe(text),
  /** Whether the student would receive the redistribution, or did receive it. */
  is_target: orElse(flag, 0),
})

const homeworkId = v.strictObject({ homework_id: idIn })

const redistributionDetails = v.object({ ...redistribution, items: orElse(v.array(redistributionStudent), []) })

const publishResult = v.object({ status: orElse(num, 0), homework_id: maybe(id) })

/** The server remembers the request id of each homework that it created, even after the homework is deleted. */
export const byRequestId = recoverBy({
  read: 'publish-result',
  request: ({ request_id }: { request_id: string }) => ({ request_id }),
  wasDone: ({ after }: Evidence<unknown, v.InferOutput<typeof publishResult>>) => after.status !== 0,
})

/** A deleted homework can no longer be read. */
const byMissingHomework = recoverBy({
  read: 'homework-basic-info',
  missingProves: true,
  request: ({ homework_id }: { homework_id: string }) => ({ id: homework_id }),
  wasDone: () => false,
})

/** A redistribution changes the time of the last redistribution. */
const byRedistributionTime = recoverBy({
  read: 'reissue-details',
  request: ({ homework_id }: { homework_id: string }) => ({ homework_id }),
  wasDone: ({ after, before }: Evidence<unknown, v.InferOutput<typeof redistributionDetails>>) =>
    before === undefined ? null : after.reissue_time !== undefined && after.reissue_time !== before.reissue_time,
})

export const publish = {
  /** Whether these contents allow this number of answer times (SPEC §4 "Specified answer times"). */
  'check-define-times': get(
    '/v4/homework-publish/check-define-times',
    v.strictObject({ homework_type: v.picklist([1, 2, 3]), resource_ids: idsIn }),
    v.object({
      can_define: orElse(flag, 0),
      /** The reason, if they do not allow it. */
      reason: orElse(text, ''),
      /** The contents that do not allow it. */
      items: orElse(v.array(v.object({ resource_id: id, resource_title: orElse(text, '') })), []),
    }),
  ),
  /** Creates one homework per request id, even if the request is sent several times, and answers with that homework. */
  'publish-homework': post(
    '/v4/homework-publish/publish-homework',
    v.strictObject({
      ...assignment,
      homework_type: v.picklist([1, 2, 3]),
      origin_type: v.optional(v.picklist([1, 2])),
      required_times: flagIn,
      /** Contents in order; for a word test, its parts. A periodic plan has `days` instead. */
      topics: v.optional(contentsIn),
      days: v.optional(v.pipe(v.array(v.strictObject({ start_time: timeIn, topics: contentsIn })), v.maxLength(400))),
    }),
    homework,
    { ...chosen, invalidates: homeworkReads, recover: [byRequestId] },
  ),
  /**
   * The result of a request id: 0 unknown, 1 its homework was created, 2 its homework was created and has since been
   * deleted.
   */
  'publish-result': get(
    '/v4/homework-publish/publish-result',
    v.strictObject({ request_id: idIn }),
    publishResult,
    chosen,
  ),
  /**
   * Absent fields stay unchanged. The server refuses a change that the status does not allow
   * (shared/domain/homework-edits.ts).
   */
  'change-homework': post(
    '/v4/homework-publish/change-homework',
    v.partial(
      v.strictObject({
        homework_id: idIn,
        title: textIn,
        ...receivers,
        topics: contentsIn,
        delivery_type: flagIn,
        start_time: timeIn,
        end_time: timeIn,
        required_times: flagIn,
        delay: flagIn,
        ...switches,
      }),
      [
        'title',
        'team_ids',
        'topics',
        'delivery_type',
        'start_time',
        'end_time',
        'required_times',
        'delay',
        'translation',
        'subtitle',
        'sample_answer',
        'speech_speed',
        'answer_tips',
      ],
    ),
    done,
    { invalidates: homeworkReads, recover: byChangedParts },
  ),
  'homework-delete': post('/v4/homework/delete', homeworkId, done, {
    invalidates: homeworkReads,
    recover: [byMissingHomework],
  }),
  'delay-homework': post('/v4/homework-publish/delay-homework', homeworkId, done, {
    invalidates: homeworkReads,
    recover: [byRedistributionTime],
  }),
  'reissue-page-list': get(
    '/v4/homework-publish/reissue-page-list',
    v.strictObject({
      page,
      limit,
      team_id: v.optional(idIn),
      search_title: v.optional(textIn),
      /** 1 homework that can be redistributed now, 2 homework that was redistributed. Absent: both. */
      reissue_type: v.optional(v.picklist([1, 2])),
    }),
    list(v.object(redistribution)),
    chosen,
  ),
  'reissue-details': get('/v4/homework-publish/reissue-details', homeworkId, redistributionDetails, chosen),
}
