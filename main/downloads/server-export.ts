/** An export that the server makes (SPEC §7, blobs): streamed to the disk, and believed only when checked. */
import { limits } from '../../shared/domain/limits'
import type { EndpointRequest } from '../../shared/endpoints/index'
import type { BlobName } from '../../shared/exports/kinds'
import type { ApiClient } from '../http/client'
import { ApiFault } from '../http/fault'
import { abortableItems } from './abortable'
import { checkWhole, type SheetFormat, sheetFormat, signatureLength } from './sheet-check'
import { incomplete, notSheet, tooLarge } from './sheet-faults'
import type { WriteContext } from './task'

/** Saves the row's blob into the part. Throws ApiFault where it is not the whole of a workbook. */
export async function saveBlob(
  client: ApiClient,
  name: BlobName,
  request: EndpointRequest<BlobName>,
  { part, signal, progress }: WriteContext,
): Promise<SheetFormat> {
  const opened = await client.stream(name, request, { signal })
  if (!opened.ok) throw new ApiFault(opened.error)
  const { length, body } = opened.value
  if (length !== undefined && length > limits.exportBytes) throw tooLarge()
  progress(0, length)
  let start: Uint8Array = new Uint8Array()
  for await (const chunk of abortableItems(body, signal)) {
    if (start.length < signatureLength) {
      start = Buffer.concat([start, chunk]).subarray(0, signatureLength)
      if (start.length === signatureLength && !sheetFormat(start)) throw notSheet()
    }
    // A body without an end must not fill the disk.
    if (part.size() + chunk.length > limits.exportBytes) throw tooLarge()
    await part.write(chunk)
    if (length !== undefined && part.size() > length) throw incomplete()
    progress(part.size(), length)
  }
  if (length !== undefined && part.size() < length) throw incomplete()
  const format = sheetFormat(start)
  if (!format) throw notSheet()
  await checkWhole(part, format)
  return format
}
