import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { homeworkTitle } from '../homework-title'
import classes from './HomeworkAttachments.module.css'
import { type AttachedHomework, HomeworkPicker } from './HomeworkPicker'
import { text } from './text'

interface Props {
  value: AttachedHomework[]
  onChange(attached: AttachedHomework[]): void
  max: number
}

/** Attaches homework of the teacher: a search field whose list adds, and the attached homework below it. */
export function HomeworkAttachments({ value, onChange, max }: Props) {
  return (
    <div className={classes.field}>
      <HomeworkPicker
        label={text.label(value.length, max)}
        chosen={value}
        max={max}
        onAdd={added => onChange([...value, added])}
      />
      {value.length > 0 && (
        <ul className={classes.attached} aria-label={text.attached}>
          {value.map(({ id, title: name }) => (
            <li key={id}>
              <span className="hm-ellipsis" title={name}>
                {homeworkTitle(name)}
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={text.remove(homeworkTitle(name))}
                onClick={() => onChange(value.filter(each => each.id !== id))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
