/** Rules for messages to students (SPEC §5; limits chosen). */
import { limits } from './limits'
import { textFault } from './text-rules'

export interface Message {
  title: string
  content: string
}

export interface MessageFault {
  field: keyof Message
  fault: 'empty' | 'long' | 'emoji'
}

/** The first fault of the message's texts, or null. */
export function messageFault(message: Message): MessageFault | null {
  for (const field of ['title', 'content'] as const) {
    const fault = textFault(message[field], limits.message[field], field === 'content' ? 'many' : 'one')
    if (fault !== null) return { field, fault }
  }
  return null
}
