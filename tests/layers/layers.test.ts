/** For each import rule of DESIGN §2, a planted violation fails the layer check. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeProject, repository, run } from './sample-project'

const { checkLayers } = (await import(path.join(repository, 'build/layers.mjs'))) as {
  checkLayers(root: string): Promise<{ modules: number; faults: string[] }>
}

/** The rule, the file that violates it, and its content. */
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
  ['floor-ui', 'renderer/ui/bad-bridge.ts', "export { bridge } from '../bridge/index'\n"],
  ['floor-ui', 'renderer/ui/bad-root.ts', "export { paths } from '../paths'\n"],
  ['floor-bridge', 'renderer/bridge/bad.ts', "export { roster } from '../features/homework/roster'\n"],
  ['floor-audio', 'renderer/audio/bad.ts', "export { view } from '../results/view'\n"],
  ['floor-results', 'renderer/results/bad.ts', "export { roster } from '../features/homework/roster'\n"],
  ['floor-features', 'renderer/features/bad.ts', "export { ranking } from '../screens/ranking/Ranking'\n"],
  [
    'floor-features',
    'renderer/features/homework/bad-type.ts',
    "import type { ranking } from '../../screens/ranking/Ranking'\n\nexport type R = typeof ranking\n",
  ],
  ['floor-screens', 'renderer/screens/homework/bad-app.ts', "export { menu } from '../../app/menu'\n"],
  ['no-screen-imports-another', 'renderer/screens/homework/bad.ts', "export { ranking } from '../ranking/Ranking'\n"],
  [
    'no-screen-imports-another',
    'renderer/screens/homework/list/bad.ts',
    "export { columns } from '../../ranking/table/columns'\n",
  ],
  ['no-screen-imports-another', 'renderer/screens/homework/bad-style.ts', "import '../ranking/Ranking.module.css'\n"],
  ['no-cycles', 'main/round-a.ts', "import { b } from './round-b'\n\nexport const a = () => b\n"],
  ['no-cycles', 'renderer/features/type-a.ts', "import type { B } from './type-b'\n\nexport type A = B | 1\n"],
  ['nothing-unresolved', 'main/bad-nowhere.ts', "export { x } from './nowhere'\n"],
]

describe('build/layers.mjs', () => {
  it('passes a project without violations', async () => {
    const { modules, faults } = await checkLayers(makeProject())
    expect(faults).toEqual([])
    expect(modules).toBeGreaterThan(15)
  })

  it('names each planted violation, and fails', () => {
    const files = Object.fromEntries(plants.map(([, file, content]) => [file, content]))
    const root = makeProject({
      ...files,
      'main/round-b.ts': "import { a } from './round-a'\n\nexport const b = () => a\n",
      'renderer/features/type-b.ts': "import type { A } from './type-a'\n\nexport type B = A | 2\n",
      'renderer/paths.ts': 'export const paths = {}\n',
    })
    const { code, output } = run('build/layers.mjs', [root])
    expect(code).toBe(1)
    for (const [rule, file] of plants) expect(output).toContain(`${rule}: ${file} → `)
  })

  it.each(['shared', 'renderer'])('fails when it sees no module in %s', async layer => {
    const root = makeProject()
    rmSync(path.join(root, layer), { recursive: true })
    expect((await checkLayers(root)).faults).toContain(`no module seen in ${layer}/`)
  })

  it('fails on a folder without any module', async () => {
    const root = makeProject()
    const layers = ['shared', 'main', 'preload', 'renderer']
    for (const layer of layers) rmSync(path.join(root, layer), { recursive: true })
    expect((await checkLayers(root)).faults).toEqual(layers.map(layer => `no module seen in ${layer}/`))
  })

  it('has a planted violation for each rule', async () => {
    const rules = (await import(path.join(repository, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    expect(rules.default.forbidden.map(rule => rule.name).sort()).toEqual(
      [...new Set(plants.map(([rule]) => rule))].sort(),
    )
  })

  it('assigns every folder of the renderer to a floor', async () => {
    const { default: rules } = (await import(path.join(repository, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const floors = rules.forbidden.flatMap(({ name }) => /^floor-(.+)/.exec(name)?.[1] ?? [])
    const folders = readdirSync(path.join(repository, 'renderer'), { withFileTypes: true }).filter(entry =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).sort()).toEqual([...floors, 'app'].sort())
  })
})
