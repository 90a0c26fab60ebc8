/** Saves a file that the page has handed to main. */
import { failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import type { PrepareExport } from './export-types'

/** Fails if the file is not kept any more, for example after the program was started again. */
export const prepareHeldFile: PrepareExport<'held-file'> = async ({ heldFile, request }) => {
  const file = heldFile(request.file_id)
  if (file === undefined) throw new ApiError(failure('status', text.fileNotHeld).error)
  const { title, bytes } = file
  return {
    title,
    async write({ part, progress }) {
      progress(0, bytes.length)
      await part.write(bytes)
      progress(bytes.length, bytes.length)
      return 'xlsx'
    },
  }
}
