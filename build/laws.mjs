/**
 * `node build/laws.mjs [ROOT]`: checks every source file against the table of build/laws/table.mjs. It fails when a
 * file violates a law, and when a law matched no file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { commentsOf, walk } from './laws/nodes.mjs'
import { laws } from './laws/table.mjs'

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const folders = ['main', 'renderer', 'preload', 'shared', 'tests']

function filesUnder(root, folder) {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  } catch {
    return []
  }
}

/** The violations of `rows` in `text`, the content of the file `name`, as one readable line each. */
export function faultsIn(name, text, rows = laws) {
  const faults = new Set()
  const fault = (law, line) => faults.add(`${name}:${line + 1} ${law.name}: ${law.says}`)
  const mine = rows.filter(law => law.files.test(name) && !law.free.some(free => free.test(name)))
  if (name.endsWith('.css')) {
    text.split('\n').forEach((line, at) => {
      for (const law of mine) if (law.style?.(line)) fault(law, at)
    })
    return [...faults]
  }
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const lineOf = at => file.getLineAndCharacterOfPosition(at).line
  walk(file, node => {
    for (const law of mine) if (law.node?.(node)) fault(law, lineOf(node.getStart()))
  })
  for (const comment of commentsOf(file)) {
    for (const law of mine) if (law.comment?.(comment.text)) fault(law, lineOf(comment.at))
  }
  return [...faults]
}

/** Checks all source files below `root`. */
export function checkLaws(root = home) {
  const names = folders.flatMap(folder => filesUnder(root, folder)).filter(name => /\.(tsx?|css)$/.test(name))
  const faults = names.flatMap(name => faultsIn(name, readFileSync(path.join(root, name), 'utf8')))
  for (const law of laws) {
    if (!names.some(name => law.files.test(name))) faults.push(`${law.name}: no file seen`)
  }
  return { files: names.length, faults }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, faults } = checkLaws(path.resolve(process.argv[2] ?? home))
  for (const fault of faults) console.error(fault)
  console.log(`${files} files read by ${laws.length} laws, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
