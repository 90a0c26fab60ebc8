/** Sends finished reports by mail. */
import type { SchoolParts } from '../types'
import { taskStatus } from './tasks'
import { studyReportText } from './text'
import { reportName } from './workbooks'

/**
 * Sends each finished report to its mail address, once: the journal records it before the mail is sent. The school does
 * nothing between calls, so every call triggers this.
 */
export function sendReports(parts: SchoolParts): void {
  const { store } = parts
  const now = { ...parts, at: parts.now() }
  for (const task of store.state.reports.values()) {
    const { id, email } = task
    if (email === null || store.state.mailedReports.has(id) || taskStatus(now, task) !== 1) continue
    store.commit({ type: 'report-mailed', id })
    parts.logLine(studyReportText.mail(email, reportName(now, task)))
  }
}
