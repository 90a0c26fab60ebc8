/**
 * The policy of this machine, `HKLM\SOFTWARE\Policies\Hanamaru` (DESIGN §4): what Windows' own tools say of it, read into
 * values by key. A policy that cannot be known is never taken for none. What a user may write himself (HKCU) is not asked.
 */
import { configText } from '../../shared/text'
import type { Source } from './file'
import { kinds } from './kinds'
import { ConfigError, unknownKey, wrongValue } from './refusal'
import { type ConfigKey, configKeys, configTable } from './table'

const parent = 'HKLM\\SOFTWARE\\Policies'
const listedParent = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies'
const policyKey = `${parent}\\Hanamaru`

/** A registry value, as one of the tools names it: in hexadecimal where it is a number, parted by `\0` where it is a list. */
interface RegistryValue {
  type: string
  data: string
}

/** How the two tools of Windows are asked. Each gives all that the tool printed, byte by byte, or null where it failed. */
export interface PolicyTools {
  /** `reg.exe query KEY /reg:64` */
  reg(key: string): Promise<string | null>
  /** Windows PowerShell with this command: where the use of registry tools is forbidden, reg.exe answers nobody. */
  powershell(command: string): Promise<string | null>
}

/** Prints the policy's values as one JSON object; `{}` where there is no policy. */
const command = [
  "$ErrorActionPreference = 'Stop'",
  `$key = 'Registry::${listedParent}\\Hanamaru'`,
  "if (-not (Test-Path -LiteralPath $key)) { '{}'; exit 0 }",
  'if (Get-ChildItem -LiteralPath $key) { exit 3 }',
  '$values = Get-ItemProperty -LiteralPath $key',
  "$values | Select-Object -Property * -ExcludeProperty PSPath, PSParentPath, PSChildName, PSProvider, PSDrive, '(default)' | ConvertTo-Json -Compress",
].join('; ')

const unknown = () => new ConfigError(policyKey, configText.policy.unreadable, policyKey)

/** The lines that reg.exe prints for a key: the key, then its values indented, then its subkeys. */
function parseReg(output: string): Map<string, RegistryValue> {
  const values = new Map<string, RegistryValue>()
  let last = ''
  for (const line of output.split(/\r?\n/)) {
    if (line.trim() === '' || line.toLowerCase() === `${listedParent}\\hanamaru`.toLowerCase()) continue
    if (/^HKEY_LOCAL_MACHINE\\/i.test(line)) throw unknownKey(line.slice(line.lastIndexOf('\\') + 1), policyKey)
    const [, name = '', type = '', data = ''] = /^ {4}(.+?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/.exec(line) ?? []
    if (name === '') throw last === '' ? unknown() : registryFault(last, configText.policy.lineBreak)
    last = name
    // The default value, under its name in Windows' language.
    if (!/^\(.*\)$/.test(name)) values.set(name, { type, data })
  }
  return values
}

/** What the command above prints. */
function parsePowershell(output: string): Map<string, RegistryValue> {
  let read: unknown
  try {
    read = JSON.parse(output.trim() === '' ? '{}' : output)
  } catch {
    throw unknown()
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unknown()
  const typed = (value: unknown): RegistryValue => {
    if (typeof value === 'string') return { type: 'REG_SZ', data: value }
    if (typeof value === 'number') return { type: 'REG_DWORD', data: `0x${value.toString(16)}` }
    const texts = Array.isArray(value) && value.every(entry => typeof entry === 'string')
    return texts ? { type: 'REG_MULTI_SZ', data: value.join('\\0') } : { type: 'REG_BINARY', data: '' }
  }
  return new Map(Object.entries(read).map(([name, value]) => [name, typed(value)]))
}

const registryFault = (name: string, asks: string) => new ConfigError(name, configText.wrong(name, asks), policyKey)

/** Which types a kind of value may have in the registry, best first, and how its text is read. */
const holders = {
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
  const { types, read } = holders[kinds[configTable[key].kind].holds]
  if (!types.some(one => one === type)) throw registryFault(key, configText.policy.type(types[0], type))
  // Non-ASCII text passes through the console's code page: nobody could say what arrives here.
  if (!/^[\t -~]*$/.test(data)) throw registryFault(key, configText.policy.ascii)
  // A user could set the variables himself: they are never filled in.
  if (type === 'REG_EXPAND_SZ' && data.includes('%')) throw wrongValue(key, 'pathVariable', policyKey)
  const value = read(data)
  if (value === undefined) throw registryFault(key, configText.policy.flag)
  return value
}

/** Names count in any case, as everywhere in the registry. */
function source(registry: Map<string, RegistryValue>): Source {
  const values = new Map<string, unknown>()
  for (const [name, value] of registry) {
    const key = configKeys.find(one => one.toLowerCase() === name.toLowerCase())
    if (!key) throw unknownKey(name.replace(/[^ -~]/g, '?'), policyKey)
    values.set(key, readValue(key, value))
  }
  return { place: policyKey, values }
}

async function askReg({ reg }: PolicyTools): Promise<Map<string, RegistryValue> | null> {
  // reg.exe ends with 1 for an absent key as for any fault: whether the key is there, its parent says. It always has some.
  const lines = (await reg(parent))?.split(/\r?\n/).map(line => line.toLowerCase()) ?? []
  if (!lines.some(line => line.startsWith(`${listedParent.toLowerCase()}\\`))) return null
  if (!lines.includes(`${listedParent}\\hanamaru`.toLowerCase())) return new Map()
  const output = await reg(policyKey)
  return output === null ? null : parseReg(output)
}

/** The policy in force, without values where there is none; throws ConfigError where it is wrong or cannot be known. */
export async function readPolicy(tools: PolicyTools): Promise<Source> {
  const told = await askReg(tools)
  if (told) return source(told)
  const output = await tools.powershell(command)
  if (output === null) throw unknown()
  return source(parsePowershell(output))
}
