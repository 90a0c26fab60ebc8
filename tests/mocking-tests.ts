/** Finds the tests that replace a module. vitest.config.ts gives each of them modules of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const replacesModule = /^\s*(?:await )?vi\.(?:mock|doMock)\(/m

/** The paths of the test files in a folder that call `vi.mock` or `vi.doMock`. They begin with `folder`. */
export const mockingTests = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file) && replacesModule.test(readFileSync(path.join(folder, file), 'utf8')))
    .map(file => path.posix.join(folder, ...file.split(path.sep)))
    .sort()
