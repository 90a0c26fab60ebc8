import { Button, Modal } from '@mantine/core'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { commonText } from '../../ui/text'
import dialogClasses from './dialogs/Dialogs.module.css'
import type { Misfit, PastePlan } from './paste-plan'
import { nameOf, type Student } from './student-cells'
import { text } from './text'

const words = text.paste

const columnsOf = (byId: ReadonlyMap<string, Student>): Column<Misfit>[] => [
  { key: 'place', label: words.columns.place, width: '130px', cell: ({ line, column }) => words.place(line, column) },
  {
    key: 'target',
    label: words.columns.target,
    width: '200px',
    cell: ({ target }) => {
      const student = target && byId.get(target.id)
      return student && <Clip>{`${nameOf(student)}・${text.columns[target.field]}`}</Clip>
    },
  },
  { key: 'value', label: words.columns.value, width: '150px', head: true, cell: ({ value }) => <Clip>{value}</Clip> },
  { key: 'reason', label: words.columns.reason, cell: ({ reason }) => <Clip>{reason}</Clip> },
]

interface Props {
  plan: PastePlan
  /** Numbers that several students of the class would have. */
  duplicates: readonly string[]
  byId: ReadonlyMap<string, Student>
  /** Pastes into the table of all students; null if the block fits or that table is shown already. */
  onShowAll: (() => void) | null
  onApply(): void
  onClose(): void
}

/** Says what of a pasted block does not fit, before anything changes. */
export function PasteDialog({ plan, duplicates, byId, onShowAll, onApply, onClose }: Props) {
  const { changes, misfits, same, wide, linesBelow } = plan
  return (
    <Modal opened size="xl" title={words.title} closeButtonProps={{ 'aria-label': commonText.close }} onClose={onClose}>
      <div className={dialogClasses.summary}>
        {changes.length > 0 && <p>{words.fits(changes.length)}</p>}
        {same > 0 && <p className={dialogClasses.note}>{words.same(same)}</p>}
        {wide > 0 && <p className={dialogClasses.note}>{words.wide(wide)}</p>}
        {misfits.length > 0 && (
          <p>
            <b>{words.misfits(misfits.length)}</b>
          </p>
        )}
        {linesBelow > 0 && <p>{words.below(linesBelow)}</p>}
        {duplicates.length > 0 && <p>{words.duplicates(duplicates)}</p>}
      </div>
      {misfits.length > 0 && (
        <DataTable
          label={words.misfitTable}
          columns={columnsOf(byId)}
          rows={misfits}
          rowKey={({ line, column }) => `${line}:${column}`}
          rowHeight={34}
          virtualHeight="max(120px, calc(100dvh - 400px))"
          minWidth="640px"
        />
      )}
      <div className={dialogClasses.foot}>
        <Button variant="default" data-autofocus={changes.length === 0 || undefined} onClick={onClose}>
          {words.cancel}
        </Button>
        {onShowAll && (
          <Button variant="default" onClick={onShowAll}>
            {words.showAll}
          </Button>
        )}
        {changes.length > 0 && (
          <Button data-autofocus onClick={onApply}>
            {words.apply(changes.length)}
          </Button>
        )}
      </div>
    </Modal>
  )
}
