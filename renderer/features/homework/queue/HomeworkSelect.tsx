import { NativeSelect } from '@mantine/core'
import classes from './Queue.module.css'
import { text } from './text'

interface Props {
  /** Empty: all. */
  value: string
  homeworks: readonly { id: string; title: string }[]
  onChange: (homeworkId: string) => void
}

/** Chooses the homework whose submissions a queue shows. */
export const HomeworkSelect = ({ value, homeworks, onChange }: Props) => (
  <NativeSelect
    className={classes.homework}
    aria-label={text.homework}
    value={value}
    data={[{ value: '', label: text.allHomework }, ...homeworks.map(({ id, title }) => ({ value: id, label: title }))]}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
