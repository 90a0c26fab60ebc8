/**
 * The teacher who is logged in, and the state that the host reported at boot. The token itself stays in main (DESIGN
 * §10).
 */
import { atom, getDefaultStore } from 'jotai'
import type { EventName } from '../../shared/contract/keys'
import type { Result } from '../../shared/contract/result'
import type { Boot, EndReason, Events, SessionView } from '../../shared/contract/types'
import { paths } from '../paths'
import { setClockOffset } from '../ui/clock'
import { setOffline, setOfflineCopiesPath } from '../ui/connection'
import { useAtomValue } from '../ui/use-atom'
import { takeEarlyBoot } from './early-calls'
import { callBridge, onBridgeEvent } from './host'
import { applyBootLock, resetLock } from './lock-state'

const bootAtom = atom<Boot | null>(null)
const sessionAtom = atom<SessionView | null>(null)
/** Why the last session ended; null while a teacher is logged in. */
const endReasonAtom = atom<EndReason | null>(null)
const store = getDefaultStore()
const listeners = new Set<(reason: EndReason, session: SessionView) => void>()

/** The newest session generation that was reported; an older one is ignored (see `session.changed`). */
let newestGeneration = -1
/** The generation of a session that the teacher left while the host did not confirm the logout. */
let unconfirmedLogout: number | null = null
let pendingLogout: Promise<unknown> = Promise.resolve()
let unsubscribeFromHost = () => {}
const hostSubscriptions: (() => () => void)[] = []

/** The state that the host reported at boot; throws before `loadBoot`. */
export function bootState(): Boot {
  const boot = store.get(bootAtom)
  if (!boot) throw new Error('the app is not booted')
  return boot
}

/** As `useBoot`, but null before `loadBoot`. */
export const useLoadedBoot = (): Boot | null => useAtomValue(bootAtom)

export function useBoot(): Boot {
  const boot = useLoadedBoot()
  if (!boot) throw new Error('the app is not booted')
  return boot
}

/** The logged-in teacher, or null. */
export const useSession = (): SessionView | null => useAtomValue(sessionAtom)

/** Why the teacher has to log in again, or null. */
export const useEndReason = (): EndReason | null => useAtomValue(endReasonAtom)

export const sessionState = (): SessionView | null => store.get(sessionAtom)

/**
 * The generation of the current login, so that a caller can check later whether it is still the same; undefined without
 * a login.
 */
export const sessionGeneration = (): number | undefined => store.get(sessionAtom)?.generation

/** Calls `listener` when a session ends, before the login page or another session is shown. */
export function onSessionEnd(listener: (reason: EndReason, session: SessionView) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ends the session in the renderer. A second call does nothing. */
export function endSession(reason: EndReason): void {
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(sessionAtom, null)
  store.set(endReasonAtom, reason)
  for (const listener of listeners) listener(reason, session)
}

/**
 * Applies a `session.changed` event: a login, an end, or new rights or another name in the same session. A session that
 * ended in the renderer stays ended, because the host may not have processed the logout yet.
 */
function applySessionEvent(state: Events['session.changed']): void {
  const current = store.get(sessionAtom)
  if (state.generation !== newestGeneration || current === null || state.session === null) applySession(state)
  // An event without changes must not re-render.
  else if (JSON.stringify(state.session) !== JSON.stringify(current)) store.set(sessionAtom, state.session)
}

/**
 * Applies a login or an end, from whichever comes first: the answer of a call or the event. A new session ends the
 * session before it, also of the same teacher, because main has dropped everything of the old one.
 */
function applySession({ generation, session, reason = 'logout' }: Events['session.changed']): void {
  // The host was unreachable during the logout and came back with the session that the teacher left.
  if (session && generation === unconfirmedLogout) void sendLogout(generation)
  if (generation <= newestGeneration) return
  newestGeneration = generation
  endSession(session ? 'logout' : reason)
  if (!session) return
  store.set(endReasonAtom, null)
  store.set(sessionAtom, session)
}

/**
 * Subscribes a module to a host event for the whole run of the program, also before the page is rendered. Components
 * use `useBridgeEvent`.
 */
export function onHostEvent<E extends EventName>(event: E, listener: (detail: Events[E]) => void): void {
  hostSubscriptions.push(() => onBridgeEvent(event, listener))
}

/** Subscribes to the host's events with an empty state: session, clock and everything that `onHostEvent` registered. */
export function subscribeToHost(): void {
  unsubscribeFromHost()
  endSession('logout')
  newestGeneration = -1
  unconfirmedLogout = null
  store.set(endReasonAtom, null)
  resetLock()
  setOffline(false)
  const unsubscribes = hostSubscriptions.map(subscribe => subscribe())
  unsubscribeFromHost = () => {
    for (const stop of unsubscribes) stop()
  }
}

onHostEvent('session.changed', applySessionEvent)
onHostEvent('clock.changed', ({ offset }) => setClockOffset(offset))

/** Applies the state that the host reported at boot. */
export function setBoot(boot: Boot): void {
  store.set(bootAtom, boot)
  setClockOffset(boot.clockOffset)
  setOfflineCopiesPath(boot.offlineCopies ? paths.downloadManage() : null)
  applyBootLock(boot.generation, boot.locked)
  applySession(boot)
}

/** Changes a part of the state that was reported at boot. */
export const updateBoot = (change: Partial<Boot>): void => store.set(bootAtom, { ...bootState(), ...change })

/** Reads the host's state once, at start; later changes come as events. */
export async function loadBoot(): Promise<Result<Boot>> {
  // Before the subscription: events wait for their first listener, and those of meanwhile are newer than this answer.
  const early = await takeEarlyBoot()
  subscribeToHost()
  const result = early ?? (await callBridge('app.boot', {}))
  if (result.ok) setBoot(result.value)
  return result
}

function applyLogin(result: Result<SessionView>): Result<SessionView> {
  if (result.ok) applySession({ generation: result.value.generation, session: result.value })
  return result
}

/** Logs in by ID or e-mail; main encrypts the password (SPEC §5). */
export async function logIn(username: string, password: string): Promise<Result<SessionView>> {
  // A logout that is still being sent must not end the new session.
  await pendingLogout
  return applyLogin(await callBridge('session.login', { username, password }))
}

/** Logs in by pass card (SPEC §1). A teacher who is logged in is logged out first, even if the card is then refused. */
export async function logInByCard(key: string): Promise<Result<SessionView>> {
  if (store.get(sessionAtom)) await logOut()
  await pendingLogout
  return applyLogin(await callBridge('session.passCard', { key }))
}

function sendLogout(generation: number): Promise<Result<null>> {
  unconfirmedLogout = null
  const logout = callBridge('session.logout', {}).then(result => {
    if (!result.ok) unconfirmedLogout = generation
    return result
  })
  pendingLogout = logout
  return logout
}

/**
 * Logs the teacher out because they asked for it (SPEC §4). The page drops the session at once; the host deletes its
 * own data. The result says whether the host was reached.
 * @param reason `handover` where another teacher takes over at the locked screen: drafts are sent to the host first.
 */
export async function logOut(reason: 'logout' | 'handover' = 'logout'): Promise<Result<null>> {
  const generation = store.get(sessionAtom)?.generation ?? newestGeneration
  endSession(reason)
  return sendLogout(generation)
}
