/**
 * Guards of the HTML sanitizer: HTML from the server is shown only by one component, through one sanitizer (DESIGN
 * §10).
 */
import { guardsOf } from '../table.mjs'

const common = {
  area: 'html',
  section: '§10',
  file: 'renderer/ui/sanitize.ts',
  tests: ['tests/renderer/ui/sanitize.test.ts', 'tests/renderer/ui/html.test.tsx'],
}

const list = "'script style iframe object embed form svg math template noscript select textarea'"
const without = word => [
  `The contents of <${word}> are removed with the element`,
  list,
  list.replace(new RegExp(` ?\\b${word}\\b`), ''),
]

const sanitizer = guardsOf(common, [
  [
    'HTML from the server passes the sanitizer',
    'purifyHtml(stripHtmlBeforeParse(html, readAttributes, readElements), classes)',
    'document.createRange().createContextualFragment(html)',
  ],
  ['Only listed elements are kept', "ALLOWED_TAGS: [...tags, '#text'],", ''],
  ['Only listed attributes are kept', 'ALLOWED_ATTR: attributes,', ''],
  ['No data attributes are kept', 'ALLOW_DATA_ATTR: false,', ''],
  ['No aria attributes are kept', 'ALLOW_ARIA_ATTR: false,', ''],
  ['Forbidden elements are removed with their contents', 'FORBID_CONTENTS: forbiddenContents,', ''],
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
  ['Class names from the server are removed', "node.removeAttribute('class')", ''],
  [
    'A link’s address is shown only if it is a web or mail address',
    '!/^(https?:\\/\\/|mailto:)/i.test(address) || ',
    '',
  ],
  [
    'A picture is replaced by its alt text and its address is never loaded',
    "const readElements = new Set([...tags, 'img'])",
    "const readElements = new Set([...tags, 'img'])\ntags.push('img')\nattributes.push('src')",
  ],
])

const component = guardsOf({ ...common, file: 'renderer/ui/Html.tsx' }, [
  [
    'The component shows only sanitised HTML',
    'place.current?.replaceChildren(sanitizeHtml(html, tones))',
    'place.current?.replaceChildren(document.createRange().createContextualFragment(html))',
  ],
])

export const rows = [...sanitizer, ...component]
