/**
 * Asks the teacher for a proxy's name and password (DESIGN §3, §5). What he gave is kept in memory until he leaves and answers the
 * next challenge of the same proxy by itself; a request that it did not let through asks him again. A session that breaks off
 * leaves it for the same teacher alone. What is given before a login is of who logs in next: without it he could not.
 */
import type { Events } from '../../../shared/contract/types'

/** A proxy, as its challenge names it. */
export interface Proxy {
  host: string
  port: number
  realm: string
}

/** Gives a name and a password, or neither: then the request ends with the proxy's refusal. */
export type RespondToChallenge = (username?: string, password?: string) => void

/** What one request goes through: each challenge of it comes here. A second one means that the first answer was wrong. */
export type ProxyAuthenticator = (proxy: Proxy, answer: RespondToChallenge) => void

type Prompt = Events['proxy.asked']

interface Credentials {
  username: string
  password: string
}

export interface ProxyPrompts {
  /** Begins the conversation of one request; `refused` where an answer of another conversation was refused it before. */
  createAuthenticator(refused?: boolean): ProxyAuthenticator
  /** The teacher's answer, null where he does not know; false where nothing of this id is asked (any more). */
  answer(id: string, given: Credentials | null): boolean
  /** What is asked now: for a page that opens. */
  pending(): Prompt[]
  /** Hears each ask until the returned function is called. */
  onPrompt(listener: (ask: Prompt) => void): () => void
  /** A session of this teacher begins: what was given until another's ended is forgotten, before he asks for anything. Never rejects. */
  beginSession(owner: string): Promise<void>
  /** The session has ended. */
  endSession(): void
  /** Who answered leaves: the next one is asked anew. Ends when what hears of it is done; rejects where that failed. */
  forget(): Promise<void>
  /** Hears that, as long as the program runs: what the network keeps of the answers goes, and connections that they opened. */
  onForget(listener: () => Promise<unknown>): void
}

/** After a cancel, as long, no further request asks: those that ran beside the first would open the dialog again at once. */
const quietMs = 10_000

const keyOf = ({ host, port, realm }: Proxy) => `${host}:${port} ${realm}`

/** The name and password that the configuration's proxy carries. */
export function credentialsOf(proxy: string): Credentials | null {
  if (!proxy.startsWith('http://')) return null
  const { username, password } = new URL(proxy)
  return username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : null
}

/** @param configured tried before anybody is asked. */
export function createProxyPrompts(clock: () => number, configured: Credentials | null = null): ProxyPrompts {
  const known = new Map<string, Credentials>()
  const asked = new Map<string, { ask: Prompt; waiting: ((given: Credentials | null) => void)[] }>()
  const cancelledAt = new Map<string, number>()
  const listeners = new Set<(ask: Prompt) => void>()
  const forgetListeners: (() => Promise<unknown>)[] = []
  let counter = 0
  /** Whose session it is, or was last. */
  let owner: string | null = null
  /** The proxies of which `known` was given before the last session ended. */
  const earlierSessionKeys = new Set<string>()

  function promptTeacher(proxy: Proxy, wrong: boolean, receive: (given: Credentials | null) => void): void {
    const key = keyOf(proxy)
    const pendingPrompt = asked.get(key)
    if (pendingPrompt) {
      pendingPrompt.waiting.push(receive)
      return
    }
    const quiet = cancelledAt.get(key)
    if (quiet !== undefined && clock() - quiet < quietMs) {
      receive(null)
      return
    }
    const ask = { id: `proxy-${++counter}`, host: `${proxy.host}:${proxy.port}`, realm: proxy.realm, wrong }
    asked.set(key, { ask, waiting: [receive] })
    for (const listener of listeners) listener(ask)
  }

  const notifyForget = () => Promise.all(forgetListeners.map(listener => listener()))

  return {
    createAuthenticator(refused = false) {
      let tried: Credentials | null = null
      return (proxy, answer) => {
        const key = keyOf(proxy)
        if (refused) tried ??= known.get(key) ?? configured
        const give = (given: Credentials | null) => {
          tried = given
          if (given) answer(given.username, given.password)
          else answer()
        }
        if (tried && known.get(key) === tried) known.delete(key)
        const best = known.get(key) ?? (tried ? null : configured)
        if (best) give(best)
        else promptTeacher(proxy, tried !== null, give)
      }
    },
    answer(id, given) {
      const [key, standing] = [...asked].find(([, { ask }]) => ask.id === id) ?? []
      if (key === undefined || !standing) return false
      asked.delete(key)
      earlierSessionKeys.delete(key)
      if (given) known.set(key, given)
      else cancelledAt.set(key, clock())
      for (const receive of standing.waiting) receive(given)
      return true
    },
    pending: () => [...asked.values()].map(({ ask }) => ask),
    onPrompt(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async beginSession(next) {
      const others = owner === next ? [] : [...earlierSessionKeys]
      owner = next
      earlierSessionKeys.clear()
      for (const key of others) known.delete(key)
      if (others.length > 0) await notifyForget().catch(() => undefined)
    },
    endSession() {
      for (const key of known.keys()) earlierSessionKeys.add(key)
    },
    async forget() {
      known.clear()
      earlierSessionKeys.clear()
      await notifyForget()
    },
    onForget: listener => void forgetListeners.push(listener),
  }
}
