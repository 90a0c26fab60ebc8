/** The configuration of an installed app: the policy of its machine over the file beside it, and nothing that a user gives (DESIGN §4). */
import { statSync } from 'node:fs'
import { fileSource, type Source } from './file'
import { type Config, resolveConfig } from './index'
import { type PolicyTools, readPolicy } from './policy'
import { type ConfigKey, configKeys } from './table'

/** Which keys each source gave that are in force; every other one is by default. Names, never values. */
export interface Origins {
  policy: ConfigKey[]
  file: ConfigKey[]
}

export interface Installed {
  config: Config
  origins: Origins
  /** Whether anybody configured anything. */
  given: boolean
}

function found(policy: Source | null, file: Source | null, packaged: boolean): Omit<Installed, 'given'> {
  const given = (source: Source | null) => configKeys.filter(key => source?.values.has(key))
  const ruled = given(policy)
  return {
    config: resolveConfig(
      [policy, file].filter(source => source !== null),
      { packaged },
    ),
    origins: { policy: ruled, file: given(file).filter(key => !ruled.includes(key)) },
  }
}

/** The configuration of a program that is not installed: of the file that it was given, or the defaults. Throws ConfigError. */
export const namedConfig = (file: string | undefined): Installed => ({
  ...found(null, file ? fileSource(file) : null, false),
  given: true,
})

/**
 * @param file where the installer's file is, if there is one
 * @param tools null where a machine has no registry
 */
export async function installedConfig(file: string, tools: PolicyTools | null): Promise<Installed> {
  const policy = tools ? await readPolicy(tools) : null
  // A file that may not be read is refused, not passed over.
  const beside = statSync(file, { throwIfNoEntry: false }) ? fileSource(file) : null
  return { ...found(policy, beside, true), given: [policy, beside].some(source => source && source.values.size > 0) }
}
