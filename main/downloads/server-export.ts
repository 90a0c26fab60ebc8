/** An export file of the server (SPEC §7, blobs): streamed to the disk, and accepted only after it was checked. */
import { limits } from '../../shared/domain/limits'
import type { EndpointRequest } from '../../shared/endpoints/index'
import type { BlobName } from '../../shared/exports/kinds'
import { ApiError } from '../http/api-error'
import type { ApiClient } from '../http/client'
import { abortableItems } from './abortable'
import type { WriteContext } from './export-types'
import { checkComplete, signatureLength, type WorkbookFormat, workbookFormat } from './workbook-check'
import { incomplete, notWorkbook, tooLarge } from './workbook-faults'

/** Saves the endpoint's blob into the part file. Throws ApiError if it is not a complete workbook. */
export async function saveBlob(
  client: ApiClient,
  name: BlobName,
  request: EndpointRequest<BlobName>,
  { part, signal, progress }: WriteContext,
): Promise<WorkbookFormat> {
  const response = await client.stream(name, request, { signal })
  if (!response.ok) throw new ApiError(response.error)
  const { length, body } = response.value
  if (length !== undefined && length > limits.exportBytes) throw tooLarge()
  progress(0, length)
  let start: Uint8Array = new Uint8Array()
  for await (const chunk of abortableItems(body, signal)) {
    if (start.length < signatureLength) {
      start = Buffer.concat([start, chunk]).subarray(0, signatureLength)
      if (start.length === signatureLength && !workbookFormat(start)) throw notWorkbook()
    }
    // An endless body must not fill the disk.
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
