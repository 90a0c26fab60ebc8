import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useApi } from '../../bridge/index'
import type { Period } from '../../features/reports/period'
import { ScoreSheet } from '../../features/reports/sheet/ScoreSheet'
import type { SheetPart } from '../../features/reports/sheet/sheet-parts'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { Skeletons } from '../../ui/Skeletons'
import type { Classmates } from './report-choice'
import classes from './StudentReport.module.css'
import { text } from './text'

interface Props {
  students: Classmates
  period: Period
  parts: readonly SheetPart[]
  onPrint(student: Classmates[number]): void
}

/** Shows the score sheet of one chosen student at a time, as it will be printed. */
export function Preview({ students, period, parts, onPrint }: Props) {
  const [studentId, setStudentId] = useState('')
  const foundIndex = students.findIndex(({ student_id }) => student_id === studentId)
  const index = Math.max(0, foundIndex)
  const student = students[index]
  const { data, isError, isFetching, refetch } = useApi(
    'get-student-rpt',
    { student_id: student?.student_id ?? '', start_time: period.from, end_time: period.to },
    { enabled: student !== undefined },
  )
  const step = (by: number) => setStudentId(students[index + by]?.student_id ?? studentId)
  const keys = useKeyTable([
    { label: text.next, keys: { 'Shift+j': () => step(1) } },
    { label: text.previous, keys: { 'Shift+k': () => step(-1) } },
  ])
  if (!student) return null
  return (
    <>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={text.previous}
          disabled={index === 0}
          onClick={() => step(-1)}
          aria-keyshortcuts="Shift+K"
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={text.next}
          disabled={index === students.length - 1}
          onClick={() => step(1)}
          aria-keyshortcuts="Shift+J"
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <p role="status">{text.position(index + 1, students.length, student.nickname)}</p>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} aria-hidden />}
          onClick={() => onPrint(student)}
        >
          {text.printOne}
        </Button>
      </div>
      <div className={classes.paper} aria-busy={isFetching}>
        {data ? (
          <ScoreSheet report={data} student={student} period={period} parts={parts} />
        ) : isError ? (
          <LoadFailed message={text.failed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons count={12} />
        )}
      </div>
      <KeyHints rows={keys} />
    </>
  )
}
