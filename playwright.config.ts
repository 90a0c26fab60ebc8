import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

// `npm run e2e` has found the browser already; a bare `playwright test` asks for it here. Workers inherit the answer.
process.env.CHROME_PATH ||= execFileSync(
  process.execPath,
  [fileURLToPath(new URL('build/find-chromium.mjs', import.meta.url))],
  { encoding: 'utf8' },
).trim()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a test that fails.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'ja-JP',
    timezoneId: 'America/Los_Angeles',
    colorScheme: 'light',
    // Of a failure its page is kept as words and as a picture. To write a trace of every test doubles their time on two
    // cores: `npm run e2e -- --trace=retain-on-failure` where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--mute-audio'],
    },
  },
})
