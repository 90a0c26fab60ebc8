/**
 * Step 6: the work at the begin and the end of a session, and the unfinished work of an earlier run (DESIGN §5, §11).
 */
import { damageNotices, type StoreName } from '../store/damage-notices'
import type { Damage } from '../store/durable-file'
import { createTeacherData, ownerOf } from '../teacher-data'
import type { Api } from './open-api'
import type { Profile } from './open-profile'
import type { Server } from './open-server'
import type { TeacherSession } from './open-session'
import type { Stores } from './open-stores'

/** Connects the services with the session. Returns messages about damaged stores, which the page shows at start. */
export async function followSession(
  { host, log, events }: Profile,
  { origin }: Server,
  { settings, copies, drafts, keeps, draftVault, exportHistory, recordings, pendingWipes }: Stores,
  { session }: TeacherSession,
  { media, downloads, evaluations }: Api,
): Promise<string[]> {
  const teacherData = createTeacherData({
    server: origin,
    drafts,
    keeps,
    copies,
    downloads,
    historyStorage: exportHistory,
    recordings,
    forgetProxies: () => host.proxyPrompts?.forget(),
    pendingWipes,
    log,
  })

  const beginTeacherData = async (generation: number): Promise<Record<'drafts' | 'keeps', Damage>> => {
    const identity = session.identity()
    return identity ? teacherData.begin(identity, generation) : { drafts: 'none', keeps: 'none' }
  }
  const logDamage = (store: StoreName, damage: Damage) => {
    if (damage !== 'none') log('damaged', { store, damage })
  }
  const notifyDamage = (found: Awaited<ReturnType<typeof beginTeacherData>>) => {
    for (const store of ['drafts', 'keeps'] as const) {
      logDamage(store, found[store])
      // If the key is lost, the start has already reported that all drafts are lost.
      if (store === 'drafts' && draftVault.isKeyLost) continue
      for (const message of damageNotices(store, found[store])) events.emit('app.notice', { message })
    }
  }

  session.addParticipant({
    async beforeBegin(next) {
      await host.proxyPrompts?.beginSession(ownerOf(origin, next))
      return teacherData.runPendingWipes(next)
    },
    beforeEnd: teacherData.recordPendingWipe,
    onUpdate: state => events.emit('session.changed', state),
    onChange(state, removed) {
      log(state.session === null ? 'session.end' : 'session.begin', { reason: state.reason })
      if (state.session !== null) {
        void beginTeacherData(state.generation).then(notifyDamage)
        events.emit('session.changed', state)
        return
      }
      media.clear()
      evaluations.stop()
      host.proxyPrompts?.endSession()
      events.emit('session.changed', state)
      return Promise.all([teacherData.end(state.reason ?? 'logout', removed), host.removeOffered?.()])
    },
  })

  // Finish a logout that a crash or a power cut interrupted, before anything of the restored session is shown.
  const interrupted = session.identity()
  const endReason = interrupted && teacherData.pendingEndReason(interrupted)
  const isEnded = !endReason || (await session.end(endReason))
  const restored = session.identity()
  if (restored) await host.proxyPrompts?.beginSession(ownerOf(origin, restored))
  if (isEnded) await teacherData.runPendingWipes()

  // No page is open yet: the damage is reported by `app.boot`, not by an event.
  const found = await beginTeacherData(session.state().generation)
  const draftDamage = draftVault.isKeyLost ? 'lost' : draftVault.isKeyUnavailable ? 'unreadable' : found.drafts
  const damages = {
    settings: settings.damage,
    session: session.damage,
    drafts: draftDamage,
    keeps: found.keeps,
  } as const
  return Object.entries(damages).flatMap(([store, damage]) => {
    logDamage(store as StoreName, damage)
    return damageNotices(store as StoreName, damage)
  })
}
