/** The laws that prevent a later change from breaking DESIGN §10 unnoticed: `npm run lint` checks every source file. */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'laws',
  section: '§2, §10',
  file: 'build/laws/table.mjs',
  tests: ['tests/layers/laws-names.test.ts', 'tests/layers/laws.test.ts'],
}

const networks = "new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon', 'WebTransport'])"
const way = name => [`No screen calls ${name}`, networks, networks.replace(new RegExp(`'${name}'(, )?`), '')]
const sink = name => [`No screen puts HTML in by ${name}`, `'${name}',`, '']

export const rows = guardsOf(common, [
  way('fetch'),
  way('XMLHttpRequest'),
  way('WebSocket'),
  way('EventSource'),
  way('sendBeacon'),
  way('WebTransport'),
  sink('innerHTML'),
  sink('outerHTML'),
  sink('insertAdjacentHTML'),
  sink('dangerouslySetInnerHTML'),
  sink('srcdoc'),
  sink('srcDoc'),
  ['No text becomes code by eval', "['eval', 'Function']", "['Function']"],
  ['No text becomes code by Function', "['eval', 'Function']", "['eval']"],
  ['No component contains a style element', "node.tagName.getText() === 'style'", 'false'],
  ['No HTML text contains a style attribute', '/<[a-z][^>]*\\sstyle\\s*=/i.test', '/(?!)/.test'],
  [
    'Only renderer/bridge accesses window.hanamaru',
    "(ts.isIdentifier(node) && node.text === 'hanamaru') || globalName(node) === 'hanamaru'",
    'false',
  ],
])
