/** The session (SPEC §4 Session): token and user live here, in main; the renderer sees SessionView only. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SessionView } from '../../shared/contract/types'
import { type EndpointResponse, endpoints } from '../../shared/endpoints/index'
import type { Host } from '../host/host'
import { readIfThere, writeAtomic } from '../store/atomic-file'
import type { Identity } from './client'

type Login = EndpointResponse<'login-safe'>
export type EndReason = 'unauthorized' | 'logout' | 'idle'

export interface Session {
  identity(): Identity | null
  view(): SessionView | null
  /** Takes a login over; keeps it across restarts where the host can encrypt. */
  begin(login: Login): Promise<void>
  /** Takes what the server says of the teacher now; for a session kept from an earlier start. */
  refresh(now: Pick<Login, 'user' | 'online_class_switch'>): Promise<void>
  /** Forgets token and user everywhere. Tells nobody when nobody was logged in. */
  end(reason: EndReason): Promise<void>
}

/** Opens the session kept in the profile, if the host has a secret box and the file can be read. */
export async function openSession(
  host: Pick<Host, 'paths' | 'secretBox'>,
  onEnd: (reason: EndReason) => void,
): Promise<Session> {
  const path = join(host.paths.profile, 'session.bin')
  let login = await restore(host, path)
  const begin = async (next: Login) => {
    login = next
    if (host.secretBox) await writeAtomic(path, host.secretBox.seal(JSON.stringify(next)))
  }
  return {
    identity: () => login && { token: login.token, teacher_id: login.user.id, teacher_flag: login.user.teacher_flag },
    view: () => login && { user: login.user, online_class_switch: login.online_class_switch },
    begin,
    async refresh(now) {
      if (login) await begin({ ...login, ...now })
    },
    async end(reason) {
      const was = login
      login = null
      await rm(path, { force: true })
      if (was) onEnd(reason)
    },
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
