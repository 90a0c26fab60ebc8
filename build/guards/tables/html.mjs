/** HTML from the server: one sanitizer, one component (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'html',
  section: '§10',
  file: 'renderer/ui/sanitize.ts',
  tests: ['tests/renderer/ui/sanitize.test.ts', 'tests/renderer/ui/html.test.tsx'],
}

const list = "'script style iframe object embed form svg math template noscript select textarea'"
const without = word => [`What stands in <${word}> goes with it`, list, list.replace(new RegExp(` ?\\b${word}\\b`), '')]

const sanitizer = guardsOf(common, [
  [
    'HTML from the server passes the sanitizer',
    'purifyHtml(holdBack(html, read, readable), classes)',
    'document.createRange().createContextualFragment(html)',
  ],
  ['Only listed elements stay', "ALLOWED_TAGS: [...tags, '#text'],", ''],
  ['Only listed attributes stay', 'ALLOWED_ATTR: attributes,', ''],
  ['No data attributes stay', 'ALLOW_DATA_ATTR: false,', ''],
  ['No aria attributes stay', 'ALLOW_ARIA_ATTR: false,', ''],
  ['Forbidden elements go with their contents', 'FORBID_CONTENTS: forbiddenContents,', ''],
  without('script'),
  without('style'),
  without('iframe'),
  without('object'),
  without('form'),
  without('svg'),
  without('math'),
  without('noscript'),
  without('select'),
  without('textarea'),
  ['Class names of the server go', "node.removeAttribute('class')", ''],
  [
    'A link’s address is shown only where it is the web’s or mail’s',
    '!/^(https?:\\/\\/|mailto:)/i.test(address) || ',
    '',
  ],
  [
    'Pictures stand as their words, not as an address',
    "const readable = new Set([...tags, 'img'])",
    "const readable = new Set([...tags, 'img'])\ntags.push('img')\nattributes.push('src')",
  ],
])

const component = guardsOf({ ...common, file: 'renderer/ui/Html.tsx' }, [
  [
    'The component shows what was sanitised',
    'place.current?.replaceChildren(sanitizeHtml(html, tones))',
    'place.current?.replaceChildren(document.createRange().createContextualFragment(html))',
  ],
])

export const rows = [...sanitizer, ...component]
