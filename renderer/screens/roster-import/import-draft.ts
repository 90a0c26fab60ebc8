/**
 * The import that is being prepared, as drafts: the table that was read, and what the teacher has edited and decided. A
 * crash, a lock or another page loses nothing of it. The table is in parts, because a draft has a limited size; each
 * part has the id of its table, so parts of different tables are never mixed.
 */
import * as v from 'valibot'
import type { RosterTable } from '../../../shared/contract/types'
import { encodings } from '../../../shared/domain/roster/encodings'
import { rosterFields } from '../../../shared/domain/roster/fields'
import { draftSlot } from '../../bridge/index'

const key = 'roster-import/table'
const workKey = 'roster-import/work'
const partKey = (at: number) => `roster-import/table-${at}`

/** How many characters a part has, and how many parts there are: other drafts need space, too. */
const partLength = 40_000
const maxParts = 25

const column = v.pipe(v.number(), v.integer(), v.minValue(0))
const texts = v.record(v.string(), v.string())
/** A row of a file by its number, a row for a student by her ID. */
const rowKey = v.union([v.number(), v.string()])
const decision = v.variant('is', [
  v.object({ is: v.literal('student'), student_id: v.string(), keepsName: v.optional(v.literal(true)) }),
  v.object({ is: v.literal('new') }),
  v.object({ is: v.literal('skipped') }),
])

/** A row of a table that was read. */
export const tableRow = v.object({
  row: v.number(),
  cells: v.array(v.string()),
  isHidden: v.optional(v.literal(true)),
  marks: v.optional(v.record(v.string(), v.picklist(['merged', 'date', 'uncalculated', 'fault']))),
})

const table = v.object({
  rows: v.array(tableRow),
  workbook: v.optional(
    v.object({
      sheets: v.array(v.object({ name: v.string(), isHidden: v.boolean() })),
      sheet: v.number(),
      joined: v.optional(v.array(column)),
      hiddenColumns: v.optional(v.array(column)),
      carries: v.optional(v.array(v.picklist(['macros', 'links']))),
    }),
  ),
  text: v.optional(
    v.object({
      encoding: v.nullable(v.picklist(encodings)),
      delimiter: v.picklist([',', '\t', ';']),
      faults: v.number(),
      unclosed: v.optional(v.number()),
    }),
  ),
})

const head = v.object({ id: v.string(), name: v.string(), teamId: v.string(), parts: v.number() })
const part = v.object({ id: v.string(), text: v.string() })

/** What the teacher has done with a table: what she has edited and decided, and how she lets it be read. */
export const importWork = v.object({
  /** The texts that the teacher has edited, by row and column. */
  cells: v.array(v.tuple([rowKey, texts])),
  decisions: v.array(v.tuple([rowKey, decision])),
  /** What columns hold, where she has chosen it. */
  fields: v.record(v.string(), v.nullable(v.picklist(rosterFields))),
  header: v.nullable(v.number()),
  joined: v.nullable(v.boolean()),
  readsHidden: v.boolean(),
})

export type ImportWork = v.InferOutput<typeof importWork>
const storedWork = v.object({ id: v.string(), ...importWork.entries })

interface StoredImport {
  id: string
  name: string
  teamId: string
  table: RosterTable
  work: ImportWork | undefined
}

/** Keeps a table that was read. Returns whether it is small enough for drafts. */
export function keepTable({ id, name, teamId, table: read }: Omit<StoredImport, 'work'>): boolean {
  const json = JSON.stringify(read)
  const parts = Math.ceil(json.length / partLength)
  if (parts > maxParts) {
    forgetImport()
    return false
  }
  for (let at = 0; at < parts; at++) {
    draftSlot(partKey(at))?.store({ id, text: json.slice(at * partLength, (at + 1) * partLength) })
  }
  draftSlot(key)?.store({ id, name, teamId, parts })
  return true
}

export const keepWork = (id: string, changed: ImportWork): void => draftSlot(workKey)?.store({ id, ...changed })

/** Removes the drafts: the teacher has closed the table, or all of it is imported. */
export function forgetImport(): void {
  for (const slot of [key, workKey]) draftSlot(slot)?.store(undefined)
  for (let at = 0; at < maxParts; at++) {
    const slot = draftSlot(partKey(at))
    if (slot?.known()?.value !== undefined) slot.store(undefined)
  }
}

async function readDraft<T>(slot: string, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
  const parsed = v.safeParse(schema, await draftSlot(slot)?.load())
  return parsed.success ? parsed.output : null
}

/** The import that was being prepared; null if none was, or if a part of it is not there. */
export async function loadImport(): Promise<StoredImport | null> {
  const stored = await readDraft(key, head)
  if (stored === null || stored.parts > maxParts) return null
  const parts = await Promise.all(Array.from({ length: stored.parts }, (_, at) => readDraft(partKey(at), part)))
  if (parts.some(one => one?.id !== stored.id)) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), table), parts.map(one => one?.text).join(''))
  if (!parsed.success) return null
  const edited = await readDraft(workKey, storedWork)
  const { id, name, teamId } = stored
  return { id, name, teamId, table: parsed.output as RosterTable, work: edited?.id === id ? edited : undefined }
}
