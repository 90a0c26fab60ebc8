/** The one gate (DESIGN §2, §3, §10): checks the sender, the method and the argument, and turns errors into envelopes. */
import * as v from 'valibot'
import type { MethodName } from '../../shared/contract/keys'
import { methods } from '../../shared/contract/methods'
import { failure, type Result } from '../../shared/contract/result'
import type { Answer, Argument } from '../../shared/contract/types'
import { isObject } from '../../shared/object'
import { text } from '../../shared/text'
import type { Log } from '../store/log'
import { wireSize } from './wire-value'

/** What the services offer: a handler per method, complete by type. */
export type Handlers = { [M in MethodName]: (argument: Argument<M>) => Promise<Result<Answer<M>>> }

/** Facts about who asks, as the host knows them, not as he says. */
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
  /** Never throws. What is refused is logged, and answered with kind `invalid-request`. */
  call(request: GateCall): Promise<Result<unknown>>
}

const isMethod = (name: unknown): name is MethodName => typeof name === 'string' && Object.hasOwn(methods, name)

/** The argument as its schema gives it, or why it is refused. */
function admit(request: GateCall, origin: string): { method: MethodName; argument: unknown } | { refused: string } {
  if (request.sender.origin !== origin) return { refused: 'origin' }
  if (!request.sender.mainFrame) return { refused: 'frame' }
  if (!isMethod(request.method)) return { refused: 'method' }
  const row = methods[request.method]
  const size = wireSize(request.argument)
  if (size === null) return { refused: 'value' }
  if (size > row.maxBytes) return { refused: 'size' }
  // An empty list would pass for an object without fields.
  if (!isObject(request.argument)) return { refused: 'argument' }
  const read = v.safeParse(row.argument, request.argument)
  return read.success ? { method: request.method, argument: read.output } : { refused: 'argument' }
}

/** The passwords with which a method was asked, wherever they stand in its argument. */
function passwords(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /password/i.test(name) && value !== '' ? [value] : []
  return isObject(value) ? Object.entries(value).flatMap(([key, entry]) => passwords(entry, key)) : []
}

/** What the log says of something thrown: its author may have put into its words what he was asked with. */
function thrown(error: unknown, argument: unknown): string {
  let told = (error instanceof Error ? error.stack : undefined) ?? String(error)
  for (const secret of passwords(argument)) told = told.replaceAll(secret, '[redacted]')
  return told
}

/** Builds the gate of one host's origin. `locked` says whether the screen is locked when a call comes. */
export function createGate(handlers: Handlers, origin: string, log: Log, locked: () => boolean): Gate {
  return {
    async call(request) {
      const admitted = admit(request, origin)
      if ('refused' in admitted) {
        log('bridge.refused', {
          why: admitted.refused,
          method: typeof request.method === 'string' ? request.method.slice(0, 60) : typeof request.method,
        })
        return failure('invalid-request', text.invalidRequest)
      }
      // Whatever the page shows, and whoever sits before it: nothing is told, and nothing done, until it is unlocked.
      if (!methods[admitted.method].whileLocked && locked()) return failure('cancelled', text.cancelled)
      try {
        const handler = handlers[admitted.method] as (argument: unknown) => Promise<Result<unknown>>
        const result = await handler(admitted.argument)
        if (!result.ok || wireSize(result.value) !== null) return result
        log('bridge.answer', { method: admitted.method })
      } catch (error) {
        log('bridge.threw', { method: admitted.method, detail: thrown(error, admitted.argument) })
      }
      return failure('server', text.serverFault)
    },
  }
}
