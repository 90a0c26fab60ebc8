import { PrintSheet } from '../../../ui/print/PrintSheet'
import { type SheetChoice, SheetJob } from './SheetJob'
import { text } from './text'

interface Props extends SheetChoice {
  /** The left part of the header of each page. */
  head: string
  /** Called after printing, or when the teacher cancels. */
  onEnd(): void
}

/** Loads the reports of all these students, and opens the print dialog. */
export const PrintJob = ({ head, onEnd, ...choice }: Props) => (
  <SheetJob {...choice} note={text.stopsMeanwhile} onEnd={onEnd}>
    {sheets => (
      <PrintSheet head={head} pageNumbers={false} onEnd={onEnd}>
        {sheets}
      </PrintSheet>
    )}
  </SheetJob>
)
