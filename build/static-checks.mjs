/** The checks that read the code and run nothing of it, for `npm test` and `npm run check`. */
import { runPool } from './pool.mjs'
import { runSilently } from './run-step.mjs'

const checks = {
  types: ['build/typecheck.mjs'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  'dead code': ['node_modules/knip/bin/knip.js'],
  layers: ['build/layers.mjs'],
  laws: ['build/laws.mjs'],
}

/**
 * Runs all static checks, two at a time, and prints the output of each one in one piece. Resolves to `{ passed, failed,
 * skipped }`: each check counts as one test.
 */
export async function runStaticChecks() {
  const result = { passed: 0, failed: [], skipped: [] }
  await runPool(Object.entries(checks), async ([name, args]) => {
    const started = Date.now()
    const { code, output } = await runSilently(args)
    console.log(`${output.trimEnd()}\n── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    if (code === 0) result.passed += 1
    else result.failed.push(name)
  })
  return result
}
