/** The only file that touches window.hanamaru (DESIGN §2 law 3). */

import type { EventName, MethodName } from '../../shared/contract/keys'
import { failure, type Result } from '../../shared/contract/result'
import type { Answer, Argument, Bridge, Events } from '../../shared/contract/types'
import { commonText } from '../ui/text'
import { connectLoopback } from './loopback'

declare global {
  interface Window {
    /** Built by the preload; absent in a plain browser, where the loopback counterpart stands in. */
    hanamaru?: Bridge
  }
}

let current: Bridge | null = null

/** Puts a bridge in place of the host's own; component tests give a fake. */
export function setBridge(bridge: Bridge): void {
  current = bridge
}

/** Finds the host's bridge: the preload's, or in a plain browser the loopback counterpart. Call once, before anything. */
export async function connectBridge(): Promise<void> {
  if (current) return
  if (window.hanamaru) {
    current = window.hanamaru
    return
  }
  current = await connectLoopback()
}

/** The bridge; throws before `connectBridge`. */
function bridge(): Bridge {
  if (!current) throw new Error('the bridge is not connected')
  return current
}

type AnyMethod = (argument: unknown) => Promise<Result<unknown>>

/** Calls one bridge method; never throws (DESIGN §5): a host that breaks off gives a failure of its own. */
export async function callBridge<M extends MethodName>(method: M, argument: Argument<M>): Promise<Result<Answer<M>>> {
  const [namespace, name] = method.split('.') as [keyof Bridge, string]
  try {
    const functions = bridge()[namespace] as Record<string, AnyMethod>
    const call = functions[name]
    if (!call) return failure('invalid-request', commonText.operationFailed)
    return (await call(argument)) as Result<Answer<M>>
  } catch {
    return failure('network', commonText.failed)
  }
}

/** Hears a bridge event until the returned function is called. */
export const onBridgeEvent = <E extends EventName>(event: E, listener: (detail: Events[E]) => void): (() => void) =>
  bridge().on(event, listener)
