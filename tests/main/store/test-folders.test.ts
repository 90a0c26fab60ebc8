/** The folder in memory behaves as the real disk does. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inMemory, onDisk, type TestFolder } from './test-folders'

/** The results of all calls that the stores use, in order. */
async function answersOf({ dir, disk, read, write, names }: TestFolder): Promise<unknown[]> {
  const outcomes: unknown[] = []
  const at = (name: string) => join(dir, name)
  const ask = async (question: () => Promise<unknown>) => {
    const answer = await question().catch((error: { code?: string }) => error.code)
    outcomes.push([answer, names()])
  }
  const written = async (name: string, flags: string, ...texts: [text: string, at?: number][]) => {
    const file = await disk.open(at(name), flags, 0o600)
    for (const [text, testFolder] of texts) {
      const bytes = Buffer.from(text)
      outcomes.push((await file.write(bytes, 0, bytes.length, testFolder)).bytesWritten)
    }
    await file.sync()
    await file.datasync()
    await file.close()
  }
  await ask(() => disk.readFile(at('a')))
  await ask(() => disk.access(at('a')))
  await ask(() => disk.access(dir))
  await ask(() => disk.open(at('a'), 'r+'))
  await ask(() => disk.open(join(dir, 'none', 'a'), 'wx'))
  await ask(() => written('a', 'wx', ['one'], ['two']))
  await ask(() => disk.open(at('a'), 'wx'))
  await ask(() => disk.readFile(at('a')))
  await ask(() => written('a', 'r+', ['X', 1], ['end', 5], ['Y']))
  await ask(() => disk.readFile(at('a')))
  await ask(() => disk.rename(at('none'), at('b')))
  write('b', Buffer.from('before'))
  await ask(() => disk.rename(at('a'), at('b')))
  outcomes.push(read('b'))
  await ask(async () => {
    const file = await disk.open(at('c'), 'wx')
    await disk.rename(at('c'), at('d'))
    await file.writeFile('late')
    await file.close()
  })
  outcomes.push(read('d'))
  await ask(() => disk.rm(at('none')))
  await ask(() => disk.rm(at('none'), { force: true }))
  await ask(() => disk.rm(at('b'), { force: true }))
  await ask(() => disk.access(at('b')))
  await disk.mkdir(join(dir, 'deep'), { recursive: true })
  await ask(() => written(join('deep', 'e'), 'wx', ['x']))
  await ask(() => disk.readdir(join(dir, 'deep')))
  await ask(async () => (await disk.open(dir, 'r')).close())
  return outcomes
}

it.skipIf(process.platform === 'win32')('returns the results of the disk', async () => {
  expect(await answersOf(inMemory())).toEqual(await answersOf(onDisk()))
})
