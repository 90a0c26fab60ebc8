/** Reloads a page that crashed, and offers to reload one that hangs (DESIGN §11). Both are reported to the log. */
import { app, type BrowserWindow } from 'electron'
import { text } from '../../../shared/text'
import { createReloadLimit } from '../crash-reload-limit'
import { askInMessageBox } from './message-box'

export interface CrashReloadParts {
  clock: () => number
  report(content: string): Promise<void>
}

/** Handles crashes and hangs of the page in `window`. */
export function reloadAfterCrash(window: BrowserWindow, { clock, report }: CrashReloadParts): void {
  const { webContents } = window
  const mayReload = createReloadLimit(clock)
  // Not inside the event handler, because Chromium is still cleaning up the crashed process then.
  const reload = () => setImmediate(() => window.isDestroyed() || webContents.reload())

  webContents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    void report(`page gone: ${reason} (${exitCode})`)
    if (mayReload()) return reload()
    const { message, detail, reload: again, quit } = text.pageDied
    if ((await askInMessageBox(window, { message, detail, buttons: [again, quit], cancelId: 1 })) === 0) reload()
    else app.quit()
  })

  let asking: AbortController | null = null
  webContents.on('unresponsive', async () => {
    if (asking) return
    void report('page unresponsive')
    asking = new AbortController()
    const { message, detail, wait, reload: again } = text.pageHangs
    const buttons = [wait, again]
    const answer = await askInMessageBox(window, { message, detail, buttons, cancelId: 0, signal: asking.signal })
    asking = null
    // A hanging page cannot reload, so its process is killed. The crash handler above then reloads it.
    if (answer === 1 && !window.isDestroyed()) webContents.forcefullyCrashRenderer()
  })
  webContents.on('responsive', () => asking?.abort())
}
