/** Errors sent to the client-log call (SPEC §8): redacted, each once, at most ten a minute; never breaks the app. */
import type { Log } from '../store/log'
import { redactText } from '../store/log'
import type { ApiClient } from './client'
import type { Session } from './session'

const perMinute = 10
const remembered = 200

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
  const seen = new Set<string>()
  let sent: number[] = []
  return async (content: string): Promise<void> => {
    const clean = redactText(content)
    log('client', { content: clean })
    const now = clock()
    sent = sent.filter(at => now - at < 60_000)
    if (!session.identity() || seen.has(clean) || sent.length >= perMinute) return
    sent.push(now)
    if (seen.size >= remembered) seen.clear()
    seen.add(clean)
    await client.call('submit-client-log', { client: clientName, device: deviceCode, content: clean })
  }
}
