import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { SheetMenu } from '../../features/sheets/SheetMenu'
import { type SheetTable, screenColumns, sheetTable, sortedRows } from '../../features/sheets/sheet-column'
import type { Log } from '../../features/study/log-columns'
import { useNow } from '../../ui/clock'
import { DataTable } from '../../ui/table/DataTable'
import { AbilityRadar } from './AbilityRadar'
import { type AnswerList, answerColumns } from './Answers'
import { figureColumns } from './figure-columns'
import { type Figure, shownName } from './figures'
import classes from './Intelligence.module.css'
import { IntelligencePaper } from './IntelligencePaper'
import { text } from './text'

/** How many answers are printed. */
const answersOnPaper = 12

interface Props {
  studentId: string
  name: string
  figures: readonly Figure[]
  /** The exercises behind what is shown; undefined while they load. */
  logs: readonly Log[] | undefined
  shown: string
  answers: AnswerList
  hasTeam: boolean
  onTeam(hasTeam: boolean): void
  addressOf(shown: string): string
  title: string
}

/** The abilities as radar chart, and abilities and families as bars and numbers beside the class. */
export function FigureCards(props: Props) {
  const { studentId, name, figures, logs, shown, answers, hasTeam, onTeam, addressOf, title } = props
  const { list, note } = answers
  const now = useNow()
  const columns = useMemo(() => figureColumns({ hasTeam, shown, addressOf }), [hasTeam, shown, addressOf])
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  const answersOnPage = (): { heading: string; table: SheetTable } | null => {
    if (!logs?.length) return null
    const all = answerColumns(studentId, () => '', now)
    return {
      heading: text.paperAnswers(shownName(shown), note || text.sameOrder, answersOnPaper),
      table: sheetTable(all, sortedRows(all, logs, list.sort).slice(0, answersOnPaper)),
    }
  }
  return (
    <>
      <div className={classes.line}>
        <Checkbox
          size="xs"
          label={text.showTeam}
          checked={hasTeam}
          onChange={event => onTeam(event.currentTarget.checked)}
        />
        <SheetMenu
          title={title}
          columns={columns}
          rows={figures}
          size="xs"
          paper={{
            label: text.print,
            render: (table, onEnd) => (
              <IntelligencePaper
                head={title}
                name={name}
                figures={figures}
                hasTeam={hasTeam}
                table={table}
                answers={answersOnPage()}
                onEnd={onEnd}
              />
            ),
          }}
        />
      </div>
      <div className={classes.figures}>
        <div className={`${classes.card} ${classes.radar}`}>
          <AbilityRadar name={name} figures={figures} hasTeam={hasTeam} />
          <p className={classes.note}>{text.radarNote}</p>
          {hasTeam && <p className={classes.note}>{text.definition}</p>}
        </div>
        <div className={classes.card}>
          <DataTable
            label={text.figures}
            columns={onScreen}
            rows={figures}
            rowKey={({ group, key }) => `${group}|${key}`}
            rowHeight={36}
            cellPadding={8}
          />
        </div>
      </div>
    </>
  )
}
