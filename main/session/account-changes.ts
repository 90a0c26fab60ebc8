/**
 * Updates the session when the teacher changes the account (SPEC §4 "Session", §7 profile; DESIGN §4 idleLockMinutes).
 */
import type { Result } from '../../shared/contract/result'
import { isEmail } from '../../shared/domain/text-rules'
import type { EndpointName, EndpointRequest } from '../../shared/endpoints/index'
import type { ApiClient } from '../http/client'
import { createVerifier } from './password-verifier'
import type { Proof, Session } from './session'

export interface AccountChanges {
  /** Reads the teacher's data from the server again. Never rejects; does nothing if the server does not answer. */
  refresh(): Promise<void>
  /**
   * Makes a call of the page. If the call changed the account, the session is updated before the result is returned.
   */
  follow<T>(name: EndpointName, request: Record<string, unknown>, call: () => Promise<Result<T>>): Promise<Result<T>>
}

interface Dependencies {
  client: Pick<ApiClient, 'call'>
  session: Pick<Session, 'identity' | 'proof' | 'refresh' | 'updateProof' | 'state'>
}

interface AccountChange<N extends EndpointName> {
  /** The change of the session's proof, if the call changes user name or password. */
  proof?(request: EndpointRequest<N>, present: Proof): Partial<Proof> | Promise<Partial<Proof>>
  /** Whether the page shows the changed data: then it is read again in the background. */
  isShown: boolean
}

export function createAccountChanges({ client, session }: Dependencies): AccountChanges {
  const accountCalls: { [N in EndpointName]?: AccountChange<N> } = {
    'change-profile': { isShown: true },
    'change-email': {
      isShown: true,
      // A teacher who logged in with the ID keeps it. An ID that looks like an e-mail address may be replaced: the new
      // address is valid too.
      proof: ({ email }, { username }) => (isEmail(username) ? { username: email.trim() } : {}),
    },
    'change-password-safe': {
      isShown: false,
      proof: async ({ newpassword }) => ({ verifier: await createVerifier(newpassword) }),
    },
  }

  async function refresh(): Promise<void> {
    const token = session.identity()?.token
    const answer = token ? await client.call('info', {}) : null
    if (token && answer?.ok) await session.refresh(token, answer.value)
  }

  return {
    refresh,
    async follow(name, request, call) {
      const change = accountCalls[name] as AccountChange<never> | undefined
      const { generation } = session.state()
      const answer = await call()
      const proof = session.proof()
      if (!change || !answer.ok || proof === null) return answer
      // The call succeeded, so the row's schema has checked the request.
      if (change.proof) await session.updateProof(generation, await change.proof(request as never, proof))
      if (change.isShown) void refresh()
      return answer
    },
  }
}
