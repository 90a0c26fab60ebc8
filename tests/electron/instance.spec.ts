import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startProgram } from '../e2e/fixtures/program'
import { binary, expect, test } from './fixtures/app'

test('a second start quits at once and shows the first window', async ({ started: { app }, words }) => {
  const minimised = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  const second = spawn(binary(), words, { stdio: 'ignore' })
  const [code] = await once(second, 'exit')
  expect(code).toBe(0)
  await expect.poll(minimised).toBe(false)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('no other process can use the profile of a running one', async ({ started: { page }, profile }) => {
  await page.waitForLoadState()
  await expect(startProgram('serve.js', ['--port', '0', '--profile', profile])).rejects.toThrow('すでに動いています')
})

test('an app that quits unlocks its profile', async ({ launch, profile }) => {
  const { app } = await launch()
  await app.close()
  const program = await startProgram('serve.js', ['--port', '0', '--profile', profile])
  expect(program.address).toMatch(/^http:\/\/127\.0\.0\.1:/)
  expect(await program.stop()).toBe(0)
})
