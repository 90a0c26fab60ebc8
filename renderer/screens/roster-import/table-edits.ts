/** What the teacher has changed in a table that was read, and what she has decided about its rows. */
import type { MarkedRow } from '../../../shared/contract/types'
import type { RosterEntry } from '../../../shared/domain/roster/entries'
import type { Mapping, RosterField } from '../../../shared/domain/roster/fields'
import type { Decision, PlannedRow } from '../../../shared/domain/roster/plan-types'
import { type RowKey, rowKey } from '../../../shared/domain/roster/row-key'
import type { ImportWork } from './import-draft'
import { text } from './text'

export interface TableWork {
  /** The texts of cells, by row and column. */
  cells: ReadonlyMap<RowKey, Readonly<Record<number, string>>>
  decisions: ReadonlyMap<RowKey, Decision>
}

export const noWork: TableWork = { cells: new Map(), decisions: new Map() }

/** What was edited and decided before the page was closed. */
export const workOf = (kept: Pick<ImportWork, 'cells' | 'decisions'> | undefined): TableWork =>
  kept ? { cells: new Map(kept.cells), decisions: new Map(kept.decisions) } : noWork

/** The fields that a cell of the preview edits. */
export type EditedField = Exclude<RosterField, 'family' | 'given' | 'furigana'>

/** The text of a field as it is in the table. 姓 and 名 are one name. */
export const cellText = (entry: RosterEntry, field: EditedField): string => entry[field]

/** The cells that hold a field: a name may be in two, and then the first gets all of it. */
const columnsOf = ({ columns }: RosterEntry, field: EditedField): number[] =>
  field === 'nickname' && columns.nickname === undefined
    ? [columns.family, columns.given].filter(column => column !== undefined)
    : [columns[field]].filter(column => column !== undefined)

export const canEdit = (entry: RosterEntry, field: EditedField): boolean => columnsOf(entry, field).length > 0

export function withCell(work: TableWork, entry: RosterEntry, field: EditedField, value: string): TableWork {
  const cells = new Map(work.cells)
  const changed = Object.fromEntries(columnsOf(entry, field).map((column, at) => [column, at === 0 ? value : '']))
  const key = rowKey(entry)
  return { ...work, cells: cells.set(key, { ...cells.get(key), ...changed }) }
}

/** Decides about rows; null takes their decisions back. */
export function withDecisions(work: TableWork, decided: Iterable<readonly [RowKey, Decision | null]>): TableWork {
  const decisions = new Map(work.decisions)
  for (const [key, decision] of decided) {
    if (decision === null) decisions.delete(key)
    else decisions.set(key, decision)
  }
  return { ...work, decisions }
}

/** The columns of a table, and one more for numbers if it has none: those that students have can be in the way. */
export const withNumber = (mapping: Mapping): Mapping => (mapping.includes('number') ? mapping : [...mapping, 'number'])

const isEdited = ({ cells }: TableWork, column: number): boolean =>
  [...cells.values()].some(changed => column in changed)

/** Whether numbers must be shown: also while there is nothing left to mend, because the teacher has written some. */
export const needsNumber = (rows: readonly PlannedRow[], work: TableWork, mapping: Mapping): boolean =>
  isEdited(work, mapping.length) || rows.some(({ faults }) => faults.some(({ is }) => is === 'sameNumber'))

/** The rows with the texts of the teacher, which need no mark any more. Her numbers have a heading. */
export const withEdits = (rows: readonly MarkedRow[], work: TableWork, header: number, mapping: Mapping): MarkedRow[] =>
  rows.map((row, place) => {
    const isHeading = place === header && isEdited(work, mapping.length)
    const changed = isHeading ? { [mapping.length]: text.fields.number } : work.cells.get(rowKey(row))
    if (changed === undefined) return row
    const texts = [...row.cells]
    const marks = { ...row.marks }
    for (const [column, value] of Object.entries(changed)) {
      const at = Number(column)
      while (texts.length < at) texts.push('')
      texts[at] = value
      delete marks[at]
    }
    return { ...row, cells: texts, marks }
  })

/** Rows whose number a student has who is not in the table. */
export const heldRows = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.filter(({ faults }) => faults.some(fault => fault.is === 'sameNumber' && fault.holder !== undefined))
