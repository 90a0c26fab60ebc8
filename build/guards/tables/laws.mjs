/** The laws that keep a later change from undoing DESIGN §10 unseen: `npm run lint` reads every source file by them. */
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
  ['No style element stands in a component', "node.tagName.getText() === 'style'", 'false'],
  ['No style attribute stands in HTML text', '/<[a-z][^>]*\\sstyle\\s*=/i.test', '/(?!)/.test'],
  [
    'The bridge is touched in one place',
    "(ts.isIdentifier(node) && node.text === 'hanamaru') || globalName(node) === 'hanamaru'",
    'false',
  ],
])
