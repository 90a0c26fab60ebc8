/**
 * `node build/policy.mjs` writes all files that are generated from the configuration table: the group policy templates,
 * their example, the example of the installer's file, and the table in docs/deployment.md. `--check` writes nothing and
 * reports the files that are out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './bundles.mjs'
import { loadConfigTable } from './config-table.mjs'
import { exampleFile, markdownTable, regFile } from './policy/examples.mjs'
import { keyWords } from './policy/key-words.mjs'
import { adml, admx } from './policy/templates.mjs'

const marks = ['<!-- configuration: written by node build/policy.mjs -->', '<!-- /configuration -->']

/** `page` with `table` between its markers; throws if the markers are missing. */
export function putTable(page, table) {
  const [start, end] = marks.map(mark => page.indexOf(mark))
  if (start < 0 || end < start) throw new Error(`docs/deployment.md does not contain the marks ${marks.join(' … ')}`)
  return `${page.slice(0, start + marks[0].length)}\n${table}\n${page.slice(end)}`
}

const { rows } = await loadConfigTable()
const undescribed = rows.filter(({ key }) => !keyWords[key]).map(({ key }) => key)
const unknown = Object.keys(keyWords).filter(key => !rows.some(row => row.key === key))
if (undescribed.length + unknown.length > 0)
  throw new Error(`build/policy/key-words.mjs: ${[...undescribed, ...unknown].join(', ')}`)

const read = name => (existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '')
const files = {
  'build/policy/hanamaru.admx': admx(rows),
  'build/policy/ja-JP/hanamaru.adml': adml(rows),
  'build/policy/example.reg': regFile(rows),
  'build/policy/hanamaru.config.example.json': exampleFile(rows),
  'docs/deployment.md': putTable(read('docs/deployment.md'), markdownTable(rows)),
}
const stale = Object.entries(files).filter(([name, text]) => read(name) !== text)
if (!process.argv.includes('--check')) {
  for (const [name, text] of stale) writeFileSync(path.join(root, name), text)
  console.log(`written: ${stale.map(([name]) => name).join(', ') || 'nothing, all files are up to date'}`)
} else if (stale.length > 0) {
  console.error(
    `out of date: ${stale.map(([name]) => name).join(', ')}. Run \`node build/policy.mjs\` and commit these files.`,
  )
  process.exitCode = 1
}
