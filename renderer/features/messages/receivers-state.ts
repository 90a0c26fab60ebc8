/** What another page hands over to a new message, in the state of the navigation: no address names students. */
import * as v from 'valibot'

const schema = v.object({
  receivers: v.object({
    title: v.string(),
    /** The words of the message; empty if the teacher writes them. */
    content: v.optional(v.string(), ''),
    studentIds: v.array(v.string()),
    homeworks: v.array(v.object({ id: v.string(), title: v.string() })),
  }),
})

export type Receivers = v.InferInput<typeof schema>['receivers']

/** The state of the navigation to a new message to these students, about these homeworks. */
export const receiversState = (receivers: Receivers): v.InferInput<typeof schema> => ({ receivers })

/** Reads the state; null if the message was opened in another way. */
export function receiversOf(state: unknown): Receivers | null {
  const read = v.safeParse(schema, state)
  return read.success ? read.output.receivers : null
}
