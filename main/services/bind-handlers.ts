/** Step 7: a handler for each method of the bridge. */
import { apiHandlers } from '../bridge/api-handlers'
import { appHandlers } from '../bridge/app-handlers'
import { applicationHandlers } from '../bridge/application-handlers'
import { draftHandlers } from '../bridge/draft-handlers'
import { excelHandlers } from '../bridge/excel-handlers'
import { faultReportHandlers } from '../bridge/fault-report-handlers'
import type { Handlers } from '../bridge/gate'
import { keepHandlers } from '../bridge/keep-handlers'
import { lessonHandlers } from '../bridge/lesson-handlers'
import { ownSheetHandlers } from '../bridge/own-sheet-handlers'
import { rosterHandlers } from '../bridge/roster-handlers'
import { createFrameResolver } from '../http/frame-resolver'
import { createLessonRooms } from '../lessons/lesson-rooms'
import { createAccountChanges } from '../session/account-changes'
import { lockHandlers } from '../session/lock-handlers'
import { createPasswordCheck } from '../session/password-check'
import { sessionHandlers } from '../session/session-handlers'
import type { Api } from './open-api'
import type { Profile } from './open-profile'
import type { Server } from './open-server'
import type { TeacherSession } from './open-session'
import type { Stores } from './open-stores'

export function bindHandlers(
  profile: Profile,
  server: Server,
  { settings, preferences, copies, drafts, keeps }: Stores,
  { session, lock, tokenRenewal }: TeacherSession,
  { client, report, media, downloads, rosterImports, noticePoll, lessonReminder, evaluations }: Api,
  startNotices: readonly string[],
): Handlers {
  const { host, log, throttledLog, events } = profile
  const { config, sample, serverClock } = server
  const checkPassword = createPasswordCheck({ client, settings })
  const accountChanges = createAccountChanges({ client, session, checkPassword, tokenRenewal })
  const rooms = createLessonRooms(session)
  const framePages = createFrameResolver(config.frameHosts, throttledLog.log)
  return {
    ...appHandlers({
      host,
      config,
      client,
      session,
      refreshSession: accountChanges.refresh,
      lock,
      settings,
      sample,
      serverClock,
      report,
      log: throttledLog.log,
      startNotices,
      preferences,
    }),
    ...sessionHandlers({ client, session, lock, checkPassword }),
    ...lockHandlers({ lock, session, checkPassword, tokenRenewal }),
    ...apiHandlers({
      client,
      accountChanges,
      onAnswer: {
        'new-notice-total': (_request, count) => noticePoll.record(count),
        'online-class-start'({ class_id }, { live_url }) {
          if (live_url) rooms.record(class_id, live_url)
          void lessonReminder.checkAgain()
        },
        'online-class-update': () => void lessonReminder.checkAgain(),
        'online-class-delete': () => void lessonReminder.checkAgain(),
      },
      media,
      framePages,
      host,
      emit: events.emit,
    }),
    ...draftHandlers({ drafts, log }),
    ...keepHandlers({ keeps, log }),
    ...excelHandlers({ clock: server.now }),
    ...applicationHandlers({ client }),
    ...ownSheetHandlers(downloads),
    ...rosterHandlers(rosterImports),
    ...faultReportHandlers({
      clock: server.now,
      saveNow: downloads.saveNow,
      profile: profile.folder,
      config,
      started: profile.started,
      isSample: sample !== null,
    }),
    ...lessonHandlers({ host, config, rooms, log: throttledLog.log }),
    'evaluation.begin': evaluations.begin,
    'evaluation.frames': evaluations.frames,
    'evaluation.end': evaluations.end,
    'evaluation.cancel': evaluations.cancel,
    'evaluation.again': evaluations.again,
    'evaluation.list': evaluations.list,
    'downloads.hold': downloads.hold,
    'downloads.holdPages': downloads.holdPages,
    'downloads.start': downloads.start,
    'downloads.cancel': downloads.cancel,
    'downloads.reveal': downloads.reveal,
    'downloads.list': downloads.list,
    'downloads.open': downloads.open,
    'downloads.remove': downloads.remove,
    'downloads.retry': downloads.retry,
    'copies.list': copies.list,
    'copies.remove': copies.remove,
  }
}
