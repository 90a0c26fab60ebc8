/**
 * Finds entries of the text tables (text.ts) that no code uses. Code reads the tables through aliases and computed
 * keys, so the TypeScript compiler resolves which property each access means; only accesses that begin at a table are
 * resolved.
 */
import path from 'node:path'
import ts from 'typescript'

const isTable = file => /\/(shared|renderer)\/(.*\/)?text\.ts$/.test(file.fileName)

/** One program of all projects, without packages: no text is declared there, and reading their types takes long. */
function programOf(root, projects) {
  const all = projects.map(project => {
    const file = path.join(root, project)
    const { config } = ts.readConfigFile(file, ts.sys.readFile)
    return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file))
  })
  const options = { ...Object.assign({}, ...all.map(each => each.options)), types: [], lib: ['lib.es2023.d.ts'] }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    )
  return ts.createProgram([...new Set(all.flatMap(each => each.fileNames))], options, host)
}

const isAccess = node => ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

/** The identifier that a chain of accesses begins with, if any. */
function beginOf(node) {
  if (isAccess(node)) return beginOf(node.expression)
  return ts.isIdentifier(node) ? node : undefined
}

/** All names that a binding pattern or an identifier declares. */
const namesIn = name =>
  ts.isIdentifier(name) ? [name] : name.elements.flatMap(each => (each.name ? namesIn(each.name) : []))

/**
 * The expressions of the files that can begin at a table by their names alone: only about these is the compiler asked.
 * Names are those of the constants of a table, and those that imports, exports and other constants take from them.
 */
function candidates(files) {
  const uses = new Map()
  const taken = new Map()
  const names = new Set()
  const add = (map, key, value) => map.get(key)?.push(value) ?? map.set(key, [value])
  const visit = node => {
    const begin = beginOf(node)
    if (begin && !isName(node)) add(uses, begin.text, node)
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
      if (node.propertyName) add(taken, node.propertyName.text, node.name.text)
    } else if (ts.isVariableDeclaration(node)) {
      const from = node.initializer && beginOf(node.initializer)
      for (const { text } of namesIn(node.name)) {
        if (isTable(node.getSourceFile())) names.add(text)
        else if (from) add(taken, from.text, text)
      }
    }
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  // a set also visits what is added meanwhile
  for (const name of names) for (const other of taken.get(name) ?? []) names.add(other)
  return [...names].flatMap(name => uses.get(name) ?? [])
}

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
  let bare = initializer
  while (bare && (ts.isAsExpression(bare) || ts.isSatisfiesExpression(bare))) bare = bare.expression
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

  const program = programOf(root, projects)
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(file => !file.isDeclarationFile)
  for (const node of candidates(files)) {
    if (!beginsAtTable(checker, node)) continue
    for (const each of declarationsOf(checker, node))
      if (!literalIn(each) || !isInsideLongerAccess(node)) markUsed(each)
  }
  for (const file of files.filter(isTable)) {
    for (const statement of file.statements.filter(ts.isVariableStatement)) {
      for (const table of statement.declarationList.declarations) {
        const literal = literalIn(table)
        const name = keys => `${path.relative(root, file.fileName)} ${keys.join('.')}`
        if (literal) eachText(literal, [table.name.getText()], (entry, keys) => entries.set(idOf(entry), name(keys)))
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
  if (taken && ts.isBindingElement(taken) && !taken.dotDotDotToken) {
    const from = checker.getTypeAtLocation(taken.parent)
    return from.getProperty((taken.propertyName ?? taken.name).getText())?.declarations ?? []
  }
  if (isInsideLongerAccess(node)) return []
  const object = checker.getTypeAtLocation(ts.isIdentifier(node) ? node : node.expression)
  return object.getProperties().flatMap(property => property.declarations ?? [])
}
