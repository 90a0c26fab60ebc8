/** The order of the classes that is not sent yet, as a draft: the program may end in the pause before it is sent. */
import * as v from 'valibot'
import { draftSlot } from '../../bridge/index'

const key = 'grades/order'

const schema = v.object({
  ids: v.array(v.string()),
  /** The server's order before the first move. */
  base: v.array(v.string()),
})

export type WaitingOrder = v.InferOutput<typeof schema>

export const keepOrder = (order: WaitingOrder | undefined): void => draftSlot(key)?.store(order)

/** Null if every order was sent. */
export async function loadOrder(): Promise<WaitingOrder | null> {
  const parsed = v.safeParse(schema, await draftSlot(key)?.load())
  return parsed.success ? parsed.output : null
}
