/** The Excel templates: the heading row that the file of an application must have (SPEC §5). */
import { type ApplyType, applyHeads } from '../../../../shared/domain/applications'
import { applyTypes } from '../../../../shared/domain/statuses'
import type { templates } from '../../../../shared/endpoints/templates'
import { writeBook } from '../../sheets/write-workbook'
import type { Call, Handlers, Sheet } from '../types'

const templateOf =
  (type: ApplyType) =>
  async (_: unknown, { world }: Call): Promise<Sheet> => {
    const title = applyTypes[type]
    // Like a file on a static host: the bytes never change.
    return { name: title, bytes: await writeBook(world.epoch, [{ title, rows: [applyHeads(type)] }]) }
  }

export const templateHandlers: Handlers<keyof typeof templates> = {
  'account-new.xlsx': templateOf(1),
  'account-change.xlsx': templateOf(2),
  'account-stop.xlsx': templateOf(3),
}
