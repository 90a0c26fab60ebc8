/** Finds a browser of this PC that can print without a window: Chromium, or a browser that is built on it. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Record<string, string | undefined>

const windowsPrograms = ['Microsoft\\Edge\\Application\\msedge.exe', 'Google\\Chrome\\Application\\chrome.exe']

const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const linuxPrograms = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

/** The paths where a browser may be, the best first. CHROME_PATH names one, as for other tools. */
export function browserPaths(platform: NodeJS.Platform, environment: Environment): string[] {
  const { CHROME_PATH: chosen, PATH = '' } = environment
  const folders = ['ProgramFiles(x86)', 'ProgramFiles', 'LOCALAPPDATA'].flatMap(name => environment[name] ?? [])
  const known: Partial<Record<NodeJS.Platform, () => string[]>> = {
    win32: () => windowsPrograms.flatMap(program => folders.map(folder => `${folder}\\${program}`)),
    darwin: () => macPrograms,
    linux: () =>
      linuxPrograms.flatMap(name =>
        PATH.split(delimiter)
          .filter(folder => folder.startsWith('/'))
          .map(folder => join(folder, name)),
      ),
  }
  return [...(chosen ? [chosen] : []), ...(known[platform]?.() ?? [])]
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The path of the browser, or null. */
export const findBrowser = (): string | null => browserPaths(process.platform, process.env).find(isProgram) ?? null
