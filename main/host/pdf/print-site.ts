/**
 * The addresses of documents to print, for both hosts: each document, and the styles and fonts of the program. The
 * documents come from the page, so they get no scripts, no bridge and no other origin (DESIGN §10).
 */
import { abortable } from '../../downloads/abortable'
import { safeHeaders } from '../csp'
import type { PageResponse, Pages } from '../static-files'

const policy = [
  "default-src 'none'",
  // Styles may be inline, because there is no script that could add one.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Loads the fonts of fonts.css, also for the header of each page, whose texts are laid out only when it is printed. */
export const loadFonts = `Promise.allSettled([...document.fonts].map(face => face.load()))
  .then(() => document.fonts.ready)
  .then(() => document.fonts.size)`

/** The same paper as in the print dialog: sizes and margins are those of the styles. */
export const pdfOptions = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  // The names of the students are headings, so that a reader can jump to a student.
  generateDocumentOutline: true,
} as const

export interface PrintSite {
  /** Adds a document and returns its path; `remove` removes it. */
  add(html: string): string
  remove(path: string): void
  respond(path: string): Promise<PageResponse>
}

/** Longer than a slow PC takes for the sheets of a whole grade. */
export const printLimitMs = 120_000

/**
 * Prints a document with `printPage`, and removes it. `ended` rejects when it cannot be printed any more. A page that
 * hangs is given up.
 */
export async function printDocument(
  site: PrintSite,
  html: string,
  printPage: (path: string) => Promise<Uint8Array>,
  { signal, ended }: { signal: AbortSignal; ended: Promise<never> },
): Promise<Uint8Array> {
  const path = site.add(html)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error('printing takes too long')), printLimitMs)
  try {
    return await abortable(Promise.race([printPage(path), ended]), AbortSignal.any([signal, limit.signal]))
  } finally {
    clearTimeout(timer)
    site.remove(path)
  }
}

/** A promise that rejects when `subscribe` calls its argument: the browser has ended. It need not be awaited. */
export function rejectAt(subscribe: (end: () => void) => void): Promise<never> {
  const ended = new Promise<never>((_, reject) => subscribe(() => reject(new Error('the browser has ended'))))
  ended.catch(() => undefined)
  return ended
}

/** @param pages the built renderer, known when the first document is printed. */
export function createPrintSite(pages: () => Pages): PrintSite {
  const documents = new Map<string, string>()
  let last = 0
  return {
    add(html) {
      last += 1
      const path = `/print/${last}`
      documents.set(path, html)
      return path
    },
    remove: path => void documents.delete(path),
    async respond(path) {
      const html = documents.get(path)
      if (html !== undefined) {
        const headers = {
          ...safeHeaders,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': policy,
        }
        return { status: 200, headers, body: Buffer.from(html) }
      }
      const asset = path.startsWith('/assets/') ? await pages().respond({ path, search: '', header: () => null }) : null
      return asset ?? { status: 404, headers: safeHeaders, body: new Uint8Array() }
    },
  }
}
