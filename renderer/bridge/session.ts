/** Who is logged in, and what the host said at boot. The token itself stays in main (DESIGN §10). */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { EventName } from '../../shared/contract/keys'
import type { Result } from '../../shared/contract/result'
import type { Boot, EndReason, Events, SessionView } from '../../shared/contract/types'
import { paths } from '../paths'
import { setClockOffset } from '../ui/clock'
import { setOfflineCopiesPath } from '../ui/connection'
import { callBridge, onBridgeEvent } from './host'
import { applyBootLock, resetLock } from './lock-state'

const bootAtom = atom<Boot | null>(null)
const sessionAtom = atom<SessionView | null>(null)
/** Why the last session ended; null once somebody is logged in. */
const endReasonAtom = atom<EndReason | null>(null)
const store = getDefaultStore()
const listeners = new Set<(reason: EndReason, session: SessionView) => void>()

/** The newest generation heard of: what is not newer is void (see `session.changed`). */
let newestGeneration = -1
/** The session that the teacher left and whose end the host has not confirmed. */
let unconfirmedLogout: number | null = null
let pendingLogout: Promise<unknown> = Promise.resolve()
let unsubscribeFromHost = () => {}
const hostSubscriptions: (() => () => void)[] = []

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
export const useEndReason = (): EndReason | null => useAtomValue(endReasonAtom, { store })

export const sessionState = (): SessionView | null => store.get(sessionAtom)

/** Which login this is, for who asks afterwards whether it is the same; undefined where nobody is logged in. */
export const sessionGeneration = (): number | undefined => store.get(sessionAtom)?.generation

/** Hears the end of a session, before the login page or another session is shown. */
export function onSessionEnd(listener: (reason: EndReason, session: SessionView) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the teacher here. A second call does nothing. */
export function endSession(reason: EndReason): void {
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(sessionAtom, null)
  store.set(endReasonAtom, reason)
  for (const listener of listeners) listener(reason, session)
}

/**
 * Hears of a login or an end, or of the session that goes on with another name or other rights. One that ended here stays so:
 * the host may not have heard of it yet.
 */
function applySessionEvent(state: Events['session.changed']): void {
  const present = store.get(sessionAtom)
  if (state.generation !== newestGeneration || present === null || state.session === null) applySession(state)
  // Told again, it is nothing new to who shows it.
  else if (JSON.stringify(state.session) !== JSON.stringify(present)) store.set(sessionAtom, state.session)
}

/**
 * Takes over a login or an end, whoever tells it first: an answer, or the event. A session that replaces another ends it,
 * the same teacher's too: main has dropped all that belonged to it.
 */
function applySession({ generation, session, reason = 'logout' }: Events['session.changed']): void {
  // The host missed the logout: it was away, and is back with the session that the teacher left.
  if (session && generation === unconfirmedLogout) void sendLogout(generation)
  if (generation <= newestGeneration) return
  newestGeneration = generation
  endSession(session ? 'logout' : reason)
  if (!session) return
  store.set(endReasonAtom, null)
  store.set(sessionAtom, session)
}

/**
 * Hears an event as long as the program runs, from before it is shown: what is told of only once, or of nobody's page.
 * For modules; a component takes `useBridgeEvent`.
 */
export function onHostEvent<E extends EventName>(event: E, listener: (detail: Events[E]) => void): void {
  hostSubscriptions.push(() => onBridgeEvent(event, listener))
}

/** Hears from the host who is logged in, what the time is and what else is heard always, from nothing known. */
export function subscribeToHost(): void {
  unsubscribeFromHost()
  endSession('logout')
  newestGeneration = -1
  unconfirmedLogout = null
  store.set(endReasonAtom, null)
  resetLock()
  const stops = hostSubscriptions.map(hear => hear())
  unsubscribeFromHost = () => {
    for (const stop of stops) stop()
  }
}

onHostEvent('session.changed', applySessionEvent)
onHostEvent('clock.changed', ({ offset }) => setClockOffset(offset))

/** Takes over what the host says at boot. */
export function setBoot(boot: Boot): void {
  store.set(bootAtom, boot)
  setClockOffset(boot.clockOffset)
  setOfflineCopiesPath(boot.offlineCopies ? paths.downloadManage() : null)
  applyBootLock(boot.generation, boot.locked)
  applySession(boot)
}

/** Asks the host for its state, once at start; from then on it tells of itself. */
export async function loadBoot(): Promise<Result<Boot>> {
  subscribeToHost()
  const result = await callBridge('app.boot', {})
  if (result.ok) setBoot(result.value)
  return result
}

function applyLogin(result: Result<SessionView>): Result<SessionView> {
  if (result.ok) applySession({ generation: result.value.generation, session: result.value })
  return result
}

/** Logs in by ID or e-mail; main encrypts the password (SPEC §5). */
export async function logIn(username: string, password: string): Promise<Result<SessionView>> {
  // A logout on its way must not end the session that follows it.
  await pendingLogout
  return applyLogin(await callBridge('session.login', { username, password }))
}

/** Logs in by pass card (SPEC §1). Whoever was logged in leaves first, also where the card turns out to be no good. */
export async function logInByCard(key: string): Promise<Result<SessionView>> {
  if (store.get(sessionAtom)) await logOut()
  await pendingLogout
  return applyLogin(await callBridge('session.passCard', { key }))
}

function sendLogout(generation: number): Promise<Result<null>> {
  unconfirmedLogout = null
  const left = callBridge('session.logout', {}).then(result => {
    if (!result.ok) unconfirmedLogout = generation
    return result
  })
  pendingLogout = left
  return left
}

/**
 * Logs out on the teacher's own wish (SPEC §4). The page forgets him at once; what the host holds it wipes by itself, and
 * the answer says whether it could be told.
 * @param reason `handover` where another teacher wants in at his locked screen: what was typed is handed to the host first.
 */
export async function logOut(reason: 'logout' | 'handover' = 'logout'): Promise<Result<null>> {
  const generation = store.get(sessionAtom)?.generation ?? newestGeneration
  endSession(reason)
  return sendLogout(generation)
}
