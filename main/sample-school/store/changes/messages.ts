/** Changes of messages to students. */
import * as v from 'valibot'
import { change } from './change'

const ids = v.array(v.string())

const message = {
  id: v.string(),
  account: v.string(),
  at: v.number(),
  title: v.string(),
  content: v.string(),
  teams: ids,
  /** All receivers, including the students of the receiving classes. */
  students: ids,
  homeworks: ids,
}

export type Message = v.InferOutput<v.ObjectSchema<typeof message, undefined>>

export const messageState = () => ({
  /** By id, in the order of sending. */
  messages: new Map<string, Message>(),
  /** Includes ids of messages from the seed. */
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
