import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HomePage } from '../e2e/page-models/home.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { nonEmpty } from '../fixtures/non-empty'
import { expect, test } from './fixtures/app'

test('all files are in the profile, Chromium’s in a separate folder', async ({ started: { app }, profile }) => {
  const paths = await app.evaluate(({ app: electron }) =>
    (['userData', 'sessionData', 'crashDumps', 'logs'] as const).map(name => electron.getPath(name)),
  )
  const own = (name: string) => path.join(profile, name)
  expect(paths).toEqual([profile, own('chromium'), own('crashes'), own('logs')])
  const here = await readdir(profile)
  for (const name of ['Cache', 'Local Storage', 'Session Storage', 'Cookies']) expect(here).not.toContain(name)
})

test('a session survives a restart only with a real keychain, and never in plain text', async ({
  launch,
  profile,
  school,
}) => {
  const first = await launch()
  await new LoginPage(first.page).logIn()
  await expect(new HomePage(first.page).heading).toBeVisible()
  const storedSession = await first.app.evaluate(
    async ({ safeStorage }) =>
      (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text') &&
      (await safeStorage.isAsyncEncryptionAvailable()),
  )
  await first.app.close()
  for (const name of nonEmpty((await readdir(profile)).filter(file => /\.(bin|json|key)$/.test(file)))) {
    expect((await readFile(path.join(profile, name))).includes('teacher@sample.school'), name).toBe(false)
  }
  expect(await school.tokenHashes()).toHaveLength(1)
  const { page } = await launch()
  const place = storedSession ? new HomePage(page).heading : new LoginPage(page).button
  await expect(place).toBeVisible()
})

test('the keychain opens its own sealed texts only', async ({ started: { app } }) => {
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
