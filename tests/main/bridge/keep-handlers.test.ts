import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { keepHandlers } from '../../../main/bridge/keep-handlers'
import { openKeeps } from '../../../main/store/keeps'
import { createKeySeal } from '../../../main/store/vault'
import { folder } from '../../fixtures/folder'

const vault = {
  ...createKeySeal(new Uint8Array(32).fill(7)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}
const at = { key: 'classes', generation: 2 } as const

async function setUp() {
  const keeps = await openKeeps({ folder: join(folder(), 'keeps'), vault, school: 'school' })
  await keeps.begin(2, 'teacher')
  const log = vi.fn()
  return { keeps, log, handlers: keepHandlers({ keeps, log }) }
}

describe('a kept value', () => {
  it('is read as it was written', async () => {
    const { handlers } = await setUp()
    expect(await handlers['keeps.read'](at)).toEqual({ ok: true, value: { value: null } })
    expect(await handlers['keeps.write']({ ...at, value: { 'homework-list': '3' } })).toEqual({ ok: true, value: null })
    expect(await handlers['keeps.read'](at)).toEqual({ ok: true, value: { value: { 'homework-list': '3' } } })
  })

  it('is refused if its row does not accept it', async () => {
    const { handlers } = await setUp()
    const answer = await handlers['keeps.write']({ ...at, value: { 'homework-list': { name: '佐藤' } } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(await handlers['keeps.read'](at)).toEqual({ ok: true, value: { value: null } })
  })

  it('of an ended session is not read', async () => {
    const { handlers, keeps } = await setUp()
    keeps.end()
    expect(await handlers['keeps.read'](at)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    const old = { ...at, generation: 1, value: {} }
    expect(await handlers['keeps.write'](old)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })

  it('that the disk refuses is a failure in words, and logged', async () => {
    const { keeps, log } = await setUp()
    const refusal = Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'write' })
    const write = () => Promise.reject(refusal)
    const handlers = keepHandlers({ keeps: { ...keeps, keepsOf: async () => ({ read: () => null, write }) }, log })
    expect(await handlers['keeps.write']({ ...at, value: {} })).toMatchObject({
      ok: false,
      error: {
        kind: 'status',
        message: '保存した絞り込みや選択したクラスを、このパソコンに記録できませんでした。',
      },
    })
    expect(log).toHaveBeenCalledWith('keeps.write', { detail: 'EIO' })
    refusal.code = 'ENOSPC'
    expect(await handlers['keeps.write']({ ...at, value: {} })).toMatchObject({
      error: { message: '保存先の空き容量が足りません。空きを作ってから、もう一度お試しください。' },
    })
  })
})
