/** One evaluation of a recording: asks for the address of the evaluation server, checks it, and makes one connection. */
import type { Result } from '../../shared/contract/result'
import type { EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { type Log, messageOf } from '../store/log'
import { connectSpeech, type Outcome, type SpeechConnection, type speechDeadlines } from './connection'
import { createFrameBuffer, type FrameBuffer } from './frame-buffer'
import type { OpenSocket } from './open-socket'
import type { RecordingHead } from './recording-store'
import { type SpeechConfig, speechHostOf, speechUrl } from './speech-address'

type AddressCall = 'new-evaluation-service'

/** The part of the API client that asks for the address of the evaluation server. */
interface AddressClient {
  call(
    name: AddressCall,
    request: EndpointRequest<AddressCall>,
    options: { signal: AbortSignal },
  ): Promise<Result<EndpointResponse<AddressCall>>>
}

export interface RunDependencies {
  client: AddressClient
  config: SpeechConfig
  openSocket: OpenSocket
  log: Log
  deadlines?: typeof speechDeadlines
}

/** A recording whose frames arrive, or which is being evaluated. */
export interface Run {
  id: string
  /** The `ownerHash` of the teacher. */
  name: string
  generation: number
  frames: FrameBuffer
  /** Call it when frames were added, and when they are complete. */
  onFrames(): void
  /** Resolves once; never rejects. */
  outcome: Promise<Outcome>
  /** The outcome, or null while there is none. */
  settled(): Outcome | null
  cancel(): void
}

/** Logs why there is no result; never what was said, nor the server's words. */
function logOutcome(log: Log, outcome: Outcome): void {
  if (outcome.kind === 'refused') log('evaluation.refused', { code: outcome.code })
  if (outcome.kind === 'forbidden') log('evaluation.forbidden', { host: outcome.host })
  if (outcome.kind !== 'lost') return
  const { kind: _kind, ...details } = outcome
  log('evaluation.lost', details)
}

/** Returns the function that begins a run; its frames are sent as soon as the connection is open. */
export function createRuns({ client, config, openSocket, log, deadlines }: RunDependencies) {
  return (owner: Pick<Run, 'id' | 'name' | 'generation'>, head: RecordingHead): Run => {
    const frames = createFrameBuffer()
    const abort = new AbortController()
    let connection: SpeechConnection | null = null
    let settled: Outcome | null = null

    async function connect(): Promise<Outcome> {
      const { signal } = abort
      const address = await client.call('new-evaluation-service', {}, { signal })
      if (signal.aborted) return { kind: 'cancelled' }
      if (!address.ok) return { kind: 'lost', reason: 'unreachable', detail: address.error.kind }
      const given = address.value.evaluation_server_url
      const url = speechUrl(given, config)
      if (url === null) return { kind: 'forbidden', host: speechHostOf(given) }
      const socket = await openSocket(url)
      const hello = { text: head.text, category: head.category, guid: owner.id }
      connection = connectSpeech({ socket, hello, frames, ...(deadlines && { deadlines }) })
      if (signal.aborted) connection.cancel()
      return connection.outcome
    }

    const outcome = connect()
      .catch((error: unknown): Outcome => ({ kind: 'lost', reason: 'unreachable', detail: messageOf(error) }))
      .then(found => {
        settled = found
        logOutcome(log, found)
        return found
      })
    return {
      ...owner,
      frames,
      onFrames: () => connection?.onFrames(),
      outcome,
      settled: () => settled,
      cancel() {
        abort.abort()
        connection?.cancel()
      },
    }
  }
}
