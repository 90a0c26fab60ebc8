/** What can happen in the school: the lines of its journal. */
import * as v from 'valibot'

const entry = <const T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ type: v.literal(type), ...fields })

const account = v.string()

export const entrySchema = v.variant('type', [
  /** `alone`: the account's other sessions ended with it. */
  entry('session', { account, token: v.string(), alone: v.optional(v.boolean()) }),
  entry('password', { account, salt: v.string(), hash: v.string() }),
  entry('code', { account, code: v.string(), until: v.number() }),
  entry('code-wrong', { account }),
  entry('code-used', { account }),
  entry('fcm-saved', { account, token: v.string() }),
  entry('fcm-deleted', { account, token: v.string() }),
  entry('read', { account, notices: v.array(v.string()) }),
  entry('log', { account, at: v.number(), client: v.string(), device: v.string(), content: v.string() }),
  entry('maintenance', { opt_status: v.picklist([0, 1, 2]), opt_content: v.string() }),
])

export type Entry = v.InferOutput<typeof entrySchema>
