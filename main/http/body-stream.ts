/** Reads response bodies chunk by chunk: files, and the JSON error that a server may send instead of a file. */
import type { Readable } from 'node:stream'
import { text } from '../../shared/text'
import { ApiError, hasNoResponse, transportFailure } from './api-error'
import type { Deadline } from './deadline'
import type { ServerConnectivity } from './server-connectivity'

/** A body whose first chunk has arrived. */
export interface StartedBody {
  first: Uint8Array
  chunks: AsyncIterable<Uint8Array>
}

/**
 * Waits for the first chunk of a body. The returned `chunks` start with it. An abort of `signal` ends the body at any
 * time.
 */
export async function startBody(source: Readable, { signal }: Pick<Deadline, 'signal'>): Promise<StartedBody> {
  const abort = () => source.destroy(new Error('aborted'))
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  source.once('close', () => signal.removeEventListener('abort', abort))
  const rest = (source as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  const { value, done } = await rest.next()
  async function* chunks() {
    try {
      if (done) return
      yield value
      yield* { [Symbol.asyncIterator]: () => rest }
    } finally {
      source.destroy()
    }
  }
  return { first: done ? new Uint8Array() : value, chunks: chunks() }
}

/** Reads the whole body. Throws ApiError above `max` bytes. */
export async function readWholeBody(source: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array> {
  const buffers: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > max) throw new ApiError({ kind: 'invalid-response', message: text.invalidResponse })
    buffers.push(chunk)
  }
  return new Uint8Array(Buffer.concat(buffers))
}

/**
 * Yields the chunks of the body; each restarts the deadline. Throws ApiError on a timeout, a broken connection or an
 * abort, and notifies `connectivity` of the first two.
 */
export async function* streamChunks(
  source: AsyncIterable<Uint8Array>,
  deadline: Deadline,
  connectivity: Pick<ServerConnectivity, 'onNoResponse'>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of source) {
      deadline.restart()
      yield chunk
    }
  } catch (error) {
    const fault = transportFailure(error, deadline.abortedBy())
    if (hasNoResponse(fault)) connectivity.onNoResponse()
    throw new ApiError(fault)
  } finally {
    deadline.clear()
  }
}
