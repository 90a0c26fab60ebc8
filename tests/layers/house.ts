/** A small house in a temporary folder, with this project's own laws, in which a test may plant a violation. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

export const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** One lawful file per layer, each importing all that its layer may. */
const lawful: Record<string, string> = {
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
  'main/services.ts':
    "import { readFileSync } from 'node:fs'\nimport { text } from '../shared/text'\n\nexport const start = (app: unknown) => [readFileSync, text, app, process.pid]\n",
  'preload/preload.ts':
    "import { contextBridge } from 'electron'\nimport { keys } from '../shared/contract/keys'\nimport type { Bridge } from '../shared/contract/types'\n\nexport const expose = (bridge: Bridge) => [contextBridge, keys, bridge]\n",
  'renderer/bridge/index.ts':
    "export const bridge = () => (window as { hanamaru?: unknown }).hanamaru ?? fetch('/bridge')\n",
  'renderer/screens/text.ts': "export const text = { title: '宿題一覧' }\n",
  'renderer/screens/list.ts':
    "import { text as words } from '../../shared/text'\nimport { bridge } from '../bridge/index'\nimport { text } from './text'\n\nexport const list = () => [document.title, bridge, text, words]\n",
  'renderer/app/theme.css': ':root {\n  --hm-ink: #1f2430;\n}\n',
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

/** The lawful house, with `plants` added or put over its files. */
export function makeHouse(plants: Record<string, string> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hanamaru-house-'))
  made.push(root)
  const write = (name: string, content: string) => {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [name, content] of Object.entries({ ...lawful, ...plants })) write(name, content)
  for (const [name, types] of Object.entries(fakePackages)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js', types: 'index.d.ts' }))
    write(`node_modules/${name}/index.js`, 'module.exports = {}\n')
    write(`node_modules/${name}/index.d.ts`, types)
  }
  for (const name of ['@types', 'vite']) {
    symlinkSync(path.join(home, 'node_modules', name), path.join(root, 'node_modules', name))
  }
  for (const name of ['tsconfig.base.json', 'biome.json', 'package.json'])
    cpSync(path.join(home, name), path.join(root, name))
  for (const layer of ['shared', 'main', 'preload', 'renderer']) {
    cpSync(path.join(home, layer, 'tsconfig.json'), path.join(root, layer, 'tsconfig.json'))
  }
  return root
}

/** Runs a script of this project on a house; `output` is all that it printed. */
export function run(script: string, args: string[], cwd = home): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(home, script), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, output: stdout + stderr }
}
