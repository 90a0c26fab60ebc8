/**
 * The table of laws that neither import rules nor types can check (DESIGN §2, §10). Each row says which files it
 * checks, which files are exempt and why, and how it finds a violation in a syntax node, a comment or a line of a style
 * sheet.
 */
import ts from 'typescript'
import {
  isMatcherByIdentity,
  isOptionalNegative,
  isSilentReturn,
  isTestWithoutExpectation,
  isUncountedLoop,
} from './expectations.mjs'
import { globalName, wordsOf } from './nodes.mjs'

const source = /^(main|renderer|preload|shared)\/.*\.tsx?$/
const renderer = /^renderer\/.*\.tsx?$/
const tests = /^tests\/.*\.tsx?$/
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。「」]/u
const colour = /(?<!url\()#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/-])|\b(?:rgba?|hsla?|oklch)\(/i
const network = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon', 'WebTransport'])
const htmlSinks = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
])

export const laws = [
  {
    name: 'bridge-alone',
    says: 'Law 3: window.hanamaru is touched only in renderer/bridge/',
    files: renderer,
    free: [/^renderer\/bridge\//],
    node: node => (ts.isIdentifier(node) && node.text === 'hanamaru') || globalName(node) === 'hanamaru',
  },
  {
    name: 'no-network',
    says: 'Law 3: the renderer makes no network request of its own',
    files: renderer,
    free: [/^renderer\/bridge\//],
    node: node => network.has(globalName(node)),
  },
  {
    name: 'words-in-text',
    says: 'Law 4: Japanese is in a text.ts beside the screen or family that says it',
    files: /^(renderer|preload)\/.*\.tsx?$/,
    free: [
      /\/text\.ts$/,
      // Exempt: the name of a font.
      /^renderer\/app\/theme\.ts$/,
    ],
    node: node => japanese.test(wordsOf(node) ?? ''),
  },
  {
    name: 'words-of-main',
    says: 'Law 4: what main says is in shared/text.ts',
    files: /^(main|shared)\/.*\.ts$/,
    free: [
      /^shared\/text\.ts$/,
      // Exempt: tables of DESIGN §6, whose Japanese labels belong to the values.
      /^shared\/domain\/(statuses|time)\.ts$/,
      // Exempt: tables of dangerous or forbidden characters, which are not text.
      /^shared\/domain\/(cell|file-name|text-rules)\.ts$/,
      // Exempt: the sample school is a server, so its Japanese text is content.
      /^main\/sample-school\//,
    ],
    node: node => japanese.test(wordsOf(node) ?? ''),
  },
  {
    name: 'no-inline-style',
    says: 'DESIGN §10: the CSP takes no inline style: none in HTML text, no <style> element',
    files: source,
    free: [/^main\/sample-school\//],
    node: node =>
      /<[a-z][^>]*\sstyle\s*=/i.test(wordsOf(node) ?? '') ||
      ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'style'),
  },
  {
    name: 'one-sanitizer',
    says: 'DESIGN §10: HTML is put into the page by renderer/ui/Html.tsx only',
    files: renderer,
    free: [/^renderer\/ui\/Html\.tsx$/],
    node: node => ts.isIdentifier(node) && htmlSinks.has(node.text),
  },
  {
    name: 'own-link',
    says: "A link is renderer/ui/Link.tsx: the router's own renders again at each address",
    files: renderer,
    free: [],
    node: node =>
      ts.isImportDeclaration(node) &&
      node.moduleSpecifier.text === 'react-router-dom' &&
      (node.importClause?.namedBindings?.elements ?? []).some(({ name, propertyName }) =>
        ['Link', 'NavLink'].includes((propertyName ?? name).text),
      ),
  },
  {
    name: 'no-eval',
    says: 'DESIGN §10: no text becomes code',
    files: source,
    free: [],
    node: node =>
      ['eval', 'Function'].includes(globalName(node)) &&
      (ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)),
  },
  {
    name: 'theme-colours',
    says: 'Colours are CSS variables of renderer/app/theme.css',
    files: /^renderer\/.*\.(tsx?|css)$/,
    free: [/^renderer\/app\/theme\.(css|ts)$/],
    node: node => colour.test(wordsOf(node) ?? ''),
    style: line => colour.test(line),
  },
  {
    name: 'no-has-of-document',
    says: 'No `:has()` of the whole document or of any element: the browser searches it at each change. Name the element',
    files: /^renderer\/.*\.css$/,
    // only in print
    free: [/^renderer\/ui\/print\/PrintSheet\.module\.css$/],
    style: line => /(:root|(?<![.\w-])(html|body))[^\s,]*:has\(|(^|[\s,>+~]):has\(/.test(line),
  },
  {
    name: 'no-escape',
    says: 'No way around types and lint: no `as unknown as`, no ignored rule, no TODO',
    files: source,
    free: [],
    node: node =>
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword,
    comment: text => /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\b(TODO|FIXME|XXX)\b/.test(text),
  },
  {
    name: 'counted-loops',
    says: 'A loop of expectations over a list from a call counts the list first, or loops over nonEmpty(list)',
    files: tests,
    free: [],
    node: isUncountedLoop,
  },
  {
    name: 'no-optional-negatives',
    says: 'A negative expectation has no `?.`: it would pass without the value; use defined(value)',
    files: tests,
    free: [],
    node: isOptionalNegative,
  },
  {
    name: 'no-matchers-by-identity',
    says: '`toContain` compares by identity and never finds a matcher such as expect.anything(); use toContainEqual',
    files: tests,
    free: [],
    node: isMatcherByIdentity,
  },
  {
    name: 'no-silent-returns',
    says: 'A property skips a value with fc.pre, which fails if too many are skipped, and not with `if (…) return`',
    files: tests,
    free: [],
    node: isSilentReturn,
  },
  {
    name: 'specs-expect',
    says: 'A Playwright test expects something: Playwright, unlike Vitest, passes a test without an assertion',
    files: /^tests\/.*\.spec\.ts$/,
    free: [],
    node: isTestWithoutExpectation,
  },
]
