/**
 * `npm run nightly [-- --seed N]`: checks that take too long for `npm test`: the unit and component tests in a random
 * order, and the deletion of every guard. Exits with 1 if anything failed.
 */
import { parseArgs } from 'node:util'
import { runNode } from './run-step.mjs'

const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } } })

const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${values.seed}`]
const steps = {
  [`unit and component tests, order ${values.seed}`]: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=!endurance',
    '--reporter=dot',
    ...shuffled,
  ],
  guards: ['build/check-guards.mjs'],
}

const failed = []
for (const [name, args] of Object.entries(steps)) {
  console.log(`\n── ${name}`)
  if ((await runNode(args, { minutes: 120 })) !== 0) failed.push(name)
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nNothing failed')
process.exitCode = failed.length > 0 ? 1 : 0
