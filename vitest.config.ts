import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isNightly } from './tests/fixtures/nightly'
import { mockingTests } from './tests/mocking-tests'

/** Tests that mock modules run isolated: in a shared worker, a loaded module keeps the modules that it imported. */
const mocking = ['tests/main', 'tests/preload'].flatMap(mockingTests)

/** A test without a single assertion fails. A machine that does other work needs more than the default of a second. */
const expectations = { requireAssertions: true, poll: { timeout: 10_000 } } as const

/**
 * More room for young objects: tests make many, and collecting them took up to a tenth of the time. It is done on the
 * thread of the tests, because the other cores have tests of their own.
 */
const execArgv: string[] = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc']

const node = {
  environment: 'node',
  execArgv,
  expect: expectations,
  setupFiles: 'tests/patience.ts',
  // as long as brute force or the start of a compiler may take
  testTimeout: 120_000,
  hookTimeout: 20_000,
} as const

/** Only `npm run nightly` uses React's development build, because its checks take a sixth of the time. */
const jsx = { jsx: { runtime: 'automatic', development: isNightly } } as const

/** Rules of the renderer (`.ts`), and its screens and their parts, used by role and label (`.tsx`). */
const page = {
  environment: 'jsdom',
  env: { NODE_ENV: isNightly ? 'test' : 'production' },
  execArgv,
  expect: expectations,
  setupFiles: ['tests/patience.ts', 'tests/renderer/production-act.ts', 'tests/renderer/setup.ts'] as string[],
  css: { modules: { classNameStrategy: 'non-scoped' } },
  testTimeout: 60_000,
} as const

/**
 * Three projects: tests in plain Node, those of them that mock modules, and tests with a document. Only the tests that
 * mock modules are isolated per file, because loading the program again for each file took half of the time. Playwright
 * runs the end-to-end specs.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // One worker more than a small machine has cores: a worker often waits for the disk or for a child process.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['tests/{main,preload,shared,build,endurance,layers}/**/*.test.{ts,tsx}'],
          exclude: mocking,
          isolate: false,
        },
      },
      // electron-store imports electron: vitest must load it, or it would get the real package instead of the mock.
      { test: { ...node, name: 'electron', include: mocking, server: { deps: { inline: ['electron-store'] } } } },
      { oxc: jsx, test: { ...page, name: 'renderer', include: ['tests/renderer/**/*.test.{ts,tsx}'], isolate: false } },
    ],
  },
})
