/**
 * Asks the teacher for the user name and password of a proxy (DESIGN §3, §5). The credentials are kept in memory until
 * the teacher logs out, and answer further challenges of the same proxy automatically. When the proxy rejects them, the
 * teacher is asked again. When a session ends without a logout, only the same teacher may reuse them. Credentials that
 * are given before a login belong to the teacher who logs in next, because the login needs them.
 */
import type { Events } from '../../../shared/contract/types'

/** A proxy, as named in its challenge. */
export interface Proxy {
  host: string
  port: number
  realm: string
}

/** Sends a user name and password to the proxy. Without them the request fails with the proxy's refusal. */
export type RespondToChallenge = (username?: string, password?: string) => void

/** Answers the challenges of one request. A second challenge means that the first credentials were wrong. */
export type ProxyAuthenticator = (proxy: Proxy, answer: RespondToChallenge) => void

type Prompt = Events['proxy.asked']

interface Credentials {
  username: string
  password: string
}

export interface ProxyPrompts {
  /**
   * Creates the authenticator of one request. `wasRefused`: the proxy has already rejected the known credentials for
   * this request.
   */
  createAuthenticator(wasRefused?: boolean): ProxyAuthenticator
  /**
   * Passes on the teacher's answer; `credentials` is null when the teacher cancels. Returns false when no prompt with
   * this id is open.
   */
  answer(id: string, credentials: Credentials | null): boolean
  /** The open prompts, for a page that has just loaded. */
  pending(): Prompt[]
  /** Calls `listener` for each prompt, until the returned function is called. */
  onPrompt(listener: (prompt: Prompt) => void): () => void
  /**
   * A session of `owner` begins. Forgets the credentials of another teacher's session before any request is sent. Never
   * rejects.
   */
  beginSession(owner: string): Promise<void>
  /** The session has ended, perhaps without a logout. */
  endSession(): void
  /**
   * The teacher logs out: forgets all credentials. Resolves when all listeners of `onForget` are done; rejects when one
   * fails.
   */
  forget(): Promise<void>
  /**
   * Calls `listener` whenever credentials are forgotten, so that the network clears its cache of them and closes its
   * connections.
   */
  onForget(listener: () => Promise<unknown>): void
}

/** No prompts for this time after a cancel: parallel requests would open the dialog again at once. */
const quietMs = 10_000

const keyOf = ({ host, port, realm }: Proxy) => `${host}:${port} ${realm}`

/** The user name and password in the address of the configured proxy. */
export function credentialsOf(proxy: string): Credentials | null {
  if (!proxy.startsWith('http://')) return null
  const { username, password } = new URL(proxy)
  return username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : null
}

/** @param configured credentials of the configuration, tried before the teacher is asked */
export function createProxyPrompts(clock: () => number, configured: Credentials | null = null): ProxyPrompts {
  const knownCredentials = new Map<string, Credentials>()
  const openPrompts = new Map<string, { prompt: Prompt; waiting: ((credentials: Credentials | null) => void)[] }>()
  const cancelledAt = new Map<string, number>()
  const listeners = new Set<(prompt: Prompt) => void>()
  const forgetListeners: (() => Promise<unknown>)[] = []
  let counter = 0
  /** The teacher of the current or last session. */
  let owner: string | null = null
  /** The keys of `known` that were given before the last session ended. */
  const earlierSessionKeys = new Set<string>()

  function promptTeacher(proxy: Proxy, isRetry: boolean, receive: (credentials: Credentials | null) => void): void {
    const key = keyOf(proxy)
    const pendingPrompt = openPrompts.get(key)
    if (pendingPrompt) {
      pendingPrompt.waiting.push(receive)
      return
    }
    const lastCancel = cancelledAt.get(key)
    if (lastCancel !== undefined && clock() - lastCancel < quietMs) {
      receive(null)
      return
    }
    const prompt = { id: `proxy-${++counter}`, host: `${proxy.host}:${proxy.port}`, realm: proxy.realm, wrong: isRetry }
    openPrompts.set(key, { prompt, waiting: [receive] })
    for (const listener of listeners) listener(prompt)
  }

  const notifyForget = () => Promise.all(forgetListeners.map(listener => listener()))

  return {
    createAuthenticator(wasRefused = false) {
      let triedCredentials: Credentials | null = null
      return (proxy, respond) => {
        const key = keyOf(proxy)
        if (wasRefused) triedCredentials ??= knownCredentials.get(key) ?? configured
        const give = (credentials: Credentials | null) => {
          triedCredentials = credentials
          if (credentials) respond(credentials.username, credentials.password)
          else respond()
        }
        if (triedCredentials && knownCredentials.get(key) === triedCredentials) knownCredentials.delete(key)
        const best = knownCredentials.get(key) ?? (triedCredentials ? null : configured)
        if (best) give(best)
        else promptTeacher(proxy, triedCredentials !== null, give)
      }
    },
    answer(id, credentials) {
      const found = [...openPrompts].find(([, { prompt }]) => prompt.id === id)
      if (!found) return false
      const [key, { waiting }] = found
      openPrompts.delete(key)
      earlierSessionKeys.delete(key)
      if (credentials) knownCredentials.set(key, credentials)
      else cancelledAt.set(key, clock())
      for (const receive of waiting) receive(credentials)
      return true
    },
    pending: () => [...openPrompts.values()].map(({ prompt }) => prompt),
    onPrompt(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async beginSession(next) {
      const others = owner === next ? [] : [...earlierSessionKeys]
      owner = next
      earlierSessionKeys.clear()
      for (const key of others) knownCredentials.delete(key)
      if (others.length > 0) await notifyForget().catch(() => undefined)
    },
    endSession() {
      for (const key of knownCredentials.keys()) earlierSessionKeys.add(key)
    },
    async forget() {
      knownCredentials.clear()
      earlierSessionKeys.clear()
      await notifyForget()
    },
    onForget: listener => void forgetListeners.push(listener),
  }
}
