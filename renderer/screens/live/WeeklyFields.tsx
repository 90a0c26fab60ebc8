import { Switch } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import { DateField } from '../../ui/DateField'
import classes from './Live.module.css'
import type { LessonForm } from './lesson-check'
import { text } from './text'

/** Repeats the lesson each week until a day; holidays are left out. */
export function WeeklyFields({ form }: { form: LessonForm }) {
  const { weekly, until, start } = form.values
  return (
    <fieldset className={classes.fields}>
      <legend>{text.until.title}</legend>
      <Switch
        label={text.until.weekly}
        description={text.until.hint}
        checked={weekly}
        onChange={event => form.set({ weekly: event.currentTarget.checked }, [])}
      />
      {weekly && (
        <DateField
          label={text.until.label}
          min={start.slice(0, 10) || undefined}
          value={until}
          error={form.fault('until')}
          description={text.until.most(limits.lesson.weeks)}
          onChange={next => form.set({ until: next })}
        />
      )}
    </fieldset>
  )
}
