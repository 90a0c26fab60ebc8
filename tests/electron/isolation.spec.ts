import { eventNames, methodNames } from '../../shared/contract/keys'
import { expect, test } from './fixtures/app'

test('the page has no Node', async ({ started: { page } }) => {
  const there = await page.evaluate(() =>
    ['require', 'process', 'Buffer', 'module', 'global', 'setImmediate', 'ipcRenderer', 'electron'].filter(
      name => name in window,
    ),
  )
  expect(there).toEqual([])
})

test('the page gets only the bridge, with the keys of the contract', async ({ started: { page } }) => {
  const shape = await page.evaluate(() => {
    const bridge = window.hanamaru as object as Record<string, unknown>
    return Object.entries(bridge).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).map(key => `${name}.${key}`) : [name],
    )
  })
  expect(shape.sort()).toEqual([...methodNames, 'on'].sort())
  const answer = await page.evaluate(
    names => names.filter(name => typeof window.hanamaru?.on(name, () => undefined) !== 'function'),
    eventNames,
  )
  expect(answer).toEqual([])
})

test('the page cannot modify the bridge', async ({ started: { page } }) => {
  const before = await page.evaluate(() => {
    const own = window.hanamaru
    try {
      Object.assign(window, { hanamaru: {} })
    } catch {
      // The bridge must be read-only.
    }
    return own === window.hanamaru
  })
  expect(before).toBe(true)
})

test('the page runs in a sandbox and an isolated world', async ({ started: { app } }) => {
  const page = await app.evaluate(({ app: electron, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    const id = window?.webContents.getOSProcessId()
    return electron.getAppMetrics().find(({ pid }) => pid === id)
  })
  expect(page?.type).toBe('Tab')
  // Only Windows and macOS report this. On Linux a renderer without its sandbox does not start at all.
  if (process.platform !== 'linux') expect(page?.sandboxed).toBe(true)
  const switches = await app.evaluate(({ app: electron }) =>
    ['no-sandbox', 'disable-web-security', 'remote-allow-origins'].filter(name => electron.commandLine.hasSwitch(name)),
  )
  expect(switches).toEqual([])
})

test('Chromium’s texts are Japanese, and QUIC is off', async ({ started: { app, page } }) => {
  expect(await page.evaluate(() => navigator.language)).toMatch(/^ja/)
  expect(await app.evaluate(({ app: electron }) => electron.commandLine.hasSwitch('disable-quic'))).toBe(true)
})
