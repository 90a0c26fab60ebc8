/** The methods `excel.*`. Workbooks from outside are opened only in main, within the limits of DESIGN §10. */
import { success } from '../../shared/contract/result'
import { readWorkbook } from '../excel/read/workbook'
import type { Handlers } from './gate'
import { readOrRefuse } from './read-or-refuse'

/** @param parts.clock corrected time, in milliseconds. */
export const excelHandlers = ({ clock }: { clock(): number }): Pick<Handlers, 'excel.read' | 'excel.write'> => ({
  'excel.read': ({ bytes }) => readOrRefuse(async () => ({ rows: await readWorkbook(bytes) })),
  async 'excel.write'({ name, rows, numbers }) {
    // Load exceljs only when it is needed: it is larger than all other modules of main.
    const { plainSheet } = await import('../excel/plain-sheet')
    return success({ bytes: await plainSheet(name, rows, clock(), numbers) })
  },
})
