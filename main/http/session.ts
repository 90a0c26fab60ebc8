/** The session (SPEC §4 Session): token and user live here, in main; the renderer sees SessionView only. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { EndReason, Events, SessionView } from '../../shared/contract/types'
import { type EndpointResponse, endpoints } from '../../shared/endpoints/index'
import type { Host } from '../host/host'
import { readIfThere, writeAtomic } from '../store/atomic-file'
import type { Log } from '../store/log'
import type { Identity } from './client'

type Login = EndpointResponse<'login-safe'>
export type SessionState = Events['session.changed']

export interface Session {
  identity(): Identity | null
  view(): SessionView | null
  /** What `session.changed` tells, now. */
  state(): SessionState
  /**
   * Takes a login over, after ending the session that was. It is kept across restarts where the host can encrypt; where
   * that fails, the teacher is logged in all the same.
   */
  begin(login: Login): Promise<SessionView>
  /** Takes what the server says now of the teacher whose token asked; void where another has logged in meanwhile. */
  refresh(token: string, now: Pick<Login, 'user' | 'online_class_switch'>): Promise<void>
  /** Forgets token and user everywhere. Tells nobody when nobody was logged in. */
  end(reason: EndReason): Promise<void>
}

export interface SessionParts {
  host: Pick<Host, 'paths' | 'secretBox'>
  log: Log
  onChange(state: SessionState): void
}

/** Opens the session kept in the profile, if the host has a secret box and the file can be read. */
export async function openSession({ host, log, onChange }: SessionParts): Promise<Session> {
  const path = join(host.paths.profile, 'session.bin')
  let login = await restore(host, path)
  let generation = 1
  let writes = Promise.resolve()

  /** One write after the other, each of what is true when its turn comes: a logout is never undone by a late write. */
  const keep = () => {
    writes = writes.then(async () => {
      try {
        if (login && host.secretBox) await writeAtomic(path, host.secretBox.seal(JSON.stringify(login)))
        else await rm(path, { force: true })
      } catch (error) {
        log('session.keep', { detail: error instanceof Error ? error.message : String(error) })
        // An older session must not be there at the next start.
        await rm(path, { force: true }).catch(() => undefined)
      }
    })
    return writes
  }

  const view = (): SessionView | null =>
    login && { user: login.user, online_class_switch: login.online_class_switch, generation }

  const end = async (reason: EndReason) => {
    if (login) {
      login = null
      generation++
      onChange({ generation, session: null, reason })
    }
    await keep()
  }

  return {
    identity: () => login && { token: login.token, teacher_id: login.user.id, teacher_flag: login.user.teacher_flag },
    view,
    state: () => ({ generation, session: view() }),
    async begin(next) {
      if (login) await end('logout')
      login = next
      generation++
      const begun: SessionView = { user: next.user, online_class_switch: next.online_class_switch, generation }
      onChange({ generation, session: begun })
      await keep()
      return begun
    },
    async refresh(token, now) {
      if (login?.token !== token) return
      login = { ...login, ...now }
      await keep()
    },
    end,
  }
}

async function restore(host: Pick<Host, 'secretBox'>, path: string): Promise<Login | null> {
  const sealed = host.secretBox && (await readIfThere(path))
  if (!sealed || !host.secretBox) return null
  try {
    const read = v.safeParse(endpoints['login-safe'].response, JSON.parse(host.secretBox.open(sealed)))
    return read.success ? read.output : null
  } catch {
    // Made by another user or another machine: the teacher logs in again.
    return null
  }
}
