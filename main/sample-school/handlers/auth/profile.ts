/** The teacher's own account: name, school, e-mail address, password (SPEC §7 Auth and profile, §5). */
import { limits } from '../../../../shared/domain/limits'
import { isEmail, textFault, tidyText } from '../../../../shared/domain/text-rules'
import { byMail } from '../../accounts'
import { type Authorised, type Handlers, Refusal } from '../types'
import { checkCode, codeMs, newCode } from './codes'
import { decryptPassword, isRightPassword, newPassword } from './passwords'
import { text } from './text'

/** A guest has no account menu (SPEC §6). */
function refuseGuest({ account }: Authorised): void {
  if (account.type === 'guest') throw new Refusal(400, text.guest)
}

function refuseText(name: 'nickname' | 'school', value: string): void {
  const fault = textFault(value, limits[name])
  if (fault !== null) throw new Refusal(400, text[name][fault])
}

/** The normalised new e-mail address, or a refusal. */
function checkedEmail({ store, account }: Authorised, sent: string): string {
  const email = sent.trim()
  if (!isEmail(email)) throw new Refusal(400, text.badMail)
  const holder = byMail(store.state, email)
  if (holder?.username === account.username) throw new Refusal(400, text.sameMail)
  if (holder !== undefined) throw new Refusal(400, text.takenMail)
  return email
}

type Names = 'change-profile' | 'send-email-authentication-mail' | 'change-email' | 'change-password-safe'

export const profileHandlers: Handlers<Names> = {
  'change-profile'(request, call) {
    refuseGuest(call)
    const { account, store } = call
    const [nickname, school] = [tidyText(request.nickname), tidyText(request.school)]
    refuseText('nickname', nickname)
    refuseText('school', school)
    store.commit({ type: 'profile', account: account.username, nickname, school })
    return null
  },

  'send-email-authentication-mail'(request, call) {
    refuseGuest(call)
    const { account, store } = call
    const email = checkedEmail(call, request.email)
    const code = newCode(call, account)
    store.commit({ type: 'mail-code', account: account.username, email, code, until: call.at + codeMs })
    call.logLine(text.mail(email, code))
    return null
  },

  'change-email'(request, call) {
    refuseGuest(call)
    const { account, store } = call
    const email = checkedEmail(call, request.email)
    const sent = store.state.mailCodes.get(account.username)
    const pendingCode = sent?.email.toLowerCase() === email.toLowerCase() ? sent : undefined
    checkCode(call, pendingCode, request.code, { type: 'mail-code-wrong', account: account.username })
    store.commit({ type: 'email', account: account.username, email })
    return null
  },

  'change-password-safe'(request, call) {
    refuseGuest(call)
    const { account, store, rules } = call
    if (!isRightPassword(call, account, decryptPassword(call, request.oldpassword)))
      throw new Refusal(400, text.wrongCurrentPassword)
    const kept = rules.passwordEndsAll ? undefined : call.session
    store.commit(newPassword(call, account, decryptPassword(call, request.newpassword), kept))
    return null
  },
}
