/** The changing part of the school: a fold over its journal. */
import type { Entry } from './entries'

/** How many sessions and client log lines are kept. */
export const bounds = { sessions: 200, logs: 200, codeTries: 5 } as const

export interface State {
  /** Account by the hash of its token, oldest first. */
  sessions: Map<string, string>
  passwords: Map<string, { salt: string; hash: string }>
  codes: Map<string, { code: string; until: number; wrong: number }>
  fcmTokens: Map<string, Set<string>>
  read: Map<string, Set<string>>
  logs: { account: string; at: number; client: string; device: string; content: string }[]
  maintenance: { opt_status: 0 | 1 | 2; opt_content: string }
  /** How many codes were ever made, so that no two are alike by the seed alone. */
  codesMade: number
  sessionsMade: number
}

export const emptyState = (): State => ({
  sessions: new Map(),
  passwords: new Map(),
  codes: new Map(),
  fcmTokens: new Map(),
  read: new Map(),
  logs: [],
  maintenance: { opt_status: 2, opt_content: '' },
  codesMade: 0,
  sessionsMade: 0,
})

const setOf = (map: Map<string, Set<string>>, key: string): Set<string> => {
  const known = map.get(key) ?? new Set<string>()
  map.set(key, known)
  return known
}

/** Whoever was logged in to the account is out. */
function endSessions({ sessions }: State, account: string): void {
  for (const [token, holder] of sessions) if (holder === account) sessions.delete(token)
}

/** Applies one entry. */
export function apply(state: State, entry: Entry): void {
  switch (entry.type) {
    case 'session': {
      if (entry.alone) endSessions(state, entry.account)
      state.sessions.set(entry.token, entry.account)
      state.sessionsMade++
      const oldest = state.sessions.keys().next().value
      if (state.sessions.size > bounds.sessions && oldest !== undefined) state.sessions.delete(oldest)
      return
    }
    case 'password':
      state.passwords.set(entry.account, { salt: entry.salt, hash: entry.hash })
      endSessions(state, entry.account)
      return
    case 'code':
      state.codes.set(entry.account, { code: entry.code, until: entry.until, wrong: 0 })
      state.codesMade++
      return
    case 'code-wrong': {
      const code = state.codes.get(entry.account)
      if (code !== undefined && ++code.wrong >= bounds.codeTries) state.codes.delete(entry.account)
      return
    }
    case 'code-used':
      state.codes.delete(entry.account)
      return
    case 'fcm-saved':
      setOf(state.fcmTokens, entry.account).add(entry.token)
      return
    case 'fcm-deleted':
      setOf(state.fcmTokens, entry.account).delete(entry.token)
      return
    case 'read':
      for (const notice of entry.notices) setOf(state.read, entry.account).add(notice)
      return
    case 'log': {
      const { type: _, ...line } = entry
      state.logs.push(line)
      if (state.logs.length > bounds.logs) state.logs.shift()
      return
    }
    case 'maintenance':
      state.maintenance = { opt_status: entry.opt_status, opt_content: entry.opt_content }
  }
}
