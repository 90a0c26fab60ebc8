/** Small queries on a syntax tree for the laws. They need no type checker, so all files are checked in a second. */
import ts from 'typescript'

/** Visits every node of `file`, parents first. */
export function walk(file, visit) {
  const step = node => {
    visit(node)
    ts.forEachChild(node, step)
  }
  step(file)
}

/**
 * Whether the node belongs to a row of a character table such as `髙: '高'`, which holds characters to compare and no
 * text.
 */
const isCharacterPair = ({ parent }) =>
  ts.isPropertyAssignment(parent) &&
  [parent.name, parent.initializer].every(side => [...(side.text ?? '')].length === 1)

/** The text in a node: a string literal, a part of a template or JSX text; undefined for any other node. */
export function wordsOf(node) {
  if (ts.isStringLiteralLike(node) && isCharacterPair(node)) return undefined
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : undefined
}

const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'navigator', 'frames'])

/**
 * The name of the global that a node uses, written as `name`, `window.name`, `window['name']` or `const { name } =
 * window`.
 */
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

/** Whether an identifier reads a variable; false for the name of a member, a type or a declaration. */
function isFree(node) {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isImportSpecifier(parent)) return false
  return parent.name !== node && parent.propertyName !== node
}

/** All comments of a source file. */
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
