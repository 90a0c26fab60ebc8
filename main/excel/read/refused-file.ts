/** The error of an Excel file that is refused (DESIGN §10 "Excel read"). */

/**
 * `kind`: not an .xlsx, for example an older .xls or a file with a password. `damaged`: cannot be read to its end.
 * `doctype`: its XML defines a document type, which Excel refuses, too. `large`: too many parts, bytes, rows or columns.
 * `bomb`: a suspicious compression ratio.
 */
export type RefusalReason = 'kind' | 'damaged' | 'doctype' | 'large' | 'bomb'

/** An Excel file was refused for `reason`. */
export class RefusedFile extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason)
  }
}
