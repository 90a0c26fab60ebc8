/** Reads students from outside into a table: a workbook, a text file in any usual encoding, or pasted cells. */
import type { RosterTable } from '../../shared/contract/types'
import { withoutQuote } from '../../shared/domain/cell'
import { limits } from '../../shared/domain/limits'
import { listScore } from '../../shared/domain/roster/columns'
import type { Delimiter, Encoding } from '../../shared/domain/roster/encodings'
import { continues, joinSheets } from '../../shared/domain/roster/joined-sheets'
import { withoutPasswords } from '../../shared/domain/roster/password-columns'
import { RefusedFile } from '../excel/read/refused-file'
import { readSheet } from '../excel/read/workbook'
import { decodeText } from './decode-text'
import { findDelimiter, readDelimited } from './delimited'
import { type FileKind, fileKind } from './file-kind'

/** The kinds of files that are refused by their first bytes. */
type RefusedKind = Exclude<FileKind, 'workbook' | 'text'>

/** A file is refused for what it is. */
export class RefusedKindError extends Error {
  constructor(readonly kind: RefusedKind) {
    super(kind)
  }
}

/** The sheet with the list: a cover with texts can stand before it. Sheets with one class each are one list. */
const listSheet = { of: listScore, best: 3, join: { continues, all: joinSheets } }

function tableOf(text: string, delimiter: Delimiter, encoding: Encoding | null, faults: number): RosterTable {
  const { rows, unclosed } = readDelimited(text, delimiter)
  return {
    rows: withoutPasswords(rows),
    text: { encoding, delimiter, faults, ...(unclosed !== undefined && { unclosed }) },
  }
}

/**
 * The table of cells that were pasted, which Excel separates by tabs only: `SMITH, John` is one cell. Throws RefusedFile
 * when they are too many.
 */
export function readPasted(text: string): RosterTable {
  if (text.length > limits.roster.textBytes) throw new RefusedFile('large')
  return tableOf(text, '\t', null, 0)
}

/**
 * The table of a file. Without `sheet`, the first one with a list that is not hidden; without `encoding`, it is
 * detected. Throws RefusedFile or RefusedKindError.
 */
export async function readFile(
  bytes: Uint8Array,
  { sheet, encoding }: { sheet?: number | undefined; encoding?: Encoding | undefined },
): Promise<RosterTable> {
  const kind = fileKind(bytes)
  if (kind === 'workbook') {
    const { rows, ...workbook } = await readSheet(bytes, sheet, listSheet)
    return { rows: withoutPasswords(rows.map(row => ({ ...row, cells: row.cells.map(withoutQuote) }))), workbook }
  }
  if (kind !== 'text') throw new RefusedKindError(kind)
  if (bytes.length > limits.roster.textBytes) throw new RefusedFile('large')
  const decoded = decodeText(bytes, encoding)
  return tableOf(decoded.text, findDelimiter(decoded.text), decoded.encoding, decoded.faults)
}
