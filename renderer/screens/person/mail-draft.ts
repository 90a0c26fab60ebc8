/** A change of the e-mail address that a restart or another page must not lose. The code itself is never kept. */
import * as v from 'valibot'
import { now } from '../../ui/clock'

const sentCode = v.object({
  /** The new address. */
  email: v.string(),
  /** Milliseconds by the server's clock. */
  at: v.number(),
  /** Whether the server has confirmed the request; its answer may have been lost. */
  isSure: v.boolean(),
})

export type SentCode = v.InferOutput<typeof sentCode>

const schema = v.object({
  /** The address as the teacher types it. */
  email: v.string(),
  /** The request of a confirmation code; null before the first one. */
  sent: v.nullable(sentCode),
})

export type MailDraft = v.InferOutput<typeof schema>

export const emptyMail: MailDraft = { email: '', sent: null }

/** A code is valid for less than this, in milliseconds (chosen): after it, the teacher asks for another one. */
const codeLifetime = 60 * 60_000

/** The draft; without the request of a code that has expired. */
export function readMail(value: unknown): MailDraft | null {
  if (!v.is(schema, value)) return null
  const hasExpired = value.sent !== null && now() - value.sent.at > codeLifetime
  return hasExpired ? { ...value, sent: null } : value
}
