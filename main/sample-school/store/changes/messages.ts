/** What happens to messages to students. */
import * as v from 'valibot'
import { change } from './row'

const ids = v.array(v.string())

const message = {
  id: v.string(),
  account: v.string(),
  at: v.number(),
  title: v.string(),
  content: v.string(),
  teams: ids,
  /** Everyone who got it, those of the classes among them. */
  students: ids,
  homeworks: ids,
}

export type Message = v.InferOutput<v.ObjectSchema<typeof message, undefined>>

export const messageState = () => ({
  /** By id, in the order in which they were sent. */
  messages: new Map<string, Message>(),
  /** Of those that were there from the beginning as well. */
  messagesDeleted: new Set<string>(),
  messagesMade: 0,
})

export const messageChanges = {
  message: change(message, ({ state }, entry) => {
    state.messages.set(entry.id, entry)
    state.messagesMade++
  }),
  'messages-deleted': change({ ids }, ({ state }, entry) => {
    for (const id of entry.ids) {
      state.messages.delete(id)
      state.messagesDeleted.add(id)
    }
  }),
}
