/**
 * `node build/api-page.mjs` writes docs/api.md from the endpoint table. `--check` writes nothing and fails if the page
 * is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from './bundles.mjs'

const page = path.join(root, 'docs/api.md')

const absent = new Set(['optional', 'exact_optional', 'nullish', 'nullable', 'undefinedable'])
const nothing = new Set(['null', 'undefined'])

/** The schema of a field's value, without the wrappers for a missing or empty value. */
function inner(schema) {
  if (absent.has(schema.type)) return inner(schema.wrapped)
  // The schema depends on the value; any present value shows its fields.
  if (schema.type === 'lazy') return inner(schema.getter(0))
  if (schema.type !== 'union') return schema
  const options = schema.options.filter(
    one => !nothing.has(one.type) && !(one.type === 'literal' && one.literal === ''),
  )
  return options.length === 1 ? inner(options[0]) : schema
}

const literal = value => (typeof value === 'string' ? `'${value}'` : String(value))

/** The text after a field's name: its own fields, its choices, or nothing for a plain value. */
function tail(schema) {
  const real = inner(schema)
  if (real.entries || real.type === 'union')
    return readings(real)
      .map(one => ` ${one}`)
      .join(' or')
  if (real.type === 'array') return `[]${tail(real.item)}`
  if (real.type === 'picklist') return `: ${real.options.map(literal).join(' \\| ')}`
  if (real.type === 'literal') return `: ${literal(real.literal)}`
  return ''
}

/** Whether the field may be missing from a body. */
const mayMiss = schema => absent.has(schema.type) || (schema.pipe?.[0] && absent.has(schema.pipe[0].type)) === true

/** The object forms that a schema accepts, each as text. */
const readings = schema => (schema.options ?? [schema]).filter(one => one.entries).map(fields)

function fields(schema) {
  const names = Object.entries(schema.entries).map(([name, one]) => `${name}${mayMiss(one) ? '?' : ''}${tail(one)}`)
  return `{ ${names.join(', ')} }`
}

/** A schema as text: its fields, or a dash if it has none. */
function words(schema) {
  const real = inner(schema)
  if (real.entries) return Object.keys(real.entries).length === 0 ? '—' : `\`${fields(real)}\``
  if (real.type === 'array') return `\`[]${tail(real.item)}\``
  return (
    readings(real)
      .map(one => `\`${one}\``)
      .join(' or ') || '—'
  )
}

const baseOf = { server: '{serverUrl}', ops: '{opsUrl}', template: '{templateUrl}', resource: '' }

const answerOf = row => (row.kind === 'blob' ? 'a file' : words(row.response))

const line = (name, row) => {
  const open = row.auth ? '' : ' *open*'
  const kind = row.kind === 'json' ? '' : ` *${row.kind}*`
  const secrets = row.secrets ? ` *encrypts ${Object.keys(row.secrets).join(', ')}*` : ''
  const address = `${row.method} \`${baseOf[row.base]}${row.path}\`${kind}${open}${secrets}`
  return `| ${name} | ${address} | ${words(row.request)} | ${answerOf(row)} | ${row.origin} |`
}

/** The page, from the domains of the endpoint table. */
export async function apiPage() {
  const { module } = await runnerImport(`${root}/shared/endpoints/index.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
  })
  const { endpointDomains } = module
  const all = Object.values(endpointDomains).flatMap(Object.values)
  const chosen = all.filter(row => row.origin === 'chosen').length
  const parts = Object.entries(endpointDomains).map(([domain, rows]) => {
    const lines = Object.entries(rows).map(([name, row]) => line(name, row))
    const head = ['| Row | Call | Request | `data` of the answer | Origin |', '| --- | --- | --- | --- | --- |']
    return [`## ${domain}`, '', ...head, ...lines].join('\n')
  })
  return `# The API

\`node build/api-page.mjs\` writes this page from \`shared/endpoints/\`; a test fails if it is out of date. It has ${all.length} rows: ${all.length - chosen} calls of SPEC §7, and ${chosen} calls
that are marked \`chosen\`: screens need them, and the specification does not list them. If a server uses another name for one of these, only its row changes.

- Envelope: \`{ errcode: 0, errmsg: "", data }\`; for the version check \`{ code: 200, data }\`; resource files have none. Other errcodes are handled like the HTTP status of that number (SPEC §8).
- Each call except the *open* ones sends \`Authorization: Bearer …\` and, in the query, \`flag\` and \`teacher_id\`. GET sends its fields in the query, POST as JSON, *multipart* as a form; the answer of a *blob* is a file. A field that a row *encrypts* is a password: RSA, base64 (SPEC §5).
- \`?\`: may be missing or null. Numbers may come as text, flags as 0 / 1, ids as text or number; unknown fields are ignored. Times are JST, \`YYYY-MM-DD HH:mm:ss\`.

${parts.join('\n\n')}
`
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve(root, 'build/api-page.mjs')) {
  const made = await apiPage()
  if (!process.argv.includes('--check')) writeFileSync(page, made)
  else if (readFileSync(page, 'utf8') !== made) {
    console.error('docs/api.md is out of date: run `node build/api-page.mjs` and commit the page.')
    process.exitCode = 1
  }
}
