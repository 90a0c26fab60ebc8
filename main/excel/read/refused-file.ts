/** Why a file is not read (DESIGN §10 "Excel read"). */

/**
 * `kind`: no .xlsx, an older .xls or one locked with a password among them. `damaged`: one that cannot be read to its end.
 * `large`: more parts, bytes, rows or columns than are read, or packed so tightly that it is made to harm.
 */
export type RefusalReason = 'kind' | 'damaged' | 'large'

/** A file that is not read. */
export class RefusedFile extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason)
  }
}
