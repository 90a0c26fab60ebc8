/**
 * The rows of the class in the order in which the teacher sees them. They keep their places while she edits, as in
 * Excel: a student whose number was changed does not jump. Pure functions.
 */
import type { StudentFields } from '../../../shared/domain/students'
import { idOf, type Student } from './student-cells'

export interface ClassRows {
  /** The filters, the order and the page that the rows answer. */
  key: string
  order: readonly string[]
  /** All students that the page has seen, as they were last. */
  byId: ReadonlyMap<string, Student>
}

export const noRows: ClassRows = { key: '', order: [], byId: new Map() }

interface Options {
  /** Whether a student stays although the answer leaves her out, because an edit moved her to another page. */
  isKept(id: string): boolean
  /** A page does not grow by the rows that take the places of moved ones. */
  pageSize: number
}

/** The rows after an answer of the server. Another `key` begins with the order of the server. */
export function mergeRows(
  old: ClassRows,
  key: string,
  items: readonly Student[],
  { isKept, pageSize }: Options,
): ClassRows {
  const byId = new Map([...old.byId, ...items.map(item => [idOf(item), item] as const)])
  const ids = items.map(idOf)
  if (key !== old.key) return { key, order: ids, byId }
  const answered = new Set(ids)
  const stay = old.order.filter(id => answered.has(id) || isKept(id))
  const known = new Set(stay)
  const order = [...stay, ...ids.filter(id => !known.has(id))].slice(0, Math.max(pageSize, stay.length))
  return { key, order, byId }
}

/** The rows after the server has stored new values. */
export function patchRow(old: ClassRows, id: string, fields: StudentFields): ClassRows {
  const row = old.byId.get(id)
  if (row === undefined) return old
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...old, byId: new Map(old.byId).set(id, { ...row, ...known }) }
}
