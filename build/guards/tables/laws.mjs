/** The laws that prevent a later change from breaking DESIGN §10 unnoticed: `npm run lint` checks every source file. */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'laws',
  section: '§2, §10',
  file: 'build/laws/table.mjs',
  tests: ['tests/layers/laws-names.test.ts', 'tests/layers/laws.test.ts'],
}

const networks = "new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon', 'WebTransport'])"
const noCall = name => [`No screen calls ${name}`, networks, networks.replace(new RegExp(`'${name}'(, )?`), '')]
const noInsertion = name => [`No screen inserts HTML by ${name}`, `'${name}',`, '']

export const rows = guardsOf(common, [
  noCall('fetch'),
  noCall('XMLHttpRequest'),
  noCall('WebSocket'),
  noCall('EventSource'),
  noCall('sendBeacon'),
  noCall('WebTransport'),
  noInsertion('innerHTML'),
  noInsertion('outerHTML'),
  noInsertion('insertAdjacentHTML'),
  noInsertion('dangerouslySetInnerHTML'),
  noInsertion('srcdoc'),
  noInsertion('srcDoc'),
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
