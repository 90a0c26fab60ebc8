/** The laws of DESIGN §2 bite: for each, a planted violation fails the layer check. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { home, makeHouse, run } from './house'

const layers = (root: string) => run('build/layers.mjs', [root])

/** rule → the file that breaks it, and how. */
const plants: [rule: string, file: string, content: string][] = [
  ['shared-alone', 'shared/bad.ts', "export { start } from '../main/services'\n"],
  ['shared-only-valibot', 'shared/bad-npm.ts', "export { get } from 'axios'\n"],
  ['no-node-in-the-renderer', 'shared/bad-node.ts', "export { readFileSync } from 'node:fs'\n"],
  ['main-and-shared', 'main/bad.ts', "export { list } from '../renderer/screens/list'\n"],
  [
    'main-and-shared',
    'main/bad-type.ts',
    "import type { list } from '../renderer/screens/list'\n\nexport type L = typeof list\n",
  ],
  ['renderer-and-shared', 'renderer/bad.ts', "export { start } from '../main/services'\n"],
  ['renderer-and-shared', 'renderer/bad-later.ts', "export const later = () => import('../main/services')\n"],
  ['no-node-in-the-renderer', 'renderer/bad-node.ts', "export { readFileSync } from 'node:fs'\n"],
  ['no-network-in-the-renderer', 'renderer/bad-net.ts', "export { get } from 'axios'\n"],
  ['preload-and-contract', 'preload/bad.ts', "export { text } from '../shared/text'\n"],
  ['preload-only-electron', 'preload/bad-npm.ts', "export { get } from 'axios'\n"],
  ['preload-keys-at-run-time', 'preload/bad-run.ts', "export * from '../shared/contract/types'\n"],
  ['electron-in-its-place', 'main/bad-electron.ts', "export { app } from 'electron'\n"],
  ['electron-in-its-place', 'main/host/loopback/bad.ts', "export { app } from 'electron'\n"],
  ['electron-in-its-place', 'renderer/bad-electron.ts', "export { app } from 'electron'\n"],
  ['hosts-behind-the-host', 'main/bad-host.ts', "export { title } from './host/electron/window'\n"],
  ['sample-school-behind-choose-server', 'main/bad-sample.ts', "export { school } from './sample-school/index'\n"],
  [
    'sample-school-behind-choose-server',
    'main/bad-sample-type.ts',
    "import type { school } from './sample-school/index'\n\nexport type S = typeof school\n",
  ],
  ['sample-school-alone', 'main/sample-school/bad.ts', "export { start } from '../services'\n"],
  ['screens-by-the-route-table', 'renderer/app/bad-shell.ts', "export { list } from '../screens/list'\n"],
  ['no-cycles', 'main/round-a.ts', "import { b } from './round-b'\n\nexport const a = () => b\n"],
  ['nothing-unresolved', 'main/bad-nowhere.ts', "export { x } from './nowhere'\n"],
]

describe('build/layers.mjs', () => {
  it('passes the lawful house', () => {
    const { code, output } = layers(makeHouse())
    expect(output).toMatch(/\b0 faults/)
    expect(code).toBe(0)
  })

  it('names each planted violation, and fails', () => {
    const files = Object.fromEntries(plants.map(([, file, content]) => [file, content]))
    const { code, output } = layers(
      makeHouse({ ...files, 'main/round-b.ts': "import { a } from './round-a'\n\nexport const b = () => a\n" }),
    )
    expect(code).toBe(1)
    for (const [rule, file] of plants) expect(output).toContain(`${rule}: ${file} → `)
  })

  it.each(['shared', 'renderer'])('fails when it sees no module in %s', layer => {
    const root = makeHouse()
    rmSync(path.join(root, layer), { recursive: true })
    const { code, output } = layers(root)
    expect(code).toBe(1)
    expect(output).toContain(`no module seen in ${layer}/`)
  })

  it('fails on a folder without any module', () => {
    const root = makeHouse()
    for (const layer of ['shared', 'main', 'preload', 'renderer']) rmSync(path.join(root, layer), { recursive: true })
    expect(layers(root).code).toBe(1)
  })

  it('has a rule for each law, and a plant for each rule', async () => {
    const rules = (await import(path.join(home, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    expect(rules.default.forbidden.map(rule => rule.name).sort()).toEqual(
      [...new Set(plants.map(([rule]) => rule))].sort(),
    )
  })
})
