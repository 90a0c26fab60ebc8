import { useEffect } from 'react'
import { longDate } from '../../shared/domain/time'
import { now } from './clock'

/** A text as a CSS string; what cannot stand in one line of it becomes a blank. */
const cssText = (text: string): string => `"${text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`

/**
 * What stands at the head of each printed page (theme.css: @page), e.g. class and student at the left, today at the right.
 * Nothing is left of it when the screen is hidden.
 */
export function usePrintHead(text: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    // a page that stays open over midnight is printed with the day of its printing
    const write = () => {
      style.setProperty('--hm-print-head', cssText(text))
      style.setProperty('--hm-print-date', cssText(longDate(now())))
    }
    write()
    window.addEventListener('beforeprint', write)
    return () => {
      window.removeEventListener('beforeprint', write)
      style.removeProperty('--hm-print-head')
      style.removeProperty('--hm-print-date')
    }
  }, [text])
}
