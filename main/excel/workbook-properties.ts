import { text } from '../../shared/text'
import { cellText } from './cell-text'

/** The properties of a new workbook: who made it, and when. `madeAt` is in milliseconds. */
export function workbookProperties(madeAt: number) {
  const maker = cellText(text.sheet.maker)
  const made = new Date(madeAt)
  return { creator: maker, lastModifiedBy: maker, created: made, modified: made }
}
