import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { isNightly } from './tests/fixtures/nightly'

const findChromium = (...args: string[]): string =>
  execFileSync(process.execPath, [fileURLToPath(new URL('build/find-chromium.mjs', import.meta.url)), ...args], {
    encoding: 'utf8',
  }).trim()

// `npm run e2e` has already found the browser; a direct `playwright test` finds it here. Workers inherit the variables.
process.env.CHROME_PATH ||= findChromium()
// the headless shell has no microphone
process.env.HANAMARU_WHOLE_CHROMIUM ||= findChromium('--whole')

/**
 * Specs whose Chromium has options of its own. They run last: a worker changes its browser seldom, and recordings, which
 * need their time, do not run beside tests that keep both cores busy.
 */
const ownChromium = '**/{capture-clock,dns-rebinding,microphone-faults,recitation,recording}.spec.ts'

/**
 * A page of a test lives for seconds. So all pages of the program share one process, whose memory keeps the compiled
 * scripts; and V8 compiles what runs often with its fast compiler (Maglev) only, and collects garbage on the page's own
 * thread. Without Maglev, the check of recordings takes twice the time. `npm run nightly` has the defaults.
 */
const forShortPages = ['--process-per-site', '--js-flags=--single-threaded --no-turbofan']

export default defineConfig({
  testDir: 'tests/e2e',
  // No more projects than needed: for each, Playwright starts every worker again, with its school, host and browser.
  projects: [
    { name: 'usual', testMatch: '**/*.spec.ts', testIgnore: ownChromium },
    { name: 'own-chromium', testMatch: ownChromium },
  ],
  // each of these names the tests of `npm test` that hold the same behaviour (tests/e2e/fixtures/held-by.ts)
  ...(isNightly ? {} : { grepInvert: /@nightly/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` runs a failed test once more, alone, and names it (build/second-attempt.mjs); nightly does not.
  retries: 0,
  // On two cores: with two workers, the cores are idle for a quarter of the time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'ja-JP',
    timezoneId: 'America/Los_Angeles',
    colorScheme: 'light',
    // Without animations a test waits less. `npm run nightly` has them.
    contextOptions: { reducedMotion: isNightly ? 'no-preference' : 'reduce' },
    // A failed test saves its page as text and as a screenshot, but no trace: traces double the run time of the tests
    // on two cores. Use `npm run e2e -- --trace=retain-on-failure` if you need them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // no page draws with WebGL, and a GPU process that has no graphics card costs time
      args: ['--mute-audio', '--disable-gpu', '--disable-software-rasterizer', ...(isNightly ? [] : forShortPages)],
    },
  },
})
