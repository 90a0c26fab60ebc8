/**
 * Updates the session when the teacher changes the account (SPEC §4 "Session", §7 profile; DESIGN §4 idleLockMinutes).
 */
import { type Failure, failure, isAnswerLost, type Result, success } from '../../shared/contract/result'
import { isEmail, tidyText } from '../../shared/domain/text-rules'
import type { EndpointName, EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
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
  follow<T>(name: EndpointName, request: Record<string, unknown>, call: () => Promise<Result<T>>): Promise<Result<T>>
}

interface Dependencies {
  client: Pick<ApiClient, 'call'>
  session: Pick<Session, 'identity' | 'proof' | 'refresh' | 'renewToken' | 'updateProof' | 'state' | 'view'>
  checkPassword: PasswordCheck
  tokenRenewal: Pick<TokenRenewal, 'run'>
}

interface AccountChange<N extends EndpointName> {
  /** The change of the session's proof, if the call changes user name or password. */
  proof?(request: EndpointRequest<N>, present: Proof): Partial<Proof> | Promise<Partial<Proof>>
  /** The changed data that the page shows: at once, and read again in the background. */
  user?(request: EndpointRequest<N>): Partial<Login['user']>
  /** Finds out whether a change whose answer was lost was carried out. The page looks up the other changes itself. */
  lookUp?(request: EndpointRequest<N>, lost: Failure): Promise<Result<null>>
}

export function createAccountChanges({ client, session, checkPassword, tokenRenewal }: Dependencies): AccountChanges {
  /**
   * Whether the new password works: no call tells it, so the program logs in with it. The session continues with the
   * token of this login, because a server may allow one session only.
   */
  const lookUpPassword = (newpassword: string, lost: Failure): Promise<Result<null>> =>
    tokenRenewal.run(async () => {
      const { generation } = session.state()
      const proof = session.proof()
      if (proof === null) return { ok: false, error: lost }
      const { username } = proof
      const login = await checkPassword(username, newpassword, { signal: AbortSignal.timeout(passwordCheckMs) })
      if (!login.ok && isRefusedByServer(login.error)) return failure('status', text.passwordNotChanged)
      if (!login.ok || login.value.user.id !== session.view()?.user.id) return { ok: false, error: lost }
      const verifier = await createVerifier(newpassword)
      await session.renewToken(generation, login.value, proof, { username, verifier })
      return success(null)
    })

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
    'change-password-safe': {
      proof: async ({ newpassword }) => ({ verifier: await createVerifier(newpassword) }),
      lookUp: ({ newpassword }, lost) => lookUpPassword(newpassword, lost),
    },
  }

  /** Takes over what the server says of the teacher, e.g. that the address with which they logged in has changed. */
  async function takeOver(token: string, latest: Info): Promise<void> {
    if (session.identity()?.token !== token) return
    const { generation } = session.state()
    const shown = session.view()?.user.email
    const { email } = latest.user
    const isReplaced = email !== undefined && shown !== email && session.proof()?.username === shown
    if (isReplaced) await session.updateProof(generation, { username: email })
    await session.refresh(token, latest)
  }

  async function refresh(): Promise<void> {
    const token = session.identity()?.token
    const answer = token ? await client.call('info', {}) : null
    if (token && answer?.ok) await takeOver(token, answer.value)
  }

  return {
    refresh,
    async follow(name, request, call) {
      const change = accountCalls[name] as AccountChange<never> | undefined
      const { generation } = session.state()
      const token = session.identity()?.token
      const first = await call()
      const isLost = !first.ok && isAnswerLost(first.error)
      // The call was sent or answered, so the row's schema has checked the request.
      const answer = isLost && change?.lookUp ? await change.lookUp(request as never, first.error) : first
      if (!answer.ok || token === undefined) return answer as typeof first
      if (name === 'info') await takeOver(token, answer.value as Info)
      const proof = session.proof()
      const view = session.view()
      if (!change || proof === null || view === null) return answer as typeof first
      if (change.proof) await session.updateProof(generation, await change.proof(request as never, proof))
      if (change.user) {
        const { online_class_switch } = view
        await session.refresh(token, { user: { ...view.user, ...change.user(request as never) }, online_class_switch })
        void refresh()
      }
      return answer as typeof first
    },
  }
}
