/** A tsconfig per layer (DESIGN §2): the renderer has no Node types, main has no DOM, shared has neither. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeProject, run } from './sample-project'

const tsc = (root: string, layer: string) =>
  run('node_modules/typescript-native/bin/tsc', ['--pretty', 'false', '-p', path.join(root, layer)], root)

const plants: Record<string, Record<string, string>> = {
  shared: {
    'shared/uses-dom.ts': 'export const title = () => document.title\n',
    'shared/uses-process.ts': 'export const pid = () => process.pid\n',
    'shared/uses-node.ts': "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
  },
  main: {
    'main/uses-dom.ts': 'export const title = () => document.title\n',
    'main/uses-window.ts': 'export const size = () => window.innerWidth\n',
  },
  preload: {
    'preload/uses-process.ts': 'export const pid = () => process.pid\n',
    'preload/uses-node.ts': "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
  },
  renderer: {
    'renderer/uses-process.ts': 'export const pid = () => process.pid\n',
    'renderer/uses-node.ts': "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
    'renderer/uses-buffer.ts': "export const bytes = () => Buffer.from('x')\n",
  },
}

describe.each(Object.entries(plants))('the types of %s', (layer, files) => {
  it('reject globals and modules of another layer, and nothing else', () => {
    const { code, output } = tsc(makeProject(files), layer)
    expect(code).not.toBe(0)
    const named = output.match(/[\w-]+\.ts(?=\(\d)/g) ?? []
    expect([...new Set(named)].sort()).toEqual(
      Object.keys(files)
        .map(file => path.basename(file))
        .sort(),
    )
  })
})
