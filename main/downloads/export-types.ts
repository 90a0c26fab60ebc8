/** What a kind of export is given, and what it must do: first to say of what it is, then to fill the file. */
import type { ExportKind, ExportRequest } from '../../shared/exports/kinds'
import type { ApiClient } from '../http/client'
import type { PartFile } from './part-file'
import type { WorkbookFormat } from './workbook-check'

/** What is asked for. */
export interface ExportInput<K extends ExportKind = ExportKind> {
  client: ApiClient
  request: ExportRequest<K>
  signal: AbortSignal
}

/** Of what the export is, as its file's name and the lists say it. */
export interface ExportTitle {
  /** Empty where the kind says it all. */
  title: string
  /** Where it was read from an offline copy: its time (ms, corrected clock). */
  copiedAt?: number
}

export interface WriteContext {
  /** Corrected time, in milliseconds. */
  now: number
  part: PartFile
  signal: AbortSignal
  /** Bytes received or rows written, of how many where that is known. */
  progress(received: number, total?: number): void
  /** What goes into the file is an offline copy of this time (ms, corrected clock). */
  addCopyTime(at: number): void
}

export interface PreparedExport extends ExportTitle {
  /** Fills the part; answers with the format that it has become. Throws ApiFault, or what the disk says. */
  write(context: WriteContext): Promise<WorkbookFormat>
}

/** Looks what is asked for, before a place is chosen. Throws ApiFault. */
export type PrepareExport<K extends ExportKind = ExportKind> = (asked: ExportInput<K>) => Promise<PreparedExport>
