import { type ReactNode, useRef, useState } from 'react'
import { PdfJob, type SheetFile } from './PdfJob'
import { PrintJob } from './PrintJob'

export type SheetJobKind = 'print' | 'pdf' | 'pdf-each'

/**
 * One job of printing or saving score sheets at a time. The job keeps what was chosen when it began: another class or
 * period that the teacher chooses while it loads is not part of it.
 */
export function useSheetJob(): { begin(kind: SheetJobKind, sheet: SheetFile): void; jobView: ReactNode } {
  const begun = useRef(0)
  const [job, setJob] = useState<{ id: number; kind: SheetJobKind; sheet: SheetFile } | null>(null)
  const begin = (kind: SheetJobKind, sheet: SheetFile) => {
    begun.current += 1
    setJob({ id: begun.current, kind, sheet })
  }
  if (job === null) return { begin, jobView: null }
  const { id, kind, sheet } = job
  // A job that ends late must not end the one that was begun after it.
  const onEnd = () => setJob(old => (old?.id === id ? null : old))
  return {
    begin,
    jobView:
      kind === 'print' ? (
        <PrintJob key={id} {...sheet} onEnd={onEnd} />
      ) : (
        <PdfJob key={id} {...sheet} isEach={kind === 'pdf-each'} onEnd={onEnd} />
      ),
  }
}
