import { Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { apiKey, useApiAll } from '../../../bridge/index'
import { PrintSheet } from '../../../ui/print/PrintSheet'
import { commonText } from '../../../ui/text'
import type { Period } from '../period'
import classes from './PrintJob.module.css'
import { ScoreSheet, type SheetStudent } from './ScoreSheet'
import type { SheetPart } from './sheet-parts'
import { text } from './text'

interface Props {
  students: readonly (SheetStudent & { student_id: string })[]
  period: Period
  parts: readonly SheetPart[]
  /** The left part of the header of each page. */
  head: string
  /** Called after printing, or when the teacher cancels. */
  onEnd(): void
}

/**
 * Loads the reports of all these students, and prints once all are loaded. It never prints only some of them silently.
 */
export function PrintJob({ students, period, parts, head, onEnd }: Props) {
  const client = useQueryClient()
  const reports = useApiAll(
    'get-student-rpt',
    students.map(({ student_id }) => ({ student_id, start_time: period.from, end_time: period.to })),
  )
  const missing = reports.filter(report => report === null).length
  const waiting = reports.filter(report => report === undefined).length
  const ready = missing === 0 && waiting === 0
  const retryFailed = () =>
    void client.resetQueries({
      queryKey: apiKey('get-student-rpt'),
      predicate: query => query.state.status === 'error',
    })
  if (!ready)
    return (
      <div className={classes.job} role="status">
        {waiting > 0 ? (
          <>
            <Loader size={16} aria-hidden />
            <span>{text.preparing(students.length - waiting, students.length)}</span>
          </>
        ) : (
          <>
            <span>{text.printFailed(missing)}</span>
            <Button size="compact-sm" variant="default" onClick={retryFailed}>
              {commonText.retry}
            </Button>
          </>
        )}
        <Button size="compact-sm" variant="default" onClick={onEnd}>
          {text.stop}
        </Button>
      </div>
    )
  return (
    <PrintSheet head={head} pageNumbers={false} onEnd={onEnd}>
      {students.map((student, index) => {
        const report = reports[index]
        return report ? (
          <div key={student.student_id} className={classes.page}>
            <ScoreSheet report={report} student={student} period={period} parts={parts} />
          </div>
        ) : null
      })}
    </PrintSheet>
  )
}
