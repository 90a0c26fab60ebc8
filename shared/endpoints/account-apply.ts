/** Applications for student accounts (SPEC §7 Account application, §3). */
import * as v from 'valibot'
import { limits } from '../domain/limits'
import { id, list, maybe, num, orElse, text } from '../schema'
import { type Evidence, isSince, recoverBy } from './recovery'
import { dateIn, empty, fileIn, get, limit, page, post, timeIn } from './row'
import { applicationReads } from './stale-reads'

/** 1 new accounts, 2 changes, 3 stop using accounts (chosen). */
const applyTypeIn = v.picklist([1, 2, 3])

const choice = { value: orElse(num, 0), label: orElse(text, '') }

const order = v.object({
  /** Empty if the server does not number its applications: SPEC §3 names no id for an application. */
  order_id: orElse(id, ''),
  apply_type: orElse(num, 1),
  /** 1 received, 2 being checked, 3 issued, 4 sent back (chosen). */
  apply_status: orElse(num, 1),
  /** The period of the application, if the server sends one (SPEC §3). */
  start_time: maybe(text),
  end_time: maybe(text),
  file_name: orElse(text, ''),
  student_count: orElse(num, 0),
  create_time: orElse(text, ''),
  /** The time of the last change of `apply_status`. */
  update_time: orElse(text, ''),
  /** The reason why the application was sent back. */
  reason: maybe(text),
})

const orders = list(order)

interface Application {
  apply_type: number
  file: { name: string }
}

/** An application that arrived is among the latest of its kind, with the same file and a matching time. */
const byLatestOrder = recoverBy({
  read: 'order-list',
  request: ({ apply_type }: Application) => ({ apply_type, page: 1, limit: limits.pageSizes.list }),
  wasDone: ({ sent, after, sentAt }: Evidence<Application, v.InferOutput<typeof orders>>) =>
    after.items.some(
      // SPEC §3 does not say that the server keeps the name of the file.
      ({ file_name, create_time }) => [sent.file.name, ''].includes(file_name) && isSince(create_time, sentAt),
    ),
})

export const accountApply = {
  /** Data of the application form: the applicant and the kinds of application. */
  'account-apply-basic-info': get(
    '/v4/account-apply/basic-info',
    empty,
    v.object({
      school: orElse(text, ''),
      nickname: orElse(text, ''),
      email: orElse(text, ''),
      max_rows: orElse(num, 0),
      /** `template`: the name of the template file under templateUrl. */
      apply_types: orElse(v.array(v.object({ ...choice, template: orElse(text, '') })), []),
    }),
  ),
  'requests-put': post(
    '/v4/account-apply/requests-put',
    v.strictObject({ apply_type: applyTypeIn, file: fileIn(20 * 1024 * 1024) }),
    // SPEC names no fields of this answer. Without `student_count` the number of accepted rows is unknown.
    orElse(v.object({ order_id: maybe(id), student_count: maybe(num) }), {}),
    { kind: 'multipart', invalidates: applicationReads, recover: [byLatestOrder] },
  ),
  /** Applications sent from `start_time` to `end_time`, newest first. Both days are included. */
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
    orders,
  ),
  /** The choices of the filters on the list of applications. */
  'order-select-data': get(
    '/v4/account-apply/order-select-data',
    empty,
    v.object({
      apply_types: orElse(v.array(v.object(choice)), []),
      apply_statuses: orElse(v.array(v.object(choice)), []),
    }),
  ),
}
