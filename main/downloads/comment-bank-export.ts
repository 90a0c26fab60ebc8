/** Makes the workbook of the teacher's comment bank, which only this PC has. */
import { failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import type { PrepareExport } from './export-types'

/** Prepares the workbook of the bank as it is now. The page stores an unchanged bank before it asks for it. */
export const prepareCommentBank: PrepareExport<'comment-bank'> = async ({ readKept }) => {
  const bank = await readKept('comment-bank')
  if (bank === null) throw new ApiError(failure('status', text.noBank).error)
  return {
    title: '',
    async write({ now, part, progress }) {
      // Load exceljs only when it is needed: it is larger than all other modules of main.
      const { commentBankWorkbook } = await import('../excel/comment-bank')
      const bytes = await commentBankWorkbook(bank.entries, now)
      progress(0, bytes.length)
      await part.write(bytes)
      progress(bytes.length, bytes.length)
      return 'xlsx'
    },
  }
}
