/** Electron's entry: a short boot list (DESIGN §2). */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, dialog } from 'electron'
import { configText } from '../shared/text'
import { boot } from './host/electron/boot'
import { choosePaths, electronConfig, confirmSampleSchool } from './host/electron/configuration'
import { isInstalled } from './host/electron/is-installed'
import { registerScheme } from './host/electron/scheme'
import { startFailure } from './host/start/start-failure'
import { findForbiddenOption } from './host/start/command-line-options'

const dist = dirname(dirname(fileURLToPath(import.meta.url)))

/** The configuration is read while Electron gets ready. */
async function start(): Promise<void> {
  const [found] = await Promise.all([electronConfig(), app.whenReady()])
  if (found.isConfigured || (await confirmSampleSchool())) await boot(dist, found)
  else app.quit()
}

function fail(error: unknown): void {
  const message = startFailure(error, app.getPath('userData'))
  console.error(message)
  dialog.showErrorBox(app.getName(), message)
  app.exit(1)
}

app.enableSandbox()
// As on the installers' shortcuts (electron-builder.yml): Windows shows notifications of a program that it knows.
app.setAppUserModelId('jp.hanamaru.console')
// Chromium's own words and date fields are Japanese too, whatever the PC's language.
app.commandLine.appendSwitch('lang', 'ja')
// A school's filter cannot see into it, and it would send again what must not be sent twice.
app.commandLine.appendSwitch('disable-quic')
try {
  choosePaths()
  registerScheme()
  const foreign = isInstalled() ? findForbiddenOption(process.argv.slice(1)) : undefined
  if (foreign !== undefined) throw new Error(configText.startOption(foreign))
  if (app.requestSingleInstanceLock()) start().catch(fail)
  else app.quit()
} catch (error) {
  fail(error)
}
