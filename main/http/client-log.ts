/**
 * Sends errors to the server's client log (SPEC §8): redacted, each error once, at most ten per minute; never throws.
 */
import { createSendLimit } from '../../shared/domain/send-limit'
import type { Session } from '../session/session'
import type { Log } from '../store/log'
import { redactText } from '../store/log'
import type { ApiClient } from './client'

interface Dependencies {
  client: ApiClient
  session: Session
  deviceCode: string
  clientName: string
  clock: () => number
  log: Log
}

/**
 * Returns the function that reports an error. A repeated error, or one above the limit, is only written to the local
 * log.
 */
export function createClientLog({ client, session, deviceCode, clientName, clock, log }: Dependencies) {
  const maySend = createSendLimit(clock)
  return async (content: string): Promise<void> => {
    const clean = redactText(content)
    log('client', { content: clean })
    if (!session.identity() || !maySend(clean)) return
    await client.call('submit-client-log', { client: clientName, device: deviceCode, content: clean })
  }
}
