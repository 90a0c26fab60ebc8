/**
 * Finds tests that pass although they check nothing: expectations in a loop over an empty list, on an optional chain
 * that ends early, of a matcher that is compared by identity, and in a property that returns before its first
 * expectation; and Playwright tests without one.
 */
import ts from 'typescript'
import { walk } from './nodes.mjs'

function some(node, test) {
  let found = false
  walk(node, inner => {
    found ||= test(inner)
  })
  return found
}

/** The name of the method that a node calls: `map` for `rows.map(…)`. */
const methodOf = node =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined

/** Whether a node calls `expect`, or a helper of a test whose name begins with it. */
const callsExpect = node =>
  ts.isCallExpression(node) && /^expect\w*(\.(soft|poll|fail))?$/.test(node.expression.getText())

/** The parts of `expect(value).not.toBe(wanted)`; undefined for any other node. */
function expectationOf(node) {
  const matcher = methodOf(node)
  if (!matcher) return undefined
  let isNegated = false
  let inner = node.expression.expression
  for (; ts.isPropertyAccessExpression(inner); inner = inner.expression) isNegated ||= inner.name.text === 'not'
  if (!callsExpect(inner) || inner.arguments.length === 0) return undefined
  return { value: inner.arguments[0], isNegated, matcher, wanted: node.arguments[0] }
}

const absent = /^toBe(Undefined|Null|Falsy)$/
const nothing = /^(undefined|null)$/

/** A negative expectation of an optional chain: `expect(row?.title).not.toBe('')` passes if there is no row. */
export function isOptionalNegative(node) {
  const expectation = expectationOf(node)
  if (!expectation) return false
  const { value, isNegated, matcher, wanted } = expectation
  const isOfAbsence =
    absent.test(matcher) || (/^to(Be|Equal|StrictEqual)$/.test(matcher) && nothing.test(wanted?.getText() ?? ''))
  return isNegated !== isOfAbsence && some(value, inner => inner.questionDotToken && !isInFunction(inner, value))
}

function isInFunction(node, outer) {
  for (let at = node; at !== outer.parent; at = at.parent) if (ts.isFunctionLike(at)) return true
  return false
}

/** `toContain` with a matcher such as `expect.anything()`: it compares by identity, so a matcher is never found. */
export function isMatcherByIdentity(node) {
  const expectation = expectationOf(node)
  return expectation?.matcher === 'toContain' && /^expect\b/.test(expectation.wanted?.getText() ?? '')
}

/** Whether a node is a function that fast-check calls with generated values. */
const isProperty = node =>
  ts.isFunctionLike(node) &&
  ts.isCallExpression(node.parent) &&
  /^(checkProperty|fc\.(property|asyncProperty))$/.test(node.parent.expression.getText())

function isInProperty(node) {
  for (let at = node; at; at = at.parent) if (isProperty(at)) return true
  return false
}

/** `if (…) return` in a property: fast-check counts these values as checked. `fc.pre` replaces them by others. */
export function isSilentReturn(node) {
  if (!ts.isReturnStatement(node) || node.expression) return false
  let isInIf = false
  let at = node.parent
  for (; !ts.isFunctionLike(at); at = at.parent) isInIf ||= ts.isIfStatement(at)
  return isInIf && isProperty(at)
}

/** A Playwright test that calls no `expect`, and no helper or page model whose name begins with it. */
export function isTestWithoutExpectation(node) {
  if (!ts.isCallExpression(node) || !/^test\w*$/.test(node.expression.getText())) return false
  const run = node.arguments[1]
  const expects = inner => callsExpect(inner) || methodOf(inner)?.startsWith('expect')
  return run !== undefined && ts.isFunctionLike(run) && !some(run, expects)
}

/**
 * A loop of expectations over a list that a call returned, unless another statement counts the list or what the loop
 * saw, or a function of `checkingFunctions` does. A list that a property generates may be empty.
 */
export function isUncountedLoop(node) {
  const list = listOf(node)
  if (!list || isInProperty(node)) return false
  const { names, isFromCall } = originOf(list)
  return isFromCall && !isCounted([...names, ...changedIn(node)], node, isOfFile(ts.skipOuterExpressions(list)))
}

/** The list that a loop of expectations visits: `for…of`, `forEach`, `it.each`, and `every` as a value. */
function listOf(node) {
  if (ts.isForOfStatement(node)) return some(node.statement, callsExpect) ? node.expression : undefined
  const method = methodOf(node)
  if (method === 'each' && /^(it|test|describe)\b/.test(node.expression.getText())) return node.arguments[0]
  if (method === 'forEach') return some(node, callsExpect) ? node.expression.expression : undefined
  const expectation = expectationOf(node)
  return expectation && methodOf(expectation.value) === 'every' ? expectation.value.expression.expression : undefined
}

/** Methods that keep the number of elements, and functions that keep whether there is one. */
const keepingMethods = /^(entries|keys|values|map|sort|toSorted|reverse|toReversed)$/
const keepingFunctions = /^(Object\.(keys|values|entries|fromEntries)|Array\.from|structuredClone)$/

/** Functions that throw if the list is empty. */
const checkingFunctions = /^(nonEmpty|sampled)$/

/** The origin of a list: the texts that stand for it in its file, and whether a call returned it or its holder. */
function originOf(list) {
  const names = []
  let isHolder = false
  let node = list
  while (node) {
    node = ts.skipOuterExpressions(node)
    if (!isHolder) names.push(node.getText())
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText()
      const isChecked = checkingFunctions.test(callee)
      if (isChecked && !isHolder) return { names, isFromCall: false }
      if (isChecked || keepingFunctions.test(callee)) node = node.arguments[0]
      else if (keepingMethods.test(methodOf(node) ?? '')) node = node.expression.expression
      else return { names, isFromCall: true }
    } else if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node)
      if (!declaration || ts.isParameter(declaration)) return { names, isFromCall: false }
      isHolder ||= !ts.isIdentifier(declaration.name)
      const loop = declaration.parent.parent
      if (ts.isForOfStatement(loop)) isHolder = true
      node = ts.isForOfStatement(loop) ? loop.expression : declaration.initializer
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      isHolder = true
      node = node.expression
    } else if (ts.isArrayLiteralExpression(node)) {
      if (node.elements.some(element => !ts.isSpreadElement(element))) return { names, isFromCall: false }
      node = node.elements[0]?.expression
    } else if (ts.isNewExpression(node)) node = node.arguments?.[0]
    else if (ts.isAwaitExpression(node)) node = node.expression
    else if (ts.isBinaryExpression(node)) node = node.left
    else if (ts.isConditionalExpression(node)) node = node.whenTrue
    else return { names, isFromCall: false }
  }
  // An empty list, which later statements fill.
  return { names, isFromCall: true }
}

/** The declaration of a variable, from its use outwards; undefined for an import or a global. */
function declarationOf(name) {
  for (let scope = name.parent; scope; scope = scope.parent) {
    const found = declarationsIn(scope).find(declaration => namesIn(declaration.name).includes(name.text))
    if (found) return found
  }
  return undefined
}

function declarationsIn(scope) {
  if (ts.isForOfStatement(scope)) return scope.initializer.declarations ?? []
  if (ts.isFunctionLike(scope)) return scope.parameters
  return (scope.statements ?? []).flatMap(one => (ts.isVariableStatement(one) ? one.declarationList.declarations : []))
}

const namesIn = name =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(one => (one.name ? namesIn(one.name) : []))

/** The variables that a loop changes: `seen += 1`, `seen++`, `seen.push(…)`, `seen.add(…)`. */
function changedIn(loop) {
  const changed = []
  walk(loop, node => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusEqualsToken)
      changed.push(node.left)
    if (ts.isPostfixUnaryExpression(node)) changed.push(node.operand)
    if (/^(push|add)$/.test(methodOf(node) ?? '')) changed.push(node.expression.expression)
  })
  return changed.filter(ts.isIdentifier).map(name => name.text)
}

/** Whether a list is a variable of the file, which every test of the file reads. */
const isOfFile = list => ts.isIdentifier(list) && declarationOf(list)?.parent.parent.parent === list.getSourceFile()

/**
 * Whether a statement beside the loop, or beside a statement around it, expects elements in what one of the texts
 * means. Inside the function of another test the same text means the same list only if it is a variable of the file.
 */
function isCounted(texts, loop, isOfFile) {
  for (let at = loop; at.parent; at = at.parent) {
    const expects = one =>
      one !== at && some(one, inner => expectsElements(inner, texts) && (isOfFile || !isInFunction(inner, one)))
    if (at.parent.statements?.some(expects)) return true
  }
  return false
}

/** Matchers that pass only if the counted value is equal to the wanted one. */
const exact = /^to(Be|HaveLength|HaveCount|Equal|StrictEqual|MatchObject)$/

function expectsElements(node, texts) {
  const expectation = expectationOf(node)
  if (!expectation) return false
  const { value, isNegated, matcher, wanted } = expectation
  if (isNegated || !wanted || !some(value, inner => texts.includes(inner.getText()))) return false
  if (matcher === 'toBeGreaterThan') return numberOf(wanted) >= 0 || /\.(length|size)$/.test(wanted.getText())
  if (matcher === 'toBeGreaterThanOrEqual') return numberOf(wanted) > 0
  if (/^toContain(Equal)?$/.test(matcher)) return wanted.getText() !== "''"
  return exact.test(matcher) && hasElements(wanted)
}

/** The value of a number as the source writes it, such as `-1` or `1_000`; NaN for anything else. */
const numberOf = node => (/^-?[\d._]+$/.test(node.getText()) ? Number(node.getText().replaceAll('_', '')) : Number.NaN)

/** Whether a wanted value is a literal above 0, a literal with elements, or a table that no call returned. */
function hasElements(node) {
  if (ts.isObjectLiteralExpression(node)) return node.properties.some(property => !ts.isSpreadAssignment(property))
  if (ts.isStringLiteralLike(node)) return node.text !== ''
  if (ts.isNewExpression(node)) return node.arguments?.[0] !== undefined && hasElements(node.arguments[0])
  if (ts.isArrayLiteralExpression(node) || ts.isIdentifier(node) || ts.isCallExpression(node))
    return !nothing.test(node.getText()) && !originOf(node).isFromCall
  return numberOf(node) > 0
}
