/**
 * Reads the policy of this machine, `HKLM\SOFTWARE\Policies\Hanamaru` (DESIGN §4), with Windows' own tools. A policy
 * that cannot be read is an error, never "no policy". HKCU is not read, because users can write it.
 */
import { configText } from '../../shared/text'
import { ConfigError, unknownKeyError, wrongValueError } from './config-error'
import type { ConfigSource } from './config-file'
import { type ConfigKey, configKeys, configTable } from './table'
import { valueKinds } from './value-kinds'

const parent = 'HKLM\\SOFTWARE\\Policies'
const listedParent = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies'
const policyKey = `${parent}\\Hanamaru`

/** A registry value as the tools print it: a number in hexadecimal, the entries of a list separated by `\0`. */
interface RegistryValue {
  type: string
  data: string
}

/**
 * The two tools of Windows. Each function returns everything that the tool printed, one character per byte, or null
 * when it failed.
 */
export interface PolicyTools {
  /** `reg.exe query KEY /reg:64` */
  reg(key: string): Promise<string | null>
  /** Windows PowerShell with this command: the fallback where a policy forbids registry tools such as reg.exe. */
  powershell(command: string): Promise<string | null>
}

/** Prints the policy's values as one JSON object; `{}` without a policy. */
const command = [
  "$ErrorActionPreference = 'Stop'",
  `$key = 'Registry::${listedParent}\\Hanamaru'`,
  "if (-not (Test-Path -LiteralPath $key)) { '{}'; exit 0 }",
  'if (Get-ChildItem -LiteralPath $key) { exit 3 }',
  '$values = Get-ItemProperty -LiteralPath $key',
  "$values | Select-Object -Property * -ExcludeProperty PSPath, PSParentPath, PSChildName, PSProvider, PSDrive, '(default)' | ConvertTo-Json -Compress",
].join('; ')

const unreadablePolicy = () => new ConfigError(policyKey, configText.policy.unreadable, policyKey)

/** Parses what reg.exe prints for a key: the key, then its indented values, then its subkeys. */
function parseReg(output: string): Map<string, RegistryValue> {
  const values = new Map<string, RegistryValue>()
  let last = ''
  for (const line of output.split(/\r?\n/)) {
    if (line.trim() === '' || line.toLowerCase() === `${listedParent}\\hanamaru`.toLowerCase()) continue
    if (/^HKEY_LOCAL_MACHINE\\/i.test(line)) throw unknownKeyError(line.slice(line.lastIndexOf('\\') + 1), policyKey)
    const [, name = '', type = '', data = ''] = /^ {4}(.+?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/.exec(line) ?? []
    if (name === '') throw last === '' ? unreadablePolicy() : registryError(last, configText.policy.lineBreak)
    last = name
    // Skips the key's default value: its name is in parentheses, in the language of Windows.
    if (!/^\(.*\)$/.test(name)) values.set(name, { type, data })
  }
  return values
}

/** Parses the output of the PowerShell command above. */
function parsePowershell(output: string): Map<string, RegistryValue> {
  let read: unknown
  try {
    read = JSON.parse(output.trim() === '' ? '{}' : output)
  } catch {
    throw unreadablePolicy()
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unreadablePolicy()
  const typed = (value: unknown): RegistryValue => {
    if (typeof value === 'string') return { type: 'REG_SZ', data: value }
    if (typeof value === 'number') return { type: 'REG_DWORD', data: `0x${value.toString(16)}` }
    const texts = Array.isArray(value) && value.every(entry => typeof entry === 'string')
    return texts ? { type: 'REG_MULTI_SZ', data: value.join('\\0') } : { type: 'REG_BINARY', data: '' }
  }
  return new Map(Object.entries(read).map(([name, value]) => [name, typed(value)]))
}

const registryError = (name: string, requirement: string) =>
  new ConfigError(name, configText.wrong(name, requirement), policyKey)

/** The registry types that a value may have, the recommended one first, and how its text is read. */
const registryForms = {
  text: { types: ['REG_SZ', 'REG_EXPAND_SZ'], read: (data: string) => data },
  lines: { types: ['REG_MULTI_SZ', 'REG_SZ'], read: (data: string) => entries(data).join('\n') },
  list: { types: ['REG_MULTI_SZ'], read: entries },
  number: { types: ['REG_DWORD'], read: Number },
  flag: { types: ['REG_DWORD'], read: (data: string) => ({ 0: false, 1: true })[Number(data)] },
} as const

function entries(data: string): string[] {
  return data.split('\\0').filter(entry => entry !== '')
}

function readValue(key: ConfigKey, { type, data }: RegistryValue): unknown {
  const { types, read } = registryForms[valueKinds[configTable[key].kind].policyForm]
  if (!types.some(one => one === type)) throw registryError(key, configText.policy.type(types[0], type))
  // Non-ASCII text passes through the console's code page and can arrive changed.
  if (!/^[\t -~]*$/.test(data)) throw registryError(key, configText.policy.ascii)
  // Variables are never expanded, because a user can set them.
  if (type === 'REG_EXPAND_SZ' && data.includes('%')) throw wrongValueError(key, 'pathVariable', policyKey)
  const value = read(data)
  if (value === undefined) throw registryError(key, configText.policy.flag)
  return value
}

/** Ignores the case of names, as the registry does. */
function toConfigSource(registry: Map<string, RegistryValue>): ConfigSource {
  const values = new Map<string, unknown>()
  for (const [name, value] of registry) {
    const key = configKeys.find(one => one.toLowerCase() === name.toLowerCase())
    if (!key) throw unknownKeyError(name.replace(/[^ -~]/g, '?'), policyKey)
    values.set(key, readValue(key, value))
  }
  return { place: policyKey, values }
}

async function queryReg({ reg }: PolicyTools): Promise<Map<string, RegistryValue> | null> {
  // reg.exe exits with 1 for a missing key as for any error. So the subkeys of the parent, which always exist, are
  // listed.
  const lines = (await reg(parent))?.split(/\r?\n/).map(line => line.toLowerCase()) ?? []
  if (!lines.some(line => line.startsWith(`${listedParent.toLowerCase()}\\`))) return null
  if (!lines.includes(`${listedParent}\\hanamaru`.toLowerCase())) return new Map()
  const output = await reg(policyKey)
  return output === null ? null : parseReg(output)
}

/** The machine's policy, empty when there is none; throws ConfigError when it is wrong or cannot be read. */
export async function readWindowsPolicy(tools: PolicyTools): Promise<ConfigSource> {
  const values = await queryReg(tools)
  if (values) return toConfigSource(values)
  const output = await tools.powershell(command)
  if (output === null) throw unreadablePolicy()
  return toConfigSource(parsePowershell(output))
}
