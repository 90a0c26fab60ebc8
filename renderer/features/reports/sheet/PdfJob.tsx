import { Button, Loader } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { callBridge, startExport } from '../../../bridge/index'
import { JobStatus } from '../../../ui/JobStatus'
import { PrintSheet } from '../../../ui/print/PrintSheet'
import { commonText } from '../../../ui/text'
import { pdfFiles } from './pdf-files'
import { type SheetChoice, SheetJob } from './SheetJob'
import { text } from './text'

/** What is printed or saved; the teacher can choose something else while it is being made. */
export interface SheetFile extends SheetChoice {
  /** The left part of the header of each page. */
  head: string
  /** The title of the file: the class, or the student. */
  title: string
}

interface Props extends SheetFile {
  /** A file for each student, in one archive; otherwise one file. */
  isEach: boolean
  /** Called when the tray shows the export, or when the teacher cancels. */
  onEnd(): void
}

/** Loads the reports of all these students, and begins to save them as PDF (DESIGN §7). */
export const PdfJob = (props: Props) => (
  <SheetJob {...props}>{sheets => <HandOver {...props}>{sheets}</HandOver>}</SheetJob>
)

/**
 * Hands the sheets to main, which prints them. If this PC cannot print without a window, the teacher can open the print
 * dialog, which saves them all in one PDF.
 */
function HandOver({ students, head, title, isEach, onEnd, children }: Props & { children: ReactNode }) {
  const sheets = useRef<HTMLDivElement>(null)
  const fileId = useRef('')
  const hasBegun = useRef(false)
  const isStopped = useRef(false)
  const [refusal, setRefusal] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const start = async () => {
    setRefused(false)
    const isStarted = await startExport({ kind: 'student-report-pdf', request: { file_id: fileId.current } })
    if (isStopped.current) return
    if (isStarted) onEnd()
    else setRefused(true)
  }
  const begin = useRef(async () => {
    // After a lock, the effects run again: the sheets are handed over only once.
    if (hasBegun.current || !sheets.current) return
    hasBegun.current = true
    const files = pdfFiles({ title, head, students, isEach, sheets: [...sheets.current.children] })
    const held = await callBridge('downloads.holdPages', { title, files })
    if (isStopped.current) return
    if (!held.ok) return setRefusal(held.error.message)
    fileId.current = held.value.file_id
    await start()
  })
  useEffect(() => void begin.current(), [])
  const stop = () => {
    isStopped.current = true
    onEnd()
  }
  if (isPrinting)
    return (
      <PrintSheet head={head} pageNumbers={false} onEnd={onEnd}>
        {children}
      </PrintSheet>
    )
  return (
    <>
      {createPortal(
        <div ref={sheets} hidden>
          {children}
        </div>,
        document.body,
      )}
      <JobStatus onEnd={stop}>
        {isRefused ? (
          <>
            <span>{text.notStarted}</span>
            <Button size="compact-sm" variant="default" onClick={() => void start()}>
              {commonText.retry}
            </Button>
          </>
        ) : refusal === '' ? (
          <>
            <Loader size={16} aria-hidden />
            <span>{text.handingOver}</span>
          </>
        ) : (
          <>
            <span>
              {refusal}
              {text.printInstead}
            </span>
            <Button size="compact-sm" variant="default" onClick={() => setPrinting(true)}>
              {text.openPrint}
            </Button>
          </>
        )}
      </JobStatus>
    </>
  )
}
