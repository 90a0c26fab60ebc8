/** The examples for school IT: the policy as a .reg file, the installer's file, and the table of the page. */
import { keyWords, policyWords } from './key-words.mjs'

/** A list or a text of lines, as .reg files have it: UTF-16, each entry ended by a zero, and one more. */
const multi = entries =>
  `hex(7):${[...Buffer.from([...entries, ''].map(entry => `${entry}\0`).join(''), 'utf16le')]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join(',')}`

const dword = value => `dword:${Number(value).toString(16).padStart(8, '0')}`

const registry = {
  text: { type: 'REG_SZ', write: value => `"${value.replace(/[\\"]/g, '\\$&')}"` },
  lines: { type: 'REG_MULTI_SZ', write: value => multi(value.split('\n')) },
  list: { type: 'REG_MULTI_SZ', write: multi },
  number: { type: 'REG_DWORD', write: dword },
  flag: { type: 'REG_DWORD', write: dword },
}

/** In place of what only the school has: refused by name until it is replaced. */
const placeholders = {
  publicKey: '-----BEGIN PUBLIC KEY-----\nREPLACE-WITH-THE-KEY-OF-YOUR-SERVER\n-----END PUBLIC KEY-----',
}

/** What stands in the examples: a school that needs no special certificate, and the defaults by name. */
const shown = rows =>
  rows
    .filter(({ key }) => !['extraCaFile', 'templateUrl', 'studentUrl'].includes(key))
    .map(row => ({ ...row, value: placeholders[row.key] ?? (row.key === 'proxy' ? row.default : row.example) }))

/** The .reg file, with the line ends of Windows. */
export const regFile = rows =>
  [
    'Windows Registry Editor Version 5.00',
    '',
    '[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Hanamaru]',
    ...shown(rows).map(({ key, holds, value }) => `"${key}"=${registry[holds].write(value)}`),
    '',
    '',
  ].join('\r\n')

/** The installer's file. */
export function exampleFile(rows) {
  const line = ({ key, value }) =>
    `  ${JSON.stringify(key)}: ${Array.isArray(value) ? `[${value.map(one => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value)}`
  return `{\n${shown(rows).map(line).join(',\n')}\n}\n`
}

const code = value => `\`${typeof value === 'string' ? value.split('\n')[0] : JSON.stringify(value)}\``

/** The table of docs/deployment.md. */
export function markdownTable(rows) {
  const body = rows.map(row => {
    const { title, help, none } = keyWords[row.key]
    const standard = row.default === undefined ? `なし：${none}` : code(row.default)
    return [`\`${row.key}\``, `**${title}**。${help}`, row.asks, standard, code(row.example), registry[row.holds].type]
  })
  const cells = [policyWords.head, policyWords.head.map(() => '---'), ...body]
  return cells.map(row => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
}
