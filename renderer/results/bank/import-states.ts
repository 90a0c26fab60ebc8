/** Why the comment bank takes no file, and what becomes of a row of a file. */

export type FileFault = 'size' | 'head' | 'none' | 'unreadable'

export type RowState = 'added' | 'same' | 'refused'
