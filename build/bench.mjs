/**
 * `npm run bench -- [--only NAME] [--runs N] [--quick]`: builds the program where the build is old, the bench's own programs and
 * its empty app (tests/bench/), and measures (docs/performance.md). Never part of the tests.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { main, renderer, root } from './bundles.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { buildIfStale } from './launch.mjs'
import { runNode } from './run-step.mjs'

const folder = join(root, 'dist/bench')
const programs = ['main', 'programs/score-sheet', 'programs/empty-host', 'programs/bare-server']

// Both stand here, before anything is built: Vite writes into a configuration that it is given, and into what that holds.

/** As main is bundled, side by side; Playwright stays outside. */
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

/** As the renderer is bundled. */
const emptyAppBundle = {
  ...renderer,
  root: join(root, 'tests/bench/empty-app'),
  build: { ...renderer.build, outDir: join(folder, 'empty-app') },
}

/** The answer to the empty app's one query. */
const rows = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, title: `行 ${index}` }))

try {
  await buildIfStale()
  await build(programsBundle)
  await build(emptyAppBundle)
  writeFileSync(join(folder, 'empty-app/rows.json'), JSON.stringify(rows))
  const args = ['--enable-source-maps', join(folder, 'programs/main.js'), ...process.argv.slice(2)]
  process.exitCode = (await runNode(args, { minutes: 60, env: { CHROME_PATH: ensureChromium() } })) ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
