/** The configuration of an installed app: the policy of its machine over the file beside it, and nothing that a user gives (DESIGN §4). */
import { statSync } from 'node:fs'
import { fileSource } from './file'
import { type Config, resolveConfig } from './index'
import { type PolicyTools, readPolicy } from './policy'

export interface Installed {
  config: Config
  /** Whether anybody configured anything. */
  given: boolean
}

/**
 * @param file where the installer's file is, if there is one
 * @param tools null where a machine has no registry
 */
export async function installedConfig(file: string, tools: PolicyTools | null): Promise<Installed> {
  const sources = [
    ...(tools ? [await readPolicy(tools)] : []),
    // A file that may not be read is refused, not passed over.
    ...(statSync(file, { throwIfNoEntry: false }) ? [fileSource(file)] : []),
  ]
  return { config: resolveConfig(sources, { packaged: true }), given: sources.some(({ values }) => values.size > 0) }
}
