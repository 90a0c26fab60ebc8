/** An entry of the export history (DESIGN §7 /download-manage): the file by path, size and digest, or the error. */
import * as v from 'valibot'
import type { ErrorKind } from '../../shared/contract/result'
import type { DownloadState } from '../../shared/contract/types'
import { exportKinds } from '../../shared/exports/kinds'

const kinds = [
  'unauthorized',
  'server',
  'status',
  'timeout',
  'network',
  'invalid-response',
  'invalid-request',
  'cancelled',
  'offline',
] as const satisfies readonly ErrorKind[]

const facts = v.object({
  id: v.string(),
  kind: v.picklist(exportKinds),
  request: v.optional(v.record(v.string(), v.unknown())),
  /** Early versions stored this instead of a request: all their exports were of a homework. */
  homework_id: v.optional(v.string()),
  title: v.string(),
  name: v.string(),
  at: v.number(),
  state: v.picklist(['running', 'done', 'failed']),
  /** Other fields that earlier versions stored are ignored. */
  error: v.optional(v.object({ kind: v.picklist(kinds), message: v.string(), status: v.optional(v.number()) })),
  copiedAt: v.optional(v.number()),
  handedOver: v.optional(v.boolean()),
  /** The file as it was written. Only a file with the same bytes is ever deleted. */
  file: v.optional(v.object({ path: v.string(), bytes: v.number(), digest: v.string() })),
})

/** `request` is checked when the export is retried: its endpoint may have changed since. */
const entrySchema = v.pipe(
  facts,
  v.transform(({ homework_id, request = { homework_id }, ...entry }) => ({ ...entry, request })),
)

export const historyEntriesSchema = v.array(entrySchema)

export type HistoryEntry = v.InferOutput<typeof entrySchema>

/** The file of a finished export. */
export type SavedFile = NonNullable<HistoryEntry['file']>

/** An entry as the page gets it: without the path. */
export const downloadStateOf = ({ file, error, copiedAt, handedOver, ...facts }: HistoryEntry): DownloadState => ({
  ...facts,
  received: file?.bytes ?? 0,
  ...(file && { bytes: file.bytes }),
  ...(error && { error }),
  ...(copiedAt !== undefined && { copiedAt }),
  ...(handedOver && { isInBrowser: handedOver }),
})
