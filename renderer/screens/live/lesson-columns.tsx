import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { joinClasses } from '../../../shared/domain/class-order'
import { liveTypes } from '../../../shared/domain/statuses'
import { peopleCount } from '../../../shared/text'
import { canStart, type Lesson, lessonPeriod, nameOf, statusOf } from '../../features/lessons/lesson-times'
import { text as lessonText } from '../../features/lessons/text'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { LessonStatus } from './LessonStatus'
import classes from './Live.module.css'
import { text } from './text'

const startText = lessonText.start

interface Actions {
  startingId: string | null
  start(lesson: Lesson): void
  remove(lesson: Lesson): void
}

export const typeWord = (type: number): string => (liveTypes as Readonly<Record<number, string>>)[type] ?? ''

/** What the button says that starts a lesson or opens its room. */
export function startWord(lesson: Lesson, now: number, startingId: string | null): string {
  if (lesson.class_id === startingId) return startText.starting
  return statusOf(lesson, now) === 1 ? text.openRoom : text.startNow
}

/** @param now to the minute: the states follow the clock. */
export const lessonColumns = (now: number, { startingId, start, remove }: Actions): Column<Lesson>[] => [
  { key: 'time', label: text.columns.time, need: 226, cell: lesson => <Clip>{lessonPeriod(lesson, now)}</Clip> },
  {
    key: 'title',
    label: text.columns.title,
    head: true,
    need: 180,
    grow: 3,
    cell: lesson => (
      <Link to={paths.liveEdit(lesson.class_id)} title={nameOf(lesson)} data-removes>
        {nameOf(lesson)}
      </Link>
    ),
  },
  {
    key: 'teams',
    label: text.columns.teams,
    need: 120,
    grow: 2,
    cell: ({ team_names }) => <Clip>{joinClasses(team_names)}</Clip>,
  },
  {
    key: 'students',
    label: text.columns.students,
    width: '76px',
    numeric: true,
    spare: 1,
    cell: ({ student_count }) => peopleCount(student_count),
  },
  { key: 'room', label: text.columns.room, need: 130, spare: 3, cell: ({ room_name }) => <Clip>{room_name}</Clip> },
  { key: 'type', label: text.columns.type, width: '92px', spare: 2, cell: ({ live_type }) => typeWord(live_type) },
  {
    key: 'status',
    label: text.columns.status,
    width: '104px',
    cell: lesson => <LessonStatus status={statusOf(lesson, now)} />,
  },
  {
    key: 'actions',
    label: text.columns.actions,
    hideLabel: true,
    width: '156px',
    pinned: true,
    cell: lesson => {
      const status = statusOf(lesson, now)
      return (
        <span className={classes.actions}>
          {canStart(lesson, now) && (
            <Button
              size="compact-sm"
              variant="default"
              aria-busy={lesson.class_id === startingId}
              onClick={() => start(lesson)}
            >
              {startWord(lesson, now, startingId)}
              <span className="hm-hidden">{text.of(nameOf(lesson))}</span>
            </Button>
          )}
          {status !== 1 && (
            <ActionIcon variant="subtle" aria-label={text.deletion.of(nameOf(lesson))} onClick={() => remove(lesson)}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </span>
      )
    },
  },
]
