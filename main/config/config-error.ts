/**
 * The errors of a wrong configuration, for school IT: the key, what its value must look like, and where it was read.
 */
import { configText } from '../../shared/text'
import type { Requirement } from './parse-result'
import { type ConfigKey, configTable, nearestKey } from './table'

/** Names the wrong key (or the file, or the policy) and the requirement that it does not meet. */
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

/** The error of a key with a wrong value. */
export const wrongValueError = (key: ConfigKey, requirement: Requirement, place: string): ConfigError =>
  new ConfigError(
    key,
    configText.wrong(key, configText.example(configText.requirements[requirement], exampleOf(key))),
    place,
  )

/** The error of a key that is not in the table. */
export function unknownKeyError(name: string, place: string): ConfigError {
  const similar = nearestKey(name)
  const message = similar ? configText.unknownNear(name, similar) : configText.unknown(name, Object.keys(configTable))
  return new ConfigError(name, message, place)
}
