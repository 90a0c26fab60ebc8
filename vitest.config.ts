import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Two projects: what runs in plain Node, and what needs a document. End-to-end specs belong to Playwright. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{main,shared,preload,layers,build}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'renderer',
          environment: 'jsdom',
          include: ['tests/renderer/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/renderer/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
    ],
  },
})
