/**
 * Finds entries of the text tables (text.ts) that no code uses. Code reads the tables through aliases and computed
 * keys, so the TypeScript compiler resolves which property each access means; only accesses that begin at a table are
 * resolved.
 */
import path from 'node:path'
import ts from 'typescript'

const isTable = file => /\/(shared|renderer)\/(.*\/)?text\.ts$/.test(file.fileName)

function programOf(root, project) {
  const file = path.join(root, project)
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file))
  return ts.createProgram(fileNames, options)
}

const isAccess = node => ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

/** Whether an expression begins at a text table, or at a constant that was assigned from one. */
function beginsAtTable(checker, node) {
  if (isAccess(node)) return beginsAtTable(checker, node.expression)
  if (!ts.isIdentifier(node)) return false
  const symbol = checker.getSymbolAtLocation(node)
  const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = meant?.valueDeclaration
  const constant = declaration && ts.isBindingElement(declaration) ? declaration.parent.parent : declaration
  if (!constant || !ts.isVariableDeclaration(constant)) return false
  if (isTable(constant.getSourceFile())) return true
  return constant.initializer !== undefined && beginsAtTable(checker, constant.initializer)
}

/** Whether an identifier is only declared, imported or exported here, which does not use the text. */
function isName(node) {
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeQueryNode(parent)) return true
  return parent.name === node || parent.propertyName === node
}

/**
 * Whether the parent expression decides which member is meant: a property access, or the constant that it initialises.
 */
function isInsideLongerAccess(node) {
  const { parent } = node
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node
  if (!isAccess(parent) || parent.expression !== node) return false
  return ts.isPropertyAccessExpression(parent) || ts.isStringLiteralLike(parent.argumentExpression)
}

/** The object literal that a property or a constant is initialised with, if any. */
function literalIn({ initializer }) {
  const bare = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
  return bare && ts.isObjectLiteralExpression(bare) ? bare : undefined
}

/** Calls `found` with each text entry below an object literal and with its path of keys. */
function eachText(literal, keys, found) {
  for (const property of literal.properties) {
    const inner = ts.isPropertyAssignment(property) && literalIn(property)
    const trail = [...keys, property.name?.getText()]
    if (inner) eachText(inner, trail, found)
    else found(property, trail)
  }
}

/** Every text entry below `root` that no file of the TypeScript projects uses, as `file keys`. */
export function unusedTexts(root, projects) {
  const entries = new Map()
  const used = new Set()
  const idOf = node => `${path.relative(root, node.getSourceFile().fileName)}:${node.getStart()}`
  const markUsed = declaration => {
    const inner = literalIn(declaration)
    if (inner) eachText(inner, [], entry => used.add(idOf(entry)))
    else used.add(idOf(declaration))
  }

  for (const program of projects.map(project => programOf(root, project))) {
    const checker = program.getTypeChecker()
    const visit = node => {
      if ((isAccess(node) || ts.isIdentifier(node)) && !isName(node) && beginsAtTable(checker, node)) {
        for (const each of declarationsOf(checker, node))
          if (!literalIn(each) || !isInsideLongerAccess(node)) markUsed(each)
      }
      ts.forEachChild(node, visit)
    }
    for (const file of program.getSourceFiles()) {
      if (file.isDeclarationFile) continue
      visit(file)
      if (!isTable(file)) continue
      for (const statement of file.statements.filter(ts.isVariableStatement)) {
        for (const table of statement.declarationList.declarations) {
          const literal = literalIn(table)
          const name = keys => `${path.relative(root, file.fileName)} ${keys.join('.')}`
          if (literal) eachText(literal, [table.name.getText()], (entry, keys) => entries.set(idOf(entry), name(keys)))
        }
      }
    }
  }
  return [...entries].filter(([id]) => !used.has(id)).map(([, name]) => name)
}

/**
 * The declarations that an expression refers to: one member, or all members of the table or of the object behind a
 * computed key.
 */
function declarationsOf(checker, node) {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name)?.declarations ?? []
  const taken = ts.isIdentifier(node) && checker.getSymbolAtLocation(node)?.valueDeclaration
  if (taken && ts.isBindingElement(taken)) {
    const from = checker.getTypeAtLocation(taken.parent)
    return from.getProperty((taken.propertyName ?? taken.name).getText())?.declarations ?? []
  }
  if (isInsideLongerAccess(node)) return []
  const object = checker.getTypeAtLocation(ts.isIdentifier(node) ? node : node.expression)
  return object.getProperties().flatMap(property => property.declarations ?? [])
}
