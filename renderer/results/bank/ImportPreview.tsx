import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { cutText } from '../../../shared/domain/text-rules'
import classes from './BankDialog.module.css'
import type { CommentBank } from './comment-bank'
import { type PlannedRow, planImport, type ReadFile } from './import-file'
import type { RowState } from './import-states'
import { bankText } from './text'

/** More rows than this are not rendered. */
const shownRows = 200

/** A text that is refused may be long. */
const shownText = 120

/** What the teacher must know first comes first. */
const ranks: Record<RowState, number> = { refused: 0, added: 2, same: 3 }
const rankOf = ({ state, remark }: PlannedRow): number => (state === 'added' && remark !== '' ? 1 : ranks[state])

interface Props {
  bank: CommentBank
  file: ReadFile
  onAdd: () => void
  onClose: () => void
}

/** Says what an Excel file would add to the comment bank, before anything is changed. */
export function ImportPreview({ bank, file, onAdd, onClose }: Props) {
  const rows = planImport(bank, file)
  const count = (state: RowState) => rows.filter(row => row.state === state).length
  const added = count('added')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const shown = [...rows].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, shownRows)
  return (
    <section className={classes.dialog} aria-label={bankText.importTitle(file.name)}>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {bankText.importTitle(file.name)}
      </h3>
      <p>{bankText.importCounts(added, count('same'), count('refused'))}</p>
      <p className={classes.more}>{bankText.importTotal(bank.entries.length + added)}</p>
      <ul className={classes.list} aria-label={bankText.importList}>
        {shown.map(({ row, state, text, remark }) => (
          <li key={row} className={classes.row}>
            <span className={classes.number}>{bankText.row(row)}</span>
            <span className={classes.state} data-state={state}>
              {bankText.rowStates[state]}
            </span>
            <span className={classes.text}>
              {cutText(text, shownText)}
              {remark === '' ? null : <span className={classes.remark}>{remark}</span>}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown.length ? (
        <p className={classes.more}>{bankText.importMore(rows.length - shown.length)}</p>
      ) : null}
      <div className={classes.choices}>
        <Button variant="default" onClick={onClose}>
          {bankText.importNo}
        </Button>
        <Button disabled={added === 0} onClick={onAdd}>
          {bankText.importYes}
        </Button>
      </div>
    </section>
  )
}
