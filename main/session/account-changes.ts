/**
 * Updates the session when the teacher changes the account (SPEC §4 "Session", §7 profile; DESIGN §4 idleLockMinutes).
 */
import { failure, isAnswerLost, type Result, success } from '../../shared/contract/result'
import { isEmail, tidyText } from '../../shared/domain/text-rules'
import type { EndpointName, EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient, CallOptions } from '../http/client'
import { isRefusedByServer, type PasswordCheck, passwordCheckMs } from './password-check'
import { createVerifier } from './password-verifier'
import type { Login, Proof, Session } from './session'
import type { TokenRenewal } from './token-renewal'

type Info = EndpointResponse<'info'>

export interface AccountChanges {
  /** Reads the teacher's data from the server again. Never rejects; does nothing if the server does not answer. */
  refresh(): Promise<void>
  /**
   * Makes a call of the page. If the call changed or read the account, the session is updated before the result is
   * returned.
   */
  callAndUpdate<T>(
    name: EndpointName,
    request: Record<string, unknown>,
    call: (options?: Pick<CallOptions, 'renewsToken'>) => Promise<Result<T>>,
  ): Promise<Result<T>>
}

interface Dependencies {
  client: Pick<ApiClient, 'call'>
  session: Pick<Session, 'identity' | 'proof' | 'refresh' | 'renewToken' | 'updateProof' | 'state' | 'view'>
  checkPassword: PasswordCheck
  tokenRenewal: Pick<TokenRenewal, 'run'>
}

/** A change of the data that the page shows, and that the login may need. */
interface AccountChange<N extends EndpointName> {
  /** The change of the session's proof. */
  proof?(request: EndpointRequest<N>, present: Proof): Partial<Proof>
  /** The changed data: shown at once, and read again in the background. */
  user(request: EndpointRequest<N>): Partial<Login['user']>
}

const accountCalls: { [N in EndpointName]?: AccountChange<N> } = {
  'change-profile': {
    user: ({ nickname, school }) => ({ nickname: tidyText(nickname), school: tidyText(school) }),
  },
  'change-email': {
    user: ({ email }) => ({ email: email.trim() }),
    // A teacher who logged in with the ID keeps it. An ID that looks like an e-mail address may be replaced: the new
    // address is valid too.
    proof: ({ email }, { username }) => (isEmail(username) ? { username: email.trim() } : {}),
  },
}

export function createAccountChanges({ client, session, checkPassword, tokenRenewal }: Dependencies): AccountChanges {
  /** Changes of the account that are being sent, and how many have begun or ended so far. */
  let [running, events] = [0, 0]

  /**
   * Runs a change of the account. An answer about the account that was asked for before the end of the change may be of
   * the time before it.
   */
  async function whileChanging<T>(task: () => Promise<T>): Promise<T> {
    running++
    events++
    try {
      return await task()
    } finally {
      running--
      events++
    }
  }

  /** Returns a function that says whether the account may have changed since this call. */
  function watchChanges(): () => boolean {
    const [wasChanging, before] = [running > 0, events]
    return () => wasChanging || events !== before
  }

  /** Logs in. If that tells nothing of the password, e.g. because the answer was lost, tries once more. */
  async function logIn(username: string, password: string): Promise<Result<Login>> {
    const attempt = () => checkPassword(username, password, { signal: AbortSignal.timeout(passwordCheckMs) })
    const login = await attempt()
    return login.ok || isRefusedByServer(login.error) ? login : attempt()
  }

  /**
   * Logs in with the new password, after it was set or after the answer was lost: no other call tells whether it works.
   * The session continues with the token of this login, because a server may end all tokens with the old password, and
   * may allow one session only. If no token was received, the result says what that means for the teacher.
   */
  async function renewSession<T>(newpassword: string, changed: Result<T>): Promise<Result<T | null>> {
    const { generation } = session.state()
    const proof = session.proof()
    if (proof === null) return changed
    const { username } = proof
    const login = await logIn(username, newpassword)
    if (login.ok && login.value.user.id === session.view()?.user.id) {
      const verifier = await createVerifier(newpassword)
      await session.renewToken(generation, login.value, proof, { username, verifier })
      return success(null)
    }
    if (changed.ok) {
      await session.updateProof(generation, { verifier: await createVerifier(newpassword) })
      return { ...changed, warning: text.mayHaveToLogIn }
    }
    return !login.ok && isRefusedByServer(login.error) ? failure('status', text.passwordNotChanged) : changed
  }

  const changePassword = <T>(newpassword: string, call: (options: CallOptions) => Promise<Result<T>>) =>
    tokenRenewal.run(async () => {
      const changed = await call({ renewsToken: true })
      return changed.ok || isAnswerLost(changed.error) ? renewSession(newpassword, changed) : changed
    })

  /** Updates the session from the server's data of the teacher, e.g. if the address of the login has changed. */
  async function updateFrom(token: string, latest: Info): Promise<void> {
    if (session.identity()?.token !== token) return
    const { generation } = session.state()
    const shown = session.view()?.user.email
    const { email } = latest.user
    const isReplaced = email !== undefined && shown !== email && session.proof()?.username === shown
    if (isReplaced) await session.updateProof(generation, { username: email })
    await session.refresh(token, latest)
  }

  /** Reads the teacher's data by `call`, and updates the session unless the account was changed meanwhile. */
  async function read<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
    const token = session.identity()?.token
    const isOutdated = watchChanges()
    const answer = await call()
    if (answer.ok && token !== undefined && !isOutdated()) await updateFrom(token, answer.value as Info)
    return answer
  }

  async function refresh(): Promise<void> {
    if (session.identity()) await read(() => client.call('info', {}))
  }

  /** Shows the changed data before the server is read again. */
  async function showAtOnce(change: AccountChange<never>, request: never, token: string): Promise<void> {
    const { generation } = session.state()
    const [proof, view] = [session.proof(), session.view()]
    if (proof === null || view === null) return
    if (change.proof) await session.updateProof(generation, change.proof(request, proof))
    const { online_class_switch } = view
    await session.refresh(token, { user: { ...view.user, ...change.user(request) }, online_class_switch })
  }

  return {
    refresh,
    async callAndUpdate<T>(
      name: EndpointName,
      request: Record<string, unknown>,
      call: (options?: CallOptions) => Promise<Result<T>>,
    ) {
      if (name === 'info') return read(call)
      // The call was sent or answered, so the row's schema has checked the request.
      if (name === 'change-password-safe') {
        return whileChanging(() => changePassword(String(request.newpassword), call)) as Promise<Result<T>>
      }
      const change = accountCalls[name] as AccountChange<never> | undefined
      const token = session.identity()?.token
      if (!change || token === undefined) return call()
      const answer = await whileChanging(async () => {
        const changed = await call()
        if (changed.ok) await showAtOnce(change, request as never, token)
        return changed
      })
      if (answer.ok) void refresh()
      return answer
    },
  }
}
