/**
 * `npm run bench -- [--only NAME] [--runs N] [--quick] [--against COMMIT]`: builds the program if the build is out of
 * date, then the bench's own programs and its pages (tests/bench/), and measures (docs/performance.md). Not part of
 * the tests.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { benchAgainst } from './bench-against.mjs'
import { main, page, root } from './bundles.mjs'
import { ensureChromium, ensureWholeChromium } from './find-chromium.mjs'
import { buildIfStale } from './launch.mjs'
import { runNode } from './run-step.mjs'

const folder = join(root, 'dist/bench')
const programs = [
  'main',
  'programs/score-sheet',
  'programs/hostile-rosters',
  'programs/empty-host',
  'programs/bare-server',
]

// Define both configurations before the first build, because Vite changes the configuration object that it receives,
// including nested objects.

/** Bundled like main, with the program's modules beside each other; Playwright stays external. */
const programsBundle = {
  ...main,
  build: {
    ...main.build,
    outDir: join(folder, 'programs'),
    rollupOptions: {
      ...main.build.rollupOptions,
      input: Object.fromEntries(programs.map(name => [name.split('/').pop(), `tests/bench/${name}.ts`])),
      external: [...main.build.rollupOptions.external, '@playwright/test'],
      output: { ...main.build.rollupOptions.output, chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/** A page of the bench, bundled like the renderer. */
const pageBundle = name => ({
  ...page,
  root: join(root, 'tests/bench', name),
  build: { ...page.build, outDir: join(folder, name) },
})
const emptyAppBundle = pageBundle('empty-app')
const triagePageBundle = pageBundle('triage-page')

/** The answer to the only query of the empty app. */
const rows = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, title: `行 ${index}` }))

async function bench(args, env) {
  await buildIfStale()
  await build(programsBundle)
  await build(emptyAppBundle)
  await build(triagePageBundle)
  writeFileSync(join(folder, 'empty-app/rows.json'), JSON.stringify(rows))
  const program = ['--enable-source-maps', join(folder, 'programs/main.js'), ...args]
  process.exitCode = (await runNode(program, { minutes: 90, env })) ?? 1
}

try {
  const args = process.argv.slice(2)
  const env = { CHROME_PATH: ensureChromium(), HANAMARU_WHOLE_CHROMIUM: ensureWholeChromium() }
  const options = { against: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '3' } }
  const { values } = parseArgs({ args, options, strict: false })
  if (values.against === undefined) await bench(args, env)
  else await benchAgainst({ commit: values.against, names: values.only?.split(','), runs: Number(values.runs), env })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
