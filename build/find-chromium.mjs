/**
 * Finds a Chromium for the end-to-end tests and the bench, or installs one (DESIGN §3). Run directly, it prints the
 * path for the tests, and exits with 1 if there is none; `--whole`: not the headless shell, which has no microphone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { env } = process

const onWindows = folder => [
  path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
  path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
]

/**
 * Chromium without a window, as Debian packages it: the same engine, but the end-to-end tests need a quarter less time
 * in it. `npm run nightly` runs them in a whole Chromium.
 */
const headlessShell = '/usr/bin/chromium-headless-shell'

const isShell = file => file?.endsWith('headless-shell') === true

/** The usual paths of Chrome and Chromium on each system. */
const usualPlaces = {
  linux: () => [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: () =>
    ['/Applications', path.join(env.HOME ?? '', 'Applications')].flatMap(folder => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]),
  win32: () => [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean).flatMap(onWindows),
}

/**
 * Whether the program at `file` starts. Not tested on Windows, where Chrome opens a window when asked for its version.
 */
function canStart(file) {
  if (!file || !existsSync(file)) return false
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/**
 * The path of a Chromium that starts, or undefined; with `isShellEnough`, one without a window is taken first. Throws
 * if CHROME_PATH is set but does not work.
 */
export function findChromium({ isShellEnough = false } = {}) {
  if (env.CHROME_PATH) {
    if (canStart(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, but no browser starts there.`)
  }
  const whole = [...(usualPlaces[process.platform]?.() ?? []), chromium.executablePath()]
  return (isShellEnough ? [headlessShell, ...whole] : whole).find(canStart)
}

const run = (command, args, timeout) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** The ways to get a Chromium, best first. */
const installers = [
  {
    message: 'No Chromium found. Downloading the one of Playwright.',
    isPossible: () => true,
    install: () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], 300_000),
  },
  {
    message: 'Installing the Debian package chromium instead.',
    isPossible: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    install: () =>
      run('apt-get', ['update'], 300_000) &&
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 900_000),
  },
]

const advice = `The end-to-end tests need Chromium or Chrome. No browser was found, and the download failed. Do one of these, then try again:
  - install Google Chrome or Chromium as you install other programs (on Debian or Ubuntu: sudo apt-get install chromium)
  - or, if this PC has access to the internet: npx playwright install --with-deps chromium
  - or name the path of an installed browser: CHROME_PATH=/path/to/chrome npm test`

/**
 * As `findChromium`, but downloads a Chromium if there is none. Throws an error that says what to do if that fails.
 */
export function ensureChromium(options) {
  const found = findChromium(options)
  if (found) return found
  for (const { message, install } of installers.filter(({ isPossible }) => isPossible())) {
    console.log(message)
    install()
    const fetched = findChromium(options)
    if (fetched) return fetched
  }
  throw new Error(advice)
}

/**
 * As `ensureChromium`, also if CHROME_PATH names a headless shell: recordings need a whole Chromium, because the shell
 * has no microphone.
 */
export function ensureWholeChromium() {
  const { CHROME_PATH } = env
  if (!isShell(CHROME_PATH)) return ensureChromium()
  delete env.CHROME_PATH
  const whole = ensureChromium()
  env.CHROME_PATH = CHROME_PATH
  return whole
}

/** Makes sure of a Chromium for the end-to-end tests and returns its path; beside a headless shell also of a whole one. */
export function ensureTestChromium() {
  const found = ensureChromium({ isShellEnough: true })
  if (isShell(found)) ensureWholeChromium()
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const isShellEnough = !process.argv.includes('--whole')
    if (!isShellEnough && isShell(env.CHROME_PATH)) delete env.CHROME_PATH
    const found = findChromium({ isShellEnough })
    if (found) console.log(found)
    process.exitCode = found ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
