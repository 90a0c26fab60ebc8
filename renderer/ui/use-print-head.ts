import { useEffect } from 'react'
import { longDate } from '../../shared/domain/time'
import { now } from './clock'

/** A text as a CSS string; control characters and line separators become spaces. */
const cssText = (text: string): string => `"${text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`

export interface PrintHeadOptions {
  /**
   * False: no page numbers, because the sheets are handed out one by one, and the numbers of the whole job mean nothing
   * on them.
   */
  pageNumbers?: boolean | undefined
}

/** Writes the header of printed pages, and whether they are numbered, into the style of a root element. */
export function writePrintHead(
  style: CSSStyleDeclaration,
  text: string,
  { pageNumbers = true }: PrintHeadOptions = {},
): void {
  style.setProperty('--hm-print-head', cssText(text))
  style.setProperty('--hm-print-date', cssText(longDate(now())))
  if (pageNumbers) style.removeProperty('--hm-print-foot')
  else style.setProperty('--hm-print-foot', cssText(''))
}

const properties = ['--hm-print-head', '--hm-print-date', '--hm-print-foot']

/**
 * Sets the header of each printed page (theme.css: @page), e.g. class and student on the left, today on the right. It
 * stands in the document only while it is printed: a change of the root's style renders all elements again.
 */
export function usePrintHead(text: string, { pageNumbers = true }: PrintHeadOptions = {}): void {
  useEffect(() => {
    const { style } = document.documentElement
    const write = () => writePrintHead(style, text, { pageNumbers })
    const remove = () => {
      for (const name of properties) style.removeProperty(name)
    }
    window.addEventListener('beforeprint', write)
    window.addEventListener('afterprint', remove)
    return () => {
      window.removeEventListener('beforeprint', write)
      window.removeEventListener('afterprint', remove)
      remove()
    }
  }, [text, pageNumbers])
}
