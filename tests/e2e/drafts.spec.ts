/** Input survives a killed program, only for the same teacher, and is unreadable on disk (DESIGN §3, §5, §11). */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { heldBy } from './fixtures/held-by'
import { startProgram } from './fixtures/program'
import { expect, type Host, testWithOwnServers as test } from './fixtures/test'
import type { HomePage } from './page-models/home.page'
import type { HomeworkListPage } from './page-models/homework-list.page'
import type { LoginPage } from './page-models/login.page'
import type { Shell } from './page-models/shell.page'

const typed = '下書き検索の言葉'

/** All bytes in the profile folder. */
async function profileBytes(profile: string): Promise<Buffer> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  return Buffer.concat(await Promise.all(files.map(file => readFile(file))))
}

/** Asserts that the input is not readable there, neither in UTF-8 nor in UTF-16. */
async function expectNothingReadable(profile: string): Promise<void> {
  const bytes = await profileBytes(profile)
  expect(bytes.length).toBeGreaterThan(0)
  for (const word of [typed, 'homework/list']) {
    for (const code of ['utf8', 'utf16le'] as const) expect(bytes.includes(Buffer.from(word, code))).toBe(false)
  }
}

interface Screens {
  page: Page
  home: HomePage
  shell: Shell
  list: HomeworkListPage
  login: LoginPage
}

/** Types a search into the list and waits until main confirms that it is stored. */
async function typeSearch({ page, shell, list }: Screens): Promise<void> {
  await shell.go('宿題一覧')
  await expect(list.titles.first()).toBeVisible()
  const draftStored = page.waitForResponse(response => {
    const body = response.request().postData() ?? ''
    return body.includes('drafts.write') && body.includes(typed)
  })
  await list.show('終了')
  await list.search.fill(typed)
  expect((await (await draftStored).json()) as unknown).toMatchObject({ ok: true })
}

/** Starts the program again with the profile of the first run. */
const startAgain = (host: Host, folder: string) =>
  startProgram('serve.js', ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')])

async function openList({ shell, list, home }: Screens): Promise<void> {
  await expect(home.heading).toBeVisible()
  await shell.go('宿題一覧')
  await expect(list.search).toBeVisible()
}

test('input is restored after the program was killed, only for that teacher, and is encrypted on disk', async ({
  page,
  teacher,
  host,
  folder,
  home,
  shell,
  list,
  login,
  pageChecks,
}) => {
  const desk = { page, home, shell, list, login }
  await expect(teacher).toHaveURL(/#\/admin\/home/)
  await typeSearch(desk)
  pageChecks.allow(/WebSocket|ERR_CONNECTION/)
  await host.kill()
  await expectNothingReadable(host.profile)

  const restarted = await startAgain(host, folder)
  await login.open(restarted.address)
  await login.logIn('bc@sample.school')
  await openList(desk)
  await expect(list.titles.first()).toBeVisible()
  await expect(list.search).toHaveValue('')
  await shell.logOut()
  await expect(login.button).toBeVisible()

  await login.logIn()
  await openList(desk)
  await expect(list.search).toHaveValue(typed)
  await expect(list.filters.getByRole('radio', { name: '終了' })).toBeChecked()
  await page.goto('about:blank')
  await restarted.stop()
})

test(
  'a logout by the teacher deletes the input, also on disk',
  heldBy(
    'main/store/drafts.test.ts › are removed by a chosen logout, also from the disk',
    'main/services-session-end.test.ts › has wiped token, drafts, copies, export list and media when it returns',
    'renderer/bridge/draft-store.test.tsx › is discarded by a chosen logout',
  ),
  async ({ page, teacher, host, folder, home, shell, list, login, pageChecks }) => {
    const desk = { page, home, shell, list, login }
    await expect(teacher).toHaveURL(/#\/admin\/home/)
    await typeSearch(desk)
    expect(await readdir(path.join(host.profile, 'drafts'))).toHaveLength(1)
    const logoutSent = page.waitForResponse(response =>
      (response.request().postData() ?? '').includes('session.logout'),
    )
    await shell.logOut()
    await logoutSent
    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await host.kill()
    expect(await readdir(path.join(host.profile, 'drafts'))).toEqual([])

    const restarted = await startAgain(host, folder)
    await login.open(restarted.address)
    await login.logIn()
    await openList(desk)
    await expect(list.titles.first()).toBeVisible()
    await expect(list.search).toHaveValue('')
    await page.goto('about:blank')
    await restarted.stop()
  },
)
