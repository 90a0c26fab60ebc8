/** Changes of the reports that the school prepares (SPEC §4 Download task). */
import * as v from 'valibot'
import { change } from './change'

/** How many reports are kept. */
const maxReports = 200

/** `at` and `readyAt` in milliseconds; `until` is the end of the period that the report covers. */
const fields = {
  id: v.string(),
  account: v.string(),
  kind: v.picklist(['study', 'homework']),
  students: v.array(v.string()),
  homework: v.nullable(v.string()),
  from: v.nullable(v.number()),
  until: v.number(),
  /** A key of the request: a second request with the same key is a retry. */
  asked: v.string(),
  email: v.nullable(v.string()),
  at: v.number(),
  readyAt: v.number(),
  fails: v.boolean(),
}

export type ReportTask = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>

export const reportState = () => ({
  /** By id, oldest first. */
  reports: new Map<string, ReportTask>(),
  /** The highest task number so far. It never decreases, so that the number of a deleted task is not used again. */
  highestReport: 0,
  mailedReports: new Set<string>(),
})

export const reportChanges = {
  report: change(
    fields,
    ({ state }, task) => {
      state.reports.set(task.id, task)
      state.highestReport = Math.max(state.highestReport, Number(task.id))
      const oldest = state.reports.keys().next().value
      if (state.reports.size > maxReports && oldest !== undefined) {
        state.reports.delete(oldest)
        state.mailedReports.delete(oldest)
      }
    },
    maxReports,
  ),
  'report-mailed': change(
    { id: v.string() },
    ({ state }, { id }) => {
      if (state.reports.has(id)) state.mailedReports.add(id)
    },
    maxReports,
  ),
  'reports-deleted': change({ ids: v.array(v.string()) }, ({ state }, { ids }) => {
    for (const id of ids) {
      state.reports.delete(id)
      state.mailedReports.delete(id)
    }
  }),
}
