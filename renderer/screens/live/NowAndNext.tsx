import { Button } from '@mantine/core'
import { joinClasses } from '../../../shared/domain/class-order'
import type { ComingLessons } from '../../features/lessons/coming-lessons'
import {
  bookedLesson,
  canStart,
  idOf,
  type Lesson,
  lessonPeriod,
  nameOf,
  nowAndNext,
  statusOf,
  timeLeft,
} from '../../features/lessons/lesson-times'
import { paths } from '../../paths'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import { Skeletons } from '../../ui/Skeletons'
import { LessonStatus } from './LessonStatus'
import classes from './Live.module.css'
import { startWord } from './lesson-columns'
import { text } from './text'

interface Props {
  coming: ComingLessons
  now: number
  isGone(lesson: Lesson): boolean
  startingId: string | null
  onStart(lesson: Lesson): void
}

/** What is on now, and what is next. */
export function NowAndNext({ coming, now, isGone, startingId, onStart }: Props) {
  const { lessons, hasFailed, isFetching, retry } = coming
  const { live, next } = nowAndNext(lessons?.filter(lesson => !isGone(lesson)) ?? [], now)
  const shown = [...live, ...next]
  return (
    <section className={classes.top} aria-label={text.top}>
      {!lessons && hasFailed ? (
        <ErrorState message={text.topFailed} onRetry={retry} busy={isFetching} />
      ) : !lessons ? (
        <Skeletons count={1} />
      ) : shown.length === 0 ? (
        <p className={classes.none}>{text.nothingComing}</p>
      ) : (
        shown.map(lesson => (
          <LessonCard key={idOf(lesson)} lesson={lesson} now={now} startingId={startingId} onStart={onStart} />
        ))
      )}
    </section>
  )
}

function LessonCard({
  lesson,
  now,
  startingId,
  onStart,
}: Pick<Props, 'now' | 'startingId' | 'onStart'> & { lesson: Lesson }) {
  const booked = bookedLesson(lesson)
  const isLive = statusOf(lesson, now) === 1
  const left = booked && (isLive ? text.ends(timeLeft(booked.end, now)) : text.starts(timeLeft(booked.start, now)))
  return (
    <article className={classes.card} data-live={isLive || undefined}>
      <LessonStatus status={isLive ? 1 : 0} />
      <div className={classes.what}>
        <h2>
          {isLive ? text.now : text.next}：
          <Link to={paths.liveEdit(lesson.class_id)} title={nameOf(lesson)}>
            {nameOf(lesson)}
          </Link>
        </h2>
        <p>
          {[lessonPeriod(lesson, now), joinClasses(lesson.team_names), lesson.room_name].filter(Boolean).join('　')}
        </p>
      </div>
      <b className={classes.left}>{left}</b>
      {canStart(lesson, now) && (
        <Button
          variant={isLive ? 'filled' : 'default'}
          aria-busy={lesson.class_id === startingId}
          onClick={() => onStart(lesson)}
        >
          {startWord(lesson, now, startingId)}
          <span className="hm-hidden">{text.of(nameOf(lesson))}</span>
        </Button>
      )}
    </article>
  )
}
