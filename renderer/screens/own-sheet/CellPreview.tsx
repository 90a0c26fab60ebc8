import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { OwnSheet } from '../../../shared/contract/types'
import type { PlannedCell } from '../../../shared/domain/own-sheet/plan-cells'
import { homeworkTitle } from '../../features/homework/homework-title'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { cellNotes, overwrites } from './cell-notes'
import classes from './OwnSheet.module.css'
import { text } from './text'
import type { OwnSheetPlan } from './use-own-sheet'

interface Props {
  sheet: OwnSheet
  plan: OwnSheetPlan
}

const words = text.preview
/** A longer table renders only its visible rows. */
const mostRendered = 50
/** How many students that are not in the sheet are named. */
const named = 5

function wordOf(cell: PlannedCell): string {
  if (cell.state === 'refused') return words.cannot(cell.why ? words.why[cell.why] : '')
  return overwrites(cell) ? words.overwrites : words.states[cell.state]
}

/** The first names of a list, and how many others there are. */
function namesOf(names: readonly string[]): string {
  const rest = names.length - named
  return [...names.slice(0, named), ...(rest > 0 ? [words.more(rest)] : [])].join(words.comma)
}

/** What is written cell by cell, and which students and rows have no cell. */
export function CellPreview({ sheet, plan }: Props) {
  const { cells, writes, pupils, places } = plan
  const [chosen, setShown] = useState('all')
  const filters = [
    { value: 'all', label: words.all, cells },
    { value: 'overwrites', label: words.overwritten, cells: cells.filter(overwrites) },
    { value: 'refused', label: words.refused, cells: cells.filter(({ state }) => state === 'refused') },
  ].filter(({ value, cells: some }) => value === 'all' || some.length > 0)
  const shown = filters.find(({ value }) => value === chosen) ?? filters[0]
  const notes = cellNotes(sheet, writes)
  const columns = useMemo((): Column<PlannedCell>[] => {
    const titles = new Map(places.map(({ id, title }) => [id, homeworkTitle(title)]))
    return [
      { key: 'cell', label: words.cell, width: '72px', head: true, cell: ({ reference }) => reference },
      { key: 'student', label: words.student, need: 140, cell: ({ student }) => student.nickname },
      { key: 'homework', label: words.homework, need: 160, cell: ({ homeworkId }) => titles.get(homeworkId) },
      {
        key: 'old',
        label: words.old,
        need: 90,
        cell: cell => (cell.old === '' ? words.blank : overwrites(cell) ? <del>{cell.old}</del> : cell.old),
      },
      {
        key: 'next',
        label: words.next,
        need: 110,
        cell: ({ next, state }) => (state === 'writes' ? <b>{next}</b> : next),
      },
      {
        key: 'state',
        label: words.state,
        need: 200,
        cell: cell => (
          <span className={cell.state === 'refused' || overwrites(cell) ? classes.bad : undefined}>{wordOf(cell)}</span>
        ),
      },
    ]
  }, [places])
  const { missing, lines, assumed } = pupils
  return (
    <section className={classes.step} aria-labelledby="hm-own-preview">
      <h2 id="hm-own-preview">{words.step}</h2>
      {assumed && <p className={classes.hint}>{words.assumed(assumed.name)}</p>}
      {lines.length > 0 && missing.length > 0 && (
        <p className={classes.hint}>
          {words.missing(namesOf(missing.map(({ nickname }) => nickname)), missing.length)}
        </p>
      )}
      {sheet.hasFormulas && writes.length > 0 && <p className={classes.hint}>{words.formulas}</p>}
      {notes.texts > 0 && <p className={classes.hint}>{words.texts(notes.texts)}</p>}
      {notes.hidden > 0 && <p className={classes.hint}>{words.hidden(notes.hidden)}</p>}
      {filters.length > 1 && (
        <SegmentedControl
          className={classes.show}
          aria-label={words.filter}
          data={filters.map(({ value, label, cells: some }) => ({ value, label: label(some.length) }))}
          value={shown?.value ?? 'all'}
          onChange={setShown}
        />
      )}
      {cells.length > 0 && (
        <DataTable
          label={words.label}
          columns={columns}
          rows={shown?.cells ?? cells}
          rowKey={({ reference, homeworkId }) => `${reference} ${homeworkId}`}
          rowHeight={34}
          {...(cells.length > mostRendered && { virtualHeight: 'min(480px, 60vh)' })}
        />
      )}
    </section>
  )
}
