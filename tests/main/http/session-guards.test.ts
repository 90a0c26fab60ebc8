import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type Login, openSession, type Proof } from '../../../main/http/session'
import { fakeHost, fakeSecretBox } from '../../fakes/host'

const login: Login = {
  token: 'the-token',
  user: {
    id: '17',
    username: 't',
    nickname: '𠮷田',
    school: '',
    avatar: undefined,
    teacher_flag: '',
    type: 'teacher',
    showLive: 1,
  },
  online_class_switch: 1,
}
const proof: Proof = { username: 't', verifier: null }

function setUp(onChange: () => unknown = () => undefined) {
  const box = { ...fakeSecretBox }
  const host = fakeHost({ secretBox: box })
  const open = () => openSession({ host, log: () => undefined, clock: () => 0, onChange })
  return { box, host, open }
}

describe('a session', () => {
  it('whose newer state cannot be kept is not there in an older one at the next start', async () => {
    const { box, open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    expect((await open()).identity()?.token).toBe('the-token')
    box.seal = () => {
      throw new Error('no key ring')
    }
    await session.renew({ ...login, token: 'renewed' }, proof)
    box.seal = fakeSecretBox.seal
    expect(session.identity()?.token).toBe('renewed')
    expect((await open()).identity()).toBeNull()
  })

  it('has ended when all that belonged to it is wiped, not before', async () => {
    let wiped = () => {}
    const wiping = new Promise<void>(done => {
      wiped = done
    })
    const { host, open } = setUp(() => wiping)
    const session = await open()
    await session.begin(login, proof)
    const ended = vi.fn()
    const end = session.end('logout').then(ended)
    await vi.waitFor(() => expect(readdirSync(host.paths.profile)).toEqual([]))
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
    expect(session.identity()).toBeNull()
    expect(ended).not.toHaveBeenCalled()
    wiped()
    await end
    expect(ended).toHaveBeenCalled()
  })

  it('is renewed for the same teacher only, and is another one for the next', async () => {
    const session = await setUp().open()
    const first = await session.begin(login, proof)
    await session.renew({ ...login, token: 'other', user: { ...login.user, id: '18' } }, proof)
    expect(session.identity()?.token).toBe('the-token')
    const next = await session.begin(login, proof)
    expect(next.generation).toBeGreaterThan(first.generation + 1)
  })
})
