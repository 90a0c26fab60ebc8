import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, checkConfig, readConfig } from '../../main/config'

const publicKey = '-----BEGIN PUBLIC KEY-----\nx\n-----END PUBLIC KEY-----'

describe('the configuration', () => {
  it('has the defaults of the table', () => {
    expect(checkConfig({}, true)).toEqual({
      passwordScheme: 'oaep',
      mediaHosts: [],
      frameHosts: [],
      proxy: 'system',
      nativeApp: false,
      idleLockMinutes: 15,
      offlineCopies: true,
    })
  })

  it.each([
    ['serverUrl', 'http://school.example'],
    ['serverUrl', 'https://school.example/path'],
    ['serverUrl', 'https://user:pw@school.example'],
    ['serverUrl', 7],
    ['opsUrl', 'ftp://x'],
    ['supportUrl', 'javascript:alert(1)'],
    ['publicKey', 'not a key'],
    ['passwordScheme', 'md5'],
    ['mediaHosts', ['https://ok.example', 'http://no.example']],
    ['frameHosts', 'https://x.example'],
    ['proxy', 'socks://x:1'],
    ['nativeApp', 'yes'],
    ['idleLockMinutes', 241],
    ['idleLockMinutes', 1.5],
    ['offlineCopies', 1],
    ['colour', 'red'],
  ])('refuses a wrong %s and names it: %j', (key, value) => {
    const refused = () => checkConfig({ serverUrl: 'https://school.example', publicKey, [key]: value }, false)
    expect(refused).toThrow(ConfigError)
    expect(refused).toThrow(key)
  })

  it('takes this machine for an https origin only where the app is not packaged', () => {
    const config = { serverUrl: 'http://127.0.0.1:8080', publicKey, mediaHosts: ['http://127.0.0.1:9'] }
    expect(checkConfig(config, false).serverUrl).toBe('http://127.0.0.1:8080')
    expect(() => checkConfig(config, true)).toThrow('serverUrl')
    expect(() => checkConfig({ ...config, serverUrl: 'http://localhost:1' }, false)).toThrow('serverUrl')
  })

  it('asks for the key that passwords are encrypted with', () => {
    expect(() => checkConfig({ serverUrl: 'https://school.example' }, true)).toThrow('publicKey')
  })

  it('names a file that is no JSON, and a file that is not there', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'hanamaru-')), 'c.json')
    expect(() => readConfig(path, false)).toThrow(path)
    writeFileSync(path, '{')
    expect(() => readConfig(path, false)).toThrow(ConfigError)
    writeFileSync(path, '{"nativeApp":true}')
    expect(readConfig(path, false).nativeApp).toBe(true)
  })
})
