/**
 * The local data of the teacher who is logged in: drafts, kept values, offline copies, export history. It is opened
 * when a session begins. When the session ends, it is kept for the teacher or wiped (DESIGN §5, §11).
 */
import type { EndReason } from '../shared/contract/types'
import type { Downloads } from './downloads/downloads'
import type { ExportHistoryStorage } from './downloads/export-history'
import type { RecordingStore } from './evaluation/recording-store'
import type { Identity } from './http/client'
import type { OfflineCopies } from './offline/offline-copies'
import type { Drafts } from './store/drafts'
import type { Damage } from './store/durable-file'
import type { Keeps } from './store/keeps'
import { type Log, messageOf } from './store/log'
import { moveSavedFilters } from './store/move-saved-filters'
import { ownerHash } from './store/owner-hash'
import type { PendingWipes } from './store/pending-wipes'

/** The data that is removed when a session ends. */
interface EndEffects {
  /** Drafts, recordings and export history. Exported files stay. */
  wipesOwnData: boolean
  /** Data that can be obtained again: offline copies, and the name and password for a proxy. */
  wipesCopies: boolean
}

const keepsAll: EndEffects = { wipesOwnData: false, wipesCopies: false }

/**
 * The effects per reason (DESIGN §5). Drafts cannot be obtained again, so only a logout that the teacher chose removes
 * them.
 */
const endEffects: Record<EndReason, EndEffects> = {
  logout: { wipesOwnData: true, wipesCopies: true },
  handover: { wipesOwnData: false, wipesCopies: true },
  unauthorized: keepsAll,
  idle: keepsAll,
  attempts: keepsAll,
}

interface TeacherDataParts {
  /** The configured server; empty for the sample school. */
  server: string
  drafts: Drafts
  keeps: Keeps
  copies: OfflineCopies
  downloads: Pick<Downloads, 'begin' | 'end'>
  historyStorage: Pick<ExportHistoryStorage, 'remove'>
  recordings: Pick<RecordingStore, 'wipe'>
  /** Forgets the names and passwords for proxies. */
  forgetProxies(): Promise<void> | undefined
  pendingWipes: PendingWipes
  log: Log
}

/** Identifies a teacher of one server. Ids of different servers are unrelated. */
export const ownerOf = (server: string, { teacher_id, teacher_flag }: Identity): string =>
  JSON.stringify([server, teacher_flag, teacher_id])

export interface TeacherData {
  /** Call when a session begins or was restored. Resolves with the damage of each store when they can be read. */
  begin(identity: Identity, generation: number): Promise<Record<'drafts' | 'keeps', Damage>>
  /**
   * Records the wipe that the end of this session needs. Call it just before `end`. Resolves when it is on the disk.
   */
  recordPendingWipe(ended: Identity, reason: EndReason): Promise<void>
  /**
   * Ends the session: shows none of its data from now on, and removes the data of `endEffects` once the pending wipe is
   * stored. Never rejects: the wipe stays pending if the disk refuses it, or refuses to remove the session
   * (`sessionRemoved` is false).
   */
  end(reason: EndReason, sessionRemoved?: Promise<boolean>): Promise<void>
  /** The reason of a pending wipe of this teacher, or null. */
  pendingEndReason(identity: Identity): EndReason | null
  /**
   * Runs all pending wipes. False if the login of `next` must be refused: data that the teacher wanted removed is still
   * there, or the next start would wipe it again together with newer data. Never rejects.
   */
  runPendingWipes(next?: Identity): Promise<boolean>
}

export function createTeacherData({
  server,
  drafts,
  keeps,
  copies,
  downloads,
  historyStorage,
  recordings,
  forgetProxies,
  pendingWipes,
  log,
}: TeacherDataParts): TeacherData {
  /** The `ownerHash` of the teacher who is logged in. */
  let currentName: string | null = null
  /** Resolves when the pending wipe of the running end is stored: nothing is wiped before. */
  let recorded: Promise<void> = Promise.resolve()
  /** Resolves when nothing must be moved out of the drafts any more: they are not wiped before. */
  let moved: Promise<void> = Promise.resolve()
  const nameOf = (identity: Identity) => ownerHash(ownerOf(server, identity))

  async function moveOldDrafts(generation: number): Promise<void> {
    const [journal, kept] = [await drafts.journalOf(generation, 'write'), await keeps.keepsOf(generation, 'write')]
    if (journal && kept) await moveSavedFilters(journal, kept)
  }

  /** Whether all of these succeeded. Logs the errors. */
  async function allSucceeded(acts: readonly unknown[]): Promise<boolean> {
    const results = await Promise.allSettled(acts)
    const failed = results.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    for (const error of failed) log('wipe', { detail: messageOf(error) })
    return failed.length === 0
  }

  return {
    async begin(identity, generation) {
      const owner = ownerOf(server, identity)
      currentName = nameOf(identity)
      void copies.begin(owner)
      void downloads.begin(owner)
      const began = Promise.all([drafts.begin(generation, currentName), keeps.begin(generation, currentName)])
      moved = began.then(() => moveOldDrafts(generation))
      const [draftDamage, keepDamage] = await began
      await moved
      return { drafts: draftDamage, keeps: keepDamage }
    },
    recordPendingWipe(ended, reason) {
      const { wipesOwnData, wipesCopies } = endEffects[reason]
      recorded = wipesOwnData || wipesCopies ? pendingWipes.add({ name: nameOf(ended), reason }) : Promise.resolve()
      return recorded
    },
    async end(reason, sessionRemoved) {
      const { wipesOwnData, wipesCopies } = endEffects[reason]
      const endedName = currentName
      currentName = null
      copies.end()
      keeps.end()
      const wiped = await allSucceeded([
        downloads.end(wipesOwnData, recorded),
        drafts.end(wipesOwnData, Promise.all([recorded, moved])),
        wipesOwnData && endedName !== null ? recorded.then(() => recordings.wipe(endedName)) : undefined,
        wipesCopies ? recorded.then(copies.wipe) : undefined,
        wipesCopies ? forgetProxies() : undefined,
      ])
      // While the session is on the disk, the pending wipe prevents its restore.
      if (wiped && endedName !== null && (await sessionRemoved) !== false)
        await pendingWipes.remove({ name: endedName, reason })
    },
    pendingEndReason: identity => pendingWipes.list().find(({ name }) => name === nameOf(identity))?.reason ?? null,
    async runPendingWipes(next) {
      const nextName = next && nameOf(next)
      let mayLogIn = true
      for (const pending of pendingWipes.list()) {
        const { wipesOwnData, wipesCopies } = endEffects[pending.reason]
        const wiped = await allSucceeded([
          ...(wipesOwnData
            ? [drafts.wipeJournal(pending.name), historyStorage.remove(pending.name), recordings.wipe(pending.name)]
            : []),
          wipesCopies ? copies.wipe() : undefined,
        ])
        // Copies that this teacher did not ask to remove may stay for them.
        const isDone = wiped || (pending.name === nextName && !wipesOwnData)
        const isRemoved = isDone && (await pendingWipes.remove(pending))
        if (pending.name === nextName && !isRemoved) mayLogIn = false
      }
      return mayLogIn
    },
  }
}
