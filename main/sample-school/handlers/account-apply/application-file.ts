/** Opens and checks the Excel file of an application (SPEC §5; DESIGN §10). */

import { type ApplyRow, type ApplyType, applyFaultText, readApplication } from '../../../../shared/domain/applications'
import { limits } from '../../../../shared/domain/limits'
import { text as mainText } from '../../../../shared/text'
import { RefusedFile } from '../../../excel/read/refused-file'
import { readWorkbook } from '../../../excel/read/workbook'
import { findStudent } from '../../data/classes'
import { type Call, Refusal } from '../types'
import { text } from './text'

interface Sent {
  name: string
  bytes: Uint8Array
}

const { bytes: maxBytes } = limits.application

async function openWorkbook({ name, bytes }: Sent) {
  if (!/\.xlsx$/i.test(name)) throw new Refusal(400, text.extension)
  if (bytes.byteLength > maxBytes) throw new Refusal(400, text.tooLarge(maxBytes / 1024 / 1024))
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    throw error instanceof RefusedFile ? new Refusal(400, mainText.workbook[error.reason]) : error
  }
}

/** The rows of the file. If there are faults, refuses with the first fault and the number of others. */
export async function applicationRows({ world }: Call, kind: ApplyType, file: Sent): Promise<ApplyRow[]> {
  const sheet = await openWorkbook(file)
  const { rows, faults } = readApplication(kind, sheet)
  const unknown = rows.flatMap(({ student_id: id = '' }, at) =>
    id === '' || findStudent(world, id) !== undefined ? [] : text.noStudent(sheet[at + 1]?.row ?? 0, id),
  )
  const [first, ...others] = [...faults.map(applyFaultText), ...unknown]
  if (first === undefined) return rows
  throw new Refusal(400, others.length === 0 ? first : text.more(first, others.length))
}

/** Whether a class contains two students with the same name: then the office asks whether they are two persons. */
export function hasNamesakes(rows: readonly ApplyRow[]): boolean {
  const names = rows
    .filter(({ class_name = '', nickname = '' }) => class_name !== '' && nickname !== '')
    .map(({ grade_name, class_name, nickname }) => [grade_name, class_name, nickname?.replace(/\s/g, '')].join('\n'))
  return new Set(names).size < names.length
}
