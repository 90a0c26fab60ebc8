import { Button, SegmentedControl } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { OwnSheet } from '../../../shared/contract/own-sheet'
import type { PlannedCell } from '../../../shared/domain/own-sheet/plan-cells'
import { homeworkTitle } from '../../features/homework/homework-title'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import layout from '../../ui/layout/layout.module.css'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import classes from './OwnSheet.module.css'
import { text } from './text'
import type { OwnSheetPlan } from './use-own-sheet'

interface Props {
  sheet: OwnSheet
  plan: OwnSheetPlan
}

const words = text.preview
/** How many students that are not in the sheet are named. */
const named = 5

const wordOf = ({ state, why }: PlannedCell): string =>
  state === 'refused' ? words.cannot(why ? words.why[why] : '') : words.states[state]

/** What is written cell by cell, and the button that saves the new file. */
export function CellPreview({ sheet, plan }: Props) {
  const { cells, writes, pupils, places, isSaving } = plan
  const [shown, setShown] = useState<'all' | 'refused'>('all')
  const refused = cells.filter(({ state }) => state === 'refused')
  const same = cells.length - writes.length - refused.length
  const isFiltered = shown === 'refused' && refused.length > 0
  const canSave = writes.length > 0 && !isSaving
  const save = () => canSave && void plan.save()
  const keys = useKeyTable([ctrlEnter(words.key, save)])
  const columns = useMemo((): Column<PlannedCell>[] => {
    const titles = new Map(places.map(({ id, title }) => [id, homeworkTitle(title)]))
    return [
      { key: 'cell', label: words.cell, width: '72px', head: true, cell: ({ reference }) => reference },
      { key: 'student', label: words.student, need: 140, cell: ({ student }) => student.nickname },
      { key: 'homework', label: words.homework, need: 160, cell: ({ homeworkId }) => titles.get(homeworkId) },
      { key: 'old', label: words.old, need: 90, cell: ({ old }) => (old === '' ? words.blank : old) },
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
        cell: cell => <span className={cell.state === 'refused' ? classes.bad : undefined}>{wordOf(cell)}</span>,
      },
    ]
  }, [places])
  const names = pupils.missing.slice(0, named).map(({ nickname }) => nickname)
  const rest = pupils.missing.length - names.length
  return (
    <section className={classes.step} aria-labelledby="hm-own-preview">
      <h2 id="hm-own-preview">{words.step}</h2>
      <p className={classes.summary} role="status">
        {pupils.lines.length === 0
          ? words.noStudents
          : cells.length === 0
            ? words.nothing
            : words.count(writes.length, same, refused.length)}
      </p>
      {pupils.lines.length > 0 && pupils.missing.length > 0 && (
        <p className={classes.hint}>
          {words.missing([...names, ...(rest > 0 ? [words.more(rest)] : [])].join(words.comma), pupils.missing.length)}
        </p>
      )}
      {sheet.hasFormulas && writes.length > 0 && <p className={classes.hint}>{words.formulas}</p>}
      {refused.length > 0 && (
        <SegmentedControl
          className={classes.show}
          aria-label={words.filter}
          data={[
            { value: 'all', label: words.all(cells.length) },
            { value: 'refused', label: words.refused(refused.length) },
          ]}
          value={shown}
          onChange={value => setShown(value === 'refused' ? 'refused' : 'all')}
        />
      )}
      {cells.length > 0 && (
        <DataTable
          label={words.label}
          columns={columns}
          rows={isFiltered ? refused : cells}
          rowKey={({ reference, homeworkId }) => `${reference} ${homeworkId}`}
          rowHeight={34}
          virtualHeight="min(360px, 45vh)"
        />
      )}
      <div className={`${classes.foot} ${layout.stickyFoot ?? ''}`}>
        <Button
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          disabled={writes.length === 0}
          loading={isSaving}
          onClick={save}
        >
          {words.save(writes.length)}
        </Button>
        <KeyHints rows={keys} />
      </div>
    </section>
  )
}
