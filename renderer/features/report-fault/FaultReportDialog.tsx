import { useState } from 'react'
import classes from './FaultReport.module.css'
import { FaultReportButtons, FaultReportForm } from './FaultReportForm'
import { text } from './text'
import { useFaultReport } from './use-fault-report'

/** The report in a dialog, where nobody is logged in. What is typed goes with the dialog: the next user would find it. */
export function FaultReportDialog() {
  const [note, setNote] = useState('')
  const report = useFaultReport(note)
  return (
    <>
      <p className={classes.hint}>{text.facts}</p>
      <FaultReportForm report={report} note={note} onNote={setNote} />
      <div className={classes.foot}>
        <FaultReportButtons report={report} />
      </div>
    </>
  )
}
