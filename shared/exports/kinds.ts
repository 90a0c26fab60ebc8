/**
 * The kinds of file that a teacher can export: each blob row of the endpoint table, each export task, and the sheets
 * that main makes itself (SPEC §7 blobs, §4 Download task; DESIGN §2, §7). A new blob row becomes a kind
 * automatically; the compiler then requires its name (shared/text.ts) and its title (main/downloads/export-kinds.ts).
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

/** An endpoint whose answer is the file. */
export type BlobName = { [N in EndpointName]: Table[N]['kind'] extends 'blob' ? N : never }[EndpointName]

/** Endpoints whose request is only a task id. */
type ByTask = { [N in EndpointName]: EndpointRequest<N> extends { task_id: string } ? N : never }[EndpointName]

/** An endpoint that starts a task and answers with the task's id. */
type TaskStart = {
  [N in Exclude<EndpointName, ByTask>]: Table[N]['method'] extends 'POST'
    ? EndpointResponse<N> extends { task_id: string }
      ? N
      : never
    : never
}[Exclude<EndpointName, ByTask>]

/** An endpoint that answers with the status of a task: 0 in progress, 1 finished, 2 failed. */
type TaskStatus = { [N in ByTask]: EndpointResponse<N> extends { status: number } ? N : never }[ByTask]

/** Export tasks: the endpoint that starts one, the endpoint of its status, and the endpoint of its file. */
export const exportTasks = {
  'export-student-study-report': { status: 'student-study-report', file: 'report-file' },
  'export-student-homework-report': { status: 'student-homework-report', file: 'report-file' },
} as const satisfies Record<TaskStart, { status: TaskStatus; file: ByTask & BlobName }>

export type TaskName = keyof typeof exportTasks

/**
 * The requests of the sheets that main makes itself. The score sheet uses the request of the server's own score export.
 * The comment bank is that of the teacher who is logged in. A held file is one that the page has handed to main.
 */
interface OwnRequests {
  'score-sheet': EndpointRequest<'export-topic-score-overview'>
  'comment-bank': Record<string, never>
  'held-file': { file_id: string }
  /** The teacher's own sheet with scores, which main keeps in the same way. */
  'own-sheet': { file_id: string }
  /** Score sheets as PDF: the pages that main keeps in the same way, in one file or in an archive with a file each. */
  'student-report-pdf': { file_id: string }
  /** The ids of the classes, joined by commas. */
  'student-list': { team_ids: string }
}

type OwnSheet = keyof OwnRequests

const heldFile = v.strictObject({ file_id: v.pipe(v.string(), v.uuid()) })

const ownSheets: { [K in OwnSheet]: v.GenericSchema<unknown> } = {
  'score-sheet': endpointRow('export-topic-score-overview').request,
  'comment-bank': v.strictObject({}),
  'held-file': heldFile,
  'own-sheet': heldFile,
  'student-report-pdf': heldFile,
  'student-list': endpointRow('reorder-sort').request,
}

export type ExportKind = OwnSheet | BlobName | TaskName

export const isBlob = (name: EndpointName): name is BlobName => endpointRow(name).kind === 'blob'

export const exportKinds: readonly ExportKind[] = [
  ...(Object.keys(ownSheets) as OwnSheet[]),
  ...endpointNames.filter(isBlob),
  ...(Object.keys(exportTasks) as TaskName[]),
]

export type ExportRequest<K extends ExportKind> = K extends EndpointName
  ? EndpointRequest<K>
  : K extends OwnSheet
    ? OwnRequests[K]
    : never

const isOwnSheet = (kind: ExportKind): kind is OwnSheet => Object.hasOwn(ownSheets, kind)

/** The argument that a screen passes to start an export. */
export type ExportArgument = { [K in ExportKind]: { kind: K; request: ExportRequest<K> } }[ExportKind]

/** The same without the link between kind and request, for lists and for messages across the bridge. */
export interface ExportDescription {
  kind: ExportKind
  request: Record<string, unknown>
}

/** Checks the request strictly with the schema of its kind; null if it does not match. */
export function exportRequest<K extends ExportKind>(kind: K, request: unknown): ExportRequest<K> | null {
  const schema = isOwnSheet(kind) ? ownSheets[kind] : endpointRow(kind).request
  const read = v.safeParse(schema, request)
  return read.success ? (read.output as ExportRequest<K>) : null
}

/** The argument of `downloads.start`. */
export const exportArgument = v.pipe(
  v.strictObject({
    kind: v.picklist(exportKinds),
    request: fields,
  }),
  v.check(({ kind, request }) => exportRequest(kind, request) !== null),
) as v.GenericSchema<ExportArgument>
