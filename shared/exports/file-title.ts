/** What an exported file is called, without its date and extension. */
import { text } from '../text'
import type { ExportKind } from './kinds'

/** The title with the kind of the export; a file that the page has made has a whole title already. */
export const fileTitle = (kind: ExportKind, title: string): string =>
  [title, kind === 'held-file' && title !== '' ? '' : text.exports[kind]].filter(part => part !== '').join('_')
