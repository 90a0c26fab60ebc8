/**
 * The gate of the bridge (DESIGN §2, §3, §10): checks sender, method and argument, calls the handler, and turns errors
 * into results.
 */
import * as v from 'valibot'
import type { MethodName } from '../../shared/contract/keys'
import { methods } from '../../shared/contract/methods'
import { failure, lockedStatus, type Result } from '../../shared/contract/result'
import type { Answer, Argument } from '../../shared/contract/types'
import { isObject } from '../../shared/object'
import { text } from '../../shared/text'
import type { Log } from '../store/log'
import { wireSize } from './wire-value'

/** A handler for each bridge method; a missing one is a type error. */
export type Handlers = { [M in MethodName]: (argument: Argument<M>) => Promise<Result<Answer<M>>> }

/** The sender of a call, as the host knows it, never as the page claims. */
export interface Sender {
  origin: string
  mainFrame: boolean
}

export interface GateCall {
  sender: Sender
  method: unknown
  argument: unknown
}

export interface Gate {
  /** Never throws. A refused call is logged and returns the failure `invalid-request`. */
  call(request: GateCall): Promise<Result<unknown>>
}

const isMethod = (name: unknown): name is MethodName => typeof name === 'string' && Object.hasOwn(methods, name)

/** Checks a call: returns its parsed argument, or why it is refused. */
function checkCall(request: GateCall, origin: string): { method: MethodName; argument: unknown } | { refused: string } {
  if (request.sender.origin !== origin) return { refused: 'origin' }
  if (!request.sender.mainFrame) return { refused: 'frame' }
  if (!isMethod(request.method)) return { refused: 'method' }
  const row = methods[request.method]
  const size = wireSize(request.argument)
  if (size === null) return { refused: 'value' }
  if (size > row.maxBytes) return { refused: 'size' }
  // Valibot would accept an empty array as an object without fields.
  if (!isObject(request.argument)) return { refused: 'argument' }
  const parsed = v.safeParse(row.argument, request.argument)
  return parsed.success ? { method: request.method, argument: parsed.output } : { refused: 'argument' }
}

/** All passwords in an argument, at any depth. */
function passwordsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /password/i.test(name) && value !== '' ? [value] : []
  return isObject(value) ? Object.entries(value).flatMap(([key, entry]) => passwordsIn(entry, key)) : []
}

/** Describes a thrown error for the log, without the passwords of the argument, which the message may contain. */
function describeError(error: unknown, argument: unknown): string {
  let description = (error instanceof Error ? error.stack : undefined) ?? String(error)
  for (const secret of passwordsIn(argument)) description = description.replaceAll(secret, '[redacted]')
  return description
}

const locked: Result<never> = {
  ok: false,
  error: { kind: 'cancelled', message: text.cancelled, status: lockedStatus },
}

/** Builds the gate for pages of one origin. */
export function createGate(handlers: Handlers, origin: string, log: Log, isLocked: () => boolean): Gate {
  return {
    async call(request) {
      const checked = checkCall(request, origin)
      if ('refused' in checked) {
        log('bridge.refused', {
          why: checked.refused,
          method: typeof request.method === 'string' ? request.method.slice(0, 60) : typeof request.method,
        })
        return failure('invalid-request', text.invalidRequest)
      }
      // At a locked screen somebody else may use the page: no other method runs until it is unlocked.
      if (!methods[checked.method].whileLocked && isLocked()) return locked
      try {
        const handler = handlers[checked.method] as (argument: unknown) => Promise<Result<unknown>>
        const result = await handler(checked.argument)
        if (!result.ok || wireSize(result.value) !== null) return result
        log('bridge.answer', { method: checked.method })
      } catch (error) {
        log('bridge.threw', { method: checked.method, detail: describeError(error, checked.argument) })
      }
      return failure('server', text.serverFault)
    },
  }
}
