/**
 * Resolves the effective configuration: each key from the source with the highest precedence, checked by the table
 * (DESIGN §4).
 */

import { unknownKeyError, wrongValueError } from './config-error'
import type { ConfigSource } from './config-file'
import type { ParseContext } from './parse-result'
import { type ConfigKey, configKeys, configTable, isConfigKey } from './table'
import { valueKinds } from './value-kinds'

export { ConfigError } from './config-error'

type ValueOf<K extends ConfigKey> = Extract<
  ReturnType<(typeof valueKinds)[(typeof configTable)[K]['kind']]['parse']>,
  { value: unknown }
>['value']

type Defaulted = { [K in ConfigKey]: (typeof configTable)[K] extends { default: unknown } ? K : never }[ConfigKey]

/** The effective configuration. Keys with a default are always present, others may be absent. */
export type Config = { [K in Defaulted]: ValueOf<K> } & { [K in Exclude<ConfigKey, Defaulted>]?: ValueOf<K> }

/**
 * Merges `sources`, the highest precedence first. Overruled values are not checked, so a policy can repair a wrong
 * file. Throws ConfigError for an unknown key in any source, and for a wrong effective value.
 */
export function resolveConfig(sources: readonly ConfigSource[], context: ParseContext): Config {
  for (const { place, values } of sources) {
    for (const name of values.keys()) if (!isConfigKey(name)) throw unknownKeyError(name, place)
  }
  const config: Record<string, unknown> = {}
  for (const key of configKeys) {
    const row = configTable[key]
    const from = sources.find(({ values }) => values.has(key))
    if (from) {
      const result = valueKinds[row.kind].parse(from.values.get(key), context)
      if ('requirement' in result) throw wrongValueError(key, result.requirement, from.place)
      config[key] = result.value
    } else if ('default' in row) config[key] = structuredClone(row.default)
  }
  const server = sources.find(({ values }) => values.has('serverUrl'))
  if (server && config.publicKey === undefined) throw wrongValueError('publicKey', 'neededKey', server.place)
  return config as Config
}

/** Checks plain values, without a source; throws ConfigError. */
export const checkConfig = (values: Record<string, unknown>, packaged: boolean): Config =>
  resolveConfig([{ place: '', values: new Map(Object.entries(values)) }], { packaged })
