/** The settings in a fault report: of each key where it comes from, and a value only if it cannot be a secret. */
import { text } from '../../shared/text'
import type { Config } from '../config'
import type { ConfigOrigins } from '../config/load-config'
import { configKeys, configTable } from '../config/table'

const words = text.faultReport

/** Kinds whose values are choices and numbers. Addresses, keys and paths may tell about the school. */
const openKinds: ReadonlySet<string> = new Set(['flag', 'minutes', 'scheme'])

/** One line for each key. */
export const settingsText = (config: Config, origins: ConfigOrigins | undefined): string =>
  configKeys
    .map(key => {
      const value = config[key]
      const source = origins?.policy.includes(key) ? 'policy' : origins?.file.includes(key) ? 'file' : 'none'
      const shown = openKinds.has(configTable[key].kind)
        ? String(value)
        : Array.isArray(value)
          ? words.count(value.length)
          : words.isSet(value !== undefined)
      return `${key}: ${shown}${words.sources[source]}`
    })
    .join('\n')
