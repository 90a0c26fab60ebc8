import type { BrowserWindow } from 'electron'

/** Shows the window above the others, also if it was minimised. */
export function bringToFront(window: BrowserWindow | null): void {
  if (window?.isMinimized()) window.restore()
  window?.focus()
}
