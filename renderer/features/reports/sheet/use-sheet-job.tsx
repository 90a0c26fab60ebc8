import { type ReactElement, useId, useRef, useState } from 'react'
import { useJobHost } from '../../../ui/job-host'
import { PdfJob, type SheetFile } from './PdfJob'
import { PrintJob } from './PrintJob'

export type SheetJobKind = 'print' | 'pdf' | 'pdf-each'

/**
 * One job of printing or saving score sheets at a time. The job keeps what was chosen when it began: another class or
 * period that the teacher chooses while it loads is not part of it. What is saved goes on while she opens other pages;
 * the print dialog opens only over its own page.
 */
export function useSheetJob(): { begin(kind: SheetJobKind, sheet: SheetFile): void; jobView: ReactElement | null } {
  const page = useId()
  const begun = useRef(0)
  const host = useJobHost()
  const [job, setJob] = useState<ReactElement | null>(null)
  const begin = (kind: SheetJobKind, sheet: SheetFile) => {
    begun.current += 1
    const key = `${page}${begun.current}`
    const show = kind === 'print' ? setJob : (host ?? setJob)
    // A job that ends late must not end the one that was begun after it.
    const onEnd = () => show(old => (old?.key === key ? null : old))
    show(
      kind === 'print' ? (
        <PrintJob key={key} {...sheet} onEnd={onEnd} />
      ) : (
        <PdfJob key={key} {...sheet} isEach={kind === 'pdf-each'} onEnd={onEnd} />
      ),
    )
  }
  return { begin, jobView: job }
}
