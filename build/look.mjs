/**
 * `npm run look`: builds if the build is out of date, and takes a picture of every result view in one student's paper
 * of the sample school, at 1366×768, into `look/`: one PNG per view, and all of them as `index.html` and `sheet.png`.
 */
import { ensureChromium } from './find-chromium.mjs'
import { buildIfStale } from './launch.mjs'
import { runNode } from './run-step.mjs'

try {
  await buildIfStale()
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/look/playwright.config.ts']
  process.exitCode =
    (await runNode([...args, ...process.argv.slice(2)], { minutes: 15, env: { CHROME_PATH: ensureChromium() } })) ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
