import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What mocks a module, and so needs a world of its own. */
const mocking = ['tests/main/host/electron/*.test.ts', 'tests/preload/*.test.ts']

/** What tries by brute force (kills, storms of calls, all combinations), or starts a compiler for each of its tests: a step of its own. */
const enduring = ['tests/{endurance,layers}/**/*.test.ts']

const node = { environment: 'node', testTimeout: 20_000, hookTimeout: 20_000 } as const

/**
 * What runs in plain Node, what needs a document, what mocks a module, and what takes its time. Only what mocks is isolated file by
 * file: loading the program anew for each file took half of the time. End-to-end specs belong to Playwright.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // Both cores of a small machine; the default leaves one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['tests/{main,shared,build}/**/*.test.{ts,tsx}'],
          exclude: mocking,
          isolate: false,
        },
      },
      // electron-store imports electron: it must be loaded by vitest, or it would get the real package.
      { test: { ...node, name: 'electron', include: mocking, server: { deps: { inline: ['electron-store'] } } } },
      { test: { ...node, name: 'endurance', include: enduring, isolate: false, testTimeout: 120_000 } },
      {
        plugins: [react()],
        test: {
          name: 'renderer',
          environment: 'jsdom',
          include: ['tests/renderer/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/renderer/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
          isolate: false,
        },
      },
    ],
  },
})
