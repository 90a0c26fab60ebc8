/** Builds the app when Electron is ready, in this order: host, services, scheme, bridge, window. */
import { join } from 'node:path'
import { app, type BrowserWindow, Menu, session } from 'electron'
import { text } from '../../../shared/text'
import type { LoadedConfig } from '../../config/load-config'
import { createServices } from '../../services/index'
import { createCloseConfirmation } from '../confirm-close'
import { createProxyPrompts, credentialsOf } from '../network/proxy-prompts'
import { shutdown } from '../shutdown'
import { lockProfile } from '../start/profile-lock'
import { openPages } from '../static-files'
import { bringToFront } from './bring-to-front'
import { guardContents, guardSession } from './guards'
import { createElectronHost } from './host'
import { connectBridge } from './ipc'
import { askInMessageBox } from './message-box'
import { openNetwork } from './network'
import { appOrigin, handleScheme, mediaOrigin } from './scheme'
import { createWindow } from './window'

/** @param dist the folder of the bundles. Throws when the profile, the configuration or the build is not usable. */
export async function boot(dist: string, { config, origins }: Pick<LoadedConfig, 'config' | 'origins'>): Promise<void> {
  const unlock = await lockProfile(app.getPath('userData'))
  let window: BrowserWindow | null = null
  const proxyPrompts = createProxyPrompts(Date.now, credentialsOf(config.proxy))
  const network = await openNetwork({ config, prompts: proxyPrompts, clock: Date.now })
  const host = await createElectronHost({ window: () => window, pages: () => pages, network, proxyPrompts })
  const services = await createServices({ host, config, clock: Date.now, started: { host: 'electron', origins } })
  const frames = services.config.frameHosts
  const pages = await openPages(join(dist, 'renderer'), { connect: [], media: mediaOrigin, frames })

  guardSession(session.defaultSession)
  app.on('web-contents-created', (_event, contents) => guardContents(contents, frames))
  handleScheme(session.defaultSession.protocol, { pages, media: services.media })
  const disconnect = connectBridge(services)
  if (host.isPackaged) Menu.setApplicationMenu(null)

  let isClosing = false
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', event => {
    if (isClosing) return
    isClosing = true
    event.preventDefault()
    disconnect()
    void shutdown(services.close, () => {
      unlock()
      app.exit(0)
    })
  })
  app.on('second-instance', () => bringToFront(window))

  app.on('child-process-gone', (_event, { type, name = '', reason, exitCode }) => {
    if (reason !== 'clean-exit') void services.report(`${type} process gone: ${name} ${reason} (${exitCode})`)
  })

  const preload = join(dist, 'preload', 'preload.cjs')
  const { settings, report } = services
  const createdWindow = createWindow({ preload, packaged: host.isPackaged, settings, clock: Date.now, report })
  window = createdWindow
  const closing = createCloseConfirmation({
    isRunning: run => (run === 'import' ? services.hasRunningImport() : services.hasRunningExport()),
    confirm: async cancelled => {
      const { message, detail, stay, quit } = text.closing[cancelled]
      return (await askInMessageBox(createdWindow, { message, detail, buttons: [stay, quit], cancelId: 0 })) === 1
    },
    close: () => createdWindow.close(),
  })
  createdWindow.on('close', closing.onClose)
  createdWindow.webContents.on('will-prevent-unload', closing.onPreventUnload)
  createdWindow.on('closed', () => {
    window = null
  })
  // Chromium remembers a zoom per origin: the setting is applied at each load.
  createdWindow.webContents.on('dom-ready', () => {
    host.setZoom?.(services.preferences.state().values.textSize / 100)
  })
  await createdWindow.loadURL(`${appOrigin}/`)
}
