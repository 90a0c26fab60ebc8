/** What is remembered of an export (DESIGN §7 /download-manage): its file by path, size and digest, or why there is none. */
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
  /** Of the first lists, whose exports were all of a homework: in the place of the request. */
  homework_id: v.optional(v.string()),
  title: v.string(),
  name: v.string(),
  at: v.number(),
  state: v.picklist(['running', 'done', 'failed']),
  /** What earlier versions noted of it beside these is passed over. */
  error: v.optional(v.object({ kind: v.picklist(kinds), message: v.string(), status: v.optional(v.number()) })),
  copiedAt: v.optional(v.number()),
  handedOver: v.optional(v.boolean()),
  /** The file as it was written; only one that still is so is ever removed. */
  file: v.optional(v.object({ path: v.string(), bytes: v.number(), digest: v.string() })),
})

/** `request` is checked when it is asked for again: a row may have changed since. */
const entrySchema = v.pipe(
  facts,
  v.transform(({ homework_id, request = { homework_id }, ...entry }) => ({ ...entry, request })),
)

export const historyEntriesSchema = v.array(entrySchema)

export type HistoryEntry = v.InferOutput<typeof entrySchema>

/** The file of a finished export. */
export type SavedFile = NonNullable<HistoryEntry['file']>

/** An entry as the page hears of it: without its path. */
export const downloadStateOf = ({ file, error, copiedAt, handedOver, ...facts }: HistoryEntry): DownloadState => ({
  ...facts,
  received: file?.bytes ?? 0,
  ...(file && { bytes: file.bytes }),
  ...(error && { error }),
  ...(copiedAt !== undefined && { copiedAt }),
  ...(handedOver && { handedOver }),
})
