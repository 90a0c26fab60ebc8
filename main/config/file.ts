/** The configuration file: JSON in UTF-8, read whole or refused with the place of what is wrong. */
import { readFileSync, statSync } from 'node:fs'
import { configText } from '../../shared/text'
import { JsonFault, parseJson } from './json'
import { ConfigError } from './refusal'

/** Values by key, as somebody wrote them, and where he did: a file's path, or the policy. */
export interface Source {
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

/** A byte order mark of UTF-8 is what Windows' own editor writes: taken. UTF-16 and Shift_JIS are named. */
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

/** Reads the file at `path`; throws ConfigError that names the file and, where it is no JSON, line and column. */
export function fileSource(path: string): Source {
  const wrong = (asks: string) => new ConfigError(path, configText.wrongFile(asks), path)
  const text = decode(
    read(path, fault => wrong(configText.file[fault])),
    fault => wrong(configText.file[fault]),
  )
  try {
    const values = parseJson(text)
    if (values instanceof Map) return { place: path, values }
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    throw wrong(configText.at(error.line, error.column, configText.json[error.why](error.key)))
  }
  throw wrong(configText.file.notObject)
}
