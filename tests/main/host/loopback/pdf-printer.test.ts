/** PDFs on loopback: which browser prints, and how the program talks with it. */
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openDevtoolsPipe } from '../../../../main/host/loopback/devtools-pipe'
import { browserPaths } from '../../../../main/host/loopback/find-browser'
import { createPdfPrinters } from '../../../../main/host/loopback/pdf-printer'
import { folder } from '../../../fixtures/folder'

describe('the browser that prints', () => {
  it('is Edge before Chrome on Windows, in all folders of programs', () => {
    const environment = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)', ProgramFiles: 'C:\\Program Files' }
    expect(browserPaths('win32', environment)).toEqual([
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ])
  })

  it('is found by its name on Linux, never in a relative folder; CHROME_PATH comes first', () => {
    const paths = browserPaths('linux', { PATH: '/usr/bin:.:bin', CHROME_PATH: '/opt/chrome' })
    expect(paths[0]).toBe('/opt/chrome')
    expect(paths).toContain('/usr/bin/google-chrome')
    expect(paths.every(path => path.startsWith('/'))).toBe(true)
  })
})

describe('the pipe to the browser', () => {
  it('pairs answers with commands, also when messages come in pieces', async () => {
    const [output, input] = [new PassThrough(), new PassThrough()]
    const pipe = openDevtoolsPipe(output, input)
    const found: unknown[] = []
    pipe.on('Page.loadEventFired', params => found.push(params))
    const [one, other] = [pipe.send('Page.enable'), pipe.send('Page.navigate', { url: 'x' }, 'tab')]
    const sent = String(output.read()).split('\0')
    expect(JSON.parse(sent[1] ?? '')).toEqual({
      id: 2,
      method: 'Page.navigate',
      params: { url: 'x' },
      sessionId: 'tab',
    })
    const event = Buffer.from(
      '{"method":"Page.loadEventFired","params":{"name":"花"}}\0{"id":2,"result":{"a":1}}\0{"id"',
    )
    for (const byte of event) input.write(Uint8Array.of(byte))
    input.write(':1,"error":{"message":"no"}}\0')
    expect(await other).toEqual({ a: 1 })
    await expect(one).rejects.toThrow('no')
    expect(found).toEqual([{ name: '花' }])
  })

  it('rejects what waits when the browser ends', async () => {
    const [output, input] = [new PassThrough(), new PassThrough()]
    const pipe = openDevtoolsPipe(output, input)
    const waiting = pipe.send('Page.enable')
    input.destroy()
    await expect(waiting).rejects.toThrow('the browser has ended')
    await expect(pipe.send('Page.enable')).rejects.toThrow('the browser has ended')
  })
})

describe.skipIf(process.platform === 'win32')('a browser that does not print', () => {
  const pages = () => ({ respond: async () => null })

  it('is reported, and leaves no files', async () => {
    const place = folder()
    const browser = join(place, 'browser')
    writeFileSync(browser, '#!/bin/sh\nexit 1\n')
    chmodSync(browser, 0o700)
    const parent = join(place, 'print')
    await expect(createPdfPrinters({ browser, folder: parent, pages })()).rejects.toThrow()
    expect(readdirSync(parent)).toEqual([])
  })

  it('is reported if its program cannot be started', async () => {
    const parent = join(folder(), 'print')
    await expect(createPdfPrinters({ browser: '/nowhere/browser', folder: parent, pages })()).rejects.toThrow()
    expect(existsSync(parent)).toBe(true)
  })
})
