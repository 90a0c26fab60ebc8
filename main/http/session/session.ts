/** The session (SPEC §4 Session): token and user live here, in main; the renderer sees SessionView only. */
import { join } from 'node:path'
import * as v from 'valibot'
import type { EndReason, Events, SessionView } from '../../../shared/contract/types'
import { type EndpointResponse, endpoints } from '../../../shared/endpoints/index'
import type { Host } from '../../host/host'
import { type Damage, openKept, removeKept } from '../../store/durable-file'
import { type Log, messageOf } from '../../store/log'
import { boxSeal } from '../../store/vault'
import type { Identity } from '../client'
import { verifierSchema } from './password-verifier'

export type Login = EndpointResponse<'login-safe'>
export type SessionState = Events['session.changed']

/** How the teacher proved who he is: what a locked screen asks again. */
const proofSchema = v.object({
  username: v.string(),
  /** Null where no password was typed (pass card): the server alone can tell then. */
  verifier: v.nullable(verifierSchema),
})
export type Proof = v.InferOutput<typeof proofSchema>

/** How the desk was left (DESIGN §4 idleLockMinutes): it outlives a restart with the session. */
const deskSchema = v.object({
  locked: v.boolean(),
  /** The teacher's last input, in ms since 1970. */
  activeAt: v.number(),
  /** Wrong passwords at the locked screen so far. */
  wrong: v.number(),
})
export type Desk = v.InferOutput<typeof deskSchema>

const keptSchema = v.object({ login: endpoints['login-safe'].response, proof: proofSchema, desk: deskSchema })
type Kept = v.InferOutput<typeof keptSchema>
const fresh = (): Kept | null => null

export interface Session {
  identity(): Identity | null
  view(): SessionView | null
  /** What `session.changed` tells, now. */
  state(): SessionState
  /**
   * Takes a login over, after ending the session that was. It is kept across restarts where the host can encrypt; where
   * that fails, the teacher is logged in all the same. `late` where somebody has logged in since the generation `since`, in which
   * the login was asked for; `owing` where `beforeBegin` lets him not in.
   */
  begin(login: Login, proof: Proof, since?: number): Promise<SessionView | 'late' | 'owing'>
  /**
   * The teacher of this login has proved again who he is: the token is another, the session goes on. Void of any other. What he
   * proves himself by becomes `proof` only where it is yet what he was `asked` for: he may have changed it meanwhile.
   */
  renew(generation: number, login: Login, asked: Proof, proof: Proof): Promise<void>
  /** The teacher of this session has changed what he proves himself by. Void of any other session. */
  reprove(generation: number, change: Partial<Proof>): Promise<void>
  proof(): Proof | null
  desk(): Desk | null
  /** Void where nobody is logged in. `write` says whether it is written down now, or with the next that is. */
  setDesk(desk: Desk, write: boolean): Promise<void>
  /** Takes what the server says now of the teacher whose token asked; void where another has logged in meanwhile. */
  refresh(token: string, now: Pick<Login, 'user' | 'online_class_switch'>): Promise<void>
  /**
   * Forgets token and user everywhere. Tells nobody when nobody was logged in. False where the disk refused it, so that the
   * next start would find the session again.
   */
  end(reason: EndReason): Promise<boolean>
  /** What was found of the session that was kept. */
  damage: Damage
}

export interface SessionParts {
  host: Pick<Host, 'paths' | 'secretBox'>
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
  /**
   * A promise that it gives back is waited for by who ends a session: a logout ends when all is wiped. `gone` tells at an end
   * whether the disk let go of the session.
   */
  onChange(state: SessionState, gone?: Promise<boolean>): unknown
  /** Told of a session that goes on, and shows its teacher otherwise than before. */
  onUpdate?(state: SessionState): void
  /** What an earlier session's end still owes is done before the next teacher is let in: with false he is not. */
  beforeBegin?(next: Identity): Promise<boolean>
  /** Notes what the end of this session will owe; the session is gone from the disk only once that is done. */
  beforeEnd?(left: Identity, reason: EndReason): Promise<unknown> | undefined
}

const identityOf = ({ token, user }: Login, generation: number): Identity => ({
  token,
  generation,
  teacher_id: user.id,
  teacher_flag: user.teacher_flag,
})

/** Opens the session kept in the profile, if the host has a secret box and the file can be read. */
export async function openSession({ host, log, clock, onChange, ...hooks }: SessionParts): Promise<Session> {
  const path = join(host.paths.profile, 'session.bin')
  const { secretBox } = host
  const file = secretBox && (await openKept({ path, schema: v.nullable(keptSchema), fresh, seal: boxSeal(secretBox) }))
  let now = file?.get() ?? null
  let generation = 1
  /** What stands on the disk of the session that goes on. */
  let stored = now
  let writes: Promise<unknown> = Promise.resolve()
  /** One login begins after the other, and after all that ends before it. */
  let turn: Promise<unknown> = Promise.resolve()

  const refused = (error: unknown) => log('session.keep', { detail: messageOf(error) })

  /** Leaves no session on the disk: a file that cannot be removed says that nobody is there. False where neither can be had. */
  const clear = async (): Promise<boolean> => {
    stored = null
    const said = file ? file.set(null) : Promise.reject(new Error('no secret box'))
    const nobody = await said.then(
      () => true,
      () => false,
    )
    const removed = await (file ? file.remove() : removeKept(path)).then(
      () => true,
      error => {
        refused(error)
        return false
      },
    )
    return nobody || removed
  }

  /** Whether what stands on the disk may be found at the next start, where `next` cannot be written. */
  const mayStay = (next: Kept): boolean => {
    if (stored?.login.token !== next.login.token) return false
    // The password that was must not open the screen again.
    if (stored.proof !== next.proof) return false
    const { locked, wrong } = stored.desk
    // A screen that was locked, and the guesses at it, are not undone by a restart.
    return !next.desk.locked || (locked && wrong >= next.desk.wrong)
  }

  /** One write after the other, each of what is true when its turn comes: a logout is never undone by a late write. */
  const keep = (after?: Promise<unknown>): Promise<boolean> => {
    const written = writes.then(async () => {
      await after
      if (!(now && file)) return clear()
      const writing = now
      try {
        await file.set(writing)
        stored = writing
        return true
      } catch (error) {
        refused(error)
        // What is older than it may be must not be there at the next start.
        return !mayStay(writing) && clear()
      }
    })
    writes = written
    return written
  }

  const view = (): SessionView | null =>
    now && { user: now.login.user, online_class_switch: now.login.online_class_switch, generation }

  const state = (): SessionState => ({ generation, session: view() })

  /** The session goes on like this: who sees it is told where that shows. */
  const goOn = async (next: Kept): Promise<void> => {
    const before = JSON.stringify(view())
    now = next
    if (JSON.stringify(view()) !== before) hooks.onUpdate?.(state())
    await keep()
  }

  const identity = (): Identity | null => now && identityOf(now.login, generation)

  const end = (reason: EndReason): Promise<boolean> => {
    const left = identity()
    now = null
    if (left) generation++
    const gone = keep(left ? hooks.beforeEnd?.(left, reason) : undefined)
    const wiped = left ? onChange({ generation, session: null, reason }, gone) : undefined
    const ended = Promise.all([gone, wiped]).then(() => gone)
    turn = Promise.allSettled([turn, ended])
    return ended
  }

  const begin = async (next: Login, proof: Proof, since = generation): ReturnType<Session['begin']> => {
    if (now && generation !== since) return 'late'
    if (now) await end('logout')
    if ((await hooks.beforeBegin?.(identityOf(next, generation + 1))) === false) return 'owing'
    now = { login: next, proof, desk: { locked: false, activeAt: clock(), wrong: 0 } }
    generation++
    const begun: SessionView = { user: next.user, online_class_switch: next.online_class_switch, generation }
    onChange({ generation, session: begun })
    await keep()
    return begun
  }

  return {
    identity,
    view,
    state,
    begin(next, proof, since) {
      const begun = turn.then(() => begin(next, proof, since))
      turn = begun.catch(() => undefined)
      return begun
    },
    async renew(since, login, asked, proof) {
      // He may have left and come back meanwhile: with a newer token.
      if (since !== generation || now?.login.user.id !== login.user.id) return
      await goOn({ ...now, login, proof: now.proof === asked ? proof : now.proof })
    },
    async reprove(since, change) {
      if (since !== generation || now === null) return
      await goOn({ ...now, proof: { ...now.proof, ...change } })
    },
    async refresh(token, told) {
      if (now?.login.token !== token) return
      // An answer about somebody else makes nobody another.
      if (now.login.user.id !== told.user.id) return
      await goOn({ ...now, login: { ...now.login, ...told } })
    },
    proof: () => now?.proof ?? null,
    desk: () => now?.desk ?? null,
    async setDesk(next, write) {
      if (now === null) return
      now = { ...now, desk: next }
      if (write) await keep()
    },
    end,
    damage: file?.damage ?? 'none',
  }
}
