/**
 * What lies on one teacher's desk: his drafts, the offline copies, the list of his exports. It comes with his session, and at
 * its end is put away for him or wiped (DESIGN §5, §11).
 */
import type { EndReason } from '../shared/contract/types'
import type { ExportHistoryStorage } from './downloads/export-history'
import type { Downloads } from './downloads/downloads'
import type { Identity } from './http/client'
import type { OfflineCopies } from './offline/offline-copies'
import type { Drafts } from './store/drafts'
import type { Damage } from './store/durable-file'
import { type Log, messageOf } from './store/log'
import { ownerHash } from './store/owner-hash'
import type { PendingWipes } from './store/pending-wipes'

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

interface TeacherDataParts {
  /** The configured server; empty for the sample school. */
  server: string
  drafts: Drafts
  copies: OfflineCopies
  downloads(): Downloads
  history: Pick<ExportHistoryStorage, 'forget'>
  /** Forgets what proxies were told. */
  forgetProxies(): Promise<void> | undefined
  pendingWipes: PendingWipes
  log: Log
}

/** Whose things: a teacher of one school. Another school's ids say nothing here. */
export const ownerOf = (server: string, { teacher_id, teacher_flag }: Identity): string =>
  JSON.stringify([server, teacher_flag, teacher_id])

export interface TeacherData {
  /** A session begins, or was restored. Ends when the drafts can be read, with what was found of them. */
  begin(identity: Identity, generation: number): Promise<Damage>
  /** Notes what the end of this session, which comes next, will wipe. Ends when that is on the disk. */
  recordPendingWipe(left: Identity, reason: EndReason): Promise<void>
  /**
   * The session ends: nothing of it is shown from now on, and what `endings` says goes once it is noted as owed. Never rejects:
   * it stays owed where the disk refuses to give it up, or the session itself (`gone` is false).
   */
  end(reason: EndReason, gone?: Promise<boolean>): Promise<void>
  /** Why this teacher's session should have ended, where that is not done yet. */
  pendingEndReason(identity: Identity): EndReason | null
  /**
   * Wipes what is owed. False where `next` may not be let in: what he wished to be gone is still there, or would be wiped again
   * at the next start with what he does until then. Never rejects.
   */
  runPendingWipes(next?: Identity): Promise<boolean>
  /** Ends downloads, and waits until all that was written down is on the disk. */
  close(): Promise<void>
}

export function createTeacherData({ server, drafts, copies, downloads, history, forgetProxies, pendingWipes: owed, log }: TeacherDataParts): TeacherData {
  /** Whose things lie here. */
  let present: string | null = null
  /** What the end under way takes is written down as owed: nothing is wiped before. */
  let noted: Promise<void> = Promise.resolve()
  const nameOf = (identity: Identity) => ownerHash(ownerOf(server, identity))

  /** Whether all of it went well; what did not is logged. */
  async function wentWell(acts: readonly unknown[]): Promise<boolean> {
    const done = await Promise.allSettled(acts)
    const failed = done.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    for (const error of failed) log('wipe', { detail: messageOf(error) })
    return failed.length === 0
  }

  return {
    begin(identity, generation) {
      const owner = ownerOf(server, identity)
      present = nameOf(identity)
      void copies.begin(owner)
      void downloads().begin(owner)
      return drafts.begin(generation, present)
    },
    recordPendingWipe(left, reason) {
      const { wipe, leave } = endings[reason]
      noted = wipe || leave ? owed.add({ name: nameOf(left), reason }) : Promise.resolve()
      return noted
    },
    async end(reason, gone) {
      const { wipe, leave } = endings[reason]
      const left = present
      present = null
      copies.end()
      const wiped = await wentWell([
        downloads().end(wipe, noted),
        drafts.end(wipe, noted),
        leave ? noted.then(copies.wipe) : undefined,
        leave ? forgetProxies() : undefined,
      ])
      // While the session is on the disk, the note keeps it from being restored.
      if (wiped && left !== null && (await gone) !== false) await owed.remove({ name: left, reason })
    },
    pendingEndReason: identity => owed.list().find(({ name }) => name === nameOf(identity))?.reason ?? null,
    async runPendingWipes(next) {
      const own = next && nameOf(next)
      let free = true
      for (const debt of owed.list()) {
        const { wipe, leave } = endings[debt.reason]
        const wiped = await wentWell([
          ...(wipe ? [drafts.wipeJournal(debt.name), history.remove(debt.name)] : []),
          leave ? copies.wipe() : undefined,
        ])
        // Copies that he did not wish to be gone are his again.
        const done = wiped || (debt.name === own && !wipe)
        const struck = done && (await owed.remove(debt))
        if (debt.name === own && !struck) free = false
      }
      return free
    },
    async close() {
      await downloads().close()
      await copies.flush()
      await drafts.close()
    },
  }
}
