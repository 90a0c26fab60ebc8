/** An import of students on the bridge, and on the disk of this PC (docs/stores.md). */
import * as v from 'valibot'
import { limits } from '../domain/limits'
import type { Failure } from './result'

const text = v.pipe(v.string(), v.maxLength(100))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** A student as the server has them. `team_id` is empty for a student in no class. */
const student = v.strictObject({
  nickname: text,
  number: text,
  grade_name: text,
  class_name: text,
  team_id: v.pipe(v.string(), v.maxLength(100)),
})

/**
 * One student of an import: what was before, and what is to be. Without `from`, the student gets a new account; `to`
 * with an empty `team_id` leaves the class.
 */
export const importRow = v.strictObject({
  /** The row of the file. */
  row: v.pipe(v.number(), v.integer(), v.minValue(0)),
  student_id: v.optional(id),
  from: v.optional(student),
  to: student,
})

export const importRows = v.pipe(v.array(importRow), v.minLength(1), v.maxLength(limits.roster.runRows))

/**
 * A class that an import makes, or shows or hides when its students are there. The rows name a class that does not exist
 * yet by `ref`, in `to.team_id`; any other class by its id.
 */
const teamChange = v.strictObject({
  ref: id,
  name: text,
  /** Whether it is hidden afterwards. A class that has students by then is not hidden. */
  hidden: v.picklist([0, 1]),
  isNew: v.optional(v.literal(true)),
})

export const teamChanges = v.pipe(v.array(teamChange), v.maxLength(500))

/** `YYYY-MM-DD` in Tokyo: before this day, the import only makes its new classes, hidden. */
export const importDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The accounts of the school that the teacher saw in the preview. */
export const knownAccounts = v.pipe(v.array(id), v.maxLength(50_000))

/** Rows of an import, by their number in the file. */
export const rowNumbers = v.pipe(v.array(importRow.entries.row), v.maxLength(limits.roster.runRows))

export type StudentState = v.InferOutput<typeof student>
export type ImportRow = v.InferOutput<typeof importRow>
export type TeamChange = v.InferOutput<typeof teamChange>

/**
 * What became of a row. `sending`: it was sent, and nobody knows yet what became of it. `refused`: the server, or the
 * program, did not accept it; the message says why. `unseen`: the server accepted it, but the class does not show it.
 */
const rowStates = ['waiting', 'sending', 'done', 'refused', 'unseen'] as const

/** A row with what became of it. */
const sentRow = v.object({
  ...importRow.entries,
  state: v.picklist(rowStates),
  message: v.optional(v.string()),
  /** What the server made of a row that is `done`, if it is not exactly `to`. */
  after: v.optional(student),
  /** The student's number was emptied for another row, and this row has not given a number back yet. */
  freed: v.optional(v.literal(true)),
  /**
   * `possible`: it was sent without an answer, and was not found when it was sent again or given up; it may still arrive.
   * `arrived`: this row is what arrived so, beside the row that was sent.
   */
  late: v.optional(v.picklist(['possible', 'arrived'])),
})

export type SentRow = v.InferOutput<typeof sentRow>

/**
 * A class with what became of it. `sending`: it is being made, and nobody knows yet whether it was. `made`: it exists,
 * hidden. `refused`: it could not be shown or hidden.
 */
const sentTeam = v.object({
  ...teamChange.entries,
  /** Its id, once it is made. */
  team_id: v.optional(id),
  state: v.picklist(['waiting', 'sending', 'made', 'done', 'refused']),
  message: v.optional(v.string()),
})

export type SentTeam = v.InferOutput<typeof sentTeam>

/** An import as it is stored. */
export const importRecord = v.object({
  id,
  /** When it began, in milliseconds. */
  at: v.number(),
  /** The import that this one takes back. */
  undoes: v.optional(id),
  rows: v.array(sentRow),
  /** The classes of 年次更新; absent for another import. */
  teams: v.optional(v.array(sentTeam)),
  day: v.optional(importDay),
  /** The accounts that the teacher saw before: any other is new. Only while new students may come. */
  known: v.optional(v.array(v.string())),
  /** When rows were sent last, in milliseconds. */
  sentAt: v.optional(v.number()),
})

export type ImportRecord = v.InferOutput<typeof importRecord>

/**
 * `scheduled`: its day has not come. `stopped`: a failure, a cancel, the end of the session or of the program, or its
 * day has come; something is left, and `resume` goes on.
 */
export type ImportState = 'running' | 'scheduled' | 'stopped' | 'ended'

/** An import as the page sees it. */
export interface RosterImport extends Omit<ImportRecord, 'known' | 'sentAt'> {
  state: ImportState
  /** Why it stopped, if the server did not answer or refused. */
  failure?: Failure
}

/** How far the running import is. */
export interface ImportProgress {
  id: string
  state: ImportState
  /** Rows with an outcome, and all of them. */
  settled: number
  total: number
  /** The class that is being sent: which one, and of how many. */
  step?: { team_id: string; at: number; of: number }
  /** It waits until the server cannot be carrying out an interrupted request any more. */
  isWaiting?: true
}

/** A 年次更新 that is not finished. */
export interface DueImport {
  day: string
  /** Its day has come. */
  isDue: boolean
}
