/** Login, profile and device calls (SPEC §7 Auth and profile). */
import * as v from 'valibot'
import { tidyText } from '../domain/text-rules'
import { flag, id, maybe, orElse, text } from '../schema'
import { type Evidence, recoverBy } from './recovery'
import { beforeLogin, done, empty, get, passwordIn, post, textIn } from './row'

/** SPEC §3 Teacher/user. */
const userFields = {
  id,
  username: orElse(text, ''),
  /** Chosen: the e-mail address that `change-email` changes; `username` may be a different address. */
  email: maybe(text),
  nickname: orElse(text, ''),
  school: orElse(text, ''),
  /** A picture is not essential: an invalid avatar is read as absent, so that the login still succeeds. */
  avatar: v.fallback(maybe(text), undefined),
  teacher_flag: orElse(text, ''),
  type: orElse(text, ''),
  showLive: orElse(flag, 0),
}
const user = v.object(userFields)

/**
 * SPEC names no fields of this answer: either `user` holds the teacher, as in the login answer, or the answer itself is
 * the teacher.
 */
const info = v.union([
  v.object({ user, online_class_switch: orElse(flag, 0) }),
  v.pipe(
    v.object({ ...userFields, online_class_switch: orElse(flag, 0) }),
    v.transform(({ online_class_switch, ...user }) => ({ user: user, online_class_switch })),
  ),
])

type Info = v.InferOutput<typeof info>

/** The teacher's data show a changed name and school. */
const byProfile = recoverBy({
  read: 'info',
  request: () => ({}),
  wasDone: ({ sent, after: { user } }: Evidence<{ nickname: string; school: string }, Info>) =>
    user.nickname === tidyText(sent.nickname) && user.school === tidyText(sent.school),
})

/** The teacher's data show a changed address, if the server names it at all. */
const byAddress = recoverBy({
  read: 'info',
  request: () => ({}),
  wasDone: ({ sent, after: { user } }: Evidence<{ email: string }, Info>) =>
    user.email === undefined ? null : user.email.toLowerCase() === sent.email.trim().toLowerCase(),
})

const login = v.object({ token: v.pipe(id, v.minLength(1)), user, online_class_switch: orElse(flag, 0) })
const email = v.strictObject({ email: textIn })

export const auth = {
  'login-safe': post(
    '/v4/teacher/login-safe',
    v.strictObject({
      username: textIn,
      password: passwordIn,
      app_name: textIn,
      client_name: textIn,
      device_code: textIn,
    }),
    login,
    { ...beforeLogin, secrets: { password: 'held' } },
  ),
  'pass-card-login': post('/v4/teacher/pass-card-login', v.strictObject({ key: textIn }), login, beforeLogin),
  info: get('/v4/teacher/info', empty, info),
  'send-reset-pwd-mail': post('/v4/teacher/send-reset-pwd-mail', email, done, beforeLogin),
  'reset-password-safe': post(
    '/v4/teacher/reset-password-safe',
    v.strictObject({ email: textIn, code: textIn, password: passwordIn }),
    done,
    { ...beforeLogin, secrets: { password: 'new' } },
  ),
  'change-profile': post('/v4/teacher/change-profile', v.strictObject({ nickname: textIn, school: textIn }), done, {
    invalidates: [],
    recover: [byProfile],
  }),
  /** Sends a confirmation code to the new address (DESIGN §4: calls about codes carry no identity). */
  'send-email-authentication-mail': post('/v4/send-email-authentication-mail', email, done, {
    identify: false,
    invalidates: [],
  }),
  'change-email': post('/v4/teacher/change-email', v.strictObject({ email: textIn, code: textIn }), done, {
    invalidates: [],
    recover: [byAddress],
  }),
  /** Ends the other sessions of the account. Main looks up a lost answer: no read shows a password. */
  'change-password-safe': post(
    '/v4/teacher/change-password-safe',
    v.strictObject({ oldpassword: passwordIn, newpassword: passwordIn }),
    done,
    { secrets: { oldpassword: 'held', newpassword: 'new' }, invalidates: [] },
  ),
  'save-fcm-token': post('/v5/teacher/save-fcm-token', v.strictObject({ fcm_token: textIn }), done, {
    callableBy: 'main',
  }),
  'delete-fcm-token': post('/v5/teacher/delete-fcm-token', v.strictObject({ fcm_token: textIn }), done, {
    callableBy: 'main',
  }),
}
