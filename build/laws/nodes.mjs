/** What the laws ask of a syntax tree: small questions, without a type checker, so that all files are read in a second. */
import ts from 'typescript'

/** Visits every node of `file`, parents first. */
export function walk(file, visit) {
  const step = node => {
    visit(node)
    ts.forEachChild(node, step)
  }
  step(file)
}

/** A row of a table from character to character, as `髙: '高'`: signs to compare, not words to read. */
const isCharacterPair = ({ parent }) =>
  ts.isPropertyAssignment(parent) &&
  [parent.name, parent.initializer].every(side => [...(side.text ?? '')].length === 1)

/** The words that a node says: string literals, template parts, JSX text; undefined for any other node. */
export function wordsOf(node) {
  if (ts.isStringLiteralLike(node) && isCharacterPair(node)) return undefined
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : undefined
}

const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'navigator', 'frames'])

/** The name by which a node reaches for a global: `name`, `window.name`, `window['name']`, `const { name } = window`. */
export function globalName(node) {
  if (ts.isPropertyAccessExpression(node)) return isGlobal(node.expression) ? node.name.text : undefined
  if (ts.isElementAccessExpression(node)) {
    return isGlobal(node.expression) && ts.isStringLiteralLike(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined
  }
  if (ts.isBindingElement(node)) {
    const source = node.parent.parent
    const taken = node.propertyName ?? node.name
    return ts.isVariableDeclaration(source) &&
      source.initializer &&
      isGlobal(source.initializer) &&
      ts.isIdentifier(taken)
      ? taken.text
      : undefined
  }
  return ts.isIdentifier(node) && isFree(node) ? node.text : undefined
}

function isGlobal(node) {
  const bare = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? node.expression : node
  return ts.isIdentifier(bare) && globals.has(bare.text)
}

/** Whether an identifier is a value that is read, not the name of a member, a type or something declared. */
function isFree(node) {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isImportSpecifier(parent)) return false
  return parent.name !== node && parent.propertyName !== node
}

/** The comments of a source text. */
export function commentsOf(file) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, file.languageVariant, file.text)
  const found = []
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) {
      found.push({ at: scanner.getTokenStart(), text: scanner.getTokenText() })
    }
  }
  return found
}
