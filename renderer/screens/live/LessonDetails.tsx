import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { joinClasses } from '../../../shared/domain/class-order'
import { peopleCount } from '../../../shared/text'
import { type Lesson, lessonPeriod, statusOf } from '../../features/lessons/lesson-times'
import { useStartLesson } from '../../features/lessons/use-start-lesson'
import { useMinute } from '../../ui/clock'
import { LessonStatus } from './LessonStatus'
import classes from './Live.module.css'
import { startWord, typeWord } from './lesson-columns'
import { text } from './text'

interface Props {
  lesson: Lesson
  /** Whether the lesson has started while its form was on the screen. */
  startedMeanwhile: boolean
}

/** A lesson that has started or is over: it cannot be changed any more. */
export function LessonDetails({ lesson, startedMeanwhile }: Props) {
  const now = useMinute()
  const { start, startingId } = useStartLesson()
  const status = statusOf(lesson, now)
  const facts = [
    [text.columns.time, lessonPeriod(lesson, now)],
    [text.columns.teams, joinClasses(lesson.team_names)],
    [text.columns.students, peopleCount(lesson.student_count)],
    [text.columns.room, lesson.room_name],
    [text.columns.type, typeWord(lesson.live_type)],
    [text.form.content, lesson.content],
  ]
  return (
    <section className={classes.fields} aria-label={text.edit.facts}>
      <p role={startedMeanwhile ? 'alert' : undefined}>
        <LessonStatus status={status} /> {startedMeanwhile ? text.edit.startedMeanwhile : text.edit.fixed}
      </p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {status === 1 && (
        <div>
          <Button aria-busy={startingId !== null} onClick={() => void start(lesson)}>
            {startWord(lesson, now, startingId)}
          </Button>
        </div>
      )}
    </section>
  )
}
