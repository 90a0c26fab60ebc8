/**
 * Prints documents as PDF with a browser of this PC that runs without a window. The browser has no network: its
 * requests are answered here.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { abortable } from '../../downloads/abortable'
import type { PdfPrinter } from '../host'
import {
  createPrintSite,
  loadFonts,
  type PrintSite,
  pdfOptions,
  printDocument,
  printLimitMs,
  rejectAt,
} from '../pdf/print-site'
import type { Pages } from '../static-files'
import { type DevtoolsPipe, openDevtoolsPipe } from './devtools-pipe'

export interface PdfPrinterParts {
  /** The program file. */
  browser: string
  /** The folder for the files of the browser, which are removed with it. */
  folder: string
  pages(): Pages
}

/** No address of this name exists anywhere. */
const origin = 'http://print.invalid'

/** A browser that still runs then is killed. */
const closingMs = 3000

const options = (folder: string): string[] => [
  '--headless',
  '--remote-debugging-pipe',
  `--user-data-dir=${folder}`,
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // Chromium does not start with its sandbox for the user root. The documents have no scripts.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Opens a tab whose requests are all answered by the site. Returns the id of its DevTools session. */
async function openTab(pipe: DevtoolsPipe, site: PrintSite): Promise<string> {
  const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true })
  const tab = String(sessionId)
  pipe.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { pathname } = new URL((request as { url: string }).url)
    void site
      .respond(pathname)
      .then(({ status, headers, body }) =>
        pipe.send(
          'Fetch.fulfillRequest',
          {
            requestId,
            responseCode: status,
            responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
            body: Buffer.from(body).toString('base64'),
          },
          tab,
        ),
      )
      // The tab has ended: its print reports it.
      .catch(() => undefined)
  })
  await pipe.send('Fetch.enable', {}, tab)
  await pipe.send('Page.enable', {}, tab)
  await pipe.send('Page.setLifecycleEventsEnabled', { enabled: true }, tab)
  return tab
}

/** Opens an address. The load event of the page before it, such as the first empty one, may still come meanwhile. */
async function loadPage(pipe: DevtoolsPipe, tab: string, url: string): Promise<void> {
  const loaded = new Set<unknown>()
  const waiting = new Map<unknown, () => void>()
  pipe.on('Page.lifecycleEvent', ({ name, loaderId }) => {
    if (name !== 'load') return
    loaded.add(loaderId)
    waiting.get(loaderId)?.()
  })
  const { errorText, loaderId } = await pipe.send('Page.navigate', { url }, tab)
  if (errorText !== undefined) throw new Error(String(errorText))
  if (!loaded.has(loaderId)) await new Promise<void>(done => waiting.set(loaderId, () => done()))
}

async function printPage(pipe: DevtoolsPipe, tab: string, path: string): Promise<Uint8Array> {
  await loadPage(pipe, tab, origin + path)
  await pipe.send('Runtime.evaluate', { expression: loadFonts, awaitPromise: true }, tab)
  const { data } = await pipe.send('Page.printToPDF', pdfOptions, tab)
  return Buffer.from(String(data), 'base64')
}

/** Starts the browser. Rejects when it ends or does not answer. */
async function openPrinter({ browser, folder: parent }: PdfPrinterParts, site: PrintSite): Promise<PdfPrinter> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, 'browser-'))
  const child = spawn(browser, options(folder), { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , , output, input] = child.stdio
  const pipe = openDevtoolsPipe(output as Writable, input as Readable)
  const ended = new Promise<void>(done => child.once('exit', () => done()).once('error', () => done()))
  void ended.then(pipe.end)
  const gone = rejectAt(end => void ended.then(end))
  const close = async () => {
    // The program may be a script that starts the browser: a signal would end only the script.
    void pipe.send('Browser.close').catch(() => undefined)
    await abortable(ended, AbortSignal.timeout(closingMs)).catch(() => child.kill('SIGKILL'))
    for (const stream of child.stdio) stream?.destroy()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
  }
  try {
    const tab = await abortable(openTab(pipe, site), AbortSignal.timeout(printLimitMs))
    return {
      print: (html, signal) => printDocument(site, html, path => printPage(pipe, tab, path), { signal, ended: gone }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns the function that opens a printer: a browser of its own, until it is closed. */
export function createPdfPrinters(parts: PdfPrinterParts): () => Promise<PdfPrinter> {
  // A crash may have left files.
  rmSync(parts.folder, { recursive: true, force: true })
  const site = createPrintSite(parts.pages)
  return () => openPrinter(parts, site)
}
