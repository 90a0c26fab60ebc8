/** The configuration in force: every key from the strongest source that gives it, checked by the table (DESIGN §4). */
import type { Source } from './file'
import { kinds, type Where } from './kinds'
import { unknownKey, wrongValue } from './refusal'
import { type ConfigKey, configKeys, configTable, keyNamed } from './table'

export { ConfigError } from './refusal'

type ValueOf<K extends ConfigKey> = Extract<
  ReturnType<(typeof kinds)[(typeof configTable)[K]['kind']]['read']>,
  { value: unknown }
>['value']

type Defaulted = { [K in ConfigKey]: (typeof configTable)[K] extends { default: unknown } ? K : never }[ConfigKey]

/** The program's view: what has a default is there, the rest may be absent. */
export type Config = { [K in Defaulted]: ValueOf<K> } & { [K in Exclude<ConfigKey, Defaulted>]?: ValueOf<K> }

/**
 * Puts `sources` together, the strongest first. What a stronger one overrules is not looked at: a policy can mend a file.
 * Throws ConfigError for an unknown key of any source, and for a wrong value in force.
 */
export function resolveConfig(sources: readonly Source[], where: Where): Config {
  for (const { place, values } of sources) {
    for (const name of values.keys()) if (!keyNamed(name)) throw unknownKey(name, place)
  }
  const config: Record<string, unknown> = {}
  for (const key of configKeys) {
    const row = configTable[key]
    const from = sources.find(({ values }) => values.has(key))
    if (from) {
      const read = kinds[row.kind].read(from.values.get(key), where)
      if ('asks' in read) throw wrongValue(key, read.asks, from.place)
      config[key] = read.value
    } else if ('default' in row) config[key] = structuredClone(row.default)
  }
  const server = sources.find(({ values }) => values.has('serverUrl'))
  if (server && config.publicKey === undefined) throw wrongValue('publicKey', 'neededKey', server.place)
  return config as Config
}

/** Checks plain values; throws ConfigError. */
export const checkConfig = (values: Record<string, unknown>, packaged: boolean): Config =>
  resolveConfig([{ place: '', values: new Map(Object.entries(values)) }], { packaged })
