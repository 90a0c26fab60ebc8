import { type ReactElement, useState } from 'react'
import { useJobHost } from '../../../ui/job-host'
import { PdfJob, type SheetFile } from './PdfJob'
import { PrintJob } from './PrintJob'

export type SheetJobKind = 'print' | 'pdf' | 'pdf-each'

/**
 * Jobs of printing or saving score sheets. A job keeps what was chosen when it began: another class or period that the
 * teacher chooses while it loads is not part of it, and may be saved beside it. What is saved goes on while she opens
 * other pages; the print dialog opens only over its own page, and there is one at a time.
 */
export function useSheetJob(): { begin(kind: SheetJobKind, sheet: SheetFile): void; jobView: ReactElement | null } {
  const host = useJobHost()
  const [job, setJob] = useState<ReactElement | null>(null)
  const begin = (kind: SheetJobKind, sheet: SheetFile) => {
    // The same choice is the same job: a second press begins no second export.
    const key = JSON.stringify([kind, sheet])
    // A job that ends late must not end the one that was begun after it.
    const onOwnEnd = () => setJob(old => (old?.key === key ? null : old))
    if (kind === 'print') return setJob(<PrintJob key={key} {...sheet} onEnd={onOwnEnd} />)
    const isEach = kind === 'pdf-each'
    if (host) host.begin(<PdfJob key={key} {...sheet} isEach={isEach} onEnd={() => host.end(key)} />)
    else setJob(<PdfJob key={key} {...sheet} isEach={isEach} onEnd={onOwnEnd} />)
  }
  return { begin, jobView: job }
}
