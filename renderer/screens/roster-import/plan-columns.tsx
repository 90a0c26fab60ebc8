/** The columns of the preview. */
import type { Mapping } from '../../../shared/domain/roster/fields'
import type { PlannedRow } from '../../../shared/domain/roster/plan-types'
import type { GridColumn } from '../../ui/grid/grid-column'
import classes from './RosterImport.module.css'
import type { EditedField } from './table-edits'
import { text } from './text'

type PlanColumn = GridColumn<PlannedRow, EditedField, never>

interface Parts {
  mapping: Mapping
  teamNeed: number
  rowNeed: number
  /** What a row changes, or why it cannot be imported. */
  contentOf(row: PlannedRow): string
  menuOf: NonNullable<PlanColumn['cell']>
}

const widths: Record<Exclude<EditedField, 'team'>, Pick<PlanColumn, 'need' | 'grow' | 'spare' | 'numeric' | 'head'>> = {
  seat: { need: 84, grow: 0 },
  number: { need: 60, grow: 0, numeric: true },
  nickname: { need: 130, grow: 2, head: true },
  grade_name: { need: 64, grow: 0, spare: 2 },
  class_name: { need: 64, grow: 0, spare: 1 },
  student_id: { need: 90, grow: 1, spare: 3 },
}

const widthOf = (name: string) => [...name].reduce((sum, sign) => sum + (sign < '\u0100' ? 10 : 16), 32)

/** The width of the numbers of rows in one line: 2枚目の右12 is longer than 12. */
export const rowNeed = (rows: readonly PlannedRow[]): number =>
  rows.reduce((widest, { row }) => Math.max(widest, widthOf(text.row(row)) - 12), 56)

/** The width in which the names of classes can be read: `2027年度 2年A組` is longer than `2年A組`. */
export function teamNeed(rows: readonly PlannedRow[]): number {
  const names = new Set(rows.map(({ entry }) => entry.team))
  return [...names].reduce((widest, name) => Math.min(200, Math.max(widest, widthOf(name))), 92)
}

const order = ['team', 'seat', 'number', 'nickname', 'grade_name', 'class_name', 'student_id'] as const

const Content = ({ children }: { children: string }) => (
  <span className={classes.content} title={children}>
    {children}
  </span>
)

/** The row of the file, what becomes of it, the fields that the file has, and what changes. */
export const planColumns = ({ mapping, teamNeed: need, rowNeed: rowWidth, contentOf, menuOf }: Parts): PlanColumn[] => [
  { key: 'row', label: text.table.row, width: `${rowWidth}px`, numeric: true, cell: ({ row }) => text.row(row) },
  {
    key: 'kind',
    label: text.table.kind,
    width: '104px',
    cell: ({ kind }) => (
      <span className={classes.kind} data-kind={kind}>
        {text.kinds[kind]}
      </span>
    ),
  },
  ...order
    .filter(field => mapping.includes(field) || (field === 'nickname' && mapping.includes('family')))
    .map(
      (field): PlanColumn => ({
        key: field,
        field,
        label: text.fields[field],
        ...(field === 'team' ? { need, grow: 1 } : widths[field]),
      }),
    ),
  { key: 'content', label: text.table.content, need: 300, grow: 6, cell: row => <Content>{contentOf(row)}</Content> },
  {
    key: 'decide',
    label: text.table.decide,
    hideLabel: true,
    width: '108px',
    pinned: true,
    hasControl: true,
    cell: menuOf,
  },
]
