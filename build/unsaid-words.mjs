/** `node build/unsaid-words.mjs [ROOT]`: fails when a text table keeps a word that nobody says, and names it. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unsaidWords } from './laws/unsaid-words.mjs'

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const root = path.resolve(process.argv[2] ?? home)
const unsaid = unsaidWords(root, ['main/tsconfig.json', 'renderer/tsconfig.json'])
for (const word of unsaid) console.error(word)
console.log(`${unsaid.length} words unsaid`)
process.exitCode = unsaid.length === 0 ? 0 : 1
