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
export function useSheetJob(): { begin(kind: SheetJobKind, sheet: SheetFile): void; printView: ReactElement | null } {
  const host = useJobHost()
  const [print, setPrint] = useState<ReactElement | null>(null)
  const begin = (kind: SheetJobKind, sheet: SheetFile) => {
    // The same choice is the same job: a second press begins no second export.
    const key = JSON.stringify([kind, sheet])
    if (kind !== 'print')
      return host.begin(<PdfJob key={key} {...sheet} isEach={kind === 'pdf-each'} onEnd={() => host.end(key)} />)
    // A job that ends late must not end the one that was begun after it.
    const onEnd = () => setPrint(old => (old?.key === key ? null : old))
    setPrint(<PrintJob key={key} {...sheet} onEnd={onEnd} />)
  }
  return { begin, printView: print }
}
