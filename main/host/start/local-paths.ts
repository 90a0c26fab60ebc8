/** Where Electron's files go: on this PC, never into what Windows carries to others (DESIGN §3, §11). */
import { posix, win32 } from 'node:path'

export interface LocalPaths {
  /** Ours: settings, drafts, copies, logs. */
  userData: string
  /** Chromium's: caches, local storage. */
  sessionData: string
  crashDumps: string
  logs: string
}

interface LocalPathsInput {
  platform: NodeJS.Platform
  /** %LOCALAPPDATA%, where there is such a thing. */
  local: string | undefined
  /** The folder that Electron proposes: on Windows in the roaming profile. */
  proposed: string
  /** The folder that the command line asks for, in an app that is not packaged. */
  profile: string | undefined
}

/**
 * On Windows %APPDATA% roams, or lies on a server that two PCs with one account reach at a time: then two programs would write
 * into one profile. So everything stands in %LOCALAPPDATA%.
 */
export function localPaths({ platform, local, proposed, profile }: LocalPathsInput): LocalPaths {
  const windows = platform === 'win32'
  const { join, resolve } = windows ? win32 : posix
  const ours = windows && local ? join(local, 'Hanamaru') : proposed
  const userData = profile ? resolve(profile) : ours
  return {
    userData,
    sessionData: join(userData, 'chromium'),
    crashDumps: join(userData, 'crashes'),
    logs: join(userData, 'logs'),
  }
}
