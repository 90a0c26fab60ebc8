/**
 * The laws that prevent a later change from breaking DESIGN §10 unnoticed, and tests that check nothing: `npm run lint`
 * checks every source file.
 */
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

const apis = guardsOf(common, [
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

const plants = { ...common, section: '§2', tests: ['tests/layers/laws.test.ts'] }

const sources = guardsOf(plants, [
  ['Japanese of the renderer is in a text table', '/^(renderer|preload)\\/.*\\.tsx?$/', '/^preload\\/.*\\.tsx?$/'],
  ['Japanese of the shared code is in a text table', '/^(main|shared)\\/.*\\.ts$/', '/^main\\/.*\\.ts$/'],
  ['A colour in code is a variable of the theme', "node: node => colour.test(wordsOf(node) ?? ''),", ''],
  ['A colour in a style sheet is a variable of the theme', 'style: line => colour.test(line),', ''],
  ['No type is forced over unknown', 'node.expression.type.kind === ts.SyntaxKind.UnknownKeyword', 'false'],
  ['No comment turns a check off', '/@ts-(ignore|', '/@ts-(never|'],
  ['No comment leaves something to do', '|\\b(TODO|FIXME|XXX)\\b', ''],
])

const expectations = guardsOf({ ...plants, file: 'build/laws/expectations.mjs' }, [
  [
    'A loop of expectations over a list from a call counts the list',
    'return some(node.statement, callsExpect) ? node.expression : undefined',
    'return undefined',
  ],
  [
    'A forEach with expectations over a list from a call counts the list',
    "if (method === 'forEach') return some(node, callsExpect) ? node.expression.expression : undefined",
    '',
  ],
  [
    'A table of tests from a call is counted',
    "if (method === 'each' && /^(it|test|describe)\\b/.test(node.expression.getText())) return node.arguments[0]",
    '',
  ],
  [
    'An expectation about every element of a list from a call counts the list',
    "methodOf(expectation.value) === 'every' ? expectation.value.expression.expression : undefined",
    'undefined',
  ],
  ['Expecting an empty list does not count it', 'return exact.test(matcher) && hasElements(wanted)', 'return true'],
  ['Expecting more than -1 elements does not count a list', 'return numberOf(wanted) >= 0 ||', 'return true ||'],
  ['Expecting 0 or more elements does not count a list', 'return numberOf(wanted) > 0\n  if', 'return true\n  if'],
  ['No matcher is compared by identity', "expectation?.matcher === 'toContain' &&", 'false &&'],
  ['A counted list does not count the lists inside its elements', 'if (isChecked && !isHolder)', 'if (isChecked)'],
  [
    'A list that a test fills itself is counted',
    '  // An empty list, which later statements fill.\n  return { names, isFromCall: true }',
    '  return { names, isFromCall: false }',
  ],
  [
    'A negative expectation has no optional chain',
    'return isNegated !== isOfAbsence && some',
    'return isNegated && isOfAbsence && some',
  ],
  [
    'An expectation of absence has no optional chain',
    'return isNegated !== isOfAbsence && some',
    'return isNegated && some',
  ],
  ['A property skips no value silently', 'return isInIf && isProperty(at)', 'return false'],
  ['An asynchronous property skips no value silently', 'fc\\.(property|asyncProperty)', 'fc\\.(property)'],
  ['A Playwright test expects something', '&& !some(run, expects)', '&& false'],
  ['A Playwright test with servers of its own expects something', '/^test\\w*$/', '/^test$/'],
])

export const rows = [...apis, ...sources, ...expectations]
