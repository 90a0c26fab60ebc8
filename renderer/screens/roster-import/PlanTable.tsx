import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { type Decision, type PlanKind, type PlannedRow, planKinds } from '../../../shared/domain/roster/plan-types'
import { rowKey } from '../../../shared/domain/roster/row-key'
import { DataGrid } from '../../ui/grid/DataGrid'
import { gridKeys } from '../../ui/grid/grid-keys'
import { readBlock } from '../../ui/grid/read-block'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { useSelection } from '../../ui/table/use-selection'
import { useStableCallback } from '../../ui/use-stable-callback'
import { AbsentList } from './AbsentList'
import { DecideMenu } from './DecideMenu'
import { DecisionBar } from './DecisionBar'
import { planColumns, rowNeed, teamNeed } from './plan-columns'
import classes from './RosterImport.module.css'
import { contentOf, faultFields, reasonOf } from './reasons'
import { canEdit, cellText, type EditedField, withCell, withDecisions } from './table-edits'
import { text } from './text'
import type { ImportPlan } from './use-plan'
import { useRemoval } from './use-removal'

const words = text.table

/** More rows than these scroll in a box of their own, which renders only those in sight. */
const manyRows = 50

type Filter = PlanKind | 'all' | 'absent'

const keyOf = ({ row, entry: { about } }: PlannedRow): string => (about === undefined ? String(row) : `of ${about}`)
const nameOf = ({ row, entry }: PlannedRow): string => words.name(row, entry.nickname)
const sort = { field: 'row' as never, order: 'asc' } as const

interface Props {
  plan: ImportPlan
  /** Why the server refused a row, by row. */
  refusals: ReadonlyMap<number, string>
  /** A running import changes the students: nothing is edited meanwhile. */
  isReadOnly: boolean
  /** The students are an offline copy: nobody can be taken out of a class. */
  isCopy?: boolean
}

/** What the import would do, row by row. Cells are edited in place, and doubtful rows are decided here. */
export function PlanTable({
  plan: { plan, shown, change, canUndo, undo, decisions },
  refusals,
  isReadOnly,
  isCopy = false,
}: Props) {
  const [wanted, setWanted] = useState<Filter | null>(null)
  const count = (kind: PlanKind) => plan.rows.filter(row => row.kind === kind).length
  const counts = planKinds.map(kind => ({ kind, count: count(kind) })).filter(one => one.count > 0)
  const first = counts.find(({ kind }) => kind === 'fault' || kind === 'doubtful')?.kind ?? 'all'
  const filter = wanted ?? first
  const rows = useMemo(
    () => (filter === 'all' ? plan.rows : plan.rows.filter(({ kind }) => kind === filter)),
    [plan.rows, filter],
  )
  const selection = useSelection(keyOf)
  const selected = plan.rows.filter(row => selection.rows.has(keyOf(row)))

  const saidOf = useCallback(
    (row: PlannedRow) => {
      const refusal = refusals.get(row.row)
      const content = contentOf(row) || (row.kind === 'unchanged' ? text.change.noStudent : '')
      return refusal === undefined || row.kind === 'unchanged'
        ? content
        : [text.faults.refused(refusal), content].join(text.stop)
    },
    [refusals],
  )
  const decide = useStableCallback((row: PlannedRow, decision: Decision | null) =>
    change(work => withDecisions(work, [[rowKey(row.entry), decision]])),
  )
  const needs = useMemo(() => ({ teamNeed: teamNeed(plan.rows), rowNeed: rowNeed(plan.rows) }), [plan.rows])
  const columns = useMemo(
    () =>
      planColumns({
        mapping: shown,
        ...needs,
        contentOf: saidOf,
        menuOf: (row, tabIndex) => (
          <DecideMenu row={row} isDecided={decisions.has(rowKey(row.entry))} tabIndex={tabIndex} onDecide={decide} />
        ),
      }),
    [shown, needs, saidOf, decide, decisions],
  )
  const cells = useMemo(
    () => new Map(plan.rows.map(row => [row, { faults: faultFields(row), reason: reasonOf(row) }])),
    [plan],
  )
  const cellOf = (row: PlannedRow, field: EditedField) => {
    const value = cellText(row.entry, field)
    const { faults, reason } = cells.get(row) ?? { faults: new Set(), reason: '' }
    if (faults.has(field)) return { value, state: 'failed' as const, message: reason }
    const isDoubtful = row.kind === 'doubtful' && field === 'nickname'
    return isDoubtful ? { value, state: 'warning' as const, message: reason } : { value }
  }
  const paste = (from: PlannedRow, field: EditedField, pasted: string) => {
    const block = readBlock(pasted)
    const fields = columns.flatMap(column => column.field ?? [])
    const at = rows.indexOf(from)
    change(work =>
      block.reduce(
        (changed, line, down) =>
          line.reduce((one, value, right) => {
            const [row, target] = [rows[at + down], fields[fields.indexOf(field) + right]]
            return row && target && canEdit(row.entry, target) ? withCell(one, row.entry, target, value) : one
          }, changed),
        work,
      ),
    )
  }
  const removal = useRemoval()
  const keys = useKeyTable([
    ...gridKeys,
    { label: words.undo, keys: { 'Ctrl+z': undo }, when: canUndo && !isReadOnly, hint: false },
  ])
  const options = [
    { value: 'all', label: words.filterOption(words.all, plan.rows.length) },
    ...counts.map(one => ({ value: one.kind, label: words.filterOption(text.kinds[one.kind], one.count) })),
    ...(plan.absent.length > 0
      ? [{ value: 'absent', label: words.filterOption(words.absent, plan.absent.length) }]
      : []),
  ]
  return (
    <section className={classes.panel} aria-label={words.label}>
      <div className={classes.line}>
        <SegmentedControl
          aria-label={words.filter}
          data={options}
          value={filter}
          onChange={value => setWanted(value as Filter)}
        />
        <Button
          size="sm"
          variant="default"
          className={classes.end}
          disabled={!canUndo || isReadOnly}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          rightSection={<KeyCap name="Ctrl+Z" />}
          aria-keyshortcuts="Control+Z"
          onClick={undo}
        >
          {words.undo}
        </Button>
      </div>
      {!isReadOnly && filter !== 'absent' && (
        <DecisionBar
          rows={plan.rows}
          selected={selected}
          onDecide={decided => {
            change(work => withDecisions(work, decided))
            selection.clear()
          }}
          onWithoutNumber={held =>
            change(work => held.reduce((one, { entry }) => withCell(one, entry, 'number', ''), work))
          }
          onClear={selection.clear}
        />
      )}
      {filter === 'absent' ? (
        <AbsentList
          students={plan.absent}
          removal={removal}
          unclear={count('fault') + count('doubtful')}
          skipped={count('skipped')}
          isReadOnly={isReadOnly || isCopy}
        />
      ) : rows.length === 0 ? (
        <p className={classes.remark}>{words.none}</p>
      ) : (
        <DataGrid
          label={words.label}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          sort={sort}
          onSort={() => undefined}
          select={{ selection, nameOf }}
          cellOf={cellOf}
          onEdit={(row, field, value) => change(work => withCell(work, row.entry, field, value))}
          onPaste={paste}
          onUndo={undo}
          isReadOnly={isReadOnly}
          virtualHeight={rows.length > manyRows ? 'max(280px, calc(100dvh - 400px))' : undefined}
        />
      )}
      <KeyHints rows={keys} />
    </section>
  )
}
