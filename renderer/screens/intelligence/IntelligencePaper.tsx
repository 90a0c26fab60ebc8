import { PaperTable } from '../../features/sheets/PrintedTable'
import type { SheetTable } from '../../features/sheets/sheet-column'
import { PrintSheet } from '../../ui/print/PrintSheet'
import { AbilityRadar } from './AbilityRadar'
import type { Figure } from './figures'
import classes from './Intelligence.module.css'
import { text } from './text'

interface Props {
  head: string
  name: string
  figures: readonly Figure[]
  hasTeam: boolean
  table: SheetTable
  /** The answers that are shown, in their order, with a heading. */
  answers: { heading: string; table: SheetTable } | null
  onEnd(): void
}

/** 得意・苦手 on A4: the radar chart, the figures and the answers behind one of them. */
export const IntelligencePaper = ({ head, name, figures, hasTeam, table, answers, onEnd }: Props) => (
  <PrintSheet head={head} onEnd={onEnd}>
    <div className={classes.paperTop}>
      <AbilityRadar name={name} figures={figures} hasTeam={hasTeam} />
      {hasTeam && <p>{text.definition}</p>}
    </div>
    <PaperTable head={text.figures} table={table} />
    {answers && (
      <>
        <h2 className={classes.paperHeading}>{answers.heading}</h2>
        <PaperTable head={answers.heading} table={answers.table} />
      </>
    )}
  </PrintSheet>
)
