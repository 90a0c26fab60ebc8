/**
 * Calls that are made while the browser still compiles the program (renderer/app/ask-first.ts). Whoever needs an answer
 * later takes the running call instead of making it again. Each call is taken once.
 */
import type { Result } from '../../shared/contract/result'
import type { Argument, Boot } from '../../shared/contract/types'
import type { EndpointRequest, ReadEndpointName } from '../../shared/endpoints/index'
import { callBridge, connectBridge } from './host'

/** What the first screen reads, besides the boot state. */
export interface EarlyReads {
  reads: { readonly [N in ReadEndpointName]?: EndpointRequest<N> }
  keeps: readonly Argument<'keeps.read'>['key'][]
}

interface EarlyCall {
  callId: string
  result: Promise<Result<unknown>>
}

let boot: Promise<Result<Boot> | null> | null = null
const calls = new Map<string, EarlyCall>()

const keyOf = (method: string, name: string, request: unknown, generation: number): string =>
  JSON.stringify([method, name, request, generation])

/** Makes the calls of a logged-in teacher. Nothing is read for the locked screen. */
function askReads({ session, locked }: Boot, { reads, keeps }: EarlyReads): void {
  if (session === null || locked) return
  const { generation } = session
  for (const [endpoint, request] of Object.entries(reads)) {
    const callId = `${Date.now().toString(36)}-first-${calls.size}`
    const result = callBridge('api.call', { endpoint, request, callId } as Argument<'api.call'>)
    calls.set(keyOf('api.call', endpoint, request, generation), { callId, result })
  }
  for (const key of keeps) {
    const result = callBridge('keeps.read', { key, generation })
    calls.set(keyOf('keeps.read', key, null, generation), { callId: '', result })
  }
}

/**
 * Connects to the host and asks for its boot state, and then for what the first screen reads.
 * @param readsOf the reads of the first screen; null if it has none of its own.
 */
export function askEarly(readsOf: (boot: Boot) => EarlyReads | null): void {
  boot = askBoot(readsOf).catch(() => null)
}

async function askBoot(readsOf: (boot: Boot) => EarlyReads | null): Promise<Result<Boot>> {
  await connectBridge()
  const result = await callBridge('app.boot', {})
  const reads = result.ok ? readsOf(result.value) : null
  if (result.ok && reads !== null) askReads(result.value, reads)
  return result
}

/** The boot state that was asked for early; null if it was not, has been taken, or no host was found. */
export async function takeEarlyBoot(): Promise<Result<Boot> | null> {
  const taken = boot
  boot = null
  return taken
}

function take(key: string): EarlyCall | undefined {
  const taken = calls.get(key)
  calls.delete(key)
  return taken
}

/** The call of an endpoint that runs already for this session, with its id. */
export const takeEarlyRead = (endpoint: string, request: unknown, generation: number | undefined) =>
  generation === undefined ? undefined : take(keyOf('api.call', endpoint, request, generation))

/** The kept value that is being read already for this session. */
export const takeEarlyKeep = (key: string, generation: number) =>
  take(keyOf('keeps.read', key, null, generation))?.result as Promise<Result<{ value: unknown }>> | undefined

/** Drops the answers that the first screen did not take, so that nobody gets them when they are old. */
export const dropEarlyCalls = (): void => calls.clear()
