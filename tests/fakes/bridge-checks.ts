/**
 * The checks that main makes for the fake bridge: each argument by the row of its method, each request and each answer
 * of a call by its endpoint row. The page may hide a failed call, so each fault is also recorded, and fails the test at
 * its end (tests/renderer/setup.ts).
 */
import * as v from 'valibot'
import { expect } from 'vitest'
import { wireSize } from '../../main/bridge/wire-value'
import type { MethodName } from '../../shared/contract/keys'
import { methods } from '../../shared/contract/methods'
import { failure, type Result } from '../../shared/contract/result'
import { type EndpointName, endpointRow } from '../../shared/endpoints/index'
import { text } from '../../shared/text'

const faults: string[] = []

/** Fails the running test at its end. */
export const recordFault = (fault: string): unknown =>
  faults.push(`${fault} (in the test “${expect.getState().currentTestName}”)`)

/** Throws if faults were recorded since the last call of this function. */
export function throwBridgeFaults(): void {
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(`impossible with the real bridge:\n${found.join('\n')}`)
}

/** Whether the schema accepts the value; records each place where it does not. */
function parse(what: string, schema: v.GenericSchema, value: unknown): { output: unknown } | null {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return { output: parsed.output }
  const places = parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`)
  recordFault(`${what}: ${places.join('; ')}`)
  return null
}

/** Whether the gate of the bridge accepts the argument (main/bridge/gate.ts). */
export function takesArgument(method: MethodName, argument: unknown): boolean {
  const size = wireSize(argument)
  if (size !== null && size <= methods[method].maxBytes)
    return parse(`argument of ${method}`, methods[method].argument, argument) !== null
  recordFault(`argument of ${method}: ${size === null ? 'a value that cannot cross the bridge' : 'too large'}`)
  return false
}

/** How often each field name occurs with a value that is not empty. */
function countFields(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return counts
  for (const [field, inner] of Object.entries(value)) {
    if (inner === null || inner === undefined || inner === '') continue
    if (!Array.isArray(value)) counts.set(field, (counts.get(field) ?? 0) + 1)
    countFields(inner, counts)
  }
  return counts
}

/**
 * Records the fields that the row's schema dropped. Main ignores them without a message, because a server may send more
 * than we know. A test that sends them is wrong: a field has another name, or a list has a row that is not valid.
 */
function checkNothingLost(endpoint: EndpointName, sent: unknown, read: unknown): void {
  // A call that only succeeds or fails ignores all data.
  if (read === null) return
  // The envelope of a grammar training file: its schema returns only the content of `data`.
  const envelope = endpoint === 'grammar-training-file' ? 'data' : null
  const kept = countFields(read)
  const lost = [...countFields(sent)].filter(([field, count]) => field !== envelope && count > (kept.get(field) ?? 0))
  if (lost.length > 0)
    recordFault(`answer of ${endpoint}: dropped by the schema: ${lost.map(([field]) => field).join(', ')}`)
}

/**
 * Calls the endpoint as main does: checks the request, and parses the answer, which is `data` as the server sends it.
 */
export async function callByRow(
  endpoint: EndpointName,
  request: unknown,
  answer: () => Result<unknown> | Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const row = endpointRow(endpoint)
  if (!parse(`request to ${endpoint}`, row.request, request)) return failure('invalid-request', text.invalidRequest)
  const result = await answer()
  if (!result.ok) return result
  const read = parse(`answer of ${endpoint}`, row.response, result.value)
  if (!read) return failure('invalid-response', text.invalidResponse)
  checkNothingLost(endpoint, result.value, read.output)
  return { ...result, value: read.output }
}
