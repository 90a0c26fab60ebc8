/** What the teacher has chosen for the next year. It is a draft until the year is switched, or planned for a day. */
import * as v from 'valibot'
import { readSheetNames } from '../../../../shared/domain/roster/joined-sheets'
import { importWork, tableRow } from '../import-draft'
import type { Source } from '../use-source'

const target = v.variant('is', [
  v.object({ is: v.literal('new'), name: v.string() }),
  v.object({ is: v.literal('team'), id: v.string() }),
  v.object({ is: v.literal('leaves') }),
  v.object({ is: v.literal('stays') }),
])

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
  file: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      rows: v.array(tableRow),
      hiddenColumns: v.optional(v.array(v.number())),
      /** The sheets that were read: a name can be that of a class. */
      sheetNames: v.optional(v.array(v.string())),
    }),
  ),
  /** What she has done with today's classes, and with the file, by the id of the table. */
  work: v.record(v.string(), importWork),
  isLater: v.boolean(),
  day: v.string(),
  /** The 年次更新 before this one, by its id; empty if there was none. */
  since: v.string(),
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
  work: {},
  isLater: false,
  day: '',
  since: '',
}

export function readDraft(value: unknown): RolloverDraft | null {
  const parsed = v.safeParse(draft, value)
  return parsed.success ? parsed.output : null
}

/** Fewer characters than a draft may have, with room for the choices. */
const longest = 200_000

/** A file as a draft keeps it; null if it has too many rows. */
export function keptFile({ id, name, table }: Source): RolloverDraft['file'] {
  const { rows, workbook } = table
  if (JSON.stringify(rows).length > longest) return null
  const sheets = workbook && {
    ...(workbook.hiddenColumns && { hiddenColumns: workbook.hiddenColumns }),
    sheetNames: readSheetNames(table),
  }
  return { id, name, rows: [...rows], ...sheets }
}

/** The file of a draft; its sheets and its encoding cannot be changed any more. */
export function sourceOf({ id, name, rows, hiddenColumns, sheetNames }: NonNullable<RolloverDraft['file']>): Source {
  const sheets = sheetNames?.map(sheet => ({ name: sheet, isHidden: false }))
  const workbook = sheets && {
    sheets,
    sheet: 0,
    ...(sheets.length > 1 && { joined: [...sheets.keys()] }),
    ...(hiddenColumns && { hiddenColumns }),
  }
  return { id, teamId: '', name, table: { rows, ...(workbook && { workbook }) } }
}
