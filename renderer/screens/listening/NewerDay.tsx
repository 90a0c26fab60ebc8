import { Button } from '@mantine/core'
import { dayName } from './day-name'
import classes from './Listening.module.css'
import { text } from './text'

interface Props {
  /** YYYY-MM-DD; undefined: nothing newer has come. */
  day: string | undefined
  onShow: (day: string) => void
}

/** Offers the recordings of a day that has begun while the teacher hears those of the day before. */
export const NewerDay = ({ day, onShow }: Props) => (
  <div role="status">
    {day === undefined ? null : (
      <p className={classes.notice}>
        {text.newerDay(dayName(day))}
        <Button size="compact-sm" variant="default" onClick={() => onShow(day)}>
          {text.showDay(dayName(day))}
        </Button>
      </p>
    )}
  </div>
)
