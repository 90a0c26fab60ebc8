/** Prints documents as PDF in a window that is never shown, has no preload script, and is in a session of its own. */
import { BrowserWindow, type Session, session } from 'electron'
import { text } from '../../../shared/text'
import { abortable } from '../../downloads/abortable'
import type { PdfPrinter } from '../host'
import { createPrintSite, loadFonts, type PrintSite, pdfOptions } from '../pdf/print-site'
import type { Pages } from '../static-files'
import { guardSession } from './guards'
import { printOrigin, scheme } from './scheme'

/** Kept in memory only: without `persist:`, nothing of a session is written to the disk. */
const partition = 'print'

export interface PdfPrinterParts {
  pages(): Pages
  /** The program's window; the hidden window does not outlive it. */
  window(): BrowserWindow | null
}

function openSession(site: PrintSite): Session {
  const printing = session.fromPartition(partition, { cache: false })
  guardSession(printing)
  printing.protocol.handle(scheme, async request => {
    const { status, headers, body } = await site.respond(new URL(request.url).pathname)
    return new Response(Uint8Array.from(body), { status, headers })
  })
  return printing
}

/** Rejects when a window or its renderer ends. */
function endOf(window: BrowserWindow): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('the page to print has ended'))
    window.once('closed', fail)
    window.webContents.once('render-process-gone', fail)
  })
  // It is awaited only while a document is printed.
  end.catch(() => undefined)
  return end
}

/** Returns the function that opens a printer. All printers share one session. */
export function createPdfPrinters({ pages, window }: PdfPrinterParts): () => Promise<PdfPrinter> {
  const site = createPrintSite(pages)
  let printing: Session | null = null

  return async () => {
    printing ??= openSession(site)
    const owner = window()
    const hidden = new BrowserWindow({
      show: false,
      title: text.exports['student-report-pdf'],
      webPreferences: {
        session: printing,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
        spellcheck: false,
        devTools: false,
      },
    })
    const destroy = () => {
      owner?.off('closed', destroy)
      if (!hidden.isDestroyed()) hidden.destroy()
    }
    owner?.once('closed', destroy)
    const ended = endOf(hidden)

    async function layOutAndPrint(path: string): Promise<Uint8Array> {
      await hidden.loadURL(printOrigin + path)
      await hidden.webContents.executeJavaScript(loadFonts)
      return hidden.webContents.printToPDF(pdfOptions)
    }

    return {
      async print(html, signal) {
        const path = site.add(html)
        try {
          return await abortable(Promise.race([layOutAndPrint(path), ended]), signal)
        } finally {
          site.remove(path)
        }
      },
      async close() {
        destroy()
      },
    }
  }
}
