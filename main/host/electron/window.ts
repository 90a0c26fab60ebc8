/** The one window (DESIGN §10, §11). */
import { BrowserWindow, type BrowserWindowConstructorOptions, type Rectangle, screen } from 'electron'
import type { SettingsStore } from '../../store/settings'
import { type CrashReloadParts, reloadAfterCrash } from './reload-after-crash'

export interface WindowParts extends CrashReloadParts {
  /** The path of the built preload. */
  preload: string
  packaged: boolean
  settings: SettingsStore
}

/** Everything about safety is said, also what is the default today. */
export function windowOptions({ preload, packaged }: Pick<WindowParts, 'preload' | 'packaged'>) {
  return {
    width: 1366,
    height: 768,
    minWidth: 960,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Its dictionaries would be fetched from the network.
      spellcheck: false,
      devTools: !packaged,
    },
  } satisfies BrowserWindowConstructorOptions
}

/** Whether a place is still on a screen: yesterday's second monitor may be gone. */
function isVisible(savedBounds: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea: area }) => {
    const across = Math.min(savedBounds.x + savedBounds.width, area.x + area.width) - Math.max(savedBounds.x, area.x)
    const down = Math.min(savedBounds.y + savedBounds.height, area.y + area.height) - Math.max(savedBounds.y, area.y)
    return across >= 100 && down >= 100
  })
}

/** Makes the window where it was last. It shows itself once its page has something to show. */
export function createWindow(parts: WindowParts): BrowserWindow {
  const place = parts.settings.get().window
  const window = new BrowserWindow({ ...windowOptions(parts), ...(place && isVisible(place) ? place : {}) })
  reloadAfterCrash(window, parts)
  window.once('ready-to-show', () => window.show())
  window.on('close', () => void parts.settings.set({ window: window.getNormalBounds() }).catch(() => undefined))
  return window
}
