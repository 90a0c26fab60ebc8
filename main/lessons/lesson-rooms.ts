/**
 * The rooms of live lessons whose address the server has given in this session: the page names a lesson, so that it
 * cannot make the program open an address of its own.
 */
import type { Session } from '../session/session'

export interface LessonRooms {
  /** Takes over the address of a lesson that was started. */
  record(class_id: string, address: string): void
  find(class_id: string): string | undefined
}

export function createLessonRooms(session: Pick<Session, 'addParticipant'>): LessonRooms {
  const addresses = new Map<string, string>()
  session.addParticipant({ onChange: () => addresses.clear() })
  return {
    record: (class_id, address) => void addresses.set(class_id, address),
    find: class_id => addresses.get(class_id),
  }
}
