import type { WorkbookFormat } from './workbook-check'

/** The formats of exported files. */
export type FileFormat = WorkbookFormat | 'xlsm' | 'png' | 'pdf' | 'zip'
