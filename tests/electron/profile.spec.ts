import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HomePage } from '../e2e/page-models/home.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { expect, test } from './fixtures/app'

test('all files stand in the profile, Chromium’s in a folder of their own', async ({ started: { app }, profile }) => {
  const paths = await app.evaluate(({ app: electron }) =>
    (['userData', 'sessionData', 'crashDumps', 'logs'] as const).map(name => electron.getPath(name)),
  )
  const own = (name: string) => path.join(profile, name)
  expect(paths).toEqual([profile, own('chromium'), own('crashes'), own('logs')])
  const here = await readdir(profile)
  for (const name of ['Cache', 'Local Storage', 'Session Storage', 'Cookies']) expect(here).not.toContain(name)
})

test('a session outlives a restart only where the keychain is a real one, and never in plain text', async ({
  launch,
  profile,
  school,
}) => {
  const first = await launch()
  await new LoginPage(first.page).logIn()
  await expect(new HomePage(first.page).heading).toBeVisible()
  const kept = await first.app.evaluate(
    async ({ safeStorage }) =>
      (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text') &&
      (await safeStorage.isAsyncEncryptionAvailable()),
  )
  await first.app.close()
  for (const name of await readdir(profile)) {
    if (!/\.(bin|json|key)$/.test(name)) continue
    expect((await readFile(path.join(profile, name))).includes('teacher@sample.school'), name).toBe(false)
  }
  expect(await school.tokenHashes()).toHaveLength(1)
  const { page } = await launch()
  const place = kept ? new HomePage(page).heading : new LoginPage(page).button
  await expect(place).toBeVisible()
})

test('what the keychain seals it opens, and nothing else', async ({ started: { app } }) => {
  const answers = await app.evaluate(async ({ safeStorage }) => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return null
    const sealed = await safeStorage.encryptStringAsync('トークン')
    const { result } = await safeStorage.decryptStringAsync(sealed)
    const broken = await safeStorage.decryptStringAsync(Buffer.from('nothing')).then(
      () => 'opened',
      () => 'refused',
    )
    return { plain: sealed.includes('トークン'), result, broken }
  })
  if (answers) expect(answers).toEqual({ plain: false, result: 'トークン', broken: 'refused' })
})
