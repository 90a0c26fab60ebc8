/** What the teacher has chosen for the next year. It is a draft until the year is switched, or planned for a day. */
import * as v from 'valibot'
import type { MarkedRow } from '../../../../shared/contract/types'
import type { TableWork } from '../table-edits'
import type { Source } from '../use-source'

const target = v.variant('is', [
  v.object({ is: v.literal('new'), name: v.string() }),
  v.object({ is: v.literal('team'), id: v.string() }),
  v.object({ is: v.literal('leaves') }),
  v.object({ is: v.literal('stays') }),
])

const cells = v.record(v.string(), v.string())
const decision = v.variant('is', [
  v.object({ is: v.literal('student'), student_id: v.string(), keepsName: v.optional(v.literal(true)) }),
  v.object({ is: v.literal('new') }),
  v.object({ is: v.literal('skipped') }),
])
const row = v.object({
  row: v.number(),
  cells: v.array(v.string()),
  marks: v.optional(v.record(v.string(), v.picklist(['merged', 'date', 'uncalculated', 'fault']))),
  isHidden: v.optional(v.literal(true)),
})

const draft = v.object({
  step: v.number(),
  from: v.picklist(['classes', 'file']),
  makesClasses: v.boolean(),
  keepsNumbers: v.boolean(),
  hidesOld: v.boolean(),
  /** What the teacher has chosen herself, by the id of a class. */
  targets: v.record(v.string(), target),
  /** The same by the name of a class in the file. */
  fileTargets: v.record(v.string(), target),
  /** The table of the file, and its name. */
  file: v.nullable(v.object({ name: v.string(), rows: v.array(row), hiddenColumns: v.optional(v.array(v.number())) })),
  /** What she has edited and decided, of the table `key`. */
  work: v.object({
    key: v.string(),
    cells: v.array(v.tuple([v.number(), cells])),
    decisions: v.array(v.tuple([v.number(), decision])),
  }),
  isLater: v.boolean(),
  day: v.string(),
})

export type RolloverDraft = v.InferOutput<typeof draft>

export const emptyDraft: RolloverDraft = {
  step: 1,
  from: 'classes',
  makesClasses: true,
  keepsNumbers: true,
  hidesOld: true,
  targets: {},
  fileTargets: {},
  file: null,
  work: { key: '', cells: [], decisions: [] },
  isLater: false,
  day: '',
}

export function readDraft(value: unknown): RolloverDraft | null {
  const parsed = v.safeParse(draft, value)
  return parsed.success ? parsed.output : null
}

/** The edits of a draft, if they belong to this table. */
export const workOf = ({ work }: RolloverDraft, key: string): TableWork =>
  work.key === key
    ? { cells: new Map(work.cells as [number, Record<number, string>][]), decisions: new Map(work.decisions as never) }
    : { cells: new Map(), decisions: new Map() }

export const keptWork = (key: string, { cells, decisions }: TableWork): RolloverDraft['work'] => ({
  key,
  cells: [...cells] as RolloverDraft['work']['cells'],
  decisions: [...decisions] as RolloverDraft['work']['decisions'],
})

/** Fewer characters than a draft may have, with room for the choices. */
const longest = 200_000

/** A file as a draft keeps it; null if it has too many rows. */
export function keptFile({ name, table: { rows, workbook } }: Source): RolloverDraft['file'] {
  if (JSON.stringify(rows).length > longest) return null
  return { name, rows: [...rows], ...(workbook?.hiddenColumns && { hiddenColumns: workbook.hiddenColumns }) }
}

/** The file of a draft; its sheets and its encoding cannot be changed any more. */
export const sourceOf = ({ name, rows, hiddenColumns }: NonNullable<RolloverDraft['file']>): Source => ({
  id: 'draft',
  teamId: '',
  name,
  table: { rows, ...(hiddenColumns && { workbook: { sheets: [], sheet: 0, hiddenColumns } }) },
})

/** Tells whether two tables are the same, so that edits belong to their table. */
export function tableKey(rows: readonly MarkedRow[]): string {
  let hash = 0
  for (const sign of JSON.stringify(rows)) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return `${rows.length}.${hash}`
}
