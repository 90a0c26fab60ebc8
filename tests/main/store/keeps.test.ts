import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openKeeps } from '../../../main/store/keeps'
import { createKeySeal, type Vault } from '../../../main/store/vault'
import { defined } from '../../fixtures/defined'
import { folder } from '../../fixtures/folder'

const vault: Vault = {
  ...createKeySeal(new Uint8Array(32).fill(7)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}
const classes = { 'homework-list': 'team-12' }

/** Teacher `name` has chosen a class and then logged out. */
async function keptBy(name: string, path = join(folder(), 'keeps')) {
  const keeps = await openKeeps({ folder: path, vault, school: 'school' })
  await keeps.begin(1, name)
  await defined(await keeps.keepsOf(1, 'write')).write('classes', classes)
  keeps.end()
  return { keeps, path }
}

describe('kept values', () => {
  it('are read again after the end of the session and after a restart', async () => {
    const { keeps, path } = await keptBy('first')
    expect(await keeps.begin(2, 'first')).toBe('none')
    expect(defined(await keeps.keepsOf(2, 'read')).read('classes')).toEqual({ 'homework-list': 'team-12' })
    const restarted = await openKeeps({ folder: path, vault, school: 'school' })
    expect(await restarted.begin(1, 'first')).toBe('none')
    expect(defined(await restarted.keepsOf(1, 'read')).read('classes')).toEqual({ 'homework-list': 'team-12' })
  })

  it('of a school are shared by its teachers, and by no other school', async () => {
    const { keeps, path } = await keptBy('first')
    await keeps.begin(2, 'first')
    await defined(await keeps.keepsOf(2, 'write')).write('roster-columns', { 出席: 'number' })
    keeps.end()
    await keeps.begin(3, 'second')
    expect(defined(await keeps.keepsOf(3, 'read')).read('roster-columns')).toEqual({ 出席: 'number' })
    const elsewhere = await openKeeps({ folder: path, vault, school: 'elsewhere' })
    await elsewhere.begin(1, 'third')
    expect(defined(await elsewhere.keepsOf(1, 'read')).read('roster-columns')).toBeNull()
    await defined(await keeps.keepsOf(3, 'write')).write('roster-columns', { 出席: 'seat' })
    await keeps.begin(4, 'first')
    expect(defined(await keeps.keepsOf(4, 'read')).read('roster-columns')).toEqual({ 出席: 'seat' })
  })

  it('of a school were those of a teacher in an earlier version', async () => {
    const path = join(folder(), 'keeps')
    const earlier = await openKeeps({ folder: path, vault, school: 'first' })
    await earlier.begin(1, 'first')
    await defined(await earlier.keepsOf(1, 'write')).write('roster-columns', { 出席: 'number' })
    await earlier.close()
    const keeps = await openKeeps({ folder: path, vault, school: 'school' })
    await keeps.begin(1, 'first')
    await keeps.begin(2, 'second')
    expect(defined(await keeps.keepsOf(2, 'read')).read('roster-columns')).toEqual({ 出席: 'number' })
    await defined(await keeps.keepsOf(2, 'write')).write('roster-columns', { 出席: 'seat' })
    const restarted = await openKeeps({ folder: path, vault, school: 'school' })
    await restarted.begin(1, 'first')
    expect(
      defined(await restarted.keepsOf(1, 'read')).read('roster-columns'),
      'what the school has by now is not replaced',
    ).toEqual({ 出席: 'seat' })
  })

  it('of one teacher are not those of another', async () => {
    const { keeps } = await keptBy('first')
    await keeps.begin(2, 'second')
    expect(defined(await keeps.keepsOf(2, 'read')).read('classes')).toBeNull()
    await defined(await keeps.keepsOf(2, 'write')).write('classes', { 'homework-list': 'team-99' })
    keeps.end()
    await keeps.begin(3, 'first')
    expect(defined(await keeps.keepsOf(3, 'read')).read('classes')).toEqual({ 'homework-list': 'team-12' })
  })

  it('cannot be read after the session ended, and an older session changes nothing', async () => {
    const { keeps } = await keptBy('first')
    expect(await keeps.keepsOf(1, 'read')).toBeNull()
    // A change of the last moment before the logout.
    expect(await keeps.keepsOf(1, 'write')).not.toBeNull()
    await keeps.begin(2, 'second')
    expect(await keeps.keepsOf(1, 'read')).toBeNull()
    expect(await keeps.keepsOf(1, 'write')).toBeNull()
  })

  it('are sealed, and a file under the name of another teacher is not opened', async () => {
    const { path } = await keptBy('first')
    const file = readFileSync(join(path, 'first.classes'))
    expect(file.includes('team-12')).toBe(false)
    writeFileSync(join(path, 'second.classes'), file)
    const keeps = await openKeeps({ folder: path, vault, school: 'school' })
    expect(await keeps.begin(1, 'second')).toBe('lost')
    expect(defined(await keeps.keepsOf(1, 'read')).read('classes')).toBeNull()
  })

  it('report their worst damage once, and leave no temporary file', async () => {
    const { keeps, path } = await keptBy('first')
    await defined(await keeps.keepsOf(1, 'write')).write('found', [])
    await keeps.close()
    for (const name of ['first.classes', 'first.found', 'first.found.last']) writeFileSync(join(path, name), 'damaged')
    writeFileSync(join(path, 'first.classes.0123456789ab.tmp'), 'half')
    const restarted = await openKeeps({ folder: path, vault, school: 'school' })
    expect(await restarted.begin(1, 'first')).toBe('lost')
    expect(await restarted.begin(2, 'first')).toBe('none')
    expect(defined(await restarted.keepsOf(2, 'read')).read('classes')).toEqual({ 'homework-list': 'team-12' })
    expect(readdirSync(path).filter(name => name.endsWith('.tmp'))).toEqual([])
  })

  it('are on the disk when the store is closed', async () => {
    const path = join(folder(), 'keeps')
    const keeps = await openKeeps({ folder: path, vault, school: 'school' })
    await keeps.begin(1, 'first')
    void defined(await keeps.keepsOf(1, 'write')).write('classes', classes)
    await keeps.close()
    expect(readdirSync(path)).toEqual(['first.classes', 'first.classes.last'])
  })

  it('stay in memory if the vault is only there', async () => {
    const path = join(folder(), 'keeps')
    const keeps = await openKeeps({ folder: path, vault: { ...vault, isDurable: false }, school: 'school' })
    await keeps.begin(1, 'first')
    await defined(await keeps.keepsOf(1, 'write')).write('classes', classes)
    await keeps.begin(2, 'second')
    await keeps.begin(3, 'first')
    expect(defined(await keeps.keepsOf(3, 'read')).read('classes')).toEqual(classes)
    expect(() => readdirSync(path)).toThrow('ENOENT')
  })
})
