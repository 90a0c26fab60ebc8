/** Each law that is checked on the syntax tree refuses its violations, and only those. */
import { describe, expect, it } from 'vitest'
import { checkLaws } from './laws-module'
import { makeProject, run } from './sample-project'

const plants: [law: string, file: string, content: string][] = [
  ['bridge-alone', 'renderer/screens/a.ts', 'export const a = () => window.hanamaru\n'],
  ['bridge-alone', 'renderer/screens/b.ts', "export const b = () => window['hanamaru']\n"],
  [
    'bridge-alone',
    'renderer/screens/c.ts',
    'export const c = () => {\n  const { hanamaru: h } = window\n  return h\n}\n',
  ],
  ['no-network', 'renderer/screens/d.ts', "export const d = () => fetch('/x')\n"],
  ['no-network', 'renderer/screens/e.ts', "export const e = () => window.fetch('/x')\n"],
  ['no-network', 'renderer/screens/f.ts', "export const f = () => new WebSocket('ws://x')\n"],
  ['no-network', 'renderer/screens/g.ts', "export const g = () => navigator.sendBeacon('/x')\n"],
  ['no-network', 'renderer/screens/h.ts', 'export const h = () => new globalThis.XMLHttpRequest()\n'],
  ['no-network', 'renderer/screens/i.ts', "export const i = (open = EventSource) => new open('/x')\n"],
  ['words-in-text', 'renderer/screens/J.tsx', 'export const J = () => <p>宿題一覧</p>\n'],
  ['words-in-text', 'renderer/screens/K.tsx', `export const K = (n: number) => <p title={\`残り${'$'}{n}\`} />\n`],
  ['words-in-text', 'renderer/screens/l.ts', "export const l = 'クラス'\n"],
  ['words-of-main', 'main/m.ts', "export const m = '失敗しました'\n"],
  ['words-of-main', 'shared/endpoints/n.ts', "export const n = '失敗しました'\n"],
  ['no-inline-style', 'renderer/screens/o.ts', 'export const o = \'<b style="color:red">x</b>\'\n'],
  ['no-inline-style', 'renderer/screens/P.tsx', 'export const P = () => <style>x</style>\n'],
  [
    'one-sanitizer',
    'renderer/screens/Q.tsx',
    'export const Q = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
  ],
  ['one-sanitizer', 'renderer/screens/r.ts', 'export const r = (e: Element) => {\n  e.innerHTML = "x"\n}\n'],
  ['own-link', 'renderer/screens/L1.tsx', "import { Link } from 'react-router-dom'\nexport const L1 = Link\n"],
  ['own-link', 'renderer/screens/L2.tsx', "import { NavLink as A } from 'react-router-dom'\nexport const L2 = A\n"],
  ['no-eval', 'main/s.ts', "export const s = () => eval('1')\n"],
  ['no-eval', 'renderer/screens/t.ts', "export const t = () => new Function('1')\n"],
  ['no-has-of-document', 'renderer/screens/x.module.css', 'body[data-a]:has(.x) .y {\n  top: 0;\n}\n'],
  ['no-has-of-document', 'renderer/screens/y.module.css', ':root:has(.x) .y {\n  top: 0;\n}\n'],
  ['no-has-of-document', 'renderer/screens/z.module.css', '.z,\n  :has(> .x) > .y {\n  top: 0;\n}\n'],
  ['theme-colours', 'renderer/screens/u.ts', "export const u = { color: '#1f4e8c' }\n"],
  ['theme-colours', 'renderer/screens/v.module.css', '.v {\n  color: rgb(1 2 3);\n}\n'],
  ['theme-colours', 'renderer/screens/w.module.css', '.w {\n  border: 1px solid #abc;\n}\n'],
  ['no-escape', 'main/x.ts', 'export const x = (a: string) => a as unknown as number\n'],
  ['no-escape', 'renderer/screens/y.ts', `export const y = 1 // ${['TO', 'DO'].join('')}: later\n`],
  ['no-escape', 'shared/z.ts', `// @ts-${'ignore'}\nexport const z = 1\n`],
  ['counted-loops', 'tests/a.test.ts', 'for (const row of rowsOf(1)) expect(row).toBe(1)\n'],
  ['counted-loops', 'tests/b.test.ts', 'const rows = await list()\nrows.forEach(row => expect(row).toBe(1))\n'],
  [
    'counted-loops',
    'tests/c.test.ts',
    'const { items } = await list()\nexpect(items).toEqual([])\nfor (const [at, row] of items.entries()) expect(row).toBe(at)\n',
  ],
  [
    'counted-loops',
    'tests/d.test.ts',
    'for (const row of nonEmpty(await list())) {\n  for (const cell of row.cells) expect(cell).toBe(1)\n}\n',
  ],
  ['counted-loops', 'tests/e.test.ts', "it.each(names.filter(isRead))('%s', name => expect(name).toBe('a'))\n"],
  ['counted-loops', 'tests/f.test.ts', 'expect(read().every(row => row > 1)).toBe(true)\n'],
  [
    'counted-loops',
    'tests/g.test.ts',
    'const seen = []\nact(row => seen.push(row))\nfor (const row of seen) expect(row).toBe(1)\n',
  ],
  ...[
    ['toBeGreaterThan', '-1', '.length'],
    ['toBeGreaterThanOrEqual', '0', '.length'],
    ['toBe', 'others.length', '.length'],
    ['toEqual', 'list()', ''],
    ['toEqual', '[...others]', ''],
    ['toContain', "''", ''],
  ].map(([matcher, wanted, part], at): [string, string, string] => [
    'counted-loops',
    `tests/count-${at}.test.ts`,
    `const others = list()\nconst rows = list()\nexpect(rows${part}).${matcher}(${wanted})\nfor (const row of rows) expect(row).toBe(1)\n`,
  ]),
  ['no-matchers-by-identity', 'tests/p.test.ts', "expect(names).not.toContain(expect.stringContaining('a'))\n"],
  ['no-matchers-by-identity', 'tests/q.test.ts', 'expect(rows).toContain(expect.objectContaining({ id: 1 }))\n'],
  ['no-optional-negatives', 'tests/h.test.ts', "expect(row?.title).not.toBe('')\n"],
  ['no-optional-negatives', 'tests/i.test.ts', 'expect(rows[0]?.title.length).toBeUndefined()\n'],
  ['no-optional-negatives', 'tests/j.test.ts', 'expect(find()?.title ?? null).toBe(null)\n'],
  ['no-optional-negatives', 'tests/k.test.ts', 'expect(JSON.stringify([row?.title])).not.toContain(1)\n'],
  [
    'no-silent-returns',
    'tests/l.test.ts',
    'checkProperty(anything, value => {\n  if (!value) return\n  expect(value).toBe(1)\n})\n',
  ],
  [
    'no-silent-returns',
    'tests/m.test.ts',
    'fc.assert(fc.asyncProperty(anything, async value => {\n  if (!value) {\n    return\n  }\n  expect(value).toBe(1)\n}))\n',
  ],
  ['specs-expect', 'tests/n.spec.ts', "test('opens', async ({ page }) => {\n  await page.goto('/')\n})\n"],
  ['specs-expect', 'tests/o.spec.ts', "testWithOwnServers('stops', ({ host }) => host.stop())\n"],
]

/** Files that look like violations but are allowed. */
const innocent: Record<string, string> = {
  'renderer/screens/fine.tsx':
    'export const Fine = (query: { refetch(): void; fetch(): void }) => {\n  query.fetch()\n  return <a href="#/admin/home" style={{ width: \'2px\' }} onClick={query.refetch}>A</a>\n}\n',
  'renderer/screens/folded.ts': "/** 髙 is read as 高. */\nexport const forms = { 髙: '高' }\n",
  'renderer/app/theme.css': ':root {\n  --hm-ink: #1f2430;\n}\n',
  'tests/fine.test.ts': [
    "import { table } from './table'",
    'for (const row of table) expect(row).toBe(1)',
    'for (const row of Object.entries(table)) expect(row).toBe(1)',
    'for (const row of [1, 2].map(String)) expect(row).toBe(1)',
    'for (const row of nonEmpty(list())) expect(row).toBe(1)',
    'for (const row of sampled(list(), 3)) expect(row).toBe(1)',
    'const rows = list()',
    'expect(rows.length).toBeGreaterThan(0)',
    'for (const row of rows.toSorted()) expect(row).toBe(1)',
    'let seen = 0',
    'for (const row of list()) {',
    '  seen += 1',
    '  expect(row).toBe(1)',
    '}',
    'expect(seen).toBe(3)',
    'checkProperty(anything, ([value]) => {',
    '  fc.pre(value)',
    '  for (const part of split(value)) {',
    '    expect(part).toBe(value)',
    '  }',
    '})',
    'const expectAll = values => {',
    '  if (!values) return',
    '  for (const value of values) expect(value).toBe(1)',
    '}',
    'const others = list()',
    'expect(others).toEqual(table)',
    'for (const row of others) expect(row).toBe(1)',
    "expect(others).toContainEqual(expect.stringContaining('a'))",
    'expect(rows[0]?.title).toBe(1)',
    'expect(rows.find(row => row?.title)).toBeUndefined()',
    '',
  ].join('\n'),
  'tests/fine.spec.ts': [
    "test.describe('a page', () => {",
    "  test('opens', ({ page }) => expect(page).toHaveURL('/'))",
    "  test('is shown', ({ list }) => list.expectShown())",
    "  testWithOwnServers('polls', () => expect.poll(read).toBe(1))",
    '})',
    "test.beforeEach(({ page }) => page.goto('/'))",
    '',
  ].join('\n'),
  'main/sample-school/names.ts': "export const names = ['髙橋 美咲', '<p style=\"color:red\">お知らせ</p>']\n",
}

describe('build/laws.mjs', () => {
  it('passes a project without violations, and code that only looks like one', () => {
    const { files, faults } = checkLaws(makeProject(innocent))
    expect(faults).toEqual([])
    expect(files).toBeGreaterThan(20)
  })

  it('names each planted violation with its line, and fails', () => {
    const { code, output } = run('build/laws.mjs', [
      makeProject(Object.fromEntries(plants.map(([, file, content]) => [file, content]))),
    ])
    expect(code).toBe(1)
    const faults = output.split('\n').filter(line => /:\d+ [\w-]+: /.test(line))
    for (const [law, file] of plants) {
      expect(
        faults.filter(line => line.startsWith(`${file}:`)).map(line => line.split(' ')[1]),
        file,
      ).toEqual([`${law}:`])
    }
  })

  it('fails for each law that finds no file, and has a planted violation for each', () => {
    const { files, faults } = checkLaws(import.meta.dirname)
    expect(files).toBe(0)
    expect(faults.sort()).toEqual([...new Set(plants.map(([law]) => law))].sort().map(law => `${law}: no file seen`))
  })
})
