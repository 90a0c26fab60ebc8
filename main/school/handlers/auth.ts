/** Login, profile and device calls (SPEC §7 Auth and profile). */
import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { passwordFault } from '../../../shared/domain/password'
import type { auth } from '../../../shared/endpoints/auth'
import { samplePassword } from '../../../shared/sample'
import { type Account, accounts, byMail, findAccount, passCards } from '../accounts'
import { mix } from '../data/random'
import { text } from '../text'
import { type Call, type Handlers, need, Refusal } from './types'

const codeMs = 30 * 60_000

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const passwordHash = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 4096 })

const equal = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)

function rightPassword(call: Call, account: Account, password: string): boolean {
  const own = call.store.state.passwords.get(account.username)
  if (own === undefined) return password === samplePassword
  return equal(passwordHash(password, own.salt), Buffer.from(own.hash, 'hex'))
}

const userOf = (account: Account) => ({
  id: account.id,
  username: account.username,
  nickname: account.nickname,
  school: text.school,
  avatar: '',
  teacher_flag: account.flag,
  type: account.type,
  showLive: account.live,
})

/** Opens a session. Its token follows from the seed and the count of logins, so that a run can be repeated. */
function begin(call: Call, account: Account) {
  const { world, store, rules } = call
  const token = createHash('sha256')
    .update(`${world.seed}|${store.state.sessionsMade}|${account.username}`)
    .digest('base64url')
  store.commit({
    type: 'session',
    account: account.username,
    token: tokenHash(token),
    ...(rules.singleSession && { alone: true }),
  })
  return { token, user: userOf(account), online_class_switch: account.live }
}

/** Who holds the token, or undefined. */
export function holder(call: Pick<Call, 'store'>, token: string): Account | undefined {
  const username = call.store.state.sessions.get(tokenHash(token))
  return username === undefined ? undefined : accounts.find(account => account.username === username)
}

export const authHandlers: Handlers<keyof typeof auth> = {
  'login-safe'(request, call) {
    const password = call.keys.decrypt(request.password)
    if (password === null) throw new Refusal(400, text.undecipherable)
    const account = findAccount(request.username)
    if (account === undefined || !rightPassword(call, account, password)) throw new Refusal(400, text.wrongLogin)
    return begin(call, account)
  },

  'pass-card-login'(request, call) {
    const account = findAccount(passCards.get(request.key) ?? '')
    return begin(call, need(account, text.wrongCard))
  },

  info: (_, call) => ({ user: userOf(call.account), online_class_switch: call.account.live }),

  'send-reset-pwd-mail'(request, call) {
    const account = need(byMail(request.email), text.unknownMail)
    const number = mix(call.world.seed, 81, Number(account.id), call.store.state.codesMade)
    const code = String(number % 1_000_000).padStart(6, '0')
    call.store.commit({ type: 'code', account: account.username, code, until: call.at + codeMs })
    call.say(text.mail(account.username, code))
    return null
  },

  'reset-password-safe'(request, call) {
    const account = need(byMail(request.email), text.unknownMail)
    const sent = call.store.state.codes.get(account.username)
    if (sent === undefined || sent.until <= call.at) throw new Refusal(400, text.wrongCode)
    if (sent.code !== request.code.trim()) {
      call.store.commit({ type: 'code-wrong', account: account.username })
      throw new Refusal(400, text.wrongCode)
    }
    const password = need(call.keys.decrypt(request.password), text.undecipherable)
    const fault = rightPassword(call, account, password) ? 'same' : passwordFault(password)
    if (fault !== null) throw new Refusal(400, text.password[fault])
    const salt = randomBytes(16).toString('hex')
    const hash = passwordHash(password, salt).toString('hex')
    call.store.commit({ type: 'code-used', account: account.username })
    call.store.commit({ type: 'password', account: account.username, salt, hash })
    return null
  },

  'save-fcm-token'(request, call) {
    call.store.commit({ type: 'fcm-saved', account: call.account.username, token: request.fcm_token })
    return null
  },

  'delete-fcm-token'(request, call) {
    call.store.commit({ type: 'fcm-deleted', account: call.account.username, token: request.fcm_token })
    return null
  },
}
