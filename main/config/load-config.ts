/**
 * Loads the configuration. In an installed app the machine's policy overrules the installer's file, and the user can
 * set nothing (DESIGN §4).
 */
import { statSync } from 'node:fs'
import { type ConfigSource, readConfigFile } from './config-file'
import { type Config, resolveConfig } from './index'
import { type ConfigKey, configKeys } from './table'
import { type PolicyTools, readWindowsPolicy } from './windows-policy'

/** The source of each effective key; other keys have their default. Names only, never values. */
export interface ConfigOrigins {
  policy: ConfigKey[]
  file: ConfigKey[]
}

export interface LoadedConfig {
  config: Config
  origins: ConfigOrigins
  /** Whether any source sets any key. */
  isConfigured: boolean
}

function loadSources(
  policy: ConfigSource | null,
  file: ConfigSource | null,
  packaged: boolean,
): Omit<LoadedConfig, 'isConfigured'> {
  const keysIn = (source: ConfigSource | null) => configKeys.filter(key => source?.values.has(key))
  const ruled = keysIn(policy)
  return {
    config: resolveConfig(
      [policy, file].filter(source => source !== null),
      { packaged },
    ),
    origins: { policy: ruled, file: keysIn(file).filter(key => !ruled.includes(key)) },
  }
}

/** The configuration of an app that is not installed: from the given file, or the defaults. Throws ConfigError. */
export const loadDevelopmentConfig = (file: string | undefined): LoadedConfig => ({
  ...loadSources(null, file ? readConfigFile(file) : null, false),
  isConfigured: true,
})

/**
 * @param file the path of the installer's file, which may not exist
 * @param tools null on a machine without a registry
 */
export async function loadInstalledConfig(file: string, tools: PolicyTools | null): Promise<LoadedConfig> {
  const policy = tools ? await readWindowsPolicy(tools) : null
  // Only a missing file is skipped: an unreadable one throws.
  const installerFile = statSync(file, { throwIfNoEntry: false }) ? readConfigFile(file) : null
  return {
    ...loadSources(policy, installerFile, true),
    isConfigured: [policy, installerFile].some(source => source && source.values.size > 0),
  }
}
