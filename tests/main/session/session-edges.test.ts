import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Login, openSession, type Proof } from '../../../main/session/session'
import { writeAtomic } from '../../../main/store/atomic-file'
import { nodeDisk } from '../../../main/store/disk'
import { fakeHost, fakeSecretBox } from '../../fakes/host'
import { skipWaits } from '../../fixtures/skip-waits'

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

afterEach(() => vi.restoreAllMocks())

/** Makes the disk refuse to remove such files; they can still be written. */
function holdFiles(isBlocked: (path: string) => boolean): void {
  skipWaits()
  const rm = nodeDisk.rm
  vi.spyOn(nodeDisk, 'rm').mockImplementation(async (path, options) => {
    if (isBlocked(String(path))) throw Object.assign(new Error('held by a scanner'), { code: 'EBUSY' })
    return rm(path, options)
  })
}

function setUp(onChange: () => unknown = () => undefined) {
  const box = { ...fakeSecretBox }
  const host = fakeHost({ secretBox: box })
  const open = async () => {
    const session = await openSession({ host, log: () => undefined, clock: () => 0 })
    session.addParticipant({ onChange })
    return session
  }
  return { box, host, open }
}

describe('a session', () => {
  it('whose newer state cannot be stored is not restored in an older state', async () => {
    const { box, open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    expect((await open()).identity()?.token).toBe('the-token')
    box.seal = () => {
      throw new Error('no key ring')
    }
    await session.renewToken(session.state().generation, { ...login, token: 'renewed' }, proof, proof)
    box.seal = fakeSecretBox.seal
    expect(session.identity()?.token).toBe('renewed')
    expect((await open()).identity()).toBeNull()
  })

  it('whose new password cannot be stored is not restored with the old one', async () => {
    const { box, open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    box.seal = () => {
      throw new Error('the disk is full')
    }
    await session.updateProof(session.state().generation, { username: 'new' })
    box.seal = fakeSecretBox.seal
    expect(session.proof()?.username).toBe('new')
    expect((await open()).identity()).toBeNull()
  })

  const open15 = { locked: false, activeAt: 15, wrong: 0 }
  const locked = { locked: true, activeAt: 15, wrong: 1 }
  it.each([
    ['a minute’s note of when the teacher was there', open15, { ...open15, activeAt: 75 }, open15],
    ['an unlock', locked, open15, locked],
    ['a note while it is locked', locked, { ...locked, activeAt: 75 }, locked],
    ['a lock', open15, { ...locked, wrong: 0 }, null],
    ['a wrong guess', locked, { ...locked, wrong: 2 }, null],
  ])('whose write the disk refuses is restored in the last safe state: %s', async (_what, before, after, found) => {
    const { box, open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    await session.setLockSnapshot(before, true)
    box.seal = () => {
      throw new Error('the disk is full')
    }
    await session.setLockSnapshot(after, true)
    box.seal = fakeSecretBox.seal
    const next = await open()
    expect(next.lockSnapshot()).toEqual(found)
    expect(next.identity() === null).toBe(found === null)
    // If nothing can be written from the start, the file stays as it was found.
    box.seal = () => {
      throw new Error('the disk is full')
    }
    if (found) await next.setLockSnapshot({ ...found, activeAt: 135 }, true)
    box.seal = fakeSecretBox.seal
    expect((await open()).lockSnapshot()).toEqual(found)
  })

  it('writes an input of the teacher with the next write, if it need not be written now', async () => {
    const { open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    await session.setLockSnapshot({ ...open15, activeAt: 75 }, false)
    expect(session.lockSnapshot()).toEqual({ locked: false, activeAt: 75, wrong: 0 })
    expect((await open()).lockSnapshot()).toEqual({ locked: false, activeAt: 0, wrong: 0 })
    await session.updateProof(session.state().generation, { username: 'new' })
    expect((await open()).lockSnapshot()).toEqual({ locked: false, activeAt: 75, wrong: 0 })
  })

  it('has ended only after all its data are wiped', async () => {
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

  it('is renewed for the same teacher only; the next teacher gets a new one', async () => {
    const session = await setUp().open()
    await session.begin(login, proof)
    const first = session.state().generation
    await session.renewToken(
      session.state().generation,
      { ...login, token: 'other', user: { ...login.user, id: '18' } },
      proof,
      proof,
    )
    expect(session.identity()?.token).toBe('the-token')
    await session.begin(login, proof)
    expect(session.state().generation).toBeGreaterThan(first + 1)
  })

  it('that has ended is not restored, even if its file cannot be removed', async () => {
    const { open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    holdFiles(path => path.includes('session.bin'))
    expect(await session.end('logout')).toBe(true)
    expect((await open()).identity()).toBeNull()
  })

  it('is not restored from a backup file that could not be removed', async () => {
    const { box, open } = setUp()
    const session = await open()
    await session.begin(login, proof)
    box.seal = () => {
      throw new Error('no key ring')
    }
    holdFiles(path => path.endsWith('.last'))
    // It can be neither written nor removed: that is reported, and the file keeps its content.
    expect(await session.end('logout')).toBe(false)
    vi.restoreAllMocks()
    expect(await session.end('logout')).toBe(true)
    expect((await open()).identity()).toBeNull()
  })

  it('is removed from the disk after its wipe is recorded; the next begins after pending wipes have run', async () => {
    const turns: string[] = []
    const { host } = setUp()
    const { rename } = nodeDisk
    vi.spyOn(nodeDisk, 'rename').mockImplementation((from, to) => {
      turns.push('the disk changes')
      return rename(from, to)
    })
    const session = await openSession({ host, log: () => undefined, clock: () => 0 })
    session.addParticipant({
      onChange: ({ session: now }) => void turns.push(now ? `begins ${now.user.id}` : 'ends'),
      async beforeBegin({ teacher_id }) {
        await new Promise(setImmediate)
        turns.push(`done before ${teacher_id}`)
        return true
      },
      async beforeEnd({ teacher_id }, reason) {
        // Takes as long as a real record: a write that does not wait for it would come first.
        await writeAtomic(join(host.paths.profile, 'note'), new Uint8Array())
        await nodeDisk.rm(join(host.paths.profile, 'note'))
        turns.push(`noted ${teacher_id} ${reason}`)
      },
    })
    await session.begin(login, proof)
    expect(turns.slice(0, 2)).toEqual(['done before 17', 'begins 17'])
    turns.length = 0
    await session.end('logout')
    expect(turns.slice(0, 3)).toEqual(['ends', 'the disk changes', 'noted 17 logout'])
    expect(readdirSync(host.paths.profile)).toEqual([])
  })

  it('ends before the next begins, also if two teachers log in at once', async () => {
    const turns: string[] = []
    const host = fakeHost({ secretBox: fakeSecretBox })
    const session = await openSession({ host, log: () => undefined, clock: () => 0 })
    session.addParticipant({ onChange: ({ session: now }) => void turns.push(now ? now.user.id : 'ends') })
    await session.begin(login, proof)
    const as = (id: string) => session.begin({ ...login, user: { ...login.user, id } }, proof)
    await Promise.all([as('18'), as('19')])
    expect(turns).toEqual(['17', 'ends', '18', 'ends', '19'])
  })

  it('is not replaced by a login that was requested before it began, but by one that was requested after', async () => {
    const ended = vi.fn()
    const session = await setUp(ended).open()
    const before = session.state().generation
    await session.begin(login, proof, before)
    const other = { ...login, token: 'other', user: { ...login.user, id: '18' } }
    expect(await session.begin(other, proof, before)).toBe('superseded')
    expect(session.identity()?.token).toBe('the-token')
    expect(ended).toHaveBeenCalledTimes(1)
    expect(await session.begin(other, proof, session.state().generation)).toMatchObject({ user: { id: '18' } })
  })

  it('that begins lives, and a logout at the same moment, when nobody was logged in, reports no fault', async () => {
    const { open } = setUp()
    const session = await open()
    const begun = session.begin(login, proof)
    expect(await session.end('logout')).toBe(true)
    expect(await begun).toMatchObject({ user: { id: '17' } })
    expect((await open()).identity()?.token).toBe('the-token')
  })

  it('that ended meanwhile does not prevent a login', async () => {
    const session = await setUp().open()
    await session.begin(login, proof)
    const { generation } = session.state()
    await session.end('unauthorized')
    expect(await session.begin(login, proof, generation)).toMatchObject({ user: { id: '17' } })
  })

  it('does not receive a token that an earlier session of the same teacher requested', async () => {
    const session = await setUp().open()
    await session.begin(login, proof)
    const { generation } = session.state()
    await session.end('logout')
    await session.begin({ ...login, token: 'newer' }, proof)
    await session.renewToken(generation, { ...login, token: 'late' }, proof, proof)
    expect(session.identity()?.token).toBe('newer')
  })
})
