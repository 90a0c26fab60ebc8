/**
 * What lies on one teacher's desk: his drafts, the offline copies, the list of his exports. It comes with his session, and at
 * its end is put away for him or wiped (DESIGN §5, §11).
 */
import type { Downloads } from './downloads/index'
import type { Identity } from './http/client'
import type { Copies } from './offline/index'
import type { Drafts } from './store/drafts'
import type { Damage } from './store/kept-file'
import type { Log } from './store/log'

interface DeskParts {
  /** The configured server; empty for the sample school. */
  server: string
  drafts: Drafts
  copies: Copies
  downloads(): Downloads
  log: Log
}

/** Whose things: a teacher of one school. Another school's ids say nothing here. */
export const ownerOf = (server: string, { teacher_id, teacher_flag }: Identity): string =>
  JSON.stringify([server, teacher_flag, teacher_id])

export interface Desk {
  /** A session begins, or was restored. Ends when the drafts can be read, with what was found of them. */
  begin(identity: Identity, generation: number): Promise<Damage>
  /** The session ends; `wipe` leaves nothing of the teacher's but his files. */
  end(wipe: boolean): Promise<unknown>
  /** Ends downloads, and waits until all that was written down is on the disk. */
  close(): Promise<void>
}

export function createDesk({ server, drafts, copies, downloads, log }: DeskParts): Desk {
  return {
    begin(identity, generation) {
      const owner = ownerOf(server, identity)
      void copies.begin(owner)
      void downloads().begin(owner)
      return drafts.begin(generation, { server, id: identity.teacher_id, flag: identity.teacher_flag })
    },
    end(wipe) {
      const left = downloads().end(wipe)
      const ended = drafts.end(wipe).catch(error => log('drafts.wipe', { detail: String(error) }))
      return Promise.all([left, ended, wipe ? copies.wipe() : copies.leave()])
    },
    async close() {
      await downloads().close()
      await copies.settled()
      await drafts.close()
    },
  }
}
