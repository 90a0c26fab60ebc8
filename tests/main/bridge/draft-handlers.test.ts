import { describe, expect, it, vi } from 'vitest'
import { draftHandlers } from '../../../main/bridge/draft-handlers'
import type { DraftJournal } from '../../../main/store/draft-journal'
import type { Drafts } from '../../../main/store/drafts'
import { text } from '../../../shared/text'

function setUp(write: () => Promise<void> = async () => undefined) {
  const stored = new Map<string, string>()
  const journal: DraftJournal = {
    refresh: async () => undefined,
    read: key => stored.get(key) ?? null,
    keys: prefix => [...stored.keys()].filter(key => key.startsWith(prefix)),
    write(key, json) {
      stored.set(key, json)
      return write()
    },
    async remove(key) {
      stored.delete(key)
    },
    wipe: async () => stored.clear(),
    whenIdle: async () => undefined,
    damage: 'none',
  }
  const of = vi.fn<Drafts['journalOf']>(async generation => (generation === 2 ? journal : null))
  const idle = async () => undefined
  const drafts: Drafts = { journalOf: of, begin: async () => 'none', end: idle, wipeJournal: idle, close: idle }
  return { handlers: draftHandlers({ drafts, log: () => undefined }), stored, of }
}

const at = { key: 'form', generation: 2 }

describe('a draft', () => {
  it('is read as it was written', async () => {
    const { handlers, of } = setUp()
    const value = { title: '𠮷', teams: ['1', null], deep: { on: true } }
    expect(await handlers['drafts.write']({ ...at, value })).toEqual({ ok: true, value: null })
    expect(await handlers['drafts.read'](at)).toEqual({ ok: true, value: { value } })
    expect(await handlers['drafts.remove'](at)).toEqual({ ok: true, value: null })
    expect(await handlers['drafts.read'](at)).toEqual({ ok: true, value: { value: null } })
    expect(of.mock.calls.map(([, act]) => act)).toEqual(['write', 'read', 'write', 'read'])
  })

  it('is listed with those whose keys begin alike', async () => {
    const { handlers } = setUp()
    const write = (key: string, value: unknown) => handlers['drafts.write']({ key, generation: 2, value })
    for (const key of ['notes/1', 'form', 'notes/2', 'other/notes/3']) await write(key, { of: key })
    expect(await handlers['drafts.list']({ prefix: 'notes/', generation: 2 })).toEqual({
      ok: true,
      value: {
        drafts: [
          { key: 'notes/1', value: { of: 'notes/1' } },
          { key: 'notes/2', value: { of: 'notes/2' } },
        ],
      },
    })
  })

  it.each([
    ['bytes', new Uint8Array(3)],
    ['bytes inside', { file: [new Uint8Array(3)] }],
    ['nothing', undefined],
    ['too long', 'x'.repeat(255_999)],
    ['too long in bytes', '字'.repeat(85_333)],
  ])('is refused where it is %s', async (_what, value) => {
    const { handlers, stored } = setUp()
    const answer = await handlers['drafts.write']({ ...at, value })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(stored.size).toBe(0)
  })

  it('is written if it has exactly 256,000 bytes', async () => {
    const { handlers, stored } = setUp()
    expect(await handlers['drafts.write']({ ...at, value: 'x'.repeat(255_998) })).toEqual({ ok: true, value: null })
    expect(stored.size).toBe(1)
  })

  it('of an ended session is neither read nor written', async () => {
    const { handlers, stored } = setUp()
    const over = { key: 'form', generation: 1 }
    for (const answer of [
      await handlers['drafts.read'](over),
      await handlers['drafts.list']({ prefix: 'f', generation: 1 }),
      await handlers['drafts.write']({ ...over, value: 1 }),
      await handlers['drafts.remove'](over),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    }
    expect(stored.size).toBe(0)
  })

  it('that the disk refuses is a failure', async () => {
    const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' })
    const full = setUp(() => Promise.reject(refusal('ENOSPC')))
    const answer = await full.handlers['drafts.write']({ ...at, value: 1 })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', message: text.diskFull } })
    const broken = setUp(() => Promise.reject(refusal('EIO')))
    expect(await broken.handlers['drafts.write']({ ...at, value: 1 })).toMatchObject({
      ok: false,
      error: { message: text.draftNotKept },
    })
  })
})
