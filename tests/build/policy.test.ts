/** What is made from the table of the configuration: fresh, well formed, and right in the eyes of the program itself. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { checkConfig, resolveConfig } from '../../main/config'
import { fileSource } from '../../main/config/file'
import { readPolicy } from '../../main/config/policy'
import { configKeys } from '../../main/config/table'
import { testPublicKey } from '../fixtures/keys'
import { home, run } from '../layers/house'

const file = (name: string) => path.join(home, name)
const text = (name: string) => readFileSync(file(name), 'utf8')
const { DOMParser } = new JSDOM().window

function parse(name: string): Document {
  const document = new DOMParser().parseFromString(text(name), 'application/xml')
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('')
  return document
}
const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)]
const attributes = (elements: Element[], name: string) => elements.map(element => element.getAttribute(name) ?? '')

describe('what is made from the table', () => {
  it('is as it would be made now', () => {
    expect(run('build/policy.mjs', ['--check'])).toEqual({ code: 0, output: '' })
  })
})

describe('the group policy template', () => {
  const admx = parse('build/policy/hanamaru.admx')
  const adml = parse('build/policy/ja-JP/hanamaru.adml')

  it('has a policy of the machine for each key, which writes under its name', () => {
    const policies = all(admx, 'policies > policy')
    expect(attributes(policies, 'name')).toEqual(configKeys)
    for (const policy of policies) {
      expect(policy.getAttribute('class')).toBe('Machine')
      expect(policy.getAttribute('key')).toBe('SOFTWARE\\Policies\\Hanamaru')
      const values = attributes([policy, ...policy.querySelectorAll('elements > *')], 'valueName').filter(Boolean)
      expect(values).toEqual([policy.getAttribute('name')])
    }
  })

  it('says nothing that its words do not have, and has no word that it does not say', () => {
    const said = [...text('build/policy/hanamaru.admx').matchAll(/\$\(string\.(\w+)\)/g)].map(([, id]) => id)
    expect([...new Set(said)].sort()).toEqual(attributes(all(adml, 'stringTable > string'), 'id').sort())
    const shown = [...text('build/policy/hanamaru.admx').matchAll(/\$\(presentation\.(\w+)\)/g)].map(([, id]) => id)
    expect(shown).toEqual(attributes(all(adml, 'presentationTable > presentation'), 'id'))
    for (const presentation of all(adml, 'presentation')) {
      const [control] = presentation.querySelectorAll('[refId]')
      expect(admx.querySelector(`elements > [id="${control?.getAttribute('refId')}"]`)).not.toBeNull()
      expect(control?.getAttribute('refId')).toBe(presentation.getAttribute('id'))
    }
  })

  it('lets nothing be chosen that the program refuses', () => {
    const values = attributes(all(admx, 'enabledValue > decimal'), 'value')
    expect(new Set(values)).toEqual(new Set(['1']))
    const schemes = all(admx, 'policy[name="passwordScheme"] item string').map(item => item.textContent)
    for (const passwordScheme of schemes) expect(() => checkConfig({ passwordScheme }, true)).not.toThrow()
    expect(schemes).toHaveLength(2)
    const minutes = admx.querySelector('policy[name="idleLockMinutes"] decimal')
    for (const [name, step] of [
      ['minValue', -1],
      ['maxValue', 1],
    ] as const) {
      const limit = Number(minutes?.getAttribute(name))
      expect(() => checkConfig({ idleLockMinutes: limit }, true)).not.toThrow()
      expect(() => checkConfig({ idleLockMinutes: limit + step }, true)).toThrow()
    }
  })
})

describe('the examples', () => {
  const placeholder = 'REPLACE-WITH-THE-KEY-OF-YOUR-SERVER'
  const withKey = testPublicKey.trim().split('\n').slice(1, -1).join('')

  it('of the installer’s file is taken once the key of the school stands in it, and refused by that key before', () => {
    const source = fileSource(file('build/policy/hanamaru.config.example.json'))
    expect(() => resolveConfig([source], { packaged: true })).toThrow('設定 publicKey が正しくありません')
    const values = new Map(source.values)
    values.set('publicKey', String(values.get('publicKey')).replace(placeholder, withKey))
    const config = resolveConfig([{ place: '', values }], { packaged: true })
    expect(config.serverUrl).toBe('https://school.example.jp')
  })

  it('of the registry says the same as the file, read as reg.exe prints it', async () => {
    const reg = text('build/policy/example.reg')
    expect(reg.split('\r\n')[0]).toBe('Windows Registry Editor Version 5.00')
    expect(reg.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const long = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Hanamaru'
    expect(reg).toContain(`[${long}]`)
    const lines = reg.split('\r\n').flatMap(line => {
      const [, name, value = ''] = /^"(\w+)"=(.*)$/.exec(line) ?? []
      return name ? [`    ${name}    ${printed(value)}`] : []
    })
    const output = ['', long, ...lines, '', ''].join('\r\n')
    const { values } = await readPolicy({
      reg: async key => (key.endsWith('Hanamaru') ? output : `\r\n${long}\r\n`),
      powershell: async () => null,
    })
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(fileSource(file('build/policy/hanamaru.config.example.json')).values),
    )
  })
})

/** A value of a .reg file as reg.exe would print it. */
function printed(value: string): string {
  if (value.startsWith('"')) return `REG_SZ    ${JSON.parse(value) as string}`
  if (value.startsWith('dword:')) return `REG_DWORD    0x${Number.parseInt(value.slice(6), 16).toString(16)}`
  const bytes = value
    .replace('hex(7):', '')
    .split(',')
    .map(byte => Number.parseInt(byte, 16))
  const entries = Buffer.from(bytes).toString('utf16le').replace(/\0+$/, '').split('\0')
  return `REG_MULTI_SZ    ${entries.join('\\0')}`
}

describe('docs/deployment.md', () => {
  it('has every key in its table', () => {
    const page = text('docs/deployment.md')
    for (const key of configKeys) expect(page).toContain(`| \`${key}\` |`)
  })
})
