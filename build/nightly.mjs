/**
 * `npm run nightly [-- --seed N]`: checks that take too long for `npm test`: the unit and component tests in a random
 * order, brute force, the end-to-end tests in a whole Chromium with animations, and the deletion of every guard. Exits
 * with 1 if anything failed.
 */
import { parseArgs } from 'node:util'
import { ensureChromium } from './find-chromium.mjs'
import { buildIfStale } from './launch.mjs'
import { quickTests } from './quick-tests.mjs'
import { runNode } from './run-step.mjs'

const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } } })

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']
const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${values.seed}`]
const playwright = ['node_modules/@playwright/test/cli.js', 'test']
async function prepareChromium() {
  await buildIfStale()
  return { CHROME_PATH: ensureChromium(), HANAMARU_NIGHTLY: '1' }
}
const steps = [
  {
    name: `unit and component tests, order ${values.seed}`,
    args: [...vitest, ...quickTests, ...shuffled],
    prepare: () => ({ HANAMARU_NIGHTLY: '1' }),
  },
  {
    name: 'brute force',
    args: [...vitest, 'tests/endurance', 'tests/layers'],
    prepare: () => ({ HANAMARU_NIGHTLY: '1' }),
  },
  {
    name: 'end-to-end tests in a whole Chromium, with animations',
    args: [...playwright, '--reporter=dot', '--grep-invert=capture-clock'],
    prepare: prepareChromium,
  },
  {
    // A simulated microphone loses sound when other tests take the processor.
    name: 'long recordings, one after the other',
    args: [...playwright, '--reporter=line', '--workers=1', 'capture-clock'],
    prepare: prepareChromium,
  },
  { name: 'guards', args: ['build/check-guards.mjs'] },
]

const failed = []
for (const { name, args, prepare } of steps) {
  console.log(`\n── ${name}`)
  try {
    if ((await runNode(args, { minutes: 120, env: await prepare?.() })) !== 0) failed.push(name)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    failed.push(name)
  }
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nNothing failed')
process.exitCode = failed.length > 0 ? 1 : 0
