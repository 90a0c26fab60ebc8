/**
 * `node build/licences.mjs` writes docs/licences.md: the packages that are bundled into the program, their authors and
 * their licences. `--check` writes nothing and fails if the page is out of date. The data comes from the sources'
 * imports, from package-lock.json and from the packages themselves.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const page = path.join(root, 'docs/licences.md')
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages

/** Not bundled: it is shipped beside the program with its own licence files. */
const besides = new Set(['electron'])

const packageOf = specifier => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The packages that the four layers import, style sheets included. */
function imported() {
  const names = new Set()
  for (const layer of ['main', 'preload', 'renderer', 'shared']) {
    for (const entry of readdirSync(path.join(root, layer), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name)) continue
      const source = readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
      for (const [, specifier] of source.matchAll(/(?:from|import|url)\s*\(?\s*['"]([^'"]+)['"]/g)) {
        const name = packageOf(specifier)
        if (`node_modules/${name}` in lock && !isBuiltin(specifier) && !besides.has(name)) names.add(name)
      }
    }
  }
  return [...names]
}

/** The folder to which the package at `from` resolves `name`. */
function resolve(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (place in lock) return place
    if (at === '') return undefined
  }
}

/** `names` and all their dependencies, as folders in node_modules. */
function closure(names) {
  const seen = new Set()
  const visit = place => {
    if (!place || seen.has(place)) return
    seen.add(place)
    for (const name of Object.keys(lock[place].dependencies ?? {})) visit(resolve(place, name))
  }
  for (const name of names) visit(`node_modules/${name}`)
  return [...seen].filter(place => !lock[place].optional)
}

const isCopyright = line => /^\W*(portions )?copyright\b.*(\d{4}|\bby\b|©|\(c\))/i.test(line.trim())

/** A package's name, version, licence, copyright lines and the rest of its licence text. */
function describe(place) {
  const folder = path.join(root, place)
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name))
  const lines = file ? readFileSync(path.join(folder, file), 'utf8').split(/\r?\n/) : []
  const author = typeof about.author === 'string' ? about.author : about.author?.name
  const holders = lines.filter(isCopyright).map(line => line.trim().replaceAll('|', '/'))
  return {
    name: about.name,
    version: about.version,
    licence: String(
      about.license?.type ?? about.license ?? about.licenses?.map(one => one.type).join(', ') ?? 'see text',
    ),
    holders: holders.length > 0 ? holders : author ? [author.replace(/\s*[<(].*/, '')] : [],
    text: lines
      .filter(line => !isCopyright(line))
      .join('\n')
      .trim(),
  }
}

const shape = text => text.replace(/\W+/g, ' ').toLowerCase()

/** The code that is built from source and checked in (build/codec). */
function codec() {
  const lines = readFileSync(path.join(root, 'build/codec/LICENCE-speex.txt'), 'utf8').split('\n')
  const holders = lines
    .filter(line => /^(Copyright|\s+Organisation)/.test(line))
    .map(line => line.replace(/\s+/g, ' ').trim())
  const text = lines
    .filter(line => !holders.includes(line.replace(/\s+/g, ' ').trim()))
    .join('\n')
    .trim()
  return { name: 'libspeex (WebAssembly)', version: '1.2.1', licence: 'BSD-3-Clause', holders, text }
}

/** The whole page. */
function write() {
  const packages = [...closure(imported()).map(describe), codec()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
  const texts = new Map()
  for (const { text, name, licence } of packages) {
    if (text === '') continue
    const same = texts.get(shape(text)) ?? { text, licence, names: [] }
    same.names.push(name)
    texts.set(shape(text), same)
  }
  const rows = packages.map(one => `| ${one.name} | ${one.version} | ${one.licence} | ${one.holders.join('; ')} |`)
  const bodies = [...texts.values()].map(
    ({ text, licence, names }) =>
      `### ${licence}: ${[...new Set(names)].join(', ')}\n\n\`\`\`\`text\n${text}\n\`\`\`\``,
  )
  return `# Licences of the bundled packages

Hanamaru itself has the MIT licence (LICENSE). The built program contains the packages below, or parts of them.
Electron is shipped beside it with its own licence files. \`node build/licences.mjs\` writes this page.

| package | version | licence | copyright |
|---|---|---|---|
${[...new Set(rows)].join('\n')}

## Texts

${bodies.join('\n\n')}
`
}

const text = write()
if (!process.argv.includes('--check')) {
  writeFileSync(page, text)
  console.log(`written: ${path.relative(root, page)}`)
} else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error('docs/licences.md is out of date: run `node build/licences.mjs` and commit the page.')
  process.exitCode = 1
}
