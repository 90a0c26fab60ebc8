import { app } from 'electron'

/**
 * Whether this is an installed app, which ignores the user's command line. Electron's `isPackaged` depends on the name
 * of the program's file, which a copy can change, so a constant of the packed build and the archive are checked as
 * well.
 */
export const isInstalled = (): boolean =>
  process.env.HANAMARU_PACKED === 'yes' || app.isPackaged || app.getAppPath().endsWith('.asar')
