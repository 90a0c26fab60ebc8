import { TextInput } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import { textLength } from '../../../../shared/domain/text-rules'
import classes from './Form.module.css'
import { text } from './text'

interface Props {
  value: string
  onChange(title: string): void
  fault: string | undefined
}

/** The title of a homework, with its length and the limit (SPEC §5; DESIGN §6). */
export const TitleField = ({ value, onChange, fault }: Props) => (
  <TextInput
    size="md"
    label={text.title}
    value={value}
    error={fault}
    autoComplete="off"
    rightSection={<span className={classes.left}>{text.titleLeft(textLength(value), limits.homeworkTitle)}</span>}
    rightSectionWidth={64}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
