/** The names of the bridge's methods and events. The preload is built from these lists only (DESIGN §2). */

export const methodNames = [
  'app.boot',
  'app.checkVersion',
  'app.openExternal',
  'app.quit',
  'app.log',
  'app.proxyLogin',
  'app.setPreferences',
  'session.login',
  'session.passCard',
  'session.logout',
  'session.lock',
  'session.unlock',
  'session.active',
  'session.sendResetMail',
  'session.resetPassword',
  'api.call',
  'api.upload',
  'api.cancel',
  'media.resolve',
  'frame.resolve',
  'downloads.hold',
  'downloads.holdPages',
  'downloads.start',
  'downloads.cancel',
  'downloads.reveal',
  'drafts.read',
  'drafts.write',
  'drafts.remove',
  'drafts.list',
  'keeps.read',
  'keeps.write',
  'downloads.list',
  'downloads.open',
  'downloads.remove',
  'downloads.retry',
  'copies.list',
  'copies.remove',
  'excel.read',
  'excel.write',
  'applications.read',
  'sheet.read',
  'sheet.write',
  'roster.read',
  'roster.list',
  'roster.due',
  'roster.start',
  'roster.resume',
  'roster.undo',
  'roster.cancel',
  'lessons.open',
  'report.read',
  'report.pack',
] as const

export type MethodName = (typeof methodNames)[number]

export const eventNames = [
  'session.changed',
  'lock.changed',
  'downloads.changed',
  'notices.changed',
  'offline.changed',
  'clock.changed',
  'app.notice',
  'proxy.asked',
  'api.progress',
  'roster.changed',
  'lessons.soon',
] as const

export type EventName = (typeof eventNames)[number]

/** The only channel of `ipcRenderer.invoke`, and the name of the message that transfers the event port. */
export const channel = 'hanamaru'
export const portChannel = 'hanamaru:events'
