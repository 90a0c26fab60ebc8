/** Bodies that come piece by piece: a blob's, and the error in the place of one. */
import type { Readable } from 'node:stream'
import { text } from '../../shared/text'
import type { deadline } from './deadline'
import { ApiFault, transportFailure, unanswered } from './fault'
import type { Reach } from './reach'

/** The whole body as text; throws ApiFault above `max` bytes. */
export async function readAll(source: Readable, max: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > max) throw new ApiFault({ kind: 'invalid-response', message: text.invalidResponse, retryable: true })
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The body's pieces. Throws ApiFault: on silence, a broken connection, an abort; what broke off by itself is told to `reach`. */
export async function* chunks(
  source: Readable,
  silence: ReturnType<typeof deadline>,
  reach: Pick<Reach, 'lost'>,
): AsyncGenerator<Uint8Array> {
  const abort = () => source.destroy(new Error('aborted'))
  if (silence.signal.aborted) abort()
  silence.signal.addEventListener('abort', abort, { once: true })
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      silence.touch()
      yield chunk
    }
  } catch (error) {
    const failed = transportFailure(error, silence.cause())
    if (unanswered(failed)) reach.lost()
    throw new ApiFault(failed)
  } finally {
    silence.clear()
    source.destroy()
  }
}
