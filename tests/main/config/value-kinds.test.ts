/** Every key: the values that it accepts and their parsed form, and the values that it refuses and the errors. */

import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, checkConfig } from '../../../main/config'
import { type ConfigKey, configKeys, configTable } from '../../../main/config/table'
import { configText } from '../../../shared/text'
import { leafCertificate, shortPublicKey, testPrivateKey, testPublicKey } from '../../fixtures/keys'
import { nonEmpty } from '../../fixtures/non-empty'

const folder = mkdtempSync(join(tmpdir(), 'hanamaru-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const file = (content: string | Buffer) => {
  const path = join(folder, `ca-${files++}.pem`)
  writeFileSync(path, content)
  return path
}
const [root = '', second = ''] = rootCertificates
const caFile = file(`\ufeff# the school's\n${root}\n${second}\n`)
const body = testPublicKey.split('\n').slice(1, -2).join('')
const { requirements } = configText

/** The accepted values of each key, and the value that the program sees. */
const right: Record<ConfigKey, [given: unknown, seen?: unknown][]> = {
  serverUrl: [
    ['https://school.example.jp'],
    ['https://school.example.jp/', 'https://school.example.jp'],
    ['HTTPS://School.Example.JP:443', 'https://school.example.jp'],
    ['https://10.1.2.3:8443'],
    ['https://[fd00::1]:8443'],
  ],
  opsUrl: [['https://ops.example.jp/a/b/', 'https://ops.example.jp/a/b'], ['https://ops.example.jp']],
  templateUrl: [['https://static.example.jp/%E8%A1%A8']],
  studentUrl: [['https://student.example.jp/?a=1#/login']],
  supportUrl: [['https://support.example.jp', 'https://support.example.jp/']],
  publicKey: [
    [testPublicKey],
    [testPublicKey.replaceAll('\n', '\r\n'), testPublicKey],
    [`  -----BEGIN PUBLIC KEY----- ${body} -----END PUBLIC KEY-----`, testPublicKey],
  ],
  passwordScheme: [['oaep'], ['pkcs1']],
  mediaHosts: [
    [[]],
    [
      ['https://a.example/', 'https://a.example', 'https://b.example:8443'],
      ['https://a.example', 'https://b.example:8443'],
    ],
  ],
  frameHosts: [[['https://grammar.example.jp']]],
  lessonHosts: [[['https://meeting.example.jp']]],
  evaluationHosts: [[['https://speech.example.jp']]],
  proxy: [
    ['system'],
    ['direct'],
    ['http://Proxy.Example.JP:8080/', 'http://proxy.example.jp:8080'],
    ['http://10.0.0.1:3128'],
    ['http://[fd00::1]:3128'],
    ['http://pc-room:p%40ss@proxy.example:8080'],
  ],
  extraCaFile: [[caFile], [file(`${leafCertificate}${root}`)]],
  nativeApp: [[true], [false]],
  idleLockMinutes: [[0], [1], [240]],
  offlineCopies: [[true], [false]],
  textSize: [[100], [110], [125], [150]],
  highContrast: [[true], [false]],
  reducedMotion: [[true], [false]],
  keyHints: [[true], [false]],
  systemNotices: [[true], [false]],
}

const wrongAnywhere = [null, {}, 7.5, '', ['']]
const longOrigins = Array.from({ length: 101 }, (_, at) => `https://h${at}.example`)
const notOrigins = [
  'school.example.jp',
  'https:school.example.jp',
  'https:///school.example.jp',
  'https:\\\\school.example.jp',
  'http://school.example.jp',
  'ftp://school.example.jp',
  'javascript:alert(1)',
  'https://user:pw@school.example.jp',
  'https://user@school.example.jp',
  ' https://school.example.jp',
  'https://school.example.jp\n',
  'https://school\t.example.jp',
  'https://*.example.jp',
  'https://school.example.jp;frame-src',
  "https://school'.example.jp",
  'https://学校.example.jp',
  'https://school.example.jp:99999',
  `https://${'a'.repeat(2050)}.jp`,
]
const withParts = ['https://school.example.jp?a=1', 'https://school.example.jp#top', 'https://school.example.jp?']

/** The refused values of each key, and the requirement in the error. */
const wrong: Record<ConfigKey, [requirement: keyof typeof requirements, ...values: unknown[]][]> = {
  serverUrl: [['origin', ...notOrigins, ...withParts, 'https://school.example.jp/path', true]],
  opsUrl: [['base', ...notOrigins, ...withParts, true]],
  templateUrl: [['base', ...notOrigins, ...withParts]],
  studentUrl: [['link', ...notOrigins]],
  supportUrl: [['link', ...notOrigins]],
  publicKey: [
    ['publicKey', 'not a key', '-----BEGIN PUBLIC KEY-----\nx\n-----END PUBLIC KEY-----', body],
    ['publicKey', testPublicKey.slice(0, 200), `${testPublicKey}${testPublicKey}`, leafCertificate, 'A'.repeat(20_000)],
    ['publicKey', ecPublicKey()],
    ['privateKey', testPrivateKey],
    ['shortKey', shortPublicKey()],
  ],
  passwordScheme: [['scheme', 'md5', 'OAEP', 1]],
  mediaHosts: [
    ['origins', 'https://a.example', ['https://ok.example', 'http://no.example'], ['https://a.example/x'], [7], [null]],
    ['origins', ...notOrigins.map(one => [one]), ...withParts.map(one => [one]), longOrigins],
  ],
  frameHosts: [['origins', 'https://x.example', ['https://*'], ['https://x.example/path'], ['*'], ["'self'"]]],
  lessonHosts: [['origins', 'https://x.example', ['https://*'], ['http://x.example'], ['*']]],
  evaluationHosts: [['origins', 'https://x.example', ['https://*'], ['wss://x.example'], ['*']]],
  proxy: [
    ['proxy', 'socks://x:1', 'https://proxy.example:8080', 'proxy.example:8080', 'http://proxy.example', 'SYSTEM'],
    ['proxy', 'http://proxy.example:0', 'http://proxy.example:65536', 'http://proxy.example:8080/path', 'http://:8080'],
    [
      'proxy',
      'http://a b:1',
      'http://u@proxy.example:1',
      'http://u:p%@proxy.example:1',
      'http://u:p@q@proxy.example:1',
    ],
    ['proxy', `http://${'a'.repeat(2050)}:1`],
  ],
  extraCaFile: [
    ['path', 'ca.pem', './ca.pem', `${folder}\tca.pem`, true],
    ['pathVariable', '/%ProgramFiles%/ca.pem'],
    ['certificateFile', join(folder, 'missing.pem'), folder, file(Buffer.alloc(1024 * 1024 + 1))],
    ['certificateDer', file(new X509Certificate(root).raw)],
    ['certificates', file(''), file('no certificate'), file(leafCertificate), file(testPublicKey)],
    ['certificates', file(`${root}\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`)],
  ],
  nativeApp: [['flag', 'yes', 'true', 0, 1]],
  idleLockMinutes: [['minutes', -1, 241, 1.5, '15', Number.NaN, Number.POSITIVE_INFINITY]],
  offlineCopies: [['flag', 'no', 1]],
  textSize: [['textSize', 99, 120, 200, '125']],
  highContrast: [['flag', 'more']],
  reducedMotion: [['flag', 'reduce']],
  keyHints: [['flag', 0]],
  systemNotices: [['flag', 1]],
}

function ecPublicKey(): string {
  return new X509Certificate(leafCertificate).publicKey.export({ type: 'spki', format: 'pem' }).toString()
}

const minimal = { serverUrl: 'https://school.example', publicKey: testPublicKey }

describe('the configuration', () => {
  it('has the defaults of the table', () => {
    expect(checkConfig({}, true)).toEqual({
      passwordScheme: 'oaep',
      mediaHosts: [],
      frameHosts: [],
      lessonHosts: [],
      evaluationHosts: [],
      proxy: 'system',
      nativeApp: false,
      idleLockMinutes: 15,
      offlineCopies: true,
    })
  })

  it('gives each caller its own lists', () => {
    checkConfig({}, true).mediaHosts.push('https://a.example')
    expect(checkConfig({}, true).mediaHosts).toEqual([])
  })

  it.each(nonEmpty(configKeys.flatMap(key => right[key].map(([given, seen = given]) => ({ key, given, seen })))))(
    '$key takes $given',
    ({ key, given, seen }) => {
      for (const packaged of [true, false]) {
        expect(checkConfig({ ...minimal, [key]: given }, packaged)[key]).toEqual(seen)
      }
    },
  )

  it.each(
    nonEmpty(
      configKeys.flatMap(key =>
        wrong[key].flatMap(([why, ...values]) =>
          values.map(value => ({ key, why, value, shown: String(value).slice(0, 60) })),
        ),
      ),
    ),
  )('$key refuses $shown and explains the requirement', ({ key, why, value }) => {
    const start = `${configText.wrong(key, requirements[why])}（例：`
    for (const packaged of [true, false]) {
      let thrown: unknown
      try {
        checkConfig({ ...minimal, [key]: value }, packaged)
      } catch (error) {
        thrown = error
      }
      expect(thrown).toBeInstanceOf(ConfigError)
      expect((thrown as ConfigError).key).toBe(key)
      expect((thrown as ConfigError).message.slice(0, start.length)).toBe(start)
    }
  })

  it.each(configKeys)('%s refuses null, objects and other non-values', key => {
    for (const value of wrongAnywhere) expect(() => checkConfig({ ...minimal, [key]: value }, false)).toThrow(key)
  })

  it('has errors in Japanese for school IT', () => {
    expect(() => checkConfig({ serverUrl: 'http://school.example.jp' }, true)).toThrow(
      '設定 serverUrl が正しくありません：https:// で始まるオリジンを指定してください（例：https://school.example.jp）',
    )
    expect(() => checkConfig({ mediaHosts: ['*'] }, true)).toThrow('（例：["https://media.example.jp"]）')
  })

  it('never repeats a wrong value in an error, because it may be a secret', () => {
    for (const value of [{ publicKey: testPrivateKey }, { proxy: 'http://u:hunter2@p' }]) {
      let message = ''
      try {
        checkConfig(value, true)
      } catch (error) {
        message = String(error)
      }
      expect(message).not.toBe('')
      expect(message).not.toContain('hunter2')
      expect(message).not.toContain(testPrivateKey.split('\n')[2])
    }
  })

  it.each(['serverUrl', 'opsUrl', 'templateUrl', 'studentUrl', 'supportUrl'] as const)(
    'accepts http on this machine only if the app is not packaged: %s',
    key => {
      const given = { ...minimal, [key]: 'http://127.0.0.1:8080' }
      expect(checkConfig(given, false)[key]).toMatch(/^http:\/\/127\.0\.0\.1:8080\/?$/)
      expect(() => checkConfig(given, true)).toThrow(`設定 ${key} `)
      for (const other of [
        'http://localhost:1',
        'http://127.0.0.1',
        'http://127.0.0.2:1',
        'http://127.0.0.1.example:1',
      ]) {
        expect(() => checkConfig({ ...given, [key]: other }, false)).toThrow(`設定 ${key} `)
      }
    },
  )

  it('does the same for the lists of hosts', () => {
    const local = ['http://127.0.0.1:9']
    expect(checkConfig({ mediaHosts: local, frameHosts: local }, false)).toMatchObject({
      mediaHosts: local,
      frameHosts: local,
    })
    expect(() => checkConfig({ mediaHosts: local }, true)).toThrow('mediaHosts')
    expect(() => checkConfig({ frameHosts: local }, true)).toThrow('frameHosts')
  })

  it('requires the public key for passwords', () => {
    const only = { serverUrl: 'https://school.example' }
    expect(() => checkConfig(only, true)).toThrow(configText.wrong('publicKey', requirements.neededKey))
    expect(checkConfig({ publicKey: testPublicKey }, true).publicKey).toBe(testPublicKey)
  })
})

describe('an unknown key', () => {
  it.each([
    ['severUrl', 'serverUrl'],
    ['SERVERURL', 'serverUrl'],
    ['server_url', 'serverUrl'],
    ['publickey', 'publicKey'],
    ['mediaHost', 'mediaHosts'],
    ['idleLock', 'idleLockMinutes'],
    ['ExtraCAFile', 'extraCaFile'],
  ])('%s is refused by name, with the most similar key', (name, near) => {
    expect(() => checkConfig({ [name]: 1 }, true)).toThrow(configText.unknownNear(name, near))
  })

  it.each(['colour', 'x'.repeat(5000), '', '設定', '__proto__x', 'constructor', 'toString'])(
    '%s is refused with a list of all keys, because no key is similar',
    name => {
      expect(() => checkConfig({ [name]: 1 }, true)).toThrow(configText.unknown(name, configKeys))
    },
  )
})

describe('the table', () => {
  it('has a valid example for each key, except the two that only the school knows', () => {
    for (const key of configKeys) {
      if (key === 'publicKey' || key === 'extraCaFile') continue
      expect(() => checkConfig({ ...minimal, [key]: configTable[key].example }, true)).not.toThrow()
    }
    expect(() => checkConfig({ publicKey: configTable.publicKey.example }, true)).toThrow('publicKey')
    expect(() => checkConfig({ extraCaFile: configTable.extraCaFile.example }, true)).toThrow('extraCaFile')
  })
})
