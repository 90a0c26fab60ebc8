import { Button, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useApiAll } from '../../bridge/index'
import type { Classmates } from './report-choice'
import type { Period } from './report-period'
import { ScoreSheet } from './ScoreSheet'
import classes from './StudentReport.module.css'
import { text } from './text'

interface Props {
  students: Classmates
  period: Period
  /** It has been printed, or given up. */
  onEnd(): void
  /** Reads again what could not be had. */
  onAgain(): void
}

/** Reads the sheets of all these students, and prints them when every one is there: never a part of them without a word. */
export function PrintJob({ students, period, onEnd, onAgain }: Props) {
  const reports = useApiAll(
    'get-student-rpt',
    students.map(({ student_id }) => ({ student_id, start_time: period.from, end_time: period.to })),
  )
  const missing = reports.filter(report => report === null).length
  const waiting = reports.filter(report => report === undefined).length
  const ready = missing === 0 && waiting === 0
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!ready) return
    const done = () => end.current()
    window.addEventListener('afterprint', done)
    // the sheets are laid out by the next frame
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', done)
    }
  }, [ready])
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
              <Button size="compact-sm" variant="default" onClick={onAgain}>
                {text.printAgain}
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
          {students.map((student, at) => {
            const report = reports[at]
            return report ? (
              <div key={student.student_id} className={classes.page}>
                <ScoreSheet report={report} student={student} period={period} />
              </div>
            ) : null
          })}
        </div>
      )}
    </>
  )
}
