import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMessage } from '../../../../main/host/start/start-message'
import { startText } from '../../../../shared/text'
import { temporaryFolder } from '../fixture'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: of the system`), { code, syscall: 'open', ...(path && { path }) })

it.each([
  ['EACCES', startText.forbidden],
  ['EPERM', startText.forbidden],
  ['ENOSPC', startText.full],
  ['EDQUOT', startText.full],
  ['EROFS', startText.readOnly],
  ['EIO', startText.other('EIO')],
])('explains a refusal of the file system, with the path: %s', (code, words) => {
  expect(startMessage(refused(code, '/p/settings.json'), '/p')).toBe(`${words}\n場所：/p/settings.json`)
  expect(startMessage(refused(code), '/p')).toBe(`${words}\n場所：/p`)
})

it('recognises a real error: a file at the path of the folder', () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  let error: unknown
  try {
    mkdirSync(join(file, 'profile'), { recursive: true })
  } catch (thrown) {
    error = thrown
  }
  expect(startMessage(error, folder.path)).toBe(`${startText.notFolder}\n場所：${join(file, 'profile')}`)
})

it('keeps the message of every other error, such as one of a used port', async () => {
  expect(startMessage(new Error('serverUrl'), '/p')).toBe('serverUrl')
  expect(startMessage('thrown', '/p')).toBe('thrown')
  const first = createServer().listen(0, '127.0.0.1')
  await new Promise(done => first.once('listening', done))
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const second = createServer().listen(port, '127.0.0.1')
  const error = await new Promise<Error>(done => second.once('error', done))
  first.close()
  expect(startMessage(error, '/p')).toBe(error.message)
})
