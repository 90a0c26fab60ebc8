/** The session (SPEC §4 "Session"): token and user stay here in main; the renderer receives SessionView only. */
import { join } from 'node:path'
import * as v from 'valibot'
import type { EndReason, Events, SessionView } from '../../shared/contract/types'
import { type EndpointResponse, endpoints } from '../../shared/endpoints/index'
import type { Host } from '../host/host'
import type { Identity } from '../http/client'
import type { Disposable } from '../lifecycle'
import { type Damage, openDurableFile, removeDurableFile } from '../store/durable-file'
import { type Log, messageOf } from '../store/log'
import { secretBoxSeal } from '../store/vault'
import { verifierSchema } from './password-verifier'

export type Login = EndpointResponse<'login-safe'>
export type SessionState = Events['session.changed']

/** The credentials of the login, which a locked screen requires again. */
const proofSchema = v.object({
  username: v.string(),
  /** Null after a login by pass card, without a password: then only the server can check a password. */
  verifier: v.nullable(verifierSchema),
})
export type Proof = v.InferOutput<typeof proofSchema>

/**
 * The state of the screen lock (DESIGN §4 idleLockMinutes). It is stored with the session, so that it survives a
 * restart.
 */
const lockSnapshotSchema = v.object({
  locked: v.boolean(),
  /** The teacher's last input, in ms since 1970. */
  activeAt: v.number(),
  /** How many wrong passwords were entered at the locked screen. */
  wrong: v.number(),
})
export type LockSnapshot = v.InferOutput<typeof lockSnapshotSchema>

/** The content of session.bin. `desk` is the lock snapshot: the key on the disk keeps its first name. */
const storedSchema = v.object({ login: endpoints['login-safe'].response, proof: proofSchema, desk: lockSnapshotSchema })
type StoredSession = v.InferOutput<typeof storedSchema>
const noSession = (): StoredSession | null => null

/** Takes part in the begin and the end of each session. */
export interface SessionParticipant {
  /** Runs before a teacher is logged in. If it returns false, the login is refused. */
  beforeBegin?(next: Identity): Promise<boolean>
  /** Runs at the end of a session. The session is removed from the disk only after the returned promise. */
  beforeEnd?(leaving: Identity, reason: EndReason): Promise<unknown> | undefined
  /**
   * A session has begun or ended. A logout waits for the returned promise.
   * @param removed at an end: whether the session was removed from the disk.
   */
  onChange?(state: SessionState, removed?: Promise<boolean>): unknown
  /** The session goes on, but its view has changed. */
  onUpdate?(state: SessionState): void
}

export interface Session {
  identity(): Identity | null
  view(): SessionView | null
  /** The current state, as the event `session.changed` carries it. */
  state(): SessionState
  /** The participants are called in the order in which they were added. */
  addParticipant(participant: SessionParticipant): Disposable
  /**
   * Begins a session after ending the current one. It is stored across restarts if the host can encrypt; if storing
   * fails, the teacher is still logged in. Returns `superseded` if somebody else has logged in since the generation
   * `since`, in which the login was requested; `refused` if a participant refuses the login.
   */
  begin(login: Login, proof: Proof, since?: number): Promise<SessionView | 'superseded' | 'refused'>
  /**
   * Replaces the token after the teacher of this login has entered the password again; the session goes on. Does
   * nothing for another session. `newProof` is stored only if the proof is still the `checkedProof`: it may have
   * changed meanwhile.
   */
  renewToken(generation: number, login: Login, checkedProof: Proof, newProof: Proof): Promise<void>
  /** Changes the proof after the teacher has changed e-mail address or password. Does nothing for another session. */
  updateProof(generation: number, change: Partial<Proof>): Promise<void>
  proof(): Proof | null
  lockSnapshot(): LockSnapshot | null
  /** Does nothing if nobody is logged in. `write`: whether it is written to the disk now, or with the next write. */
  setLockSnapshot(snapshot: LockSnapshot, write: boolean): Promise<void>
  /** Stores the server's current data of the teacher; does nothing if `token` is not of this session. */
  refresh(token: string, latest: Pick<Login, 'user' | 'online_class_switch'>): Promise<void>
  /**
   * Removes token and user from memory and disk. Calls no participant if nobody was logged in. Returns false if the
   * disk refused, so that the next start would find the session again.
   */
  end(reason: EndReason): Promise<boolean>
  /** The damage that was found when the stored session was read. */
  damage: Damage
}

export interface SessionOptions {
  host: Pick<Host, 'paths' | 'secretBox'>
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
}

const identityOf = ({ token, user }: Login, generation: number): Identity => ({
  token,
  generation,
  teacher_id: user.id,
  teacher_flag: user.teacher_flag,
})

/** Restores the session that is stored in the profile, if the host has a secret box and the file can be read. */
export async function openSession({ host, log, clock }: SessionOptions): Promise<Session> {
  const path = join(host.paths.profile, 'session.bin')
  const { secretBox } = host
  const seal = secretBox && secretBoxSeal(secretBox)
  const file =
    seal && (await openDurableFile({ path, schema: v.nullable(storedSchema), defaultValue: noSession, seal }))
  const participants = new Set<SessionParticipant>()
  let current = file?.get() ?? null
  let generation = 1
  /** The session that is on the disk now. */
  let stored = current
  let writes: Promise<unknown> = Promise.resolve()
  /** Logins run one after the other, and after each end that was requested before. */
  let lastLogin: Promise<unknown> = Promise.resolve()

  const logFailedWrite = (error: unknown) => log('session.keep', { detail: messageOf(error) })

  /** Removes the session from the disk: writes null, then removes the file. Returns false if both failed. */
  const removeFromDisk = async (): Promise<boolean> => {
    stored = null
    const emptied = await (file ? file.set(null) : Promise.reject(new Error('no secret box'))).then(
      () => true,
      () => false,
    )
    const removed = await (file ? file.remove() : removeDurableFile(path)).then(
      () => true,
      error => {
        logFailedWrite(error)
        return false
      },
    )
    return emptied || removed
  }

  /**
   * Whether the next start may restore the session on the disk, although the newer state `next` could not be written.
   */
  const isSafeToRestore = (next: StoredSession): boolean => {
    if (stored?.login.token !== next.login.token) return false
    // An old password must not unlock the screen again.
    if (stored.proof !== next.proof) return false
    const { locked, wrong } = stored.desk
    // A restart must not undo a lock, or the count of wrong passwords.
    return !next.desk.locked || (locked && wrong >= next.desk.wrong)
  }

  /**
   * Writes the current session. Writes run one after the other, each with the state at its turn, so that a late write
   * cannot undo a logout.
   */
  const persist = (after?: Promise<unknown>): Promise<boolean> => {
    const written = writes.then(async () => {
      await after
      if (!(current && file)) return removeFromDisk()
      const writing = current
      try {
        await file.set(writing)
        stored = writing
        return true
      } catch (error) {
        logFailedWrite(error)
        return !isSafeToRestore(writing) && removeFromDisk()
      }
    })
    writes = written
    return written
  }

  const view = (): SessionView | null =>
    current && { user: current.login.user, online_class_switch: current.login.online_class_switch, generation }

  const state = (): SessionState => ({ generation, session: view() })

  /** Changes the current session, and notifies the participants if its view has changed. */
  const update = async (next: StoredSession): Promise<void> => {
    const before = JSON.stringify(view())
    current = next
    if (JSON.stringify(view()) !== before) for (const { onUpdate } of participants) onUpdate?.(state())
    await persist()
  }

  const identity = (): Identity | null => current && identityOf(current.login, generation)

  const notifyChange = (change: SessionState, removed?: Promise<boolean>) =>
    Promise.all([...participants].map(({ onChange }) => onChange?.(change, removed)))

  const end = (reason: EndReason): Promise<boolean> => {
    const leaving = identity()
    current = null
    if (leaving) generation++
    const prepared = leaving && Promise.all([...participants].map(({ beforeEnd }) => beforeEnd?.(leaving, reason)))
    const removed = persist(prepared ?? undefined)
    const notified = leaving ? notifyChange({ generation, session: null, reason }, removed) : undefined
    const ended = Promise.all([removed, notified]).then(() => removed)
    lastLogin = Promise.allSettled([lastLogin, ended])
    return ended
  }

  const begin = async (next: Login, proof: Proof, since = generation): ReturnType<Session['begin']> => {
    if (current && generation !== since) return 'superseded'
    if (current) await end('logout')
    for (const { beforeBegin } of participants) {
      if ((await beforeBegin?.(identityOf(next, generation + 1))) === false) return 'refused'
    }
    current = { login: next, proof, desk: { locked: false, activeAt: clock(), wrong: 0 } }
    generation++
    const newView: SessionView = { user: next.user, online_class_switch: next.online_class_switch, generation }
    void notifyChange({ generation, session: newView })
    await persist()
    return newView
  }

  return {
    identity,
    view,
    state,
    addParticipant(participant) {
      participants.add(participant)
      return { dispose: () => void participants.delete(participant) }
    },
    begin(next, proof, since) {
      const result = lastLogin.then(() => begin(next, proof, since))
      lastLogin = result.catch(() => undefined)
      return result
    },
    async renewToken(since, login, checkedProof, newProof) {
      // The teacher may have logged out and in again meanwhile, with a newer token.
      if (since !== generation || current?.login.user.id !== login.user.id) return
      await update({ ...current, login, proof: current.proof === checkedProof ? newProof : current.proof })
    },
    async updateProof(since, change) {
      if (since !== generation || current === null) return
      await update({ ...current, proof: { ...current.proof, ...change } })
    },
    async refresh(token, latest) {
      if (current?.login.token !== token) return
      // Ignore data of another teacher.
      if (current.login.user.id !== latest.user.id) return
      await update({ ...current, login: { ...current.login, ...latest } })
    },
    proof: () => current?.proof ?? null,
    lockSnapshot: () => current?.desk ?? null,
    async setLockSnapshot(snapshot, write) {
      if (current === null) return
      current = { ...current, desk: snapshot }
      if (write) await persist()
    },
    end,
    damage: file?.damage ?? 'none',
  }
}
