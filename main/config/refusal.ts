/** How a configuration is refused: by the key's name, what is asked, and where it was read, in the words of school IT. */
import { configText } from '../../shared/text'
import type { Asks } from './kinds'
import { type ConfigKey, configTable, nearestKey } from './table'

/** Says which key is wrong (or which file, or the policy), and what was asked of it. */
export class ConfigError extends Error {
  constructor(
    readonly key: string,
    message: string,
    place: string,
  ) {
    super(place === '' ? message : configText.place(message, place))
    this.name = 'ConfigError'
  }
}

function exampleOf(key: ConfigKey): string {
  const { example } = configTable[key]
  return typeof example === 'string' ? (example.split('\n')[0] ?? '') : JSON.stringify(example)
}

/** A key with a wrong value. */
export const wrongValue = (key: ConfigKey, asks: Asks, place: string): ConfigError =>
  new ConfigError(key, configText.wrong(key, configText.example(configText.asks[asks], exampleOf(key))), place)

/** A key that the table does not have. */
export function unknownKey(name: string, place: string): ConfigError {
  const near = nearestKey(name)
  const message = near ? configText.unknownNear(name, near) : configText.unknown(name, Object.keys(configTable))
  return new ConfigError(name, message, place)
}
