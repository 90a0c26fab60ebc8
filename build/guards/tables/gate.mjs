/** The gate of the bridge: sender, method, size and content of a call, and its result (DESIGN §3, §5, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'gate', section: '§10', tests: ['tests/main/bridge/gate.test.ts'] }

const gate = guardsOf({ ...common, file: 'main/bridge/gate.ts' }, [
  ['A call from another origin is refused', "if (request.sender.origin !== origin) return { refused: 'origin' }", ''],
  ['A call from a frame inside the page is refused', "if (!request.sender.mainFrame) return { refused: 'frame' }", ''],
  [
    'An inherited property of the method table is not a method',
    'Object.hasOwn(methods, name)',
    'name in methods',
    { crash: true },
  ],
  ['A method name must be a string', "typeof name === 'string' && Object", 'Object'],
  ['An argument that is neither JSON nor bytes is refused', "if (size === null) return { refused: 'value' }", ''],
  ['An argument larger than its method allows is refused', "if (size > row.maxBytes) return { refused: 'size' }", ''],
  ['An argument that does not match its schema is refused', 'return parsed.success ? {', 'return true ? {'],
  [
    'An array is not accepted as an object without fields',
    "if (!isObject(request.argument)) return { refused: 'argument' }",
    '',
  ],
  ['An error in a handler becomes a failure result', '} catch (error) {', '} catch (error) {\n        throw error'],
  ['A result is checked before it is sent', '!result.ok || wireSize(result.value) !== null', 'true'],
  ['A long method name is shortened in the log', 'request.method.slice(0, 60)', 'request.method'],
  ['A refused call is logged', "log('bridge.refused', {", 'void ({'],
])

const wire = guardsOf({ ...common, file: 'main/bridge/wire-value.ts' }, [
  ['A value that is nested too deeply is refused', 'if (depth > maxDepth) return null', ''],
  ['NaN and infinite numbers are refused', 'Number.isFinite(value) ? 8 : null', '8'],
  ['Functions, symbols and big integers are refused', 'default:\n      return null', 'default:\n      return 0'],
  [
    'Instances of classes are refused',
    'if (!isArray && prototype !== Object.prototype && prototype !== null) return null',
    '',
  ],
  ['Proxy objects are refused', 'if (types.isProxy(value)) return null', ''],
  [
    'Accessor properties are refused',
    "if (property === undefined || !('value' in property)) return null\n    const entry: unknown = property.value",
    'const entry: unknown = Reflect.get(value, key)',
  ],
  ['Instances of array subclasses are refused', 'if (isArray && prototype !== Array.prototype) return null', ''],
  ['An array with holes and as many named keys is refused', 'if (isArray && key !== String(index)) return null', ''],
  ['Symbol keys are refused', 'if (Object.getOwnPropertySymbols(value).length > 0) return null', ''],
  ['An array with holes is refused', 'if (isArray && keys.length !== value.length) return null', ''],
  ['The key __proto__ is refused', "key === '__proto__' || ", ''],
  ['The key constructor is refused', "key === 'constructor' || ", ''],
  ['The key prototype is refused', " || key === 'prototype'", ''],
  [
    'Undefined in an array is refused',
    'if (entry === undefined && !isArray) continue',
    'if (entry === undefined) continue',
  ],
  ['Strings count for the size limit', 'return Buffer.byteLength(value) + 2', 'return 2'],
  ['Bytes count for the size limit', 'return value.byteLength', 'return 0'],
  ['Keys count for the size limit', 'Buffer.byteLength(key) + 4', '0'],
])

export const rows = [...gate, ...wire]
