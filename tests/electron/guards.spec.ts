import type { ElectronApplication } from '@playwright/test'
import { expect, test } from './fixtures/app'

/** Records the navigations that the page tries from now on, and whether they were prevented. */
const watch = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow, session }) => {
    const seen: unknown[] = []
    Object.assign(globalThis, { seen })
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    // This listener runs after the program's own guards.
    contents?.on('will-frame-navigate', event => seen.push(['navigate', event.url, event.defaultPrevented]))
    session.defaultSession.on('will-download', event => seen.push(['download', event.defaultPrevented]))
  })
const seen = (app: ElectronApplication) => app.evaluate(() => (globalThis as { seen?: unknown[] }).seen)

test('the page cannot navigate elsewhere', async ({ started: { app, page } }) => {
  await watch(app)
  for (const address of ['https://example.com/', 'file:///etc/passwd', 'hanamaru://app/assets/']) {
    await page.evaluate(to => {
      location.href = to
    }, address)
  }
  await expect.poll(() => seen(app)).toContainEqual(['navigate', 'hanamaru://app/assets/', true])
  for (const entry of (await seen(app)) ?? []) expect((entry as unknown[]).at(-1)).toBe(true)
  expect(page.url()).toMatch(/^hanamaru:\/\/app\/(#|$)/)
})

test('the page cannot open a window', async ({ started: { app, page } }) => {
  expect(await page.evaluate(() => window.open('https://example.com/'))).toBeNull()
  expect(await page.evaluate(() => window.open('about:blank', 'x', 'popup'))).toBeNull()
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('the page cannot embed another page', async ({ started: { page } }) => {
  const blocked = await page.evaluate(async () => {
    const violation = new Promise<string>(done => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective), {
        once: true,
      })
    })
    const frame = document.createElement('iframe')
    frame.src = 'https://example.com/'
    document.body.append(frame)
    return violation
  })
  expect(blocked).toBe('frame-src')
})

test('the page cannot start a download', async ({ started: { app, page } }) => {
  await watch(app)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['x']))
    link.download = 'x.exe'
    link.click()
  })
  await expect.poll(() => seen(app)).toContainEqual(['download', true])
})

test('the page gets no permission but microphone and full screen', async ({ started: { page } }) => {
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'midi', 'clipboard-read'] as PermissionName[]
    const states = await Promise.all(names.map(name => navigator.permissions.query({ name })))
    return Object.fromEntries(states.map(({ name, state }) => [name, state]))
  })
  expect(new Set(Object.values(states))).toEqual(new Set(['denied']))
  const refused = await page.evaluate(async () => {
    const why = (request: Promise<unknown>) =>
      request.then(
        () => 'given',
        (error: Error) => error.name,
      )
    const { mediaDevices } = navigator
    return [
      await why(mediaDevices.getUserMedia({ video: true })),
      await why(mediaDevices.getDisplayMedia({ video: true })),
    ]
  })
  expect(refused).toHaveLength(2)
  expect(refused).not.toContain('given')
})
