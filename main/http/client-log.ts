/** Errors sent to the client-log call (SPEC §8): redacted, each once, at most ten a minute; never breaks the app. */
import { createSendLimit } from '../../shared/domain/send-limit'
import type { Log } from '../store/log'
import { redactText } from '../store/log'
import type { ApiClient } from './client'
import type { Session } from './session/session'

interface Parts {
  client: ApiClient
  session: Session
  deviceCode: string
  clientName: string
  clock: () => number
  log: Log
}

/** Gives the function that reports one error; a repeated or excess one is only written to the local log. */
export function createClientLog({ client, session, deviceCode, clientName, clock, log }: Parts) {
  const allowed = createSendLimit(clock)
  return async (content: string): Promise<void> => {
    const clean = redactText(content)
    log('client', { content: clean })
    if (!session.identity() || !allowed(clean)) return
    await client.call('submit-client-log', { client: clientName, device: deviceCode, content: clean })
  }
}
