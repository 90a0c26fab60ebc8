import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { joinClasses } from '../../../shared/domain/class-order'
import { day, midnight, shortTime } from '../../../shared/domain/time'
import { peopleCount } from '../../../shared/text'
import { bookedLesson, type Lesson, lessonPeriod, nameOf } from '../../features/lessons/lesson-times'
import { PrintedTable } from '../../features/sheets/PrintedTable'
import { type SheetColumn, sheetTable } from '../../features/sheets/sheet-column'
import { typeWord } from './lesson-columns'
import { text } from './text'

const columns = (now: number): SheetColumn<Lesson>[] => [
  { key: 'time', label: text.columns.time, words: lesson => lessonPeriod(lesson, now) },
  { key: 'title', label: text.columns.title, words: nameOf },
  { key: 'teams', label: text.columns.teams, words: ({ team_names }) => joinClasses(team_names) },
  {
    key: 'students',
    label: text.columns.students,
    numeric: true,
    words: ({ student_count }) => peopleCount(student_count),
  },
  { key: 'room', label: text.columns.room, words: ({ room_name }) => room_name },
  { key: 'type', label: text.columns.type, words: ({ live_type }) => typeWord(live_type) },
]

/** The lessons that are on, or begin today or in the six days after it, the earliest first. */
function lessonsOfWeek(lessons: readonly Lesson[], now: number): Lesson[] {
  const until = midnight(now, 7)
  const startOf = (lesson: Lesson) => bookedLesson(lesson)?.start ?? Number.POSITIVE_INFINITY
  return lessons.filter(lesson => startOf(lesson) < until).toSorted((a, b) => startOf(a) - startOf(b))
}

/** Prints the lessons of the next seven days. `lessons` are all that are on or to come; undefined while they load. */
export function WeekPrint({ lessons = [], now }: { lessons: readonly Lesson[] | undefined; now: number }) {
  const [isPrinting, setPrinting] = useState(false)
  const rows = lessonsOfWeek(lessons, now)
  const date = (at: number) => shortTime(at, now).replace(/\d+:\d\d$/u, '')
  const from = midnight(now)
  return (
    <>
      <Button
        variant="default"
        disabled={rows.length === 0}
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {text.week.print}
      </Button>
      {isPrinting && (
        <PrintedTable
          head={text.week.head(date(from), date(from + 6 * day))}
          table={sheetTable(columns(now), rows)}
          onEnd={() => setPrinting(false)}
        />
      )}
    </>
  )
}
