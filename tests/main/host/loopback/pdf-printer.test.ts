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

/** A browser whose first empty page ends loading late: after the address of the document was opened. */
const lateBrowser = `#!${process.execPath}
const { createReadStream, createWriteStream } = require('node:fs')
const output = createWriteStream('', { fd: 4 })
const send = message => output.write(JSON.stringify(message) + '\\0')
const load = loaderId => send({ method: 'Page.lifecycleEvent', params: { name: 'load', loaderId }, sessionId: 'tab' })
let rest = ''
let isStyled = false
const answers = {
  'Target.createTarget': { targetId: 'target' },
  'Target.attachToTarget': { sessionId: 'tab' },
  'Page.navigate': { loaderId: 'document' },
}
createReadStream('', { fd: 3 }).on('data', chunk => {
  const texts = (rest + chunk).split('\\0')
  rest = texts.pop()
  for (const { id, method } of texts.map(text => JSON.parse(text))) {
    if (method === 'Page.navigate') {
      send({ method: 'Page.loadEventFired', params: {}, sessionId: 'tab' })
      load('empty')
      setTimeout(() => {
        isStyled = true
        load('document')
        send({ method: 'Page.loadEventFired', params: {}, sessionId: 'tab' })
      }, 50)
    }
    if (method === 'Browser.close') process.exit()
    const data = Buffer.from(isStyled ? 'styled' : 'unstyled').toString('base64')
    send({ id, result: method === 'Page.printToPDF' ? { data } : (answers[method] ?? {}) })
  }
})
`

describe.skipIf(process.platform === 'win32')('a document that is printed', () => {
  it('is that of its own address, although the page before it ends loading meanwhile', async () => {
    const place = folder()
    const browser = join(place, 'browser')
    writeFileSync(browser, lateBrowser)
    chmodSync(browser, 0o700)
    const pages = () => ({ respond: async () => null })
    const printer = await createPdfPrinters({ browser, folder: join(place, 'print'), pages })()
    try {
      const pdf = await printer.print('<p>花子', new AbortController().signal)
      expect(Buffer.from(pdf).toString()).toBe('styled')
    } finally {
      await printer.close()
    }
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
