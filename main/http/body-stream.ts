/** Bodies that come piece by piece: a blob's, and the error in the place of one. */
import type { Readable } from 'node:stream'
import { text } from '../../shared/text'
import type { Deadline } from './deadline'
import { ApiFault, transportFailure, unanswered } from './fault'
import type { Reach } from './server-connectivity'

/** A body of which the first piece is known. */
export interface Begun {
  first: Uint8Array
  pieces: AsyncIterable<Uint8Array>
}

/** Waits for a body's first piece, and gives it with the whole. `silence` ends the body at any time. */
export async function begin(source: Readable, { signal }: Pick<Deadline, 'signal'>): Promise<Begun> {
  const abort = () => source.destroy(new Error('aborted'))
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  source.once('close', () => signal.removeEventListener('abort', abort))
  const rest = (source as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  const { value, done } = await rest.next()
  async function* pieces() {
    try {
      if (done) return
      yield value
      yield* { [Symbol.asyncIterator]: () => rest }
    } finally {
      source.destroy()
    }
  }
  return { first: done ? new Uint8Array() : value, pieces: pieces() }
}

/** The whole body; throws ApiFault above `max` bytes. */
export async function readAll(source: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > max) throw new ApiFault({ kind: 'invalid-response', message: text.invalidResponse })
    parts.push(chunk)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The body's pieces. Throws ApiFault: on silence, a broken connection, an abort; what broke off by itself is told to `reach`. */
export async function* chunks(
  source: AsyncIterable<Uint8Array>,
  silence: Deadline,
  reach: Pick<Reach, 'lost'>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of source) {
      silence.touch()
      yield chunk
    }
  } catch (error) {
    const failed = transportFailure(error, silence.cause())
    if (unanswered(failed)) reach.lost()
    throw new ApiFault(failed)
  } finally {
    silence.clear()
  }
}
