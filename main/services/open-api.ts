/** Step 5: opens the services that call the server: the API client, media, downloads, notices, reminders of lessons. */
import { type KeepKey, parseKeep } from '../../shared/contract/keeps'
import type { Events } from '../../shared/contract/types'
import { parseJst } from '../../shared/domain/time'
import type { EndpointName } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import { pause } from '../downloads/abortable'
import { createDownloads, type Downloads } from '../downloads/downloads'
import { createUnlockWaiter } from '../downloads/wait-until-unlocked'
import { Emitter } from '../emitter'
import { createEvaluations, type Evaluations } from '../evaluation/evaluations'
import { createSocketOpener } from '../evaluation/open-socket'
import { createCallLog } from '../http/call-log'
import { type ApiClient, createClient } from '../http/client'
import { createClientLog } from '../http/client-log'
import { createMediaProxy, type MediaProxy } from '../http/media/media-proxy'
import { type NoticePoll, pollNotices } from '../http/notice-poll'
import { probeWhileOffline } from '../http/probe-while-offline'
import { createLessonReminder, type LessonReminder } from '../lessons/lesson-reminder'
import type { DisposableStore } from '../lifecycle'
import { createRosterImports, type RosterImports } from '../roster/roster-imports'
import { ownerHash } from '../store/owner-hash'
import { ownerOf } from '../teacher-data'
import type { Profile } from './open-profile'
import type { Server } from './open-server'
import type { TeacherSession } from './open-session'
import type { Stores } from './open-stores'

export interface Api {
  client: ApiClient
  /** Logs an error, and sends it to the server's client log while a teacher is logged in. */
  report(content: string): Promise<void>
  media: MediaProxy
  downloads: Downloads
  rosterImports: RosterImports
  evaluations: Evaluations
  noticePoll: NoticePoll
  lessonReminder: LessonReminder
}

interface InvalidResponse {
  endpoint: EndpointName
  detail: string
}

export function openApi(
  profile: Profile,
  server: Server,
  stores: Stores,
  { session, lock, onDidChangeLock, tokenRenewal }: TeacherSession,
  disposables: DisposableStore,
): Api {
  const { host, clock, log, throttledLog, events } = profile
  const { config, transport, connectivity } = server
  const { isLocked } = lock

  const invalidResponses = new Emitter<InvalidResponse>()
  const client = createClient({
    connectivity,
    copies: stores.copies,
    clock: server.now,
    config,
    transport,
    identity: session.identity,
    tokenRenewal,
    onUnauthorized: () => void session.end('unauthorized'),
    onServerDate: server.serverClock.onServerDate,
    onInvalid: (endpoint, detail) => invalidResponses.fire({ endpoint, detail }),
    onFailure: createCallLog(throttledLog.log),
  })
  const { deviceCode } = stores.settings.get()
  const report = createClientLog({ client, session, deviceCode, clientName: 'desktop', clock, log: throttledLog.log })
  invalidResponses.event(({ endpoint, detail }) => {
    // An invalid response of the client log itself is not reported: that would never end.
    if (endpoint !== 'submit-client-log') void report(`invalid response: ${endpoint}: ${detail}`)
  })

  const media = createMediaProxy({ config, transport, log: throttledLog.log, isLocked })

  const readKept = async (key: KeepKey) =>
    (await stores.keeps.keepsOf(session.state().generation, 'read'))?.read(key) ?? null

  const unlockWaiter = createUnlockWaiter(isLocked)
  const downloads = createDownloads({
    host,
    client,
    readKept,
    unlockWaiter,
    emit: state => events.emit('downloads.changed', state),
    clock: server.now,
    log,
    historyStorage: stores.exportHistory,
  })
  disposables.defer(() => downloads.close())

  const rosterImports = createRosterImports({
    client,
    store: stores.imports,
    owner() {
      const identity = session.identity()
      return identity && ownerHash(ownerOf(server.origin, identity))
    },
    clock: server.now,
    wait: (ms, signal) => pause(ms, signal).catch(() => undefined),
    onProgress: progress => events.emit('roster.changed', progress),
    log,
  })

  const evaluations = createEvaluations({
    client,
    config,
    store: stores.recordings,
    openSocket: createSocketOpener(config, host.resolveProxy),
    teacher() {
      const identity = session.identity()
      return identity && { generation: identity.generation, name: ownerHash(ownerOf(server.origin, identity)) }
    },
    clock: server.now,
    log: throttledLog.log,
  })
  disposables.add(evaluations)

  const notify = (about: Events['notification.clicked']['about'], content: { title: string; body: string }) => {
    if (!stores.preferences.state().values.systemNotices) return
    host.notify(content, () => events.emit('notification.clicked', { about }))
  }
  const noticePoll = pollNotices({
    client,
    session,
    isLocked,
    show: count => host.showUnread?.(count),
    onCount(count, hasGrown) {
      events.emit('notices.changed', count)
      if (hasGrown) notify('notices', { title: text.newNotice, body: text.newNoticeBody(count.new_msg_num) })
    },
  })
  disposables.add(noticePoll)
  session.addParticipant({ onChange: noticePoll.refresh })
  // The next user must not read the teacher's notifications.
  session.addParticipant({ onChange: ({ session: begun }) => begun === null && host.removeNotifications() })
  const lessonReminder = createLessonReminder({
    client,
    session,
    clock: server.now,
    isWanted: async () => parseKeep('lesson-reminder', await readKept('lesson-reminder')) !== 'off',
    onChange(lessons, added) {
      events.emit('lessons.soon', { lessons })
      for (const { title, start_time } of added) {
        const minutes = Math.ceil(((parseJst(start_time) ?? 0) - server.now()) / 60_000)
        notify('lessons', { title: text.lesson.soon(minutes), body: isLocked() ? text.lesson.soonUnnamed : title })
      }
    },
  })
  disposables.add(lessonReminder)
  disposables.add(probeWhileOffline(connectivity, noticePoll.poll))

  onDidChangeLock(({ isLocked }) => {
    noticePoll.refresh()
    if (isLocked) return host.removeNotifications()
    noticePoll.deliver()
    unlockWaiter.notifyUnlocked()
  })
  return { client, report, media, downloads, rosterImports, evaluations, noticePoll, lessonReminder }
}
