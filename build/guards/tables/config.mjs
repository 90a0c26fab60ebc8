/** The configuration and the policy: what is wrong is refused by name, and no student overrules the school (DESIGN §4). */
import { guardsOf } from '../table.mjs'

const common = { area: 'config', section: '§4' }
const keys = 'tests/main/config/keys.test.ts'
const file = 'tests/main/config/file.test.ts'
const policy = 'tests/main/config/policy.test.ts'

const whole = guardsOf({ ...common, file: 'main/config/index.ts', tests: [keys, policy] }, [
  ['An unknown key is refused', 'if (!keyNamed(name)) throw unknownKey(name, place)', 'void keyNamed(name)'],
  [
    'A wrong value is refused',
    "if ('asks' in read) throw wrongValue(key, read.asks, from.place)",
    "if ('asks' in read) continue",
  ],
  [
    'A server without a key for passwords is refused',
    "if (server && config.publicKey === undefined) throw wrongValue('publicKey', 'neededKey', server.place)",
    '',
  ],
])

const values = guardsOf({ ...common, file: 'main/config/kinds.ts', tests: [keys] }, [
  ['An address is https', '/^https:\\/\\/[^/]/i.test(value) || ', '/^https?:/i.test(value) || '],
  ['An installed app takes no address of this machine', '!packaged && local.test(value)', 'local.test(value)'],
  [
    'An address carries no name and no password',
    "url.username === '' && url.password === '' && plainHost",
    'plainHost',
  ],
  ['An address has no wildcard', ' && plainHost.test(url.hostname) ? url : null', ' ? url : null'],
  ['An address has an end', "typeof value !== 'string' || value.length > longest || ", "typeof value !== 'string' || "],
  ['An address has no blanks and no backslash', ' || !/^[!-[\\]-~]+$/.test(value)', ''],
  [
    'An origin has no query and no fragment',
    'url && !/[?#]/.test(String(value)) && url.pathname',
    'url && url.pathname',
  ],
  ['An origin has no path', " && url.pathname === '/' ? url.origin", ' ? url.origin'],
  ['A base has no query', 'if (!url || /[?#]/.test(String(value))) return', 'if (!url) return'],
  ['A list has an end', ' || value.length > mostEntries', ''],
  ['Every entry of a list is right', 'read.every(entry => entry !== null)', 'read.some(entry => entry !== null)'],
  ['A proxy’s port is one', ' && Number(port) >= 1 && Number(port) <= 65_535', ''],
  ['A proxy’s host is a name', 'plainHost.test(host.toLowerCase()) && ', ''],
  ['A proxy’s login is percent-encoded', 'right && !/%(?![0-9a-f]{2})/i.test(login)', 'right'],
  ['The idle time has bounds', ' && value >= 0 && value <= 240', ''],
  ['A flag is true or false', "typeof value === 'boolean' ? { value } : { asks: 'flag' }", '{ value: Boolean(value) }'],
])

const pem = guardsOf({ ...common, file: 'main/config/pem.ts', tests: [keys] }, [
  ['A private key is refused', "if (/PRIVATE KEY/.test(value)) return { asks: 'privateKey' }", ''],
  ['A public key is one', "if (!label || !body) return { asks: 'publicKey' }", 'if (!label || !body) return { value }'],
  ['A public key has 2048 bits', '.getKeySize() >= minKeyBits', '.getKeySize() >= 0'],
  ['A certificate file has a whole path', ' || !isWhole(value)', ''],
  ['A certificate file’s path has no variables', "if (/%[^%\\\\/]+%/.test(value)) return { asks: 'pathVariable' }", ''],
  ['A certificate file has an end', ' || found.size > maxFileBytes', ''],
  ['A certificate file holds an authority', '.some(certificate => certificate.ca)', '.some(() => true)'],
])

const text = guardsOf({ ...common, file: 'main/config/file.ts', tests: [file] }, [
  ['A configuration file has an end', "if (found.size > maxBytes) throw refuse('tooLarge')", ''],
  [
    'A configuration in UTF-16 is refused by name',
    "/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)) || bytes.includes(0)",
    'false',
  ],
  ['A configuration that is no UTF-8 is refused', '{ fatal: true }', '{ fatal: false }'],
])

const json = guardsOf({ ...common, file: 'main/config/json.ts', tests: ['tests/main/config/json.test.ts', file] }, [
  ['A key that stands twice is refused', "if (read.has(key)) fail('duplicate', start, key)", ''],
  ['A configuration is not nested without end', "if (depth > maxDepth) fail('unexpected')", ''],
  ['What follows the configuration is refused', "if (at < text.length) fail('unexpected')", ''],
])

const windows = guardsOf({ ...common, file: 'main/config/policy.ts', tests: [policy] }, [
  [
    'A policy that cannot be known is not taken for none',
    'if (output === null) throw unknown()\n  return source',
    'if (output === null) return source(new Map())\n  return source',
  ],
  [
    'An absent policy is known by its parent',
    'if (!lines.some(line => line.startsWith(`',
    'if (lines.length === 0 && !lines.some(line => line.startsWith(`',
  ],
  [
    'A value of another type is refused',
    'if (!types.some(one => one === type)) throw registryFault(key, configText.policy.type(types[0], type))',
    '',
  ],
  [
    'A value that is not ASCII is refused',
    'if (!/^[\\t -~]*$/.test(data)) throw registryFault(key, configText.policy.ascii)',
    '',
  ],
  [
    'A policy has no variables, which a user could set',
    "if (type === 'REG_EXPAND_SZ' && data.includes('%')) throw wrongValue(key, 'pathVariable', policyKey)",
    '',
  ],
  [
    'An unknown policy is refused',
    "if (!key) throw unknownKey(name.replace(/[^ -~]/g, '?'), policyKey)",
    'if (!key) continue',
  ],
  [
    'A policy with a key below it is refused',
    'if (/^HKEY_LOCAL_MACHINE\\\\/i.test(line)) throw unknownKey',
    'if (false) throw unknownKey',
  ],
])

export const rows = [...whole, ...values, ...pem, ...text, ...json, ...windows]
