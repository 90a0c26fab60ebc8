/** Electron's entry: a short boot list (DESIGN §2). */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, dialog } from 'electron'
import { boot } from './host/electron/boot'
import { choosePaths, electronConfig } from './host/electron/configuration'
import { registerScheme } from './host/electron/scheme'

const dist = dirname(dirname(fileURLToPath(import.meta.url)))

function fail(error: unknown): void {
  dialog.showErrorBox(app.getName(), error instanceof Error ? error.message : String(error))
  app.exit(1)
}

app.enableSandbox()
// Chromium's own words and date fields are Japanese too, whatever the PC's language.
app.commandLine.appendSwitch('lang', 'ja')
choosePaths()
registerScheme()
if (app.requestSingleInstanceLock()) {
  app
    .whenReady()
    .then(() => boot(dist, electronConfig()))
    .catch(fail)
} else {
  app.quit()
}
