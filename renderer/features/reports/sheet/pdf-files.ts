/** The sheets on the page as documents of their own, which main prints as PDF. */
import { writePrintHead } from '../../../ui/use-print-head'

interface PdfParts {
  title: string
  /** The left part of the header of each page. */
  head: string
  students: readonly { number: string; nickname: string }[]
  isEach: boolean
  /** The elements of the sheets, in the order of the students. */
  sheets: readonly Element[]
}

export interface PdfFile {
  name: string
  html: string
}

/** Number and name, so that the files are in the order of the class: `03_佐藤 花子`. */
const fileName = ({ number, nickname }: PdfParts['students'][number]): string =>
  number === '' ? nickname : `${number.padStart(2, '0')}_${nickname}`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (words: string): string => words.replace(/[&<"]/g, each => escapes[each] ?? each)

/** The styles of this page; the address of the document is another one, so a relative address would miss. */
const stylesOfPage = (): string =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel=stylesheet], style')]
    .map(style =>
      style instanceof HTMLLinkElement
        ? `<link rel="stylesheet" href="${escaped(new URL(style.href).pathname)}">`
        : `<style>${style.textContent}</style>`,
    )
    .join('')

/** The style of the root element of this page, with the header of the document instead of that of an open page. */
function rootStyle(head: string): string {
  const { style } = document.createElement('html')
  style.cssText = document.documentElement.style.cssText
  writePrintHead(style, head, { pageNumbers: false })
  return style.cssText
}

/**
 * A document with the styles of this page, and with its own header of printed pages. It is written as text: the policy of
 * this page refuses inline styles, also those of a document that is only built.
 */
function documentOf(title: string, head: string, sheets: readonly Element[]): string {
  const attributes = [...document.documentElement.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => `${name}="${escaped(value)}"`)
  attributes.push(`style="${escaped(rootStyle(head))}"`)
  const body = sheets.map(sheet => new XMLSerializer().serializeToString(sheet)).join('')
  return (
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `${stylesOfPage()}</head><body>${body}</body></html>`
  )
}

/** One file with all sheets, or a file for each student. A single sheet has the name of its student in any case. */
export const pdfFiles = ({ title, head, students, isEach, sheets }: PdfParts): PdfFile[] =>
  isEach || sheets.length === 1
    ? sheets.map((sheet, at) => {
        const name = fileName(students[at] ?? { number: '', nickname: '' })
        return { name, html: documentOf(name, head, [sheet]) }
      })
    : [{ name: title, html: documentOf(title, head, sheets) }]
