import { Button, Loader } from '@mantine/core'
import { useApiAll } from '../../bridge/index'
import type { Period } from '../../features/reports/period'
import { usePrintJob } from '../../ui/print/use-print-job'
import { commonText } from '../../ui/text'
import type { Classmates, SheetPart } from './report-choice'
import { ScoreSheet } from './ScoreSheet'
import classes from './StudentReport.module.css'
import { text } from './text'

interface Props {
  students: Classmates
  period: Period
  parts: readonly SheetPart[]
  /** Called after printing, or when the teacher cancels. */
  onEnd(): void
  /** Reads the failed reports again. */
  onRetry(): void
}

/**
 * Loads the reports of all these students, and prints once all are loaded. It never prints only some of them silently.
 */
export function PrintJob({ students, period, parts, onEnd, onRetry }: Props) {
  const reports = useApiAll(
    'get-student-rpt',
    students.map(({ student_id }) => ({ student_id, start_time: period.from, end_time: period.to })),
  )
  const missing = reports.filter(report => report === null).length
  const waiting = reports.filter(report => report === undefined).length
  const ready = missing === 0 && waiting === 0
  usePrintJob(ready, onEnd)
  return (
    <>
      {!ready && (
        <div className={classes.job} role="status">
          {waiting > 0 ? (
            <>
              <Loader size={16} aria-hidden />
              <span>{text.preparing(students.length - waiting, students.length)}</span>
            </>
          ) : (
            <>
              <span className={classes.fault}>{text.printFailed(missing)}</span>
              <Button size="compact-sm" variant="default" onClick={onRetry}>
                {commonText.retry}
              </Button>
            </>
          )}
          <Button size="compact-sm" variant="default" onClick={onEnd}>
            {text.stop}
          </Button>
        </div>
      )}
      {ready && (
        <div className={classes.prints}>
          {students.map((student, index) => {
            const report = reports[index]
            return report ? (
              <div key={student.student_id} className={classes.page}>
                <ScoreSheet report={report} student={student} period={period} parts={parts} />
              </div>
            ) : null
          })}
        </div>
      )}
    </>
  )
}
