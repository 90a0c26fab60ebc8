/** build/laws.mjs in the process of the test: a process of its own would load the TypeScript compiler again. */
import path from 'node:path'
import { repository } from './sample-project'

export const { checkLaws, faultsIn } = (await import(path.join(repository, 'build/laws.mjs'))) as {
  checkLaws(root: string): { files: number; faults: string[] }
  faultsIn(name: string, text: string): string[]
}
