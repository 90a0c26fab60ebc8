/** An export that the server makes (SPEC §7, blobs): streamed to the disk, and believed only when checked. */
import { limits } from '../../shared/domain/limits'
import type { EndpointRequest } from '../../shared/endpoints/index'
import type { BlobName } from '../../shared/exports/kinds'
import type { ApiClient } from '../http/client'
import { ApiError } from '../http/api-error'
import { abortableItems } from './abortable'
import { checkComplete, type WorkbookFormat, workbookFormat, signatureLength } from './workbook-check'
import { incomplete, notWorkbook, tooLarge } from './workbook-faults'
import type { WriteContext } from './export-types'

/** Saves the row's blob into the part. Throws ApiFault where it is not the whole of a workbook. */
export async function saveBlob(
  client: ApiClient,
  name: BlobName,
  request: EndpointRequest<BlobName>,
  { part, signal, progress }: WriteContext,
): Promise<WorkbookFormat> {
  const opened = await client.stream(name, request, { signal })
  if (!opened.ok) throw new ApiError(opened.error)
  const { length, body } = opened.value
  if (length !== undefined && length > limits.exportBytes) throw tooLarge()
  progress(0, length)
  let start: Uint8Array = new Uint8Array()
  for await (const chunk of abortableItems(body, signal)) {
    if (start.length < signatureLength) {
      start = Buffer.concat([start, chunk]).subarray(0, signatureLength)
      if (start.length === signatureLength && !workbookFormat(start)) throw notWorkbook()
    }
    // A body without an end must not fill the disk.
    if (part.size() + chunk.length > limits.exportBytes) throw tooLarge()
    await part.write(chunk)
    if (length !== undefined && part.size() > length) throw incomplete()
    progress(part.size(), length)
  }
  if (length !== undefined && part.size() < length) throw incomplete()
  const format = workbookFormat(start)
  if (!format) throw notWorkbook()
  await checkComplete(part, format)
  return format
}
