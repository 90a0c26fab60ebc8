/** What decisions and edits of a row are kept by: a row of a file by its number, a row for a student by her ID. */

export type RowKey = number | string

/** A row for a student keeps its key when rows before it come or go. */
export const rowKey = ({ row, about }: { row: number; about?: string | undefined }): RowKey => about ?? row
