/** The interface of an export kind: first read the title, then write the file. */
import type { Keep, KeepKey } from '../../shared/contract/keeps'
import type { ExportKind, ExportRequest } from '../../shared/exports/kinds'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import type { FileFormat } from './file-format'
import type { Held, HeldFile, HeldPages } from './held-files'
import type { PartFile } from './part-file'

/** Reads a kept value of the teacher who is logged in; null if nothing is kept. */
export type ReadKept = <K extends KeepKey>(key: K) => Promise<Keep<K> | null>

/** The input of an export. */
export interface ExportInput<K extends ExportKind = ExportKind> {
  client: ApiClient
  readKept: ReadKept
  heldFile: Held<HeldFile>['find']
  heldPages: Held<HeldPages>['find']
  openPdfPrinter: Host['openPdfPrinter']
  request: ExportRequest<K>
  signal: AbortSignal
}

/** The title of an export, for its file name and the lists. */
export interface ExportTitle {
  /** Empty if the kind alone is enough. */
  title: string
  /** If it was read from an offline copy: the copy's time (ms, corrected clock). */
  copiedAt?: number
}

export interface WriteContext {
  /** Corrected time, in milliseconds. */
  now: number
  part: PartFile
  signal: AbortSignal
  /** Reports received bytes or written rows, and the total if it is known. */
  progress(received: number, total?: number): void
  /** Reports that the file contains an offline copy of this time (ms, corrected clock). */
  addCopyTime(at: number): void
}

export interface PreparedExport extends ExportTitle {
  /** The format that the file name proposes, if it is not `xlsx`. */
  format?: FileFormat
  /** Writes the part file and returns its format. Throws ApiError, or the disk's error. */
  write(context: WriteContext): Promise<FileFormat>
}

/** Reads the title before the save dialog opens. Throws ApiError. */
export type PrepareExport<K extends ExportKind = ExportKind> = (input: ExportInput<K>) => Promise<PreparedExport>
