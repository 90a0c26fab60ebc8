/**
 * The files that are generated from the configuration table are up to date, well formed, and accepted by the program.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkConfig, resolveConfig } from '../../main/config'
import { readConfigFile } from '../../main/config/config-file'
import { configKeys, configTable } from '../../main/config/table'
import { readWindowsPolicy } from '../../main/config/windows-policy'
import { configText } from '../../shared/text'
import { defined } from '../fixtures/defined'
import { testPublicKey } from '../fixtures/keys'
import { nonEmpty } from '../fixtures/non-empty'
import { repository, run } from '../layers/sample-project'

const file = (name: string) => path.join(repository, name)
const text = (name: string) => readFileSync(file(name), 'utf8')
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new () => { window: { DOMParser: typeof DOMParser } }
}
const { DOMParser: XmlParser } = new JSDOM().window

function parse(name: string): Document {
  const document = new XmlParser().parseFromString(text(name), 'application/xml')
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('')
  return document
}
const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)]
const attributes = (elements: Element[], name: string) => elements.map(element => element.getAttribute(name) ?? '')

describe('the files generated from the configuration table', () => {
  it('are up to date', () => {
    expect(run('build/policy.mjs', ['--check'])).toEqual({ code: 0, output: '' })
  })
})

describe('the group policy template', () => {
  const admx = parse('build/policy/hanamaru.admx')
  const adml = parse('build/policy/ja-JP/hanamaru.adml')

  it('has a machine policy for each key, which writes a value with the name of the key', () => {
    const policies = all(admx, 'policies > policy')
    expect(attributes(policies, 'name')).toEqual(configKeys)
    for (const policy of policies) {
      expect(policy.getAttribute('class')).toBe('Machine')
      expect(policy.getAttribute('key')).toBe('SOFTWARE\\Policies\\Hanamaru')
      const values = attributes([policy, ...policy.querySelectorAll('elements > *')], 'valueName').filter(Boolean)
      expect(values).toEqual([policy.getAttribute('name')])
    }
  })

  it('uses only texts that exist, and all of them', () => {
    const usedIds = [...text('build/policy/hanamaru.admx').matchAll(/\$\(string\.(\w+)\)/g)].map(([, id]) => id)
    expect([...new Set(usedIds)].sort()).toEqual(attributes(all(adml, 'stringTable > string'), 'id').sort())
    const shown = [...text('build/policy/hanamaru.admx').matchAll(/\$\(presentation\.(\w+)\)/g)].map(([, id]) => id)
    expect(shown).toEqual(attributes(all(adml, 'presentationTable > presentation'), 'id'))
    for (const presentation of nonEmpty(all(adml, 'presentation'))) {
      const control = defined(presentation.querySelector('[refId]'))
      expect(admx.querySelector(`elements > [id="${control.getAttribute('refId')}"]`)).not.toBeNull()
      expect(control.getAttribute('refId')).toBe(presentation.getAttribute('id'))
    }
  })

  it('offers no value that the program rejects', () => {
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

  it('of the installer’s file is accepted with the school’s key, and rejected with the name of that key without it', () => {
    const source = readConfigFile(file('build/policy/hanamaru.config.example.json'))
    expect(() => resolveConfig([source], { packaged: true })).toThrow('設定 publicKey が正しくありません')
    const values = new Map(source.values)
    values.set('publicKey', String(values.get('publicKey')).replace(placeholder, withKey))
    const config = resolveConfig([{ place: '', values }], { packaged: true })
    expect(config.serverUrl).toBe('https://school.example.jp')
  })

  it('of the registry has the same values as the file, when read as reg.exe prints it', async () => {
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
    const { values } = await readWindowsPolicy({
      reg: async key => (key.endsWith('Hanamaru') ? output : `\r\n${long}\r\n`),
      powershell: async () => null,
    })
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(readConfigFile(file('build/policy/hanamaru.config.example.json')).values),
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

/** All Japanese texts of the program, from the sources. */
function words(): string {
  const tables = ['renderer', 'shared'].flatMap(layer =>
    readdirSync(file(layer), { recursive: true, encoding: 'utf8' })
      .filter(name => path.basename(name) === 'text.ts')
      .map(name => text(path.join(layer, name))),
  )
  return tables.join('\n').replaceAll('\\\\', '\\')
}

describe('the pages for school IT', () => {
  const deployment = text('docs/deployment.md')
  const network = text('docs/network.md')

  it('contain every key in the table, and every key with a network address', () => {
    const withAddress = ['origin', 'origins', 'base', 'link', 'proxy', 'certificates']
    for (const key of configKeys) expect(deployment).toContain(`| \`${key}\` |`)
    for (const key of nonEmpty(configKeys.filter(one => withAddress.includes(configTable[one].kind)))) {
      expect(network).toContain(`\`${key}\``)
    }
  })

  it('quote the program’s texts exactly', () => {
    const all = words()
    const symptoms = network.slice(network.indexOf('## 6.'), network.indexOf('証明書の確認には'))
    const quoted = [...symptoms.matchAll(/^\| 「([^」]+)」/gm)].map(([, words = '']) => words)
    expect(quoted.length).toBeGreaterThan(7)
    for (const words of quoted) expect(all).toContain(words.replace(/…$/, ''))
    const first = (words: string) => words.split('。')[0] ?? words
    const refusals = [
      configText.wrong('serverUrl', configText.requirements.origin),
      configText.unknownNear('…', '…'),
      configText.wrong('extraCaFile', first(configText.requirements.certificateDer)),
      configText.wrongFile('…'),
      configText.wrong('…', 'レジストリの種類を … にしてください'),
      first(configText.policy.unreadable),
      first(configText.startOption('…')),
      configText.sampleTitle,
      configText.openSample,
    ]
    for (const words of refusals) expect(deployment).toContain(words)
    expect(configText.policy.type('…', 'REG_SZ')).toContain('レジストリの種類を … にしてください')
  })

  it('name the generated files', () => {
    const { version } = JSON.parse(text('package.json')) as { version: string }
    const made = [...text('electron-builder.yml').matchAll(/artifactName: (.*)\.\$\{ext\}/g)].map(([, name = '']) =>
      name.replace(/\$\{version\}/, version).replace(/\$\{arch\}/, 'x64'),
    )
    expect(new Set(made)).toEqual(new Set([`Hanamaru-${version}-x64`, `Hanamaru-Setup-${version}-x64`]))
    for (const name of [
      `Hanamaru-Setup-${version}-x64.exe`,
      `Hanamaru-${version}-x64.msi`,
      `Hanamaru-${version}-x64.zip`,
    ]) {
      expect(deployment).toContain(`\`${name}\``)
    }
  })

  it('state the decision for each fuse', async () => {
    const { fuses } = (await import(pathToFileURL(file('build/package/package-checks.mjs')).href)) as {
      fuses: [string, boolean][]
    }
    for (const [name, on] of nonEmpty(fuses)) {
      const shown = name.replace(/^\w/, letter => letter.toUpperCase())
      expect(deployment).toMatch(new RegExp(`^\\| ${shown}(（9 番目）)? \\| ${on ? '有効' : '無効'} \\|`, 'm'))
    }
  })
})
