/** The sheets on the page as documents of their own, which main prints as PDF. */

interface PdfParts {
  title: string
  students: readonly { number: string; nickname: string }[]
  isEach: boolean
  /** The elements of the sheets, in the order of the students. */
  sheets: readonly Element[]
}

export interface PdfFile {
  name: string
  html: Uint8Array<ArrayBuffer>
}

/** Number and name, so that the files are in the order of the class: `03_佐藤 花子`. */
const fileName = ({ number, nickname }: PdfParts['students'][number]): string =>
  number === '' ? nickname : `${number.padStart(2, '0')}_${nickname}`

/** A document with the styles of this page, and with its header of printed pages. */
function documentOf(title: string, sheets: readonly Element[]): Uint8Array<ArrayBuffer> {
  const made = document.implementation.createHTMLDocument(title)
  for (const { name, value } of document.documentElement.attributes) made.documentElement.setAttribute(name, value)
  for (const style of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel=stylesheet], style')) {
    const copy = made.importNode(style, true)
    // The address of the document is another one: a relative address would miss.
    if (style instanceof HTMLLinkElement) copy.setAttribute('href', new URL(style.href).pathname)
    made.head.append(copy)
  }
  made.body.append(...sheets.map(sheet => made.importNode(sheet, true)))
  return new TextEncoder().encode(`<!doctype html>${made.documentElement.outerHTML}`)
}

/** One file with all sheets, or a file for each student. */
export const pdfFiles = ({ title, students, isEach, sheets }: PdfParts): PdfFile[] =>
  isEach
    ? sheets.map((sheet, at) => {
        const name = fileName(students[at] ?? { number: '', nickname: '' })
        return { name, html: documentOf(name, [sheet]) }
      })
    : [{ name: title, html: documentOf(title, sheets) }]
