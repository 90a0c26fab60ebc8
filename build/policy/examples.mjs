/**
 * Generates the examples for school IT: the policy as a .reg file, the installer's file, and the table in
 * docs/deployment.md.
 */
import { keyWords, policyWords } from './key-words.mjs'

/** A REG_MULTI_SZ value in a .reg file: UTF-16, a zero after each entry and one more at the end. */
const multiString = entries =>
  `hex(7):${[...Buffer.from([...entries, ''].map(entry => `${entry}\0`).join(''), 'utf16le')]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join(',')}`

const dword = value => `dword:${Number(value).toString(16).padStart(8, '0')}`

const registry = {
  text: { type: 'REG_SZ', write: value => `"${value.replace(/[\\"]/g, '\\$&')}"` },
  lines: { type: 'REG_MULTI_SZ', write: value => multiString(value.split('\n')) },
  list: { type: 'REG_MULTI_SZ', write: multiString },
  number: { type: 'REG_DWORD', write: dword },
  flag: { type: 'REG_DWORD', write: dword },
}

/**
 * A placeholder for a value that only the school knows. The program rejects it with the name of the key until school IT
 * replaces it.
 */
const placeholders = {
  publicKey: '-----BEGIN PUBLIC KEY-----\nREPLACE-WITH-THE-KEY-OF-YOUR-SERVER\n-----END PUBLIC KEY-----',
}

/** The rows of the examples: a school that needs no additional certificate. The proxy has its default value. */
const exampleRows = rows =>
  rows
    .filter(({ key }) => !['extraCaFile', 'templateUrl', 'studentUrl'].includes(key))
    .map(row => ({ ...row, value: placeholders[row.key] ?? (row.key === 'proxy' ? row.default : row.example) }))

/** The .reg file, with Windows line endings. */
export const regFile = rows =>
  [
    'Windows Registry Editor Version 5.00',
    '',
    '[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Hanamaru]',
    ...exampleRows(rows).map(({ key, policyForm, value }) => `"${key}"=${registry[policyForm].write(value)}`),
    '',
    '',
  ].join('\r\n')

/** The example of the installer's configuration file. */
export function exampleFile(rows) {
  const line = ({ key, value }) =>
    `  ${JSON.stringify(key)}: ${Array.isArray(value) ? `[${value.map(one => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value)}`
  return `{\n${exampleRows(rows).map(line).join(',\n')}\n}\n`
}

const code = value => `\`${typeof value === 'string' ? value.split('\n')[0] : JSON.stringify(value)}\``

/** The table of docs/deployment.md. */
export function markdownTable(rows) {
  const body = rows.map(row => {
    const { title, help, none } = keyWords[row.key]
    const defaultText = row.default === undefined ? `なし：${none}` : code(row.default)
    return [
      `\`${row.key}\``,
      `**${title}**。${help}`,
      row.requirement,
      defaultText,
      code(row.example),
      registry[row.policyForm].type,
    ]
  })
  const cells = [policyWords.head, policyWords.head.map(() => '---'), ...body]
  return cells.map(row => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
}
