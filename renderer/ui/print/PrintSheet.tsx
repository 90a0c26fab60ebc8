import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { type PrintHeadOptions, usePrintHead } from '../use-print-head'
import classes from './PrintSheet.module.css'
import { usePrintJob } from './use-print-job'

interface Props extends PrintHeadOptions {
  /** The left part of the header of each page. */
  head: string
  /** Called when the print dialog has closed. */
  onEnd(): void
  children: ReactNode
}

/** Something that exists on paper only: it is printed at once, and nothing else of the page is. */
export function PrintSheet({ head, pageNumbers, onEnd, children }: Props) {
  usePrintHead(head, { pageNumbers })
  usePrintJob(true, onEnd)
  return createPortal(<div className={classes.sheet}>{children}</div>, document.body)
}
