/** The Electron implementation of Host (DESIGN §3). */
import { basename, extname, join } from 'node:path'
import { app, type BrowserWindow, dialog, Notification, session, shell } from 'electron'
import { text } from '../../../shared/text'
import { allowedExternalAddress } from '../external-address'
import type { Host } from '../host'
import type { Pages } from '../static-files'
import { badgePicture } from './badge-picture'
import { bringToFront } from './bring-to-front'
import { isInstalled } from './is-installed'
import { createPdfPrinters } from './pdf-printer'
import { appOrigin, mediaOrigin } from './scheme'
import { openSecretBox } from './secret-box'
import { openElectronStore } from './settings-library'

interface HostParts extends Pick<Host, 'network' | 'proxyPrompts'> {
  /** The parent window of dialogs; null while there is none. */
  window(): BrowserWindow | null
  /** The built renderer. */
  pages(): Pages
}

/** Builds the host; the app must be ready. */
export async function createElectronHost({
  window,
  pages,
  network,
  proxyPrompts: proxyAsks,
}: HostParts): Promise<Host> {
  const downloads = app.getPath('downloads')
  const secretBox = await openSecretBox()
  /** The notifications that were shown. One that is not referenced would lose its click. */
  const notifications = new Set<Notification>()
  return {
    paths: { profile: app.getPath('userData'), downloads },
    openSettingsLibrary: openElectronStore,
    isPackaged: isInstalled(),
    secretBox,
    draftBox: secretBox,
    network,
    proxyPrompts: proxyAsks,
    locale: app.getLocale(),
    origin: appOrigin,
    async chooseSavePath(suggestedPath) {
      const name = basename(suggestedPath)
      const extension = extname(name).slice(1)
      const options = {
        title: text.saveDialog,
        defaultPath: join(downloads, name),
        filters: extension ? [{ name: extension, extensions: [extension] }] : [],
        // Windows and macOS always ask before overwriting.
        properties: ['showOverwriteConfirmation' as const],
      }
      const parent = window()
      const answer = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options))
      return answer.canceled || answer.filePath === '' ? null : { path: answer.filePath, replace: true }
    },
    // The file is already at the path that the teacher chose.
    offer: async () => undefined,
    async reveal(path) {
      shell.showItemInFolder(path)
    },
    async open(path) {
      const problem = await shell.openPath(path)
      if (problem !== '') throw new Error(problem)
      return {}
    },
    openPdfPrinter: createPdfPrinters({ pages, window }),
    resolveProxy: url => session.defaultSession.resolveProxy(url),
    showUnread(count) {
      // Windows has no number of its own: a picture is laid over the icon on the taskbar.
      if (process.platform === 'win32')
        window()?.setOverlayIcon(count > 0 ? badgePicture(count) : null, count > 0 ? text.unreadNotices(count) : '')
      else app.setBadgeCount(count)
    },
    notify({ title, body }, onClick) {
      if (!Notification.isSupported()) return
      const notification = new Notification({ title, body })
      notifications.add(notification)
      notification.on('click', () => {
        bringToFront(window())
        onClick()
      })
      // On Windows, a notification whose time is over stays in the list of the system.
      notification.on('close', ({ reason }) => reason !== 'timedOut' && notifications.delete(notification))
      notification.show()
    },
    removeNotifications() {
      for (const notification of notifications) notification.close()
      notifications.clear()
    },
    async openExternal(address) {
      const allowed = allowedExternalAddress(address, isInstalled())
      if (allowed === null) throw new Error('not an address to open')
      await shell.openExternal(allowed)
    },
    setZoom: factor => window()?.webContents.setZoomFactor(factor),
    quit: () => app.quit(),
    mediaAddress: id => `${mediaOrigin}/m/${encodeURIComponent(id)}`,
  }
}
