/** A change of the e-mail address that a restart or another page must not lose. The code itself is never kept. */
import * as v from 'valibot'

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

export const readMail = (value: unknown): MailDraft | null => (v.is(schema, value) ? value : null)
