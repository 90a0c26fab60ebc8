/** `node build/unused-texts.mjs [ROOT]`: fails if a text table has an entry that no code uses, and prints its name. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unusedTexts } from './laws/unused-texts.mjs'

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const root = path.resolve(process.argv[2] ?? home)
const unused = unusedTexts(root, ['main/tsconfig.json', 'renderer/tsconfig.json'])
for (const entry of unused) console.error(entry)
console.log(`${unused.length} unused texts`)
process.exitCode = unused.length === 0 ? 0 : 1
