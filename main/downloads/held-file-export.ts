/** Saves a file that the page has handed to main, or that main has made for it. */
import { failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import type { PrepareExport } from './export-types'
import type { FileFormat } from './file-format'

/** The first bytes of a PNG: the picture of a chart. Other held files are workbooks. */
const png = [0x89, 0x50, 0x4e, 0x47]

const formatOf = (bytes: Uint8Array): FileFormat => (png.every((byte, at) => bytes[at] === byte) ? 'png' : 'xlsx')

/** Fails if the file is not kept any more, for example after the program was started again. */
export const prepareHeldFile: PrepareExport<'held-file' | 'own-sheet'> = async ({ heldFile, request }) => {
  const file = heldFile(request.file_id)
  if (file === undefined) throw new ApiError(failure('status', text.fileNotHeld).error)
  const { title, bytes } = file
  const format = file.format ?? formatOf(bytes)
  return {
    title,
    format,
    async write({ part, progress }) {
      progress(0, bytes.length)
      await part.write(bytes)
      progress(bytes.length, bytes.length)
      return format
    },
  }
}
