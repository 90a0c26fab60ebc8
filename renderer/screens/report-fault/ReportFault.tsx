import { FaultReportButtons, FaultReportForm } from '../../features/report-fault/FaultReportForm'
import { text } from '../../features/report-fault/text'
import { useFaultReport } from '../../features/report-fault/use-fault-report'
import { useDraft } from '../../ui/drafts'
import { PageHeader } from '../../ui/PageHeader'

const readNote = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** 不具合を知らせる: a teacher reads the redacted report of a fault, leaves parts out, and saves it (a chosen page). */
export function ReportFault() {
  const note = useDraft('report-fault', '', readNote)
  const report = useFaultReport(note.value)
  return (
    <>
      <PageHeader title={text.title} facts={text.facts} actions={<FaultReportButtons report={report} />} />
      <FaultReportForm report={report} note={note.value} onNote={note.set} />
    </>
  )
}
