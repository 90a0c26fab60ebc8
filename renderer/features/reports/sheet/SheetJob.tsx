import { Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { apiKey, useApiAll } from '../../../bridge/index'
import { JobStatus } from '../../../ui/JobStatus'
import { commonText } from '../../../ui/text'
import type { Period } from '../period'
import { ScoreSheet, type SheetStudent } from './ScoreSheet'
import classes from './SheetJob.module.css'
import type { SheetPart } from './sheet-parts'
import { text } from './text'

/** The sheets of a job. */
export interface SheetChoice {
  students: readonly SheetStudent[]
  period: Period
  parts: readonly SheetPart[]
}

interface Props extends SheetChoice {
  /** Said while the reports load. */
  note?: string
  /** Called when the teacher cancels. */
  onEnd(): void
  /** Gets the sheets of all students. */
  children(sheets: ReactElement[]): ReactNode
}

/**
 * Loads the reports of all these students, and goes on once all are loaded: it never makes only some of them silently.
 */
export function SheetJob({ students, period, parts, note = '', onEnd, children }: Props) {
  const client = useQueryClient()
  const reports = useApiAll(
    'get-student-rpt',
    students.map(({ student_id }) => ({ student_id, start_time: period.from, end_time: period.to })),
    { bulk: true },
  )
  const missing = reports.filter(report => report === null).length
  const waiting = reports.filter(report => report === undefined).length
  const retryFailed = () =>
    void client.resetQueries({
      queryKey: apiKey('get-student-rpt'),
      predicate: query => query.state.status === 'error',
    })
  if (waiting > 0)
    return (
      <JobStatus onEnd={onEnd}>
        <Loader size={16} aria-hidden />
        <span>{text.preparing(students.length - waiting, students.length) + note}</span>
      </JobStatus>
    )
  if (missing > 0)
    return (
      <JobStatus onEnd={onEnd}>
        <span>{text.loadFailed(missing)}</span>
        <Button size="compact-sm" variant="default" onClick={retryFailed}>
          {commonText.retry}
        </Button>
      </JobStatus>
    )
  return children(
    students.flatMap((student, index) => {
      const report = reports[index]
      return report ? (
        <div key={student.student_id} className={classes.page}>
          <ScoreSheet report={report} student={student} period={period} parts={parts} />
        </div>
      ) : (
        []
      )
    }),
  )
}
