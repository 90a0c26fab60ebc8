/** Changes of teachers' accounts: sessions, passwords, codes, devices. */
import * as v from 'valibot'
import { change } from './change'

/** How many sessions are kept, and how many wrong attempts a code allows. */
const bounds = { sessions: 200, codeTries: 5 } as const

export const accountState = () => ({
  /** Account by the hash of its session token, oldest first. */
  sessions: new Map<string, string>(),
  passwords: new Map<string, { salt: string; hash: string }>(),
  codes: new Map<string, { code: string; until: number; wrong: number }>(),
  /** The changes of the teacher's account data. */
  profiles: new Map<string, { nickname?: string; school?: string; email?: string }>(),
  /** Codes that confirm a new e-mail address. */
  mailCodes: new Map<string, { email: string; code: string; until: number; wrong: number }>(),
  fcmTokens: new Map<string, Set<string>>(),
  /** How many codes were created. Codes are computed from the seed and this count, so that each code differs. */
  codesMade: 0,
  sessionsMade: 0,
})

export type AccountState = ReturnType<typeof accountState>

const account = v.string()

/** Ends all sessions of the account except `exceptToken`. */
function endSessions(sessions: Map<string, string>, account: string, exceptToken?: string): void {
  for (const [token, holder] of sessions) if (holder === account && token !== exceptToken) sessions.delete(token)
}

/** Counts a wrong attempt; after too many of them, deletes the code. */
function countWrongAttempt(codes: Map<string, { wrong: number }>, account: string): void {
  const code = codes.get(account)
  if (code !== undefined && ++code.wrong >= bounds.codeTries) codes.delete(account)
}

export const accountChanges = {
  /**
   * `alone`: the login ended the account's other sessions. `count`: the number of sessions created before; journals of
   * older versions do not have it.
   */
  session: change(
    { account, token: v.string(), alone: v.optional(v.boolean()), count: v.optional(v.number()) },
    ({ state }, { account, token, alone, count }) => {
      const { sessions } = state
      if (alone) endSessions(sessions, account)
      sessions.set(token, account)
      // Old lines are dropped from the journal. The count must not start again, or a token would be issued twice.
      state.sessionsMade = (count ?? state.sessionsMade) + 1
      const oldest = sessions.keys().next().value
      if (sessions.size > bounds.sessions && oldest !== undefined) sessions.delete(oldest)
    },
    bounds.sessions,
  ),
  /** `kept`: the hash of the session that set the password; this session continues. */
  password: change(
    { account, salt: v.string(), hash: v.string(), kept: v.optional(v.string()) },
    ({ state }, { account, salt, hash, kept }) => {
      state.passwords.set(account, { salt, hash })
      endSessions(state.sessions, account, kept)
    },
  ),
  profile: change(
    { account, nickname: v.string(), school: v.string() },
    ({ state }, { account, nickname, school }) =>
      void state.profiles.set(account, { ...state.profiles.get(account), nickname, school }),
  ),
  'mail-code': change(
    { account, email: v.string(), code: v.string(), until: v.number() },
    ({ state }, { account, email, code, until }) => {
      state.mailCodes.set(account, { email, code, until, wrong: 0 })
      state.codesMade++
    },
  ),
  'mail-code-wrong': change({ account }, ({ state }, { account }) => countWrongAttempt(state.mailCodes, account)),
  email: change({ account, email: v.string() }, ({ state }, { account, email }) => {
    state.profiles.set(account, { ...state.profiles.get(account), email })
    state.mailCodes.delete(account)
    // A code that was sent to the old address is no longer valid.
    state.codes.delete(account)
  }),
  code: change({ account, code: v.string(), until: v.number() }, ({ state }, { account, code, until }) => {
    state.codes.set(account, { code, until, wrong: 0 })
    state.codesMade++
  }),
  'code-wrong': change({ account }, ({ state }, { account }) => countWrongAttempt(state.codes, account)),
  'code-used': change({ account }, ({ state }, { account }) => void state.codes.delete(account)),
  'fcm-saved': change({ account, token: v.string() }, ({ state }, { account, token }) => {
    const known = state.fcmTokens.get(account) ?? new Set()
    state.fcmTokens.set(account, known.add(token))
  }),
  'fcm-deleted': change({ account, token: v.string() }, ({ state }, { account, token }) => {
    state.fcmTokens.get(account)?.delete(token)
  }),
}
