/** What a kind of export is given, and what it must do. */

import type { EndpointResponse } from '../../shared/endpoints/index'
import type { ApiClient } from '../http/client'
import type { PartFile } from './part-file'
import type { SheetFormat } from './sheet-check'

export interface TaskContext {
  client: ApiClient
  homework: EndpointResponse<'homework-basic-info'>
  homeworkId: string
  /** Where `homework` itself is an offline copy: its time (ms, corrected clock). */
  copiedAt?: number
  /** Corrected time, in milliseconds. */
  now: number
  part: PartFile
  signal: AbortSignal
  /** Bytes received or rows written, of how many where that is known. */
  progress(received: number, total?: number): void
  /** What goes into the file is an offline copy of this time (ms, corrected clock). */
  copied(at: number): void
}

/** Fills the part; answers with the format that it has become. Throws ApiFault, or what the disk says. */
export type Task = (context: TaskContext) => Promise<SheetFormat>
