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
export type Answering = (username?: string, password?: string) => void

/** What one request goes through: each challenge of it comes here. A second one means that the first answer was wrong. */
export type Conversation = (proxy: Proxy, answer: Answering) => void

type Ask = Events['proxy.asked']

interface Credentials {
  username: string
  password: string
}

export interface ProxyAsks {
  /** Begins the conversation of one request; `refused` where an answer of another conversation was refused it before. */
  converse(refused?: boolean): Conversation
  /** The teacher's answer, null where he does not know; false where nothing of this id is asked (any more). */
  answer(id: string, given: Credentials | null): boolean
  /** What is asked now: for a page that opens. */
  pending(): Ask[]
  /** Hears each ask until the returned function is called. */
  onAsk(listener: (ask: Ask) => void): () => void
  /** A session of this teacher begins: what was given until another's ended is forgotten, before he asks for anything. Never rejects. */
  begin(owner: string): Promise<void>
  /** The session has ended. */
  leave(): void
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
export function createProxyAsks(clock: () => number, configured: Credentials | null = null): ProxyAsks {
  const known = new Map<string, Credentials>()
  const asked = new Map<string, { ask: Ask; waiting: ((given: Credentials | null) => void)[] }>()
  const cancelledAt = new Map<string, number>()
  const listeners = new Set<(ask: Ask) => void>()
  const forgetters: (() => Promise<unknown>)[] = []
  let counter = 0
  /** Whose session it is, or was last. */
  let owner: string | null = null
  /** The proxies of which `known` was given before the last session ended. */
  const past = new Set<string>()

  function put(proxy: Proxy, wrong: boolean, receive: (given: Credentials | null) => void): void {
    const key = keyOf(proxy)
    const standing = asked.get(key)
    if (standing) {
      standing.waiting.push(receive)
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

  const networkForgets = () => Promise.all(forgetters.map(listener => listener()))

  return {
    converse(refused = false) {
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
        else put(proxy, tried !== null, give)
      }
    },
    answer(id, given) {
      const [key, standing] = [...asked].find(([, { ask }]) => ask.id === id) ?? []
      if (key === undefined || !standing) return false
      asked.delete(key)
      past.delete(key)
      if (given) known.set(key, given)
      else cancelledAt.set(key, clock())
      for (const receive of standing.waiting) receive(given)
      return true
    },
    pending: () => [...asked.values()].map(({ ask }) => ask),
    onAsk(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async begin(next) {
      const others = owner === next ? [] : [...past]
      owner = next
      past.clear()
      for (const key of others) known.delete(key)
      if (others.length > 0) await networkForgets().catch(() => undefined)
    },
    leave() {
      for (const key of known.keys()) past.add(key)
    },
    async forget() {
      known.clear()
      past.clear()
      await networkForgets()
    },
    onForget: listener => void forgetters.push(listener),
  }
}
