/** Prints documents as PDF in a window that is never shown, has no preload script, and is in a session of its own. */
import { BrowserWindow, type Session, session } from 'electron'
import type { PdfPrinter } from '../host'
import { createPrintSite, loadFonts, type PrintSite, pdfOptions, printDocument, rejectAt } from '../pdf/print-site'
import type { Pages } from '../static-files'
import { guardSession } from './guards'
import { printOrigin, scheme } from './scheme'
import { pagePreferences } from './window'

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

/** Returns the function that opens a printer. All printers share one session. */
export function createPdfPrinters({ pages, window }: PdfPrinterParts): () => Promise<PdfPrinter> {
  const site = createPrintSite(pages)
  let printing: Session | null = null

  return async () => {
    printing ??= openSession(site)
    const owner = window()
    const webPreferences = { ...pagePreferences, session: printing, devTools: false }
    const hidden = new BrowserWindow({ show: false, webPreferences })
    const destroy = () => {
      owner?.off('closed', destroy)
      if (!hidden.isDestroyed()) hidden.destroy()
    }
    owner?.once('closed', destroy)
    const ended = rejectAt(end => {
      hidden.once('closed', end)
      hidden.webContents.once('render-process-gone', end)
    })

    async function printPage(path: string): Promise<Uint8Array> {
      await hidden.loadURL(printOrigin + path)
      await hidden.webContents.executeJavaScript(loadFonts)
      return hidden.webContents.printToPDF(pdfOptions)
    }
    return {
      print: (html, signal) => printDocument(site, html, printPage, { signal, ended }),
      close: async () => destroy(),
    }
  }
}
