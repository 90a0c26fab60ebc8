import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startText } from '../../../../shared/text'
import { temporaryFolder } from '../fixture'

vi.mock('electron', () => import('../../../fakes/electron'))

let folder: ReturnType<typeof temporaryFolder>
const words = process.argv
beforeEach(() => {
  vi.resetModules()
  folder = temporaryFolder()
})
afterEach(() => {
  process.argv = words
  folder.remove()
})

/** Runs the entry of an installed app with these arguments. */
async function started(given: string[], over: object = { packaged: true }): Promise<unknown[][]> {
  const fake = (await import('electron')) as object as typeof import('../../../fakes/electron')
  fake.resetElectron()
  Object.assign(fake.state, over)
  fake.state.instanceLock = false
  fake.state.paths.userData = join(folder.path, 'profile')
  process.argv = ['hanamaru', ...given]
  await import('../../../../main/index')
  return fake.state.done
}

it('an installed app with an option of Chromium shows an error and quits', async () => {
  const done = await started(['--host-rules=MAP * 127.0.0.1'])
  expect(done).toContainEqual(['app.exit', 1])
  expect(done).toContainEqual(['dialog.showErrorBox', 'Hanamaru', expect.stringContaining('host-rules')])
  expect(done).not.toContainEqual(['app.quit'])
})

it('an installed app without options continues, here as the second instance', async () => {
  const done = await started([])
  expect(done).toContainEqual(['app.quit'])
  expect(done).not.toContainEqual(['app.exit', 1])
})

const renamed = '/opt/hanamaru/resources/app.asar'
it.each([
  ['comes in an archive', { appPath: renamed }, 'no'],
  ['was built to be packed', {}, 'yes'],
])(
  'a copy under another name, which Electron does not recognise as packaged, is an installed app if it %s',
  async (_how, over, packed) => {
    vi.stubEnv('HANAMARU_PACKED', packed)
    const done = await started(['--remote-debugging-port=9222'], over)
    vi.unstubAllEnvs()
    expect(done).toContainEqual(['app.exit', 1])
  },
)

it('an app that is not installed accepts every option', async () => {
  const done = await started(['--remote-debugging-port=9222'], {})
  expect(done).not.toContainEqual(['app.exit', 1])
})

it('shows in a message box and logs why it does not start', async () => {
  await started(['--host-rules=MAP * 127.0.0.1'])
  expect(readFileSync(join(folder.path, 'profile', 'logs', 'main.log'), 'utf8')).toContain('host-rules')
})

it('a file at the path of the profile folder is reported in a message box', async () => {
  writeFileSync(join(folder.path, 'profile'), '')
  const done = await started([])
  expect(done).toContainEqual(['dialog.showErrorBox', 'Hanamaru', expect.stringContaining(startText.notFolder)])
  expect(done).toContainEqual(['app.exit', 1])
})
