import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What mocks a module, and so needs a world of its own. */
const mocking = ['tests/main/host/electron/*.test.ts', 'tests/preload/*.test.ts']

const node = { environment: 'node', testTimeout: 20_000, hookTimeout: 20_000 } as const

/**
 * What runs in plain Node, what needs a document, and what mocks a module. Only the last are isolated file by file: loading
 * the program anew for each file took half of the time. End-to-end specs belong to Playwright.
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
          include: ['tests/{main,shared,layers,build}/**/*.test.{ts,tsx}'],
          exclude: mocking,
          isolate: false,
        },
      },
      { test: { ...node, name: 'electron', include: mocking } },
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
