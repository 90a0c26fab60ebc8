/**
 * A small project in a temporary folder that uses the rules of this repository, so that a test can add a violation and
 * see it refused.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Files without a violation, at least one per layer; each imports everything that its layer may import. */
const validFiles: Record<string, string> = {
  'shared/text.ts': "export const text = { hello: 'こんにちは' }\n",
  'shared/schema.ts': "import * as v from 'valibot'\n\nexport const name = v.string()\n",
  'shared/contract/keys.ts': "export const keys = ['app.boot'] as const\n",
  'shared/contract/types.ts': 'export interface Bridge {\n  boot(): void\n}\n',
  'main/index.ts': "import { app } from 'electron'\nimport { start } from './services'\n\nstart(app)\n",
  'main/host/electron/window.ts': "import { app } from 'electron'\n\nexport const title = String(app)\n",
  'main/choose-server.ts': "export const server = () => import('./sample-school/index')\n",
  'main/sample-school/index.ts':
    "import { read } from '../excel/read/workbook'\nimport { text } from '../../shared/text'\n\nexport const school = [read, text]\n",
  'main/excel/read/workbook.ts': 'export const read = 1\n',
  'main/services/index.ts':
    "import { readFileSync } from 'node:fs'\nimport { text } from '../../shared/text'\n\nexport const start = (app: unknown) => [readFileSync, text, app, process.pid]\n",
  'preload/preload.ts':
    "import { contextBridge } from 'electron'\nimport { keys } from '../shared/contract/keys'\nimport type { Bridge } from '../shared/contract/types'\n\nexport const expose = (bridge: Bridge) => [contextBridge, keys, bridge]\n",
  'renderer/bridge/index.ts':
    "import { label } from '../ui/label'\n\nexport const bridge = () => [(window as { hanamaru?: unknown }).hanamaru, fetch('/bridge'), label]\n",
  'renderer/ui/label.ts': "import { text } from '../../shared/text'\n\nexport const label = text.hello\n",
  'renderer/audio/player.ts': "import { bridge } from '../bridge/index'\n\nexport const player = bridge\n",
  'renderer/results/view.ts': "import { player } from '../audio/player'\n\nexport const view = player\n",
  'renderer/features/homework/roster.ts': "import { view } from '../../results/view'\n\nexport const roster = view\n",
  'renderer/screens/ranking/Ranking.ts':
    "import './Ranking.module.css'\nimport { roster } from '../../features/homework/roster'\nimport { label } from '../../ui/label'\n\nexport const ranking = [roster, label]\n",
  'renderer/screens/ranking/Ranking.module.css': '.table {\n  color: inherit;\n}\n',
  'renderer/screens/ranking/table/columns.ts':
    "import { ranking } from '../Ranking'\n\nexport const columns = [ranking]\n",
  'renderer/app/menu.ts': "import { roster } from '../features/homework/roster'\n\nexport const menu = [roster]\n",
  'renderer/screens/text.ts': "export const text = { title: '宿題一覧' }\n",
  'renderer/screens/list.ts':
    "import { text as words } from '../../shared/text'\nimport { bridge } from '../bridge/index'\nimport { text } from './text'\n\nexport const list = () => [document.title, bridge, text, words]\n",
  'renderer/app/theme.css': ':root {\n  --hm-ink: #1f2430;\n}\n',
  'tests/shared/text.test.ts': "import { text } from '../../shared/text'\n\nexport const words = [text]\n",
}

const fakePackages: Record<string, string> = {
  electron: 'export declare const app: unknown\nexport declare const contextBridge: unknown\n',
  valibot: 'export declare function string(): unknown\n',
  axios: 'export declare const get: unknown\n',
}

const made: string[] = []

afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true })
})

/** Writes the project without a violation; the files in `plants` are added or replace its files. Returns its folder. */
export function makeProject(plants: Record<string, string> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hanamaru-project-'))
  made.push(root)
  const write = (name: string, content: string) => {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [name, content] of Object.entries({ ...validFiles, ...plants })) write(name, content)
  for (const [name, types] of Object.entries(fakePackages)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js', types: 'index.d.ts' }))
    write(`node_modules/${name}/index.js`, 'module.exports = {}\n')
    write(`node_modules/${name}/index.d.ts`, types)
  }
  for (const name of ['@types', 'vite']) {
    symlinkSync(path.join(repository, 'node_modules', name), path.join(root, 'node_modules', name))
  }
  for (const name of ['tsconfig.base.json', 'biome.json', 'package.json'])
    cpSync(path.join(repository, name), path.join(root, name))
  for (const layer of ['shared', 'main', 'preload', 'renderer']) {
    cpSync(path.join(repository, layer, 'tsconfig.json'), path.join(root, layer, 'tsconfig.json'))
  }
  return root
}

/** Runs a script of this repository on a project; `output` is all that it printed. */
export function run(script: string, args: string[], cwd = repository): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(repository, script), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, output: stdout + stderr }
}
