/** The folders of Electron's files: on this PC, never in the roaming profile of Windows (DESIGN §3, §11). */
import { posix, win32 } from 'node:path'

export interface LocalPaths {
  /** Files of this program: settings, drafts, offline copies, logs. */
  userData: string
  /** Files of Chromium: caches, local storage. */
  sessionData: string
  crashDumps: string
  logs: string
}

interface LocalPathsInput {
  platform: NodeJS.Platform
  /** %LOCALAPPDATA%; undefined outside Windows. */
  local: string | undefined
  /** Electron's default folder, on Windows in the roaming profile. */
  proposed: string
  /** The folder from the command line, in an app that is not packaged. */
  profile: string | undefined
}

/**
 * On Windows %APPDATA% is copied between PCs, or is on a server that two PCs with the same account use at the same
 * time. Two programs would then write into one profile, so all folders are in %LOCALAPPDATA%.
 */
export function localPaths({ platform, local, proposed, profile }: LocalPathsInput): LocalPaths {
  const isWindows = platform === 'win32'
  const { join, resolve } = isWindows ? win32 : posix
  const defaultFolder = isWindows && local ? join(local, 'Hanamaru') : proposed
  const userData = profile ? resolve(profile) : defaultFolder
  return {
    userData,
    sessionData: join(userData, 'chromium'),
    crashDumps: join(userData, 'crashes'),
    logs: join(userData, 'logs'),
  }
}
