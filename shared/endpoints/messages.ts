/** Messages from a teacher to students (SPEC §7 Messages and notices). */
import * as v from 'valibot'
import { limits } from '../domain/limits'
import { tidyText } from '../domain/text-rules'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { type Evidence, isSince, recoverBy } from './recovery'
import { done, get, idIn, idsIn, limit, page, post, textIn } from './row'
import { messageReads } from './stale-reads'

/** `read_count` is the count at the time of the answer. */
const message = {
  id,
  title: orElse(text, ''),
  send_time: orElse(text, ''),
  team_names: orElse(v.array(text), []),
  student_count: orElse(num, 0),
  read_count: orElse(num, 0),
}

const receiver = v.object({
  student_id: id,
  nickname: orElse(text, ''),
  number: orElse(text, ''),
  team_name: orElse(text, ''),
  is_read: orElse(flag, 0),
  read_time: maybe(text),
})

const outbox = list(v.object(message))

type Outbox = v.InferOutput<typeof outbox>

/**
 * A sent message is on the first page of the outbox: with its title, a matching time and the number of its students, and
 * it was not there before. A row of the outbox has no content and names no student (SPEC §7), so this is all that it can
 * prove: two messages with one title, sent within seconds to equally many students, look the same. It proves nothing if
 * the number differs (a student can have left), or if newer messages fill the page.
 */
const byOutbox = recoverBy({
  read: 'outbox-message-list',
  request: () => ({ page: 1 }),
  wasDone({
    sent,
    after,
    before,
    sentAt,
  }: Evidence<{ title: string; student_ids?: string | undefined; team_ids?: string | undefined }, Outbox>) {
    const known = new Set(before?.items.map(({ id }) => id))
    const since = after.items.filter(({ send_time }) => isSince(send_time, sentAt))
    const alike = since.filter(({ id, title }) => title === tidyText(sent.title) && !known.has(id))
    // How many students a class has, the request does not say; 0: the answer does not say it.
    const students = sent.team_ids ? 0 : new Set(sent.student_ids?.split(',')).size
    if (alike.some(({ student_count }) => students === 0 || [0, students].includes(student_count))) return true
    const mayBeFurther = since.length === after.items.length && after.total > after.items.length
    return alike.length > 0 || mayBeFurther ? null : false
  },
})

/** A deleted message can no longer be read. */
const byMissingMessages = recoverBy({
  read: 'message-details',
  missingProves: true,
  request: ({ ids }: { ids: string }) => ids.split(',').map(each => ({ id: each })),
  wasDone: () => false,
})

export const messages = {
  'outbox-message-list': get(
    '/v4/message/outbox-message-list',
    v.strictObject({ page, limit: v.optional(limit, limits.pageSizes.outbox) }),
    outbox,
  ),
  /** To whole classes, to students, or to both; a student who is named more than once gets the message once. */
  'send-new-message': post(
    '/v4/message/send-new-message',
    v.strictObject({
      title: textIn,
      content: v.pipe(v.string(), v.maxLength(5000)),
      team_ids: v.optional(idsIn),
      student_ids: v.optional(idsIn),
      /** Homework that the message links to. */
      homework_ids: v.optional(idsIn),
    }),
    // SPEC names no fields of this answer: the id may be absent.
    orElse(v.object({ id: maybe(id) }), {}),
    { invalidates: messageReads, recover: [byOutbox] },
  ),
  'message-details': get(
    '/v4/message/message-details',
    v.strictObject({ id: idIn }),
    v.object({
      ...message,
      // The answer may omit the id, because the request names it.
      id: orElse(id, ''),
      content: orElse(text, ''),
      homeworks: orElse(v.array(v.object({ homework_id: id, title: orElse(text, '') })), []),
      /** Read receipts. */
      receivers: orElse(v.array(receiver), []),
    }),
  ),
  'message-delete': post('/v4/message/message-delete', v.strictObject({ ids: idsIn }), done, {
    invalidates: messageReads,
    recover: [byMissingMessages],
  }),
}
