import { Button } from '@mantine/core'
import { joinClasses } from '../../../shared/domain/class-order'
import type { LessonField } from '../../../shared/domain/lessons'
import { type Lesson, lessonPeriod, nameOf } from '../../features/lessons/lesson-times'
import { useNow } from '../../ui/clock'
import classes from './Live.module.css'
import { typeWord } from './lesson-columns'
import type { changesSince } from './lesson-draft'
import { text } from './text'

interface Props {
  changes: ReturnType<typeof changesSince>
  saved: Lesson
  onTake(): void
}

/** The value of a field as the server has it now. */
const savedValue = (field: LessonField, lesson: Lesson, now: number): string =>
  ({
    title: nameOf(lesson),
    content: lesson.content,
    room_id: lesson.room_name || lesson.room_id,
    team_ids: joinClasses(lesson.team_names),
    live_type: typeWord(lesson.live_type),
    start_time: lessonPeriod(lesson, now),
    end_time: lessonPeriod(lesson, now),
  })[field]

/** What somebody else has changed while the teacher edits; nothing is saved before she has taken it over. */
export function ChangedMeanwhile({ changes: { theirs, both }, saved, onTake }: Props) {
  const now = useNow()
  if (theirs.length === 0) return null
  return (
    <div className={classes.note} role="alert">
      <p>{text.edit.changedLead}</p>
      <ul>
        {theirs.map(field => (
          <li key={field}>
            {text.edit.changedField(text.fields[field], savedValue(field, saved, now))}
            {both.includes(field) && text.edit.yoursStays}
          </li>
        ))}
      </ul>
      <Button size="compact-md" variant="default" onClick={onTake}>
        {text.edit.take}
      </Button>
    </div>
  )
}
