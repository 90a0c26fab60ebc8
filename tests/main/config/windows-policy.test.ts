/** The policy in the registry, as Windows' own tools print it. */
import { describe, expect, it } from 'vitest'
import { ConfigError, resolveConfig } from '../../../main/config'
import { configKeys } from '../../../main/config/table'
import { type PolicyTools, readWindowsPolicy } from '../../../main/config/windows-policy'
import { configText } from '../../../shared/text'
import { testPublicKey } from '../../fixtures/keys'

const parentKey = 'HKLM\\SOFTWARE\\Policies'
const key = `${parentKey}\\Hanamaru`
const long = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies'

/** The output of reg.exe for the parent key, with or without our key. */
const parent = (managed: boolean) =>
  ['', `${long}\\Google`, ...(managed ? [`${long}\\Hanamaru`] : []), `${long}\\Microsoft`, ''].join('\r\n')

/** The output of reg.exe for our key. */
const printed = (...lines: string[]) =>
  ['', `${long}\\Hanamaru`, ...lines.map(line => (line.startsWith('REG') ? line : `    ${line}`)), '', ''].join('\r\n')

/** Tools with these outputs, and a record of their calls. */
function tools(reg: Record<string, string | null>, powershell: string | null = null) {
  const commands: string[] = []
  const fake: PolicyTools = {
    async reg(name) {
      commands.push(name)
      return reg[name] ?? null
    },
    async powershell(command) {
      commands.push(command)
      return powershell
    },
  }
  return { asked: commands, fake }
}

const managed = (...lines: string[]) => tools({ [parentKey]: parent(true), [key]: printed(...lines) })
const valuesOf = async ({ fake }: { fake: PolicyTools }) => Object.fromEntries((await readWindowsPolicy(fake)).values)
const refusalOf = async ({ fake }: { fake: PolicyTools }) => {
  const error: unknown = await readWindowsPolicy(fake).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConfigError)
  return error as ConfigError
}

const pemLines = testPublicKey.trim().split('\n')

describe('the policy, read with reg.exe', () => {
  it('converts each type of value', async () => {
    const policy = managed(
      'serverUrl    REG_SZ    https://school.example.jp',
      `publicKey    REG_MULTI_SZ    ${pemLines.join('\\0')}`,
      'mediaHosts    REG_MULTI_SZ    https://a.example.jp\\0https://b.example.jp',
      'extraCaFile    REG_EXPAND_SZ    C:\\Program Files\\SchoolCA\\root.pem',
      'nativeApp    REG_DWORD    0x1',
      'offlineCopies    REG_DWORD    0x0',
      'idleLockMinutes    REG_DWORD    0xf',
    )
    expect(await valuesOf(policy)).toEqual({
      serverUrl: 'https://school.example.jp',
      publicKey: testPublicKey.trim(),
      mediaHosts: ['https://a.example.jp', 'https://b.example.jp'],
      extraCaFile: 'C:\\Program Files\\SchoolCA\\root.pem',
      nativeApp: true,
      offlineCopies: false,
      idleLockMinutes: 15,
    })
    expect(policy.asked).toEqual([parentKey, key])
  })

  it('accepts a public key in one line of text', async () => {
    const policy = managed(`publicKey    REG_SZ    ${pemLines.join(' ')}`)
    const config = resolveConfig([await readWindowsPolicy(policy.fake)], { packaged: true })
    expect(config.publicKey).toBe(testPublicKey)
  })

  it('ignores the case of names, and skips the default value in any language', async () => {
    const lines = [
      '(\x8a\xf9\x92\xe8)    REG_SZ    x',
      '(Default)    REG_SZ    ',
      'SERVERURL    REG_SZ    https://a.jp',
    ]
    expect(await valuesOf(managed(...lines))).toEqual({ serverUrl: 'https://a.jp' })
  })

  it('is empty when the parent has no such key, in any language', async () => {
    const unmanaged = tools({ [parentKey]: parent(false) })
    expect(await valuesOf(unmanaged)).toEqual({})
    expect(unmanaged.asked).toEqual([parentKey])
  })

  it('is empty when the key has no values', async () => {
    expect(await valuesOf(tools({ [parentKey]: parent(true), [key]: '\r\n' }))).toEqual({})
    expect(await valuesOf(managed('mediaHosts    REG_MULTI_SZ    '))).toEqual({ mediaHosts: [] })
    expect(await valuesOf(managed('mediaHosts    REG_MULTI_SZ'))).toEqual({ mediaHosts: [] })
  })

  it('is not read from a key with a similar name', async () => {
    const other = ['', `${long}\\HanamaruOther`, `${long}\\Microsoft\\Hanamaru`, ''].join('\r\n')
    expect(await valuesOf(tools({ [parentKey]: other }))).toEqual({})
  })

  it.each([
    ['serverUrl', 'REG_MULTI_SZ', 'https://a.jp', 'REG_SZ'],
    ['serverUrl', 'REG_DWORD', '0x1', 'REG_SZ'],
    ['mediaHosts', 'REG_SZ', 'https://a.jp', 'REG_MULTI_SZ'],
    ['publicKey', 'REG_BINARY', '2D2D', 'REG_MULTI_SZ'],
    ['nativeApp', 'REG_SZ', 'true', 'REG_DWORD'],
    ['nativeApp', 'REG_QWORD', '0x1', 'REG_DWORD'],
    ['idleLockMinutes', 'REG_SZ', '15', 'REG_DWORD'],
    ['passwordScheme', 'REG_NONE', '', 'REG_SZ'],
  ])('refuses %s as %s, and names the correct type', async (name, type, data, right) => {
    const error = await refusalOf(managed(`${name}    ${type}    ${data}`))
    expect(error.key).toBe(name)
    expect(error.message).toContain(configText.wrong(name, configText.policy.type(right, type)))
    expect(error.message).toContain(key)
  })

  it.each([
    ['nativeApp', 'REG_DWORD    0x2', configText.policy.flag],
    ['extraCaFile', 'REG_SZ    C:\\\x8aw\x8dZ\\ca.pem', configText.policy.ascii],
    ['extraCaFile', 'REG_EXPAND_SZ    %ProgramFiles%\\ca.pem', configText.requirements.pathVariable],
    ['supportUrl', 'REG_EXPAND_SZ    https://%COMPUTERNAME%.example', configText.requirements.pathVariable],
  ])('refuses a wrong %s: %s', async (name, value, requirement) => {
    expect((await refusalOf(managed(`${name}    ${value}`))).message).toContain(configText.wrong(name, requirement))
  })

  it('refuses unknown values and subkeys by name, with the most similar key', async () => {
    expect((await refusalOf(managed('serverURI    REG_SZ    https://a.jp'))).message).toContain(
      configText.unknownNear('serverURI', 'serverUrl'),
    )
    const withSubkey = `${printed('nativeApp    REG_DWORD    0x0')}${long}\\Hanamaru\\mediaHosts\r\n`
    expect((await refusalOf(tools({ [parentKey]: parent(true), [key]: withSubkey }))).key).toBe('mediaHosts')
  })

  it('refuses a text of several lines, which reg.exe prints ambiguously', async () => {
    const torn = printed(`publicKey    REG_SZ    ${pemLines.join('\r\n')}`)
    const error = await refusalOf(tools({ [parentKey]: parent(true), [key]: torn }))
    expect(error.message).toContain(configText.wrong('publicKey', configText.policy.lineBreak))
  })

  it('is an error, not empty, when the output has another form', async () => {
    const error = await refusalOf(tools({ [parentKey]: parent(true), [key]: 'hello\r\n' }))
    expect(error.message).toContain(configText.policy.unreadable)
  })
})

describe('the policy, read with PowerShell when reg.exe is forbidden', () => {
  const forbidden = (json: string | null) => tools({}, json)

  it('gives the same values', async () => {
    const values = {
      serverUrl: 'https://school.example.jp',
      publicKey: pemLines,
      mediaHosts: ['https://a.example.jp'],
      nativeApp: 1,
      idleLockMinutes: 0,
    }
    expect(await valuesOf(forbidden(`${JSON.stringify(values)}\r\n`))).toEqual({
      ...values,
      publicKey: testPublicKey.trim(),
      nativeApp: true,
    })
  })

  it('is empty without the key, and with a key without values', async () => {
    expect(await valuesOf(forbidden('{}\r\n'))).toEqual({})
    expect(await valuesOf(forbidden('\r\n'))).toEqual({})
  })

  it.each([
    ['{"nativeApp":"yes"}', configText.policy.type('REG_DWORD', 'REG_SZ')],
    ['{"mediaHosts":"https://a.jp"}', configText.policy.type('REG_MULTI_SZ', 'REG_SZ')],
    ['{"serverUrl":[45,45]}', configText.policy.type('REG_SZ', 'REG_BINARY')],
    ['{"nativeApp":-1}', configText.policy.flag],
    ['{"colour":1}', configText.unknown('colour', configKeys)],
  ])('refuses the same values as with reg.exe: %s', async (json, requirement) => {
    expect((await refusalOf(forbidden(json))).message).toContain(requirement)
  })

  it('is read when either call of reg.exe fails', async () => {
    const half = tools({ [parentKey]: parent(true) }, '{"nativeApp":1}')
    expect(await valuesOf(half)).toEqual({ nativeApp: true })
    const blank = tools({ [parentKey]: '\r\n' }, '{"nativeApp":1}')
    expect(await valuesOf(blank)).toEqual({ nativeApp: true })
  })

  it('uses one fixed command, for the machine’s hive', async () => {
    const policy = forbidden('{}')
    await valuesOf(policy)
    expect(policy.asked[1]).toContain(`Registry::${long}\\Hanamaru'`)
    expect(policy.asked[1]).not.toMatch(/HKCU|CURRENT_USER|"/)
  })

  it.each([null, 'not JSON', '[]', 'null', '3'])('is an error when both fail: %s', async json => {
    expect((await refusalOf(forbidden(json))).message).toContain(configText.policy.unreadable)
  })
})

describe('the policy over the file', () => {
  const policy = (values: object) => ({ place: key, values: new Map(Object.entries(values)) })
  const file = (values: object) => ({ place: 'C:\\hanamaru.config.json', values: new Map(Object.entries(values)) })
  const resolve = (over: object, under: object) => resolveConfig([policy(over), file(under)], { packaged: true })
  const school = { serverUrl: 'https://file.example', publicKey: testPublicKey, idleLockMinutes: 5, nativeApp: true }

  it('overrules the file key by key; the file gives the other keys', () => {
    const config = resolve({ serverUrl: 'https://policy.example', idleLockMinutes: 0 }, school)
    expect(config).toMatchObject({ ...school, serverUrl: 'https://policy.example', idleLockMinutes: 0 })
  })

  it('repairs a wrong value of the file, and is named when it is wrong itself', () => {
    expect(resolve({ idleLockMinutes: 1 }, { ...school, idleLockMinutes: 'soon' }).idleLockMinutes).toBe(1)
    expect(() => resolve({ idleLockMinutes: 999 }, school)).toThrow(key)
    expect(() => resolve({}, { ...school, idleLockMinutes: 999 })).toThrow('C:\\hanamaru.config.json')
  })

  it('does not hide an unknown key of the file', () => {
    expect(() => resolve({ serverUrl: 'https://policy.example' }, { ...school, serverUri: 'x' })).toThrow('serverUri')
  })

  it('may give the server while the file gives the public key', () => {
    const { serverUrl, ...rest } = school
    expect(resolve({ serverUrl }, rest).publicKey).toBe(testPublicKey)
    expect(() => resolve({ serverUrl }, {})).toThrow(configText.requirements.neededKey)
  })
})
