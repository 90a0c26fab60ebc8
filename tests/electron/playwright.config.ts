import { defineConfig } from '@playwright/test'

/**
 * For `npm run test:electron`, which finds Electron. One window at a time, because windows take the focus from each
 * other.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/electron',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
})
