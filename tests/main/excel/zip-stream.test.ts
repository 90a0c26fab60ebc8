import { strFromU8, unzipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { type ZipPart, zipParts } from '../../../main/excel/zip-stream'

async function* listed(parts: ZipPart[]): AsyncGenerator<ZipPart> {
  yield* parts
}

async function packed(parts: ZipPart[]): Promise<Buffer> {
  const bytes: Uint8Array[] = []
  for await (const chunk of zipParts(listed(parts))) bytes.push(chunk)
  return Buffer.concat(bytes)
}

const long = Array.from({ length: 300 }, (_, at) => `${at} 𠮷田 `.repeat(200))

describe('a zip of parts', () => {
  it('keeps each part complete and in order', async () => {
    async function* slowly() {
      yield* long
    }
    const zip = unzipSync(
      await packed([
        { name: 'a/長い.xml', chunks: slowly() },
        { name: 'empty', chunks: [] },
        { name: 'b', chunks: ['<b/>'] },
      ]),
    )
    expect(Object.keys(zip)).toEqual(['a/長い.xml', 'empty', 'b'])
    const texts = Object.values(zip).map(bytes => strFromU8(bytes))
    expect(texts).toEqual([long.join(''), '', '<b/>'])
  })

  it('has the same bytes for the same parts', async () => {
    const parts = () => [{ name: 'a', chunks: long }]
    expect(await packed(parts())).toEqual(await packed(parts()))
  })

  it('fails with the error of a part', async () => {
    async function* broken() {
      yield* long.slice(0, 3)
      throw new Error('server gone')
    }
    await expect(packed([{ name: 'a', chunks: broken() }])).rejects.toThrow('server gone')
  })

  it('reads no more than it can pass on', async () => {
    let asked = 0
    async function* endless() {
      for (;;) {
        asked += 1
        // Random bytes, because others would be compressed to nothing.
        yield Array.from({ length: 4000 }, () => Math.random().toString(36)).join('')
      }
    }
    const zip = zipParts(listed([{ name: 'a', chunks: endless() }]))
    await zip.next()
    await zip.next()
    // Nobody reads from the stream meanwhile.
    for (let turn = 0; turn < 2000; turn += 1) await new Promise(setImmediate)
    expect(asked).toBeLessThan(20)
    await zip.return(undefined)
  })
})
