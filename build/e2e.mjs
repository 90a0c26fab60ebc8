/** `npm run e2e -- [Playwright's arguments]`: builds if the build is out of date, finds Chromium, runs the specs. */

import { ensureTestChromium } from './find-chromium.mjs'
import { buildIfStale } from './launch.mjs'
import { runNode } from './run-step.mjs'

try {
  await buildIfStale()
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]
  process.exitCode = (await runNode(args, { minutes: 45, env: { CHROME_PATH: ensureTestChromium() } })) ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
