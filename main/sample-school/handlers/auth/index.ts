/** Login, profile and device calls (SPEC §7 Auth and profile). */
import type { auth } from '../../../../shared/endpoints/auth'
import { accountNamed, byMail, findAccount, passCards } from '../../accounts'
import { text } from '../../text'
import { type Handlers, Refusal, required } from '../types'
import { checkCode, codeMs, newCode } from './codes'
import { decryptPassword, isRightPassword, newPassword } from './passwords'
import { profileHandlers } from './profile'
import { begin, userOf } from './sessions'

export const authHandlers: Handlers<keyof typeof auth> = {
  ...profileHandlers,

  'login-safe'(request, call) {
    const password = decryptPassword(call, request.password)
    const account = findAccount(call.store.state, request.username)
    if (account === undefined || !isRightPassword(call, account, password)) throw new Refusal(400, text.wrongLogin)
    return begin(call, account)
  },

  'pass-card-login'(request, call) {
    const account = accountNamed(call.store.state, passCards.get(request.key) ?? '')
    return begin(call, required(account, text.wrongCard))
  },

  info: (_, call) => ({ user: userOf(call.account), online_class_switch: call.account.live }),

  'send-reset-pwd-mail'(request, call) {
    const account = required(byMail(call.store.state, request.email), text.unknownMail)
    const code = newCode(call, account)
    call.store.commit({ type: 'code', account: account.username, code, until: call.at + codeMs })
    call.logLine(text.mail(account.email, code))
    return null
  },

  'reset-password-safe'(request, call) {
    const account = required(byMail(call.store.state, request.email), text.unknownMail)
    const { username } = account
    checkCode(call, call.store.state.codes.get(username), request.code, { type: 'code-wrong', account: username })
    const set = newPassword(call, account, decryptPassword(call, request.password))
    call.store.commit({ type: 'code-used', account: username })
    call.store.commit(set)
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
