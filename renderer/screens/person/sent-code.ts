/** The request of a confirmation code, so that a restart or another page does not lose it. The code itself is not kept. */
import * as v from 'valibot'

const schema = v.object({
  /** The new address. */
  email: v.string(),
  /** Milliseconds by the server's clock. */
  at: v.number(),
  /** Whether the server has confirmed the request; its answer may have been lost. */
  isSure: v.boolean(),
})

export type SentCode = v.InferOutput<typeof schema>

export function readSentCode(value: unknown): SentCode | null {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}
