/** Reads the configuration file: strict JSON in UTF-8. An error names the line and column of the fault. */
import { readFileSync, statSync } from 'node:fs'
import { configText } from '../../shared/text'
import { ConfigError } from './config-error'
import { JsonSyntaxError, parseStrictJson } from './strict-json'

/** Unchecked values by key, and their place: the path of a file, or the policy. */
export interface ConfigSource {
  place: string
  values: ReadonlyMap<string, unknown>
}

type FileFault = keyof (typeof configText)['file']

const maxBytes = 256 * 1024

function read(path: string, refuse: (fault: FileFault) => ConfigError): Buffer {
  try {
    const found = statSync(path)
    if (!found.isFile()) throw refuse('unreadable')
    if (found.size > maxBytes) throw refuse('tooLarge')
    return readFileSync(path)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw refuse(missing ? 'missing' : 'unreadable')
  }
}

/**
 * Accepts a UTF-8 byte order mark, because Windows' own editor writes one. Refuses UTF-16 and Shift_JIS with an
 * explanation.
 */
function decode(bytes: Buffer, refuse: (fault: FileFault) => ConfigError): string {
  if (/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)) || bytes.includes(0)) throw refuse('utf16')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() === '') throw refuse('empty')
    return text
  } catch (error) {
    throw error instanceof ConfigError ? error : refuse('notUtf8')
  }
}

/** Reads the file at `path`; throws a ConfigError that names the file and, for invalid JSON, line and column. */
export function readConfigFile(path: string): ConfigSource {
  const wrong = (reason: string) => new ConfigError(path, configText.wrongFile(reason), path)
  const text = decode(
    read(path, fault => wrong(configText.file[fault])),
    fault => wrong(configText.file[fault]),
  )
  try {
    const values = parseStrictJson(text)
    if (values instanceof Map) return { place: path, values }
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw wrong(configText.at(error.line, error.column, configText.json[error.reason](error.key)))
  }
  throw wrong(configText.file.notObject)
}
