/** The methods `sheet.*`: scores are written into a copy of the teacher's own workbook. */
import { failure, type Result } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { Downloads } from '../downloads/downloads'
import { RefusedCellsError, RefusedSheetError, readOwnSheet, writeOwnSheet } from '../own-sheet/own-sheet'
import type { Handlers } from './gate'
import { readOrRefuse } from './read-or-refuse'

/** The cells that a refusal names: more help nobody. */
const named = 5

async function orRefusal<T>(run: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RefusedSheetError) return failure('invalid-request', text.ownSheetFile[error.kind])
    if (!(error instanceof RefusedCellsError)) throw error
    return failure('invalid-request', text.ownSheetFile.cells(error.cells.slice(0, named)))
  }
}

export const ownSheetHandlers = ({ hold }: Pick<Downloads, 'hold'>): Pick<Handlers, 'sheet.read' | 'sheet.write'> => ({
  'sheet.read': ({ bytes, sheet }) => orRefusal(() => readOrRefuse(() => readOwnSheet(bytes, sheet))),
  'sheet.write': ({ title, bytes, sheet, cells }) =>
    orRefusal(async () => {
      const written = await readOrRefuse(() => writeOwnSheet(bytes, sheet, cells))
      return written.ok ? hold({ title, ...written.value }) : written
    }),
})
