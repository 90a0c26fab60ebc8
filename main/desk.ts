/**
 * What lies on one teacher's desk: his drafts, the offline copies, the list of his exports. It comes with his session, and at
 * its end is put away for him or wiped (DESIGN §5, §11).
 */
import type { EndReason } from '../shared/contract/types'
import type { HistoryShelf } from './downloads/history'
import type { Downloads } from './downloads/index'
import type { Identity } from './http/client'
import type { Copies } from './offline/index'
import type { Drafts } from './store/drafts'
import type { Damage } from './store/kept-file'
import type { Log } from './store/log'
import type { OwedWipes } from './store/owed-wipes'
import { ownerName } from './store/owner-name'

interface Ending {
  /** Nothing of the teacher's stays but his files: neither what he typed nor the list of his exports. */
  wipe: boolean
  /** What can be had again goes: offline copies, and the name and password that a proxy was given. */
  leave: boolean
}

const kept: Ending = { wipe: false, leave: false }

/** What the end of a session takes with it (DESIGN §5). What was typed cannot be had again: it goes by the teacher's own wish only. */
const endings: Record<EndReason, Ending> = {
  logout: { wipe: true, leave: true },
  handover: { wipe: false, leave: true },
  unauthorized: kept,
  idle: kept,
  attempts: kept,
}

interface DeskParts {
  /** The configured server; empty for the sample school. */
  server: string
  drafts: Drafts
  copies: Copies
  downloads(): Downloads
  history: Pick<HistoryShelf, 'forget'>
  /** Forgets what proxies were told. */
  forgetProxies(): Promise<void> | undefined
  owed: OwedWipes
  log: Log
}

/** Whose things: a teacher of one school. Another school's ids say nothing here. */
export const ownerOf = (server: string, { teacher_id, teacher_flag }: Identity): string =>
  JSON.stringify([server, teacher_flag, teacher_id])

export interface Desk {
  /** A session begins, or was restored. Ends when the drafts can be read, with what was found of them. */
  begin(identity: Identity, generation: number): Promise<Damage>
  /** The session ends: what goes with it is in `endings`. Never rejects: what the disk refuses to give up is owed. */
  end(reason: EndReason): Promise<void>
  /** Notes that this teacher's things are to be wiped. Ends when that is on the disk. */
  owe(identity: Identity): Promise<void>
  owes(identity: Identity): boolean
  /** Wipes what is owed, before `next` is let in: to who comes back himself nothing is owed any more. Never rejects. */
  settle(next?: Identity): Promise<void>
  /** Ends downloads, and waits until all that was written down is on the disk. */
  close(): Promise<void>
}

export function createDesk({ server, drafts, copies, downloads, history, forgetProxies, owed, log }: DeskParts): Desk {
  /** Whose things lie here. */
  let present: string | null = null
  const nameOf = (identity: Identity) => ownerName(ownerOf(server, identity))

  /** Whether all of it went well; what did not is logged. */
  async function wentWell(acts: readonly unknown[]): Promise<boolean> {
    const done = await Promise.allSettled(acts)
    const failed = done.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    for (const error of failed) log('wipe', { detail: error instanceof Error ? error.message : String(error) })
    return failed.length === 0
  }

  return {
    begin(identity, generation) {
      const owner = ownerOf(server, identity)
      present = nameOf(identity)
      void copies.begin(owner)
      void downloads().begin(owner)
      return drafts.begin(generation, { server, id: identity.teacher_id, flag: identity.teacher_flag })
    },
    async end(reason) {
      const { wipe, leave } = endings[reason]
      const left = present
      present = null
      const gone = await wentWell([
        downloads().end(wipe),
        drafts.end(wipe),
        leave ? copies.wipe() : copies.leave(),
        leave ? forgetProxies() : undefined,
      ])
      if (wipe && gone && left !== null) await owed.remove(left)
    },
    owe: identity => owed.add(nameOf(identity)),
    owes: identity => owed.names().includes(nameOf(identity)),
    async settle(next) {
      for (const name of owed.names()) {
        const gone = await wentWell([drafts.forget(name), history.forget(name), copies.wipe()])
        if (gone || (next && name === nameOf(next))) await owed.remove(name)
      }
    },
    async close() {
      await downloads().close()
      await copies.settled()
      await drafts.close()
    },
  }
}
