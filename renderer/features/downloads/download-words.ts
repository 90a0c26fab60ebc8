/** Texts about one export. */
import type { DownloadState } from '../../../shared/contract/types'
import { fileTitle } from '../../../shared/exports/file-title'
import { fileSize } from '../../ui/file-size'
import { downloadsText as text } from './text'

/** The file's name; before it has one, a name from the kind and the title. */
export const nameOf = ({ name, title, kind }: DownloadState): string => name || fileTitle(kind, title)

/** The id of the homework that is exported, if any. */
export const homeworkOf = ({ request }: DownloadState): string | undefined =>
  typeof request.homework_id === 'string' ? request.homework_id : undefined

/** The kinds of export whose progress is a number of students. */
const countsStudents: ReadonlySet<DownloadState['kind']> = new Set(['score-sheet', 'student-report-pdf'])

/** The progress of a running export, in students or bytes; empty before the first. */
export function progressOf({ kind, received, total }: DownloadState): string {
  if (received === 0 && total === undefined) return ''
  if (countsStudents.has(kind)) return text.rows(received, total)
  return text.bytes(fileSize(received), total === undefined ? undefined : fileSize(total))
}

/** What the program does before the first progress of a running export. */
export const preparingOf = ({ kind }: DownloadState): string =>
  kind === 'student-report-pdf' ? text.preparingPdf : text.preparing

/** The text for screen readers when a running export has ended; null for any other change. */
export function announcementOf(before: DownloadState | undefined, now: DownloadState): string | null {
  if (before?.state !== 'running' || before.id !== now.id) return null
  if (now.state === 'done') return text.announceSaved(nameOf(now))
  return now.state === 'failed' ? text.announceFailed(nameOf(now), now.error?.message ?? '') : null
}
