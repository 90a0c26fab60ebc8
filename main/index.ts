/** The entry of Electron: a short list of boot steps (DESIGN §2). */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, dialog } from 'electron'
import { configText } from '../shared/text'
import { boot } from './host/electron/boot'
import { choosePaths, confirmSampleSchool, electronConfig } from './host/electron/configuration'
import { isInstalled } from './host/electron/is-installed'
import { registerScheme } from './host/electron/scheme'
import { findForbiddenOption } from './host/start/command-line-options'
import { startFailure } from './host/start/start-failure'

const dist = dirname(dirname(fileURLToPath(import.meta.url)))

/** Reads the configuration while Electron starts. */
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
// The same id as in the installers' shortcuts (electron-builder.yml): Windows shows notifications only of a program
// that it knows.
app.setAppUserModelId('jp.hanamaru.console')
// Chromium's own texts and date fields are Japanese too, whatever the language of the PC.
app.commandLine.appendSwitch('lang', 'ja')
// A school's web filter cannot inspect QUIC, and QUIC would repeat requests that must not be sent twice.
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
