/** What happens to teachers' accounts: sessions, passwords, codes, devices. */
import * as v from 'valibot'
import { change } from './row'

/** How many sessions are kept, and how often a code may be guessed. */
const bounds = { sessions: 200, codeTries: 5 } as const

export const accountState = () => ({
  /** Account by the hash of its token, oldest first. */
  sessions: new Map<string, string>(),
  passwords: new Map<string, { salt: string; hash: string }>(),
  codes: new Map<string, { code: string; until: number; wrong: number }>(),
  fcmTokens: new Map<string, Set<string>>(),
  /** How many codes were ever made, so that no two are alike by the seed alone. */
  codesMade: 0,
  sessionsMade: 0,
})

const account = v.string()

/** Whoever was logged in to the account is out. */
function endSessions(sessions: Map<string, string>, account: string): void {
  for (const [token, holder] of sessions) if (holder === account) sessions.delete(token)
}

export const accountChanges = {
  /** `alone`: the account's other sessions ended with it. */
  session: change(
    { account, token: v.string(), alone: v.optional(v.boolean()) },
    ({ state }, { account, token, alone }) => {
      const { sessions } = state
      if (alone) endSessions(sessions, account)
      sessions.set(token, account)
      state.sessionsMade++
      const oldest = sessions.keys().next().value
      if (sessions.size > bounds.sessions && oldest !== undefined) sessions.delete(oldest)
    },
    bounds.sessions,
  ),
  password: change({ account, salt: v.string(), hash: v.string() }, ({ state }, { account, salt, hash }) => {
    state.passwords.set(account, { salt, hash })
    endSessions(state.sessions, account)
  }),
  code: change({ account, code: v.string(), until: v.number() }, ({ state }, { account, code, until }) => {
    state.codes.set(account, { code, until, wrong: 0 })
    state.codesMade++
  }),
  'code-wrong': change({ account }, ({ state }, { account }) => {
    const code = state.codes.get(account)
    if (code !== undefined && ++code.wrong >= bounds.codeTries) state.codes.delete(account)
  }),
  'code-used': change({ account }, ({ state }, { account }) => void state.codes.delete(account)),
  'fcm-saved': change({ account, token: v.string() }, ({ state }, { account, token }) => {
    const known = state.fcmTokens.get(account) ?? new Set()
    state.fcmTokens.set(account, known.add(token))
  }),
  'fcm-deleted': change({ account, token: v.string() }, ({ state }, { account, token }) => {
    state.fcmTokens.get(account)?.delete(token)
  }),
}
