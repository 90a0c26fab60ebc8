/** Applications for students' accounts (SPEC §7 Account application, §3). */
import * as v from 'valibot'
import { id, list, maybe, num, orElse, text } from '../schema'
import { dateIn, empty, fileIn, get, limit, page, post, timeIn } from './row'
import { applicationReads } from './stale-reads'

/** 1 new accounts, 2 changes, 3 stop (chosen). */
const applyTypeIn = v.picklist([1, 2, 3])

const choice = { value: orElse(num, 0), label: orElse(text, '') }

const order = v.object({
  /** Empty where the server numbers none: SPEC §3 names no id of an application. */
  order_id: orElse(id, ''),
  apply_type: orElse(num, 1),
  /** 1 received, 2 being checked, 3 issued, 4 sent back (chosen). */
  apply_status: orElse(num, 1),
  /** From when to when it is for, where the server says so (SPEC §3). */
  start_time: maybe(text),
  end_time: maybe(text),
  file_name: orElse(text, ''),
  student_count: orElse(num, 0),
  create_time: orElse(text, ''),
  /** When it last came to another status. */
  update_time: orElse(text, ''),
  /** Why it was sent back. */
  reason: maybe(text),
})

export const accountApply = {
  /** Who applies, and for what one can. */
  'account-apply-basic-info': get(
    '/v4/account-apply/basic-info',
    empty,
    v.object({
      school: orElse(text, ''),
      nickname: orElse(text, ''),
      email: orElse(text, ''),
      max_rows: orElse(num, 0),
      /** `template`: the name of its file under templateUrl. */
      apply_types: orElse(v.array(v.object({ ...choice, template: orElse(text, '') })), []),
    }),
  ),
  'requests-put': post(
    '/v4/account-apply/requests-put',
    v.strictObject({ apply_type: applyTypeIn, file: fileIn(20 * 1024 * 1024) }),
    // SPEC names no answer; without one it is not known how many rows were taken.
    orElse(v.object({ order_id: maybe(id), student_count: maybe(num) }), {}),
    { kind: 'multipart', invalidates: applicationReads },
  ),
  /** Those that were sent in from `start_time` to `end_time`, the newest first. A day counts whole. */
  'order-list': get(
    '/v4/account-apply/order-list',
    v.strictObject({
      limit,
      page,
      apply_type: v.optional(applyTypeIn),
      apply_status: v.optional(v.picklist([1, 2, 3, 4])),
      start_time: v.optional(v.union([dateIn, timeIn])),
      end_time: v.optional(v.union([dateIn, timeIn])),
    }),
    list(order),
  ),
  /** The choices of the list's filters. */
  'order-select-data': get(
    '/v4/account-apply/order-select-data',
    empty,
    v.object({
      apply_types: orElse(v.array(v.object(choice)), []),
      apply_statuses: orElse(v.array(v.object(choice)), []),
    }),
  ),
}
