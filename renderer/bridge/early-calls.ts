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
/** The session of the boot state: the answers are its own. */
let session: number | null = null
const calls = new Map<string, EarlyCall>()

const keyOf = (method: string, name: string, request: unknown): string => JSON.stringify([method, name, request])

/** The host refuses them where nobody is logged in, and at a locked screen. */
function askReads({ reads }: EarlyReads): void {
  for (const [endpoint, request] of Object.entries(reads)) {
    const callId = `${Date.now().toString(36)}-first-${calls.size}`
    const result = callBridge('api.call', { endpoint, request, callId } as Argument<'api.call'>)
    calls.set(keyOf('api.call', endpoint, request), { callId, result })
  }
}

function askKeeps({ keeps }: EarlyReads, generation: number): void {
  for (const key of keeps)
    calls.set(keyOf('keeps.read', key, null), {
      callId: '',
      result: callBridge('keeps.read', { key, generation }),
    })
}

/**
 * Connects to the host, and asks at once for its boot state and for what the first screen reads: when the boot state
 * arrives, the page is busy with the program.
 * @param readsOf the reads of the first screen; null if it has none of its own.
 */
export function askEarly(readsOf: () => EarlyReads | null): void {
  boot = askBoot(readsOf).catch(() => null)
}

async function askBoot(readsOf: () => EarlyReads | null): Promise<Result<Boot>> {
  session = null
  await connectBridge()
  const wanted = readsOf()
  const answer = callBridge('app.boot', {})
  if (wanted !== null) askReads(wanted)
  const result = await answer
  if (!result.ok || result.value.session === null || result.value.locked) calls.clear()
  else if (wanted !== null) {
    session = result.value.session.generation
    askKeeps(wanted, session)
  }
  return result
}

/** The boot state that was asked for early; null if it was not, has been taken, or no host was found. */
export async function takeEarlyBoot(): Promise<Result<Boot> | null> {
  const taken = boot
  boot = null
  return taken
}

function take(key: string, generation: number | undefined): EarlyCall | undefined {
  if (generation !== session) return undefined
  const taken = calls.get(key)
  calls.delete(key)
  return taken
}

/** The call of an endpoint that runs already for this session, with its id. */
export const takeEarlyRead = (endpoint: string, request: unknown, generation: number | undefined) =>
  take(keyOf('api.call', endpoint, request), generation)

/** The kept value that is being read already for this session. */
export const takeEarlyKeep = (key: string, generation: number) =>
  take(keyOf('keeps.read', key, null), generation)?.result as Promise<Result<{ value: unknown }>> | undefined

/** Drops the answers that the first screen did not take, so that nobody gets them when they are old. */
export const dropEarlyCalls = (): void => calls.clear()
