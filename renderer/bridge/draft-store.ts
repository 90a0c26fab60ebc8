/**
 * The draft store of renderer/ui/drafts.ts: main journals each draft while the teacher types (DESIGN §5, §11). A draft
 * survives a 401, a session that expired, a crash, a restart and another teacher's session; only the teacher who typed
 * it sees it again. A chosen logout deletes it.
 */
import { installDraftStore } from '../ui/drafts'
import { callWhenUnlocked } from './call-when-unlocked'
import { callBridge } from './host'
import { readAgain } from './read-again'
import { onSessionEnd, sessionState } from './session'
import { createFailureNotice, createSessionSlots, createStoredSlot, type StoredSlot } from './stored-slot'

const failures = createFailureNotice()

const slots = createSessionSlots((key, generation) =>
  createStoredSlot({
    read: () => callWhenUnlocked('drafts.read', { key, generation }),
    write: value =>
      value === undefined
        ? callBridge('drafts.remove', { key, generation })
        : callBridge('drafts.write', { key, generation, value }),
    onResult: result => failures.report(key, result),
  }),
)

onSessionEnd(reason => {
  slots.end(reason !== 'logout')
  failures.clear()
})

/** The draft under a key. Null while nobody is logged in: the next user of the PC would find the draft. */
export function draftSlot(key: string): StoredSlot | null {
  const session = sessionState()
  return session && slots.slotOf(key, session.generation)
}

/** The stored drafts whose keys begin with `prefix`, the oldest first; none if the session ends before they are read. */
export async function listDrafts(prefix: string): Promise<readonly { key: string; value: unknown }[]> {
  const session = sessionState()
  if (session === null) return []
  const { generation } = session
  const result = await readAgain(() => callWhenUnlocked('drafts.list', { prefix, generation }))
  return result.ok && sessionState()?.generation === generation ? result.value.drafts : []
}

installDraftStore({ slotOf: draftSlot })
