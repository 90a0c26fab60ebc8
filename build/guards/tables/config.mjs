/**
 * Guards of the configuration and the Windows policy: an error names the key of a wrong value, and no student can
 * override the settings of the school (DESIGN §4).
 */
import { guardsOf } from '../table.mjs'

const common = { area: 'config', section: '§4' }
const keys = 'tests/main/config/value-kinds.test.ts'
const file = 'tests/main/config/config-file.test.ts'
const policy = 'tests/main/config/windows-policy.test.ts'

const whole = guardsOf({ ...common, file: 'main/config/index.ts', tests: [keys, policy] }, [
  ['An unknown key is refused', 'if (!isConfigKey(name)) throw unknownKeyError(name, place)', 'void isConfigKey(name)'],
  [
    'A wrong value is refused',
    "if ('requirement' in result) throw wrongValueError(key, result.requirement, from.place)",
    "if ('requirement' in result) continue",
  ],
  [
    'A server without a public key for passwords is refused',
    "if (server && config.publicKey === undefined) throw wrongValueError('publicKey', 'neededKey', server.place)",
    '',
  ],
])

const values = guardsOf({ ...common, file: 'main/config/value-kinds.ts', tests: [keys] }, [
  ['An address must be https', '/^https:\\/\\/[^/]/i.test(value) || ', '/^https?:/i.test(value) || '],
  [
    'An installed app accepts no address on this machine',
    '!packaged && loopbackAddress.test(value)',
    'loopbackAddress.test(value)',
  ],
  [
    'An address has no user name and no password',
    "url.username === '' && url.password === '' && plainHost",
    'plainHost',
  ],
  ['An address has no wildcard', ' && plainHost.test(url.hostname) ? url : null', ' ? url : null'],
  [
    'An address has a maximum length',
    "typeof value !== 'string' || value.length > maxLength || ",
    "typeof value !== 'string' || ",
  ],
  ['An address has no blanks and no backslash', ' || !/^[!-[\\]-~]+$/.test(value)', ''],
  [
    'An origin has no query and no fragment',
    'url && !/[?#]/.test(String(value)) && url.pathname',
    'url && url.pathname',
  ],
  ['An origin has no path', " && url.pathname === '/' ? url.origin", ' ? url.origin'],
  ['A base has no query', 'if (!url || /[?#]/.test(String(value))) return', 'if (!url) return'],
  ['A list has a maximum length', ' || value.length > maxEntries', ''],
  ['Every entry of a list is checked', 'read.every(entry => entry !== null)', 'read.some(entry => entry !== null)'],
  ['A proxy’s port is a valid port', ' && Number(port) >= 1 && Number(port) <= 65_535', ''],
  ['A proxy’s host is a valid name', 'plainHost.test(host.toLowerCase()) && ', ''],
  ['A proxy’s login is percent-encoded', 'right && !/%(?![0-9a-f]{2})/i.test(login)', 'right'],
  ['The idle time has limits', ' && value >= 0 && value <= 240', ''],
  [
    'A flag is true or false',
    "typeof value === 'boolean' ? { value } : { requirement: 'flag' }",
    '{ value: Boolean(value) }',
  ],
])

const pem = guardsOf({ ...common, file: 'main/config/pem.ts', tests: [keys] }, [
  ['A private key is refused', "if (/PRIVATE KEY/.test(value)) return { requirement: 'privateKey' }", ''],
  [
    'A public key must have the form of a public key',
    "if (!label || !body) return { requirement: 'publicKey' }",
    'if (!label || !body) return { value }',
  ],
  ['A public key has 2048 bits', '.getKeySize() >= minKeyBits', '.getKeySize() >= 0'],
  ['A certificate file has an absolute path', ' || !isAbsolutePath(value)', ''],
  [
    'A certificate file’s path has no variables',
    "if (/%[^%\\\\/]+%/.test(value)) return { requirement: 'pathVariable' }",
    '',
  ],
  ['A certificate file has a maximum size', ' || found.size > maxFileBytes', ''],
  ['A certificate file contains a CA certificate', '.some(certificate => certificate.ca)', '.some(() => true)'],
])

const text = guardsOf({ ...common, file: 'main/config/config-file.ts', tests: [file] }, [
  ['A configuration file has a maximum size', "if (found.size > maxBytes) throw refuse('tooLarge')", ''],
  [
    'A configuration in UTF-16 is refused with a message that names UTF-16',
    "/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)) || bytes.includes(0)",
    'false',
  ],
  ['A configuration that is not UTF-8 is refused', '{ fatal: true }', '{ fatal: false }'],
])

const json = guardsOf(
  { ...common, file: 'main/config/strict-json.ts', tests: ['tests/main/config/strict-json.test.ts', file] },
  [
    ['A repeated key is refused', "if (read.has(key)) fail('duplicate', start, key)", ''],
    ['The nesting of a configuration has a limit', "if (depth > maxDepth) fail('unexpected')", ''],
    ['Text after the configuration is refused', "if (at < text.length) fail('unexpected')", ''],
  ],
)

const windows = guardsOf({ ...common, file: 'main/config/windows-policy.ts', tests: [policy] }, [
  [
    'An unreadable policy is not treated as no policy',
    'if (output === null) throw unreadablePolicy()\n  return toConfigSource',
    'if (output === null) return toConfigSource(new Map())\n  return toConfigSource',
  ],
  [
    'A missing policy is recognised from its parent key',
    'if (!lines.some(line => line.startsWith(`',
    'if (lines.length === 0 && !lines.some(line => line.startsWith(`',
  ],
  [
    'A value of another type is refused',
    'if (!types.some(one => one === type)) throw registryError(key, configText.policy.type(types[0], type))',
    '',
  ],
  [
    'A value that is not ASCII is refused',
    'if (!/^[\\t -~]*$/.test(data)) throw registryError(key, configText.policy.ascii)',
    '',
  ],
  [
    'A policy has no variables, because a user could set them',
    "if (type === 'REG_EXPAND_SZ' && data.includes('%')) throw wrongValueError(key, 'pathVariable', policyKey)",
    '',
  ],
  [
    'An unknown policy value is refused',
    "if (!key) throw unknownKeyError(name.replace(/[^ -~]/g, '?'), policyKey)",
    'if (!key) continue',
  ],
  [
    'A policy with a subkey is refused',
    'if (/^HKEY_LOCAL_MACHINE\\\\/i.test(line)) throw unknownKeyError',
    'if (false) throw unknownKeyError',
  ],
])

export const rows = [...whole, ...values, ...pem, ...text, ...json, ...windows]
