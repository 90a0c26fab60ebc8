/** The methods `excel.*`. Workbooks from outside are opened only in main, within the limits of DESIGN §10. */
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { RefusedFile } from '../excel/read/refused-file'
import { readWorkbook } from '../excel/read/workbook'
import type { Handlers } from './gate'

/** @param parts.clock corrected time, in milliseconds. */
export const excelHandlers = ({ clock }: { clock(): number }): Pick<Handlers, 'excel.read' | 'excel.write'> => ({
  async 'excel.read'({ bytes }) {
    try {
      return success({ rows: await readWorkbook(bytes) })
    } catch (error) {
      if (error instanceof RefusedFile) return failure('invalid-request', text.workbook[error.reason])
      throw error
    }
  },
  async 'excel.write'({ name, rows }) {
    // Load exceljs only when it is needed: it is larger than all other modules of main.
    const { plainSheet } = await import('../excel/plain-sheet')
    return success({ bytes: await plainSheet(name, rows, clock()) })
  },
})
