import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

/** Used by `npm run look`: takes pictures, and asserts only that there is one of every view. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/look',
  workers: 1,
  timeout: 600_000,
})
