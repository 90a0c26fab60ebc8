import { failure, type Result, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { RefusedFile } from '../excel/read/refused-file'

/** Reads a file from outside; if the file is refused, the result is a failure with the reason in words. */
export async function readOrRefuse<T>(read: () => Promise<T>): Promise<Result<T>> {
  try {
    return success(await read())
  } catch (error) {
    if (error instanceof RefusedFile) return failure('invalid-request', text.workbook[error.reason])
    throw error
  }
}
