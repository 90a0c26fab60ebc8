import { HomePage } from '../e2e/page-models/home.page'
import { LoginPage } from '../e2e/page-models/login.page'
import { test as base, expect } from './fixtures/app'
import { type AskingProxy, certificatePath, type Front, openFront, openProxy } from './fixtures/network'

interface Fixtures {
  /** Whether the configuration adds the authority of the TLS front's certificate. */
  trusting: boolean
  /** The user name and password of the configuration, as they appear in an address. */
  credentials: string
  /** `https://school.example`, which only the proxy can reach. */
  front: Front
  gateway: AskingProxy
}

const test = base.extend<Fixtures>({
  trusting: [true, { option: true }],
  credentials: ['', { option: true }],
  front: async ({ school }, use) => {
    const front = await openFront(school.origin)
    await use(front)
    front.close()
  },
  gateway: async ({ front }, use) => {
    const gateway = await openProxy(front.port)
    await use(gateway)
    gateway.close()
  },
  config: async ({ gateway, trusting, credentials }, use) =>
    use({
      serverUrl: 'https://school.example',
      proxy: gateway.address.replace('//', `//${credentials}`),
      ...(trusting && { extraCaFile: certificatePath('root') }),
    }),
})

test.describe('a proxy that requires a login', () => {
  test('is answered by the teacher, again after a wrong answer, and then automatically', async ({
    started: { page },
    gateway,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'プロキシへのログイン' })
    const answer = async (password: string) => {
      await dialog.getByRole('textbox', { name: 'ユーザー名' }).fill('miura')
      await dialog.getByLabel('パスワード', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
    }
    await new LoginPage(page).logIn()
    await answer('wrong')
    await expect(dialog.getByRole('alert')).toContainText('違います')
    await answer('himitsu')
    await expect(new HomePage(page).heading).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(new Set(gateway.reached)).toEqual(new Set(['school.example:443']))
  })

  test('refuses every request when the teacher cancels, and the teacher sees that', async ({
    started: { page },
    gateway,
  }) => {
    await new LoginPage(page).logIn()
    await page.getByRole('button', { name: 'キャンセル' }).click()
    await expect(new LoginPage(page).fault).toBeVisible()
    expect(gateway.reached).toEqual([])
  })
})

test.describe('the network', () => {
  test.use({ credentials: 'miura:himitsu@' })

  test('uses the credentials of the configuration first', async ({ started: { page } }) => {
    await new LoginPage(page).logIn()
    await expect(new HomePage(page).heading).toBeVisible()
  })

  test('sends no credentials to a server, and shows no prompt', async ({ started: { page }, front }) => {
    front.instead = (_request, response) => {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end('{}')
      return true
    }
    await new LoginPage(page).logIn()
    await expect(new LoginPage(page).fault).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'プロキシへのログイン' })).toBeHidden()
  })

  test('sends no POST twice, even when its connection breaks', async ({ started: { page }, front }) => {
    const login = new LoginPage(page)
    let posts = 0
    front.instead = (request, response) => {
      if (request.method !== 'POST') return false
      // The first request leaves a connection open, which the next one uses.
      if (posts++ > 0) request.socket.destroy()
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"errcode":1,"errmsg":"x"}')
      return true
    }
    await login.logIn()
    await expect(login.fault).toHaveText('x')
    await login.logIn()
    await expect(login.fault).not.toHaveText('x')
    await expect(login.button).toBeEnabled()
    expect(posts).toBe(2)
  })

  test('follows no redirect', async ({ started: { page }, front, gateway }) => {
    front.instead = (_request, response) => {
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
      return true
    }
    await new LoginPage(page).logIn()
    await expect(new LoginPage(page).fault).toBeVisible()
    expect(new Set(gateway.reached)).toEqual(new Set(['school.example:443']))
  })
})

test.describe('without an authority of the configuration', () => {
  test.use({ credentials: 'miura:himitsu@', trusting: false })

  test('a server with an untrusted certificate receives no request', async ({ started: { page }, front }) => {
    await new LoginPage(page).logIn()
    await expect(new LoginPage(page).fault).toBeVisible()
    expect(front.received).toEqual([])
  })
})
