/** Creates the only window (DESIGN §10, §11). */
import {
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  type Rectangle,
  screen,
  type WebPreferences,
} from 'electron'
import type { SettingsStore } from '../../store/settings'
import { type CrashReloadParts, reloadAfterCrash } from './reload-after-crash'

export interface WindowParts extends CrashReloadParts {
  /** The path of the built preload script. */
  preload: string
  packaged: boolean
  settings: SettingsStore
}

/** What the pages of all windows may do. All security options are explicit, even where they equal today's default. */
export const pagePreferences = {
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
  // The spell checker would download dictionaries.
  spellcheck: false,
} satisfies WebPreferences

/** The options of the window. */
export function windowOptions({ preload, packaged }: Pick<WindowParts, 'preload' | 'packaged'>) {
  return {
    width: 1366,
    height: 768,
    minWidth: 960,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      ...pagePreferences,
      preload,
      devTools: !packaged,
    },
  } satisfies BrowserWindowConstructorOptions
}

/** Whether a rectangle is on a screen: a second monitor may have been disconnected. */
function isVisible(bounds: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea: area }) => {
    const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
    const down = Math.min(bounds.y + bounds.height, area.y + area.height) - Math.max(bounds.y, area.y)
    return across >= 100 && down >= 100
  })
}

/** Creates the window at its last position. It appears when its page is ready to show. */
export function createWindow(parts: WindowParts): BrowserWindow {
  const savedBounds = parts.settings.get().window
  const window = new BrowserWindow({
    ...windowOptions(parts),
    ...(savedBounds && isVisible(savedBounds) ? savedBounds : {}),
  })
  reloadAfterCrash(window, parts)
  window.once('ready-to-show', () => window.show())
  window.on('close', () => void parts.settings.set({ window: window.getNormalBounds() }).catch(() => undefined))
  return window
}
