/** Login sessions. */
import { createHash } from 'node:crypto'
import { type Account, accountNamed } from '../../accounts'
import type { State } from '../../store/changes/index'
import type { Call } from '../types'

export interface Holder {
  account: Account
  /** The hash of the session token. */
  session: string
}

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The account and session of the token, or null. */
export function holderOf(state: State, token: string): Holder | null {
  const session = tokenHash(token)
  const account = accountNamed(state, state.sessions.get(session) ?? '')
  return account === undefined ? null : { account, session }
}

/** The teacher as the login answer describes them (WIRE "Login"). */
export const userOf = (account: Account) => ({
  id: account.id,
  username: account.email,
  email: account.email,
  nickname: account.nickname,
  school: account.school,
  avatar: '',
  teacher_flag: account.flag,
  type: account.type,
  showLive: account.live,
})

/** Creates a session. The token is computed from the seed and the count of logins, so that a run can be repeated. */
export function begin({ world, store, rules }: Call, account: Account) {
  const token = createHash('sha256')
    .update(`${world.seed}|${store.state.sessionsMade}|${account.username}`)
    .digest('base64url')
  store.commit({
    type: 'session',
    account: account.username,
    token: tokenHash(token),
    count: store.state.sessionsMade,
    ...(rules.singleSession && { alone: true }),
  })
  return { token, user: userOf(account), online_class_switch: account.live }
}
