/** The configuration file: which files are accepted, and the errors of the others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../../../main/config'
import { loadDevelopmentConfig } from '../../../main/config/load-config'
import type { JsonErrorReason } from '../../../main/config/strict-json'
import { configText } from '../../../shared/text'

const folder = mkdtempSync(join(tmpdir(), 'hanamaru-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
function write(content: string | Buffer): string {
  const path = join(folder, `config-${files++}.json`)
  writeFileSync(path, content)
  return path
}

/** The error of a file. */
function refusal(path: string): string {
  try {
    loadDevelopmentConfig(path)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  return 'taken'
}

describe('a configuration file', () => {
  it('is read; without a file the defaults apply', () => {
    expect(loadDevelopmentConfig(write('{ "nativeApp": true, "mediaHosts": [] }')).config.nativeApp).toBe(true)
    expect(loadDevelopmentConfig(undefined).config.nativeApp).toBe(false)
  })

  it('may have the byte order mark that Windows’ editor writes', () => {
    expect(loadDevelopmentConfig(write('\ufeff{ "idleLockMinutes": 3 }\r\n')).config.idleLockMinutes).toBe(3)
  })

  it.each([
    ['not there', () => join(folder, 'missing.json'), 'missing'],
    ['a folder', () => folder, 'unreadable'],
    ['empty', () => write(''), 'empty'],
    ['blank', () => write(' \r\n\t'), 'empty'],
    ['only a byte order mark', () => write('\ufeff'), 'empty'],
    ['UTF-16 with its mark', () => write(Buffer.from('\ufeff{"nativeApp":true}', 'utf16le')), 'utf16'],
    ['UTF-16 without it', () => write(Buffer.from('{"nativeApp":true}', 'utf16le')), 'utf16'],
    ['big-endian UTF-16', () => write(Buffer.from([0xfe, 0xff, 0, 0x7b, 0, 0x7d])), 'utf16'],
    // 「設定」 in Shift_JIS.
    ['Shift_JIS', () => write(Buffer.from([0x7b, 0x22, 0x90, 0xdd, 0x92, 0xe8, 0x22, 0x3a, 0x31, 0x7d])), 'notUtf8'],
    ['huge', () => write(`{}${' '.repeat(256 * 1024)}`), 'tooLarge'],
    ['a list', () => write('[]'), 'notObject'],
    ['a word', () => write('null'), 'notObject'],
  ] as const)('that is %s is refused, and named', (_name, path, fault) => {
    const place = path()
    const message = refusal(place)
    expect(message).toBe(configText.place(configText.wrongFile(configText.file[fault]), place))
  })

  it('is named in the error of a wrong key', () => {
    const path = write('{ "idleLockMinutes": 999 }')
    expect(refusal(path)).toContain('設定 idleLockMinutes が正しくありません')
    expect(refusal(path)).toContain(`読み込んだ場所：${path}`)
    expect(refusal(write('{ "severUrl": "https://x.example" }'))).toContain(
      configText.unknownNear('severUrl', 'serverUrl'),
    )
  })

  it('does not accept __proto__ and other keys of JavaScript objects', () => {
    expect(refusal(write('{ "__proto__": { "nativeApp": true } }'))).toContain('設定 __proto__ はありません')
  })
})

describe('invalid JSON', () => {
  it.each([
    ['{', 1, 2, 'end'],
    ['{\n  "nativeApp": true', 2, 20, 'end'],
    ['{ "nativeApp', 1, 13, 'end'],
    ['{ "mediaHosts": ["https://a.example"', 1, 37, 'end'],
    ['{ "nativeApp" true }', 1, 15, 'unexpected'],
    ['{ "nativeApp": tru }', 1, 16, 'quote'],
    ['{ "nativeApp": }', 1, 16, 'unexpected'],
    ['{ "nativeApp": true } }', 1, 23, 'unexpected'],
    ['{ "nativeApp": true "offlineCopies": true }', 1, 21, 'unexpected'],
    ['{ "idleLockMinutes": 015 }', 1, 23, 'unexpected'],
    ['{ "idleLockMinutes": +1 }', 1, 22, 'unexpected'],
    ['{ "idleLockMinutes": .5 }', 1, 22, 'unexpected'],
    ['{\r\n  "nativeApp": true,\r\n}', 3, 1, 'comma'],
    ['{ "mediaHosts": ["https://a.example", ] }', 1, 39, 'comma'],
    ["{ 'nativeApp': true }", 1, 3, 'quote'],
    ['{ nativeApp: true }', 1, 3, 'quote'],
    ['{ "serverUrl": \'https://a.example\' }', 1, 16, 'quote'],
    ['{ "extraCaFile": "C:\\Hanamaru\\ca.pem" }', 1, 21, 'escape'],
    ['{ "extraCaFile": "\\u00zz" }', 1, 19, 'escape'],
    ['{ "publicKey": "-----BEGIN PUBLIC KEY-----\nMII" }', 1, 43, 'lineBreak'],
    ['{ // the school\n}', 1, 3, 'comment'],
    ['{} /* end */', 1, 4, 'comment'],
    ['{ "nativeApp": true, /* a */ }', 1, 22, 'comment'],
    // A character beyond the basic plane counts once.
    ['{ "𠮷" true }', 1, 7, 'unexpected'],
  ] as const)('is refused with its line and column: %j', (content, line, column, why: JsonErrorReason) => {
    const reason = configText.json[why]('')
    expect(refusal(write(content))).toContain(configText.wrongFile(configText.at(line, column, reason)))
  })

  it('with a repeated key is reported at the second place', () => {
    const message = refusal(write('{\n  "nativeApp": true,\n  "nativeApp": false\n}'))
    expect(message).toContain('3 行目の 3 文字目：設定 nativeApp が 2 回書かれています')
    expect(refusal(write('{ "nativeApp": true, "\\u006eativeApp": true }'))).toContain('2 回')
  })

  it('that is nested too deeply is refused', () => {
    expect(refusal(write('['.repeat(100_000)))).toContain('行目')
  })

  it('is invalid for JSON.parse too', () => {
    for (const content of [
      '{"mediaHosts":[ ]}',
      '{ "x": [1, -0.5e+3, "\\"\\\\\\/\\b\\f\\n\\r\\t\\u3042", null, {}, {"a": []}] }',
      ' {}\n',
    ]) {
      const keys = Object.keys(JSON.parse(content) as object)
      const expected = keys.includes('x') ? '設定 x はありません' : 'taken'
      expect(refusal(write(content))).toContain(expected)
    }
  })
})

it('a path that cannot be opened is named in the error', () => {
  const path = join(folder, 'a-file', 'config.json')
  mkdirSync(join(folder, 'other'))
  writeFileSync(join(folder, 'a-file'), '')
  expect(refusal(path)).toContain(path)
})
