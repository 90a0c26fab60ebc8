/** The method `excel.read`. Workbooks from outside are opened only here, within the limits of DESIGN §10. */
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { RefusedFile } from '../excel/read/refused-file'
import { readWorkbook } from '../excel/read/workbook'
import type { Handlers } from './gate'

export const excelHandlers: Pick<Handlers, 'excel.read'> = {
  async 'excel.read'({ bytes }) {
    try {
      return success({ rows: await readWorkbook(bytes) })
    } catch (error) {
      if (error instanceof RefusedFile) return failure('invalid-request', text.workbook[error.reason])
      throw error
    }
  },
}
