import { describe, expect, it } from 'vitest'
import { createNoteReader } from '../../../../renderer/screens/writing-review/note-reader'

const work = (guid: string) => ({ guid, topic_id: '1', student_id: '2' })
const works = Array.from({ length: 60 }, (_, at) => work(`g-${at}`))

/** Reads that end when the test says so, in any order. */
function slowReads() {
  const asked: string[] = []
  const ends = new Map<string, (has: boolean | null) => void>()
  return {
    asked,
    read: ({ guid }: { guid: string }) =>
      new Promise<boolean | null>(resolve => {
        asked.push(guid)
        ends.set(guid, resolve)
      }),
    async end(guid: string, has: boolean | null) {
      ends.get(guid)?.(has)
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}

describe('the reader of comments', () => {
  it('reports every result once, also when several reads end in between', async () => {
    const reads = slowReads()
    const reported: [string, boolean | null][] = []
    const reader = createNoteReader(reads.read, found => reported.push(...found))
    reader.want(works)
    expect(reads.asked).toEqual(['g-0', 'g-1', 'g-2'])
    for (let ended = 0; ended < works.length; ended += 1) await reads.end(`g-${ended}`, ended % 2 === 0)
    expect(reads.asked).toHaveLength(60)
    expect(reported).toHaveLength(60)
    expect(new Map(reported).get('g-0')).toBe(true)
    expect(new Map(reported).get('g-1')).toBe(false)
  })

  it('reports the first results at once, and reads nothing twice', async () => {
    const reads = slowReads()
    const reported: string[] = []
    const reader = createNoteReader(reads.read, found => reported.push(...found.keys()))
    reader.want(works.slice(0, 4))
    reader.want(works.slice(0, 4))
    await reads.end('g-1', false)
    expect(reported).toEqual(['g-1'])
    for (const guid of ['g-0', 'g-2', 'g-3']) await reads.end(guid, false)
    expect(reads.asked).toEqual(['g-0', 'g-1', 'g-2', 'g-3'])
  })

  it('reads again what failed', async () => {
    const reads = slowReads()
    const reported: [string, boolean | null][] = []
    const reader = createNoteReader(reads.read, found => reported.push(...found))
    reader.want(works.slice(0, 1))
    await reads.end('g-0', null)
    reader.want(works.slice(0, 1))
    await reads.end('g-0', true)
    expect(reported).toEqual([
      ['g-0', null],
      ['g-0', true],
    ])
  })

  it('a page that is hidden and shown again reads the rest, and nothing twice', async () => {
    const reads = slowReads()
    const reported: string[] = []
    const reader = createNoteReader(reads.read, found => reported.push(...found.keys()))
    reader.want(works.slice(0, 5))
    reader.stop()
    for (const guid of ['g-0', 'g-1', 'g-2']) await reads.end(guid, true)
    expect(reads.asked).toEqual(['g-0', 'g-1', 'g-2'])
    expect(reported).toEqual(['g-0', 'g-1', 'g-2'])
    reader.want(works.slice(0, 5))
    for (const guid of ['g-3', 'g-4']) await reads.end(guid, false)
    expect(reads.asked).toEqual(['g-0', 'g-1', 'g-2', 'g-3', 'g-4'])
    expect(reported).toEqual(['g-0', 'g-1', 'g-2', 'g-3', 'g-4'])
  })
})
