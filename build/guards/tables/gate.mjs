/** The bridge's gate: who asks, what, how much, and what goes back (DESIGN §3, §5, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'gate', section: '§10', tests: ['tests/main/bridge/gate.test.ts'] }

const gate = guardsOf({ ...common, file: 'main/bridge/gate.ts' }, [
  ['A call from another origin is refused', "if (request.sender.origin !== origin) return { refused: 'origin' }", ''],
  ['A call from a frame inside the page is refused', "if (!request.sender.mainFrame) return { refused: 'frame' }", ''],
  ['A method is a name of the table’s own, not one it inherits', 'Object.hasOwn(methods, name)', 'name in methods'],
  ['A method is a text, not what turns into one', "typeof name === 'string' && Object", 'Object'],
  ['A value that is neither JSON nor bytes is refused', "if (size === null) return { refused: 'value' }", ''],
  ['An argument larger than its method takes is refused', "if (size > row.maxBytes) return { refused: 'size' }", ''],
  ['An argument that its schema does not take is refused', 'return read.success ? {', 'return true ? {'],
  ['A list is no object without fields', "if (!isObject(request.argument)) return { refused: 'argument' }", ''],
  ['A handler that throws becomes an envelope', '} catch (error) {', '} catch (error) {\n        throw error'],
  ['An answer is checked before it leaves', '!result.ok || wireSize(result.value) !== null', 'true'],
  ['A long method name is cut before it is logged', 'request.method.slice(0, 60)', 'request.method'],
  ['What is refused is logged', "log('bridge.refused', {", 'void ({'],
])

const wire = guardsOf({ ...common, file: 'main/bridge/wire-value.ts' }, [
  ['A value nested without end is refused', 'if (depth > maxDepth) return null', ''],
  ['A number that is none is refused', 'Number.isFinite(value) ? 8 : null', '8'],
  ['Functions, symbols and big integers are refused', 'default:\n      return null', 'default:\n      return 0'],
  [
    'Objects of a class are refused',
    'if (!array && prototype !== Object.prototype && prototype !== null) return null',
    '',
  ],
  ['What computes its values anew for each reader is refused', 'if (types.isProxy(value)) return null', ''],
  [
    'A property that is computed is refused',
    "if (property === undefined || !('value' in property)) return null\n    const entry: unknown = property.value",
    'const entry: unknown = Reflect.get(value, key)',
  ],
  ['Lists of a class are refused', 'if (array && prototype !== Array.prototype) return null', ''],
  ['A list with as many names as holes is refused', 'if (array && key !== String(at)) return null', ''],
  ['Keys that are symbols are refused', 'if (Object.getOwnPropertySymbols(value).length > 0) return null', ''],
  ['A list with holes is refused', 'if (array && keys.length !== value.length) return null', ''],
  ['The key __proto__ is refused', "key === '__proto__' || ", ''],
  ['The key constructor is refused', "key === 'constructor' || ", ''],
  ['The key prototype is refused', " || key === 'prototype'", ''],
  [
    'Undefined inside a list is refused',
    'if (entry === undefined && !array) continue',
    'if (entry === undefined) continue',
  ],
  ['Texts count for the cap', 'return Buffer.byteLength(value) + 2', 'return 2'],
  ['Bytes count for the cap', 'return value.byteLength', 'return 0'],
  ['Keys count for the cap', 'Buffer.byteLength(key) + 4', '0'],
])

export const rows = [...gate, ...wire]
