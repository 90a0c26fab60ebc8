/**
 * What can be saved as a file: each blob row of the endpoint table, each export task, and the score sheet that main makes
 * itself (SPEC §7 blobs, §4 Download task; DESIGN §2, §7). A new blob row is a kind by itself; what its words and its title are
 * is asked of it by type (shared/text.ts, main/downloads/kinds.ts).
 */
import * as v from 'valibot'
import {
  type EndpointName,
  type EndpointRequest,
  type EndpointResponse,
  endpointNames,
  endpointRow,
  type endpoints,
} from '../endpoints/index'
import { fields } from '../object'

type Table = typeof endpoints

/** A row whose answer is the file. */
export type BlobName = { [N in EndpointName]: Table[N]['kind'] extends 'blob' ? N : never }[EndpointName]

/** Rows that are asked by a task's id alone. */
type ByTask = { [N in EndpointName]: EndpointRequest<N> extends { task_id: string } ? N : never }[EndpointName]

/** A row that starts a task of what its request names, and answers with the task's id. */
type TaskStart = {
  [N in Exclude<EndpointName, ByTask>]: Table[N]['method'] extends 'POST'
    ? EndpointResponse<N> extends { task_id: string }
      ? N
      : never
    : never
}[Exclude<EndpointName, ByTask>]

/** One that says how a task stands: 0 in progress, 1 finished, 2 failed. */
type TaskStatus = { [N in ByTask]: EndpointResponse<N> extends { status: number } ? N : never }[ByTask]

/** Export tasks: by the row that starts one, the row that says how it stands, and the row of its file. */
export const exportTasks = {
  'export-student-study-report': { status: 'student-study-report', file: 'report-file' },
  'export-student-homework-report': { status: 'student-homework-report', file: 'report-file' },
} as const satisfies Record<TaskStart, { status: TaskStatus; file: ByTask & BlobName }>

export type TaskName = keyof typeof exportTasks

const ownSheet = 'score-sheet'

export type ExportKind = typeof ownSheet | BlobName | TaskName

export const isBlob = (name: EndpointName): name is BlobName => endpointRow(name).kind === 'blob'

export const exportKinds: readonly ExportKind[] = [
  ownSheet,
  ...endpointNames.filter(isBlob),
  ...(Object.keys(exportTasks) as TaskName[]),
]

/** The row whose request names what is exported: of the score sheet the row of the server's own. */
type RowOf<K extends ExportKind> = K extends EndpointName ? K : 'export-topic-score-overview'

export type ExportRequest<K extends ExportKind> = EndpointRequest<RowOf<K>>

/** What is exported, as a screen names it. */
export type ExportArgument = { [K in ExportKind]: { kind: K; request: ExportRequest<K> } }[ExportKind]

/** The same where the kind says nothing of the request: in lists, and on its way. */
export interface Exported {
  kind: ExportKind
  request: Record<string, unknown>
}

/** The request as the row of its kind takes it, strictly; null for any other. */
export function exportRequest<K extends ExportKind>(kind: K, request: unknown): ExportRequest<K> | null {
  const read = v.safeParse(endpointRow(kind === ownSheet ? 'export-topic-score-overview' : kind).request, request)
  return read.success ? (read.output as ExportRequest<K>) : null
}

/** What `downloads.start` takes. */
export const exportArgument = v.pipe(
  v.strictObject({
    kind: v.picklist(exportKinds),
    request: fields,
  }),
  v.check(({ kind, request }) => exportRequest(kind, request) !== null),
) as v.GenericSchema<ExportArgument>
