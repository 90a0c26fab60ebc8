import { app } from 'electron'

/**
 * Whether a school installed this program, so that nothing counts that a user says on its command line. Electron itself goes
 * by the program's name, which a copy can change; what was packed was built to know it, and comes in an archive.
 */
export const isInstalled = (): boolean =>
  process.env.HANAMARU_PACKED === 'yes' || app.isPackaged || app.getAppPath().endsWith('.asar')
