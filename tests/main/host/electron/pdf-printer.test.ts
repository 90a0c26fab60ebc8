/** PDFs in Electron: a window that is never shown, in a session of its own. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPdfPrinters } from '../../../../main/host/electron/pdf-printer'
import { BrowserWindow, resetElectron, state } from '../../../fakes/electron'
import { defined } from '../../../fixtures/defined'

vi.mock('electron', () => import('../../../fakes/electron'))
beforeEach(() => resetElectron())

const css = { status: 200, headers: { 'content-type': 'text/css' }, body: Buffer.from('p{}') }
/** The built renderer has every address that is asked for. */
const pages = () => ({ respond: async () => css })
const never = new AbortController().signal
const html = '<!doctype html><p>花子'

function open(owner: BrowserWindow | null = null) {
  return createPdfPrinters({ pages, window: () => owner as unknown as Electron.BrowserWindow })()
}
const respond = async (address: string) => {
  const response = await state.sessions.get('print')?.protocols.get('hanamaru')?.(new Request(address))
  return { status: response?.status, body: await response?.text(), headers: response?.headers }
}

describe('a document that is printed', () => {
  it('is loaded in a window without preload script, and only while it is printed', async () => {
    const printer = await open()
    let shown: Awaited<ReturnType<typeof respond>> | undefined
    state.printed = async () => {
      const address = state.done.find(([name]) => name === 'window.loadURL')?.[1] as string
      shown = await respond(address)
      return Buffer.from('%PDF-1.4')
    }
    expect(Buffer.from(await printer.print(html, never)).toString()).toBe('%PDF-1.4')
    expect(state.windows[0]?.options).toMatchObject({ show: false, webPreferences: { sandbox: true, devTools: false } })
    expect(defined(state.windows[0]).options.webPreferences).not.toHaveProperty('preload')
    expect(state.windows[0]?.options.webPreferences).toHaveProperty('session', state.sessions.get('print'))
    expect(shown).toMatchObject({ status: 200, body: '<!doctype html><p>花子' })
    const policy = defined(defined(shown).headers).get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src/)
    expect(policy).not.toContain('script-src')
    expect(state.done.map(([name]) => name)).not.toContain('window.show')
    expect(state.done.at(-1)).toEqual(['webContents.printToPDF', expect.objectContaining({ preferCSSPageSize: true })])
    expect(await respond('hanamaru://print/print/1')).toMatchObject({ status: 404 })
  })

  it('is guarded like the program: it starts no download', async () => {
    await open()
    const preventDefault = vi.fn()
    state.sessions.get('print')?.emit('will-download', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
  })

  it('finds the styles of the program, and nothing else of it', async () => {
    await open()
    expect(await respond('hanamaru://print/assets/a.css')).toMatchObject({ status: 200, body: 'p{}' })
    expect(await respond('hanamaru://print/')).toMatchObject({ status: 404 })
    expect(await respond('hanamaru://print/index.html')).toMatchObject({ status: 404 })
  })
})

describe('the end of a print', () => {
  const hanging = () => {
    state.printed = () => new Promise(() => undefined)
  }

  it('is at once when the teacher cancels', async () => {
    hanging()
    const printer = await open()
    const abort = new AbortController()
    const printing = printer.print(html, abort.signal)
    abort.abort(new Error('cancelled'))
    await expect(printing).rejects.toThrow('cancelled')
    await printer.close()
    expect(state.windows[0]?.isDestroyed()).toBe(true)
  })

  it('comes after two minutes, if the page hangs', async () => {
    hanging()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const printing = expect((await open()).print(html, never)).rejects.toThrow('printing takes too long')
      await vi.advanceTimersByTimeAsync(120_000)
      await printing
    } finally {
      vi.useRealTimers()
    }
  })

  it('comes with the end of its renderer', async () => {
    hanging()
    const printing = (await open()).print(html, never)
    state.windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await expect(printing).rejects.toThrow('the browser has ended')
  })

  it('comes with the end of the program’s window, so that the program can quit', async () => {
    hanging()
    const owner = new BrowserWindow({})
    const printing = (await open(owner)).print(html, never)
    owner.emit('closed')
    await expect(printing).rejects.toThrow('the browser has ended')
    expect(state.windows[1]?.isDestroyed()).toBe(true)
  })
})
