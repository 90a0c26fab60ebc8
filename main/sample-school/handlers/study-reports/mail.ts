/** The mails that reports are sent by. */
import type { SchoolParts } from '../types'
import { reportName } from './books'
import { taskStatus } from './tasks'
import { studyReportText } from './text'

/**
 * Sends each report that is finished by now to whom it was promised, once: what is sent is written down first. The school does
 * nothing between calls, so any call does it.
 */
export function sendReports(parts: SchoolParts): void {
  const { store } = parts
  const now = { ...parts, at: parts.now() }
  for (const task of store.state.reports.values()) {
    const { id, email } = task
    if (email === null || store.state.mailedReports.has(id) || taskStatus(now, task) !== 1) continue
    store.commit({ type: 'report-mailed', id })
    parts.say(studyReportText.mail(email, reportName(now, task)))
  }
}
