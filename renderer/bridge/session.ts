/** Who is logged in, and what the host said at boot. The token itself stays in main (DESIGN §10). */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Result } from '../../shared/contract/result'
import type { Boot, Events, SessionView } from '../../shared/contract/types'
import { callBridge } from './host'

type EndReason = Events['session.ended']['reason']

const bootAtom = atom<Boot | null>(null)
const sessionAtom = atom<SessionView | null>(null)
/** Why the last session ended; null once somebody is logged in. */
const endedAtom = atom<EndReason | null>(null)
const store = getDefaultStore()
const listeners = new Set<(reason: EndReason, session: SessionView) => void>()

/** What the host said at boot; throws before `loadBoot`. */
export function bootState(): Boot {
  const boot = store.get(bootAtom)
  if (!boot) throw new Error('the app is not booted')
  return boot
}

export function useBoot(): Boot {
  const boot = useAtomValue(bootAtom, { store })
  if (!boot) throw new Error('the app is not booted')
  return boot
}

/** The logged-in teacher, or null. */
export const useSession = (): SessionView | null => useAtomValue(sessionAtom, { store })

/** Why the teacher has to log in again, or null. */
export const useEndReason = (): EndReason | null => useAtomValue(endedAtom, { store })

export const sessionState = (): SessionView | null => store.get(sessionAtom)

/** The corrected clock, in milliseconds: this PC's, set right by the server's (DESIGN §6). */
export const now = (): number => Date.now() + (store.get(bootAtom)?.clockOffset ?? 0)

/** Takes over what the host says at boot. */
export function setBoot(boot: Boot): void {
  store.set(bootAtom, boot)
  store.set(sessionAtom, boot.session)
  store.set(endedAtom, null)
}

/** Asks the host for its state; once at start, and after a login, when the server's clock is known. */
export async function loadBoot(): Promise<Result<Boot>> {
  const result = await callBridge('app.boot', {})
  if (result.ok) setBoot(result.value)
  return result
}

/** Hears the end of a session, before the login page is shown. */
export function onSessionEnd(listener: (reason: EndReason, session: SessionView) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the teacher here; the host has done so already. A second call does nothing. */
export function endSession(reason: EndReason): void {
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(sessionAtom, null)
  store.set(endedAtom, reason)
  for (const listener of listeners) listener(reason, session)
}

async function begin(result: Result<SessionView>): Promise<Result<SessionView>> {
  if (!result.ok) return result
  const boot = await callBridge('app.boot', {})
  if (boot.ok) store.set(bootAtom, boot.value)
  store.set(endedAtom, null)
  store.set(sessionAtom, result.value)
  return result
}

/** Logs in by ID or e-mail; main encrypts the password (SPEC §5). */
export const logIn = async (username: string, password: string): Promise<Result<SessionView>> =>
  begin(await callBridge('session.login', { username, password }))

/** Logs in by pass card (SPEC §1). */
export const logInByCard = async (key: string): Promise<Result<SessionView>> =>
  begin(await callBridge('session.passCard', { key }))

/** Logs out on the teacher's own wish (SPEC §4): the host wipes what it holds. */
export async function logOut(): Promise<Result<null>> {
  const result = await callBridge('session.logout', {})
  if (result.ok) endSession('logout')
  return result
}
