/** For each lint rule that enforces a law, a planted violation is refused in its layer. */
import { describe, expect, it } from 'vitest'
import { makeProject, run } from './sample-project'

const lint = (root: string) =>
  run('node_modules/@biomejs/biome/bin/biome', ['lint', '--reporter=github', '--max-diagnostics=none', '.'], root)

const plants: [rule: string, file: string, content: string][] = [
  ['noRestrictedImports', 'shared/a.ts', "export { start } from '../main/services'\n"],
  ['noRestrictedImports', 'shared/b.ts', "import { readFileSync } from 'node:fs'\n\nexport const b = readFileSync\n"],
  ['noRestrictedImports', 'shared/c.ts', "import { get } from 'axios'\n\nexport const c = get\n"],
  ['noRestrictedImports', 'main/d.ts', "import { app } from 'electron'\n\nexport const d = app\n"],
  ['noRestrictedImports', 'main/e.ts', "import { list } from '../renderer/screens/list'\n\nexport const e = list\n"],
  [
    'noRestrictedImports',
    'main/host/electron/f.ts',
    "import { list } from '../../../renderer/screens/list'\n\nexport const f = list\n",
  ],
  ['noRestrictedImports', 'preload/g.ts', "import { text } from '../shared/text'\n\nexport const g = text\n"],
  ['noRestrictedImports', 'renderer/h.ts', "import { app } from 'electron'\n\nexport const h = app\n"],
  ['noRestrictedImports', 'renderer/i.ts', "import { start } from '../main/services'\n\nexport const i = start\n"],
  ['noRestrictedImports', 'renderer/bridge/j.ts', "import { get } from 'axios'\n\nexport const j = get\n"],
  ['noRestrictedImports', 'renderer/k.ts', "import { readFileSync } from 'node:fs'\n\nexport const k = readFileSync\n"],
  ['noRestrictedImports', 'renderer/ui/floor.ts', "import { bridge } from '../bridge'\n\nexport const a = bridge\n"],
  [
    'noRestrictedImports',
    'renderer/ui/form/floor.ts',
    "import { paths } from '../../paths'\n\nexport const a = paths\n",
  ],
  [
    'noRestrictedImports',
    'renderer/bridge/floor.ts',
    "import { roster } from '../features/homework/roster'\n\nexport const a = roster\n",
  ],
  ['noRestrictedImports', 'renderer/audio/floor.ts', "export { view } from '../results/view'\n"],
  ['noRestrictedImports', 'renderer/results/floor.ts', "export { roster } from '../features/homework/roster'\n"],
  [
    'noRestrictedImports',
    'renderer/features/homework/floor.ts',
    "import type { ranking } from '../../screens/ranking/Ranking'\n\nexport type A = typeof ranking\n",
  ],
  ['noRestrictedImports', 'renderer/screens/homework/floor.ts', "export { menu } from '../../app/menu'\n"],
  ['noRestrictedImports', 'renderer/screens/homework/other.ts', "export { ranking } from '../ranking/Ranking'\n"],
  [
    'noRestrictedImports',
    'renderer/screens/homework/list/other.ts',
    "export { ranking } from '../../ranking/Ranking'\n",
  ],
  ['noRestrictedImports', 'renderer/screens/homework/style.ts', "import '../ranking/Ranking.module.css'\n"],
  ['noRestrictedGlobals', 'renderer/screens/l.ts', "export const l = () => fetch('/x')\n"],
  ['noRestrictedGlobals', 'renderer/screens/m.ts', "export const m = () => new WebSocket('ws://x')\n"],
  ['noRestrictedGlobals', 'renderer/screens/n.ts', 'export const n = () => new XMLHttpRequest()\n'],
  ['noRestrictedGlobals', 'renderer/screens/o.ts', "export const o = () => new EventSource('/x')\n"],
  ['noFloatingPromises', 'main/p.ts', 'const work = async () => 1\n\nexport function p() {\n  work()\n}\n'],
  [
    'noMisusedPromises',
    'main/q.ts',
    'const work = async () => true\n\nexport const q = () => {\n  if (work()) return 1\n  return 2\n}\n',
  ],
  ['noExplicitAny', 'main/r.ts', 'export const r = (a: any) => a\n'],
  ['useAltText', 'renderer/screens/S.tsx', 'export const S = () => <img src="x.png" />\n'],
  ['noDefaultExport', 'renderer/screens/t.ts', 'export default 1\n'],
]

describe('biome.json', () => {
  it('passes a project without violations', () => {
    const { code, output } = lint(makeProject())
    expect(output).not.toContain('::error')
    expect(code).toBe(0)
  })

  it('refuses each planted violation', () => {
    const { code, output } = lint(makeProject(Object.fromEntries(plants.map(([, file, content]) => [file, content]))))
    expect(code).not.toBe(0)
    for (const [rule, file] of plants) {
      expect(output, file).toMatch(
        new RegExp(`::error title=lint/\\w+/${rule},file=(\\./)?${file.replace('.', '\\.')},`),
      )
    }
  })
})
