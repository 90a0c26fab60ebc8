import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { startBody } from '../../../main/http/body-stream'

const chunk = Uint8Array.of(1, 2, 3)

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const read: Uint8Array[] = []
  for await (const one of chunks) read.push(one)
  return read
}

it('starts with the first chunk, and gives all of them', async () => {
  const body = await startBody(Readable.from([chunk, chunk]), { signal: new AbortController().signal })
  expect(body.first).toEqual(chunk)
  expect(await all(body.chunks)).toEqual([chunk, chunk])
})

it('does not wait for a body whose call was aborted before', async () => {
  const silent = new Readable({ read: () => undefined })
  await expect(startBody(silent, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(silent.destroyed).toBe(true)
})

it('an abort ends a body that has begun', async () => {
  const abort = new AbortController()
  const source = new Readable({ read: () => undefined })
  source.push(chunk)
  const body = await startBody(source, { signal: abort.signal })
  const rest = all(body.chunks)
  abort.abort()
  await expect(rest).rejects.toThrow('aborted')
})
