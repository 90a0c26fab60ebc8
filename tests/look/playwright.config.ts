import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

/** Run by `npm run look`: takes pictures, asserts nothing but that there is one of every view. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/look',
  workers: 1,
  timeout: 600_000,
})
