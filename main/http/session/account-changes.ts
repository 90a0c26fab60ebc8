/** What the account's own calls change of its session (SPEC §4 Session, §7 profile; DESIGN §4 idleLockMinutes). */
import type { Result } from '../../../shared/contract/result'
import { isEmail } from '../../../shared/domain/text-rules'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import type { ApiClient } from '../client'
import { makeVerifier } from './password-verifier'
import type { Proof, Session } from './session'

export interface AccountChanges {
  /** Asks the server who the teacher is now. Never rejects; of a server that is away nothing is learnt. */
  refresh(): Promise<void>
  /** Makes a call of the page. Where it changed the account, the session has followed when the answer comes. */
  around<T>(name: EndpointName, request: Record<string, unknown>, call: () => Promise<Result<T>>): Promise<Result<T>>
}

interface Parts {
  client: Pick<ApiClient, 'call'>
  session: Pick<Session, 'identity' | 'proof' | 'refresh' | 'reprove' | 'state'>
}

interface Follow<N extends EndpointName> {
  /** What he proves himself by from now on, where that is another. */
  proof?(request: EndpointRequest<N>, held: Proof): Partial<Proof> | Promise<Partial<Proof>>
  /** Whether the page shows what has changed: asked for in the background. */
  shown: boolean
}

/** Follows the rows that change the account. */
export function accountChanges({ client, session }: Parts): AccountChanges {
  const follows: { [N in EndpointName]?: Follow<N> } = {
    'change-profile': { shown: true },
    'change-email': {
      shown: true,
      // Who logged in by his ID goes on by it. An ID that looks like an address loses nothing: the new address is his too.
      proof: ({ email }, { username }) => (isEmail(username) ? { username: email.trim() } : {}),
    },
    'change-password-safe': {
      shown: false,
      proof: async ({ newpassword }) => ({ verifier: await makeVerifier(newpassword) }),
    },
  }

  async function refresh(): Promise<void> {
    const token = session.identity()?.token
    const answer = token ? await client.call('info', {}) : null
    if (token && answer?.ok) await session.refresh(token, answer.value)
  }

  return {
    refresh,
    async around(name, request, call) {
      // The request has been checked by the row's schema where the call succeeded.
      const follow = follows[name] as Follow<never> | undefined
      const { generation } = session.state()
      const answer = await call()
      const held = session.proof()
      if (!follow || !answer.ok || held === null) return answer
      if (follow.proof) await session.reprove(generation, await follow.proof(request as never, held))
      if (follow.shown) void refresh()
      return answer
    },
  }
}
