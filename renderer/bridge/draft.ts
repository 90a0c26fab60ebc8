import { onSessionEnd, sessionState } from './session'

export interface Draft<T> {
  /** Notes what is typed or chosen now. */
  note(value: T): void
  /** What the same teacher had typed when his session broke off, once; undefined where there is nothing of his. */
  take(): T | undefined
}

/**
 * What a teacher types and chooses on one screen, kept in memory while he has to log in again (DESIGN §5): pages and
 * answers go with the session, this does not. A chosen logout, and another teacher, end it.
 */
export function createDraft<T>(): Draft<T> {
  let live: { value: T } | null = null
  let left: { userId: string; value: T } | null = null
  onSessionEnd((reason, { user }) => {
    left = reason === 'logout' || live === null ? null : { userId: user.id, value: live.value }
    live = null
  })
  return {
    note(value) {
      live = { value }
    },
    take() {
      const mine = left?.userId === sessionState()?.user.id ? left?.value : undefined
      left = null
      return mine
    },
  }
}
