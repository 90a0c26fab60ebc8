/** The only file that touches window.hanamaru (DESIGN §2 law 3). */

import type { EventName, MethodName } from '../../shared/contract/keys'
import { failure, type Result } from '../../shared/contract/result'
import type { Answer, Argument, Bridge, Events } from '../../shared/contract/types'
import { commonText } from '../ui/text'
import { connectLoopback } from './loopback'

declare global {
  interface Window {
    /** Built by the preload; absent in a plain browser, which uses the loopback bridge instead. */
    hanamaru?: Bridge
  }
}

let current: Bridge | null = null
let connecting: Promise<void> | null = null

/** Replaces the host's bridge; component tests set a fake. */
export function setBridge(bridge: Bridge): void {
  current = bridge
}

async function findBridge(): Promise<void> {
  current = window.hanamaru ?? (await connectLoopback())
}

/**
 * Finds the host's bridge: the preload's or, in a plain browser, the loopback bridge. Call it before any other call;
 * only the first call connects, unless that failed.
 */
export async function connectBridge(): Promise<void> {
  if (current) return
  connecting ??= findBridge().finally(() => {
    connecting = null
  })
  await connecting
}

/** Returns the bridge; throws before `connectBridge`. */
function bridge(): Bridge {
  if (!current) throw new Error('the bridge is not connected')
  return current
}

type AnyMethod = (argument: unknown) => Promise<Result<unknown>>

/** Calls one bridge method. It never throws (DESIGN §5): a broken connection gives a `network` failure. */
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

/** Subscribes to a bridge event; the returned function unsubscribes. */
export const onBridgeEvent = <E extends EventName>(event: E, listener: (detail: Events[E]) => void): (() => void) =>
  bridge().on(event, listener)
